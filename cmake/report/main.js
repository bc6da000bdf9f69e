const report = JSON.parse(document.getElementById("xattn-data").textContent);
document.title = report.title;
const list = document.createElement("ul");
for (const record of report.records) {
  const item = document.createElement("li");
  item.textContent = record.path;
  list.append(item);
}
document.body.append(list);
