// SPDX-License-Identifier: BSD-3-Clause
/// Brief   The page of the report before and after its data, made by cmake/report/assemble.cmake from the files beside it.
/// Edges   change those files and build the target report_page; a change made here would be lost.
#pragma once

#include "xattn/core/config.hpp"

#include <string_view>

namespace xattn::inline XATTN_ISA::io::detail {

inline constexpr std::string_view report_before_data[] = {
    R"page(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>xattn</title>
<style>
body { font-family: sans-serif; }
</style>
</head>
<body>
<script type="application/json" id="xattn-data">
)page",
};

inline constexpr std::string_view report_after_data[] = {
    R"page(</script>
<script type="module">
const report = JSON.parse(document.getElementById("xattn-data").textContent);
document.title = report.title;
const list = document.createElement("ul");
for (const record of report.records) {
const item = document.createElement("li");
item.textContent = record.path;
list.append(item);
}
document.body.append(list);
</script>
</body>
</html>
)page",
};

}  // namespace xattn::inline XATTN_ISA::io::detail
