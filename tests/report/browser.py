"""A headless Chromium, driven over its debugging pipe (file descriptors 3 and 4, JSON between NUL bytes).

    with Browser() as browser:
        page = browser.open("report.html", "step=3", width=390)
        page.press("ArrowRight")
        assert page.evaluate("document.title") and not page.complaints and len(page.requests) == 1

Nothing but the standard library. The browser is offline, has a profile of its own, and ends with the `with` block in
every case; a command that is not answered within LIMIT seconds is an error.
"""
import base64
import fcntl
import json
import os
import pathlib
import select
import shutil
import signal
import subprocess
import tempfile
import time

LIMIT = 60
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = ("--headless=new", "--no-sandbox", "--disable-background-networking", "--disable-component-update",
         "--disable-default-apps", "--disable-extensions", "--disable-gpu", "--disable-sync", "--disable-dev-shm-usage",
         "--force-color-profile=srgb", "--hide-scrollbars", "--mute-audio", "--no-first-run", "--no-proxy-server",
         "--host-resolver-rules=MAP * ~NOTFOUND", "--password-store=basic", "--remote-debugging-pipe")
# Keys by name: code, virtual key code, and the text that they type.
KEYS = {"Tab": ("Tab", 9, ""), "Enter": ("Enter", 13, "\r"), "Escape": ("Escape", 27, ""), " ": ("Space", 32, " "),
        "PageUp": ("PageUp", 33, ""), "PageDown": ("PageDown", 34, ""), "End": ("End", 35, ""), "Home": ("Home", 36, ""),
        "ArrowLeft": ("ArrowLeft", 37, ""), "ArrowUp": ("ArrowUp", 38, ""), "ArrowRight": ("ArrowRight", 39, ""),
        "ArrowDown": ("ArrowDown", 40, ""), "Backspace": ("Backspace", 8, ""), "Delete": ("Delete", 46, "")}
MODIFIERS = {"Alt": 1, "Control": 2, "Meta": 4, "Shift": 8}


class BrowserError(Exception):
    """What the browser refused, or did not answer in time."""


def find_browser():
    """The path of a Chromium, or None."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Browser:
    def __init__(self, program=None, limit=LIMIT):
        self.limit, self._next, self._answers, self._pages, self._rest = limit, 0, {}, {}, b""
        self._profile = tempfile.mkdtemp(prefix="xattn_browser_")
        theirs_in, self._out = os.pipe()
        self._in, theirs_out = os.pipe()
        # Copies with high numbers, so that neither is overwritten when they become 3 and 4.
        ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 20) for end in (theirs_in, theirs_out)]

        def connect():
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        command = [program or find_browser(), *FLAGS, "--user-data-dir=" + self._profile, "about:blank"]
        try:
            self._process = subprocess.Popen(command, preexec_fn=connect, close_fds=False, start_new_session=True,
                                             stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                             stderr=subprocess.DEVNULL)
        finally:
            for end in (theirs_in, theirs_out, *ends):
                os.close(end)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self._process.wait()
        for end in (self._in, self._out):
            os.close(end)
        shutil.rmtree(self._profile, ignore_errors=True)

    def call(self, method, session=None, **parameters):
        """Sends a command and returns its answer."""
        self._next += 1
        number = self._next
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        self._send(json.dumps(message).encode() + b"\0", method)
        self.wait(lambda: number in self._answers, method)
        answer = self._answers.pop(number)
        if "error" in answer:
            raise BrowserError(f"{method}: {answer['error'].get('message')}")
        return answer["result"]

    def _send(self, message, what):
        end = time.monotonic() + self.limit
        os.set_blocking(self._out, False)
        while message:
            # Answers are read meanwhile: a browser that waits for its reader would not read either.
            readable, writable, _ = select.select([self._in], [self._out], [], max(0, end - time.monotonic()))
            if readable:
                self._read(what)
            if writable:
                message = message[os.write(self._out, message[:4096]):]
            if not readable and not writable:
                raise BrowserError(f"{what}: not taken within {self.limit} s")

    def wait(self, done, what, limit=None):
        """Handles what comes until done() holds."""
        limit = limit or self.limit
        end = time.monotonic() + limit
        while not done():
            if not select.select([self._in], [], [], max(0, end - time.monotonic()))[0]:
                raise BrowserError(f"{what}: no answer within {limit} s")
            self._read(what)

    def _read(self, what):
        bytes_read = os.read(self._in, 1 << 20)
        if not bytes_read:
            raise BrowserError(f"{what}: the browser has ended")
        *messages, self._rest = (self._rest + bytes_read).split(b"\0")
        for message in map(json.loads, messages):
            if "id" in message:
                self._answers[message["id"]] = message
            elif message.get("sessionId") in self._pages:
                self._pages[message["sessionId"]].heard(message["method"], message["params"])

    def page(self, width=1280, height=900):
        """A new blank page. It does not see the cookies, the storage or the colour scheme of others."""
        context = self.call("Target.createBrowserContext")["browserContextId"]
        target = self.call("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, session, target)
        self._pages[session] = page
        for domain in ("Page", "Runtime", "Network", "Log"):
            page.call(domain + ".enable")
        page.call("Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=-1, uploadThroughput=-1)
        page.resize(width, height)
        return page

    def open(self, path, hash_text="", width=1280, height=900):
        page = self.page(width, height)
        page.open(path, hash_text)
        return page


class Page:
    """One tab. `complaints`: errors and warnings of console and page. `requests`: every address it asked for."""

    def __init__(self, browser, session, target):
        self.browser, self.session, self.target = browser, session, target
        self.complaints, self.requests, self.width, self.height = [], [], 0, 0
        self._loaded, self._media = False, {}

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def heard(self, event, data):
        if event == "Network.requestWillBeSent":
            self.requests.append(data["request"]["url"])
        elif event == "Page.loadEventFired":
            self._loaded = True
        elif event == "Runtime.exceptionThrown":
            details = data["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description") or details["text"])
        elif event == "Runtime.consoleAPICalled" and data["type"] in ("error", "warning", "assert"):
            self.complaints.append(" ".join(str(a.get("value", a.get("description"))) for a in data["args"]))
        elif event == "Log.entryAdded" and data["entry"]["level"] in ("error", "warning"):
            self.complaints.append(data["entry"]["text"])
        elif event == "Page.javascriptDialogOpening":
            self.complaints.append("dialog: " + data["message"])
            self.browser._next += 1
            answer = {"id": self.browser._next, "sessionId": self.session, "method": "Page.handleJavaScriptDialog",
                      "params": {"accept": True}}
            os.write(self.browser._out, json.dumps(answer).encode() + b"\0")

    def open(self, path, hash_text=""):
        """Loads a file and waits until it has been drawn."""
        self._loaded = False
        self.complaints, self.requests = [], []
        url = pathlib.Path(path).resolve().as_uri() + ("#" + hash_text.lstrip("#") if hash_text else "")
        if "errorText" in (answer := self.call("Page.navigate", url=url)):
            raise BrowserError(f"{path}: {answer['errorText']}")
        self.browser.wait(lambda: self._loaded, "loading " + str(path))
        self.settle()

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)

    def settle(self):
        """Waits for two frames: then the handlers of an event have run and their result is drawn."""
        self.evaluate("new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(r))))")

    def until(self, expression, limit=20):
        """Waits until a JavaScript expression is true."""
        end = time.monotonic() + limit
        while not self.evaluate(expression):
            if time.monotonic() > end:
                raise BrowserError(f"not within {limit} s: {expression}")
            time.sleep(.02)
        self.settle()

    def evaluate(self, expression):
        """The value of a JavaScript expression; of a promise, what it comes to."""
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def run(self, function, *arguments):
        """Calls a JavaScript function with arguments that JSON can say."""
        return self.evaluate(f"({function})({', '.join(map(json.dumps, arguments))})")

    def resize(self, width, height=None):
        self.width, self.height = width, height or self.height or 900
        self.call("Emulation.setDeviceMetricsOverride", width=self.width, height=self.height, deviceScaleFactor=1, mobile=False)

    def media(self, kind=None, **features):
        """Emulates media: kind "print" or "screen"; features such as prefers_color_scheme="dark"."""
        if kind is not None:
            self._media["media"] = kind
        named = self._media.setdefault("features", {})
        named.update({name.replace("_", "-"): value for name, value in features.items()})
        self.call("Emulation.setEmulatedMedia", media=self._media.get("media", ""),
                  features=[{"name": name, "value": value} for name, value in named.items()])
        self.settle()

    def press(self, *names):
        """Presses keys one after the other: "a", "Tab", "Shift+Tab", "Control+Home"."""
        for name in names:
            *held, key = name.split("+") if len(name) > 1 else [name]
            modifiers = sum(MODIFIERS[m] for m in held)
            code, number, text = KEYS.get(key) or ("Key" + key.upper() if key.isalpha() else "", ord(key.upper()), key)
            event = {"key": key, "code": code, "windowsVirtualKeyCode": number, "modifiers": modifiers}
            shown = {"text": text} if text and not modifiers & ~MODIFIERS["Shift"] else {}
            self.call("Input.dispatchKeyEvent", type="keyDown" if shown else "rawKeyDown", **event, **shown)
            self.call("Input.dispatchKeyEvent", type="keyUp", **event)
        self.settle()

    def centre(self, selector):
        """The middle of the first element that matches, in the viewport, after scrolling to it."""
        box = self.run("""async selector => {
            const element = document.querySelector(selector);
            if (!element) return null;
            element.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
            await new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)));
            const box = element.getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];
        }""", selector)
        if box is None:
            raise BrowserError("no element matches " + selector)
        return box

    def mouse(self, kind, at, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=at[0], y=at[1], **more)

    def hover(self, selector):
        self.mouse("mouseMoved", self.centre(selector))
        self.settle()

    def click(self, selector):
        at = self.centre(selector)
        self.mouse("mouseMoved", at)
        for kind in ("mousePressed", "mouseReleased"):
            self.mouse(kind, at, button="left", clickCount=1)
        self.settle()

    def screenshot(self, file, whole=False, most=16000):
        """Writes a PNG of the viewport, or of the whole page."""
        height = self.height
        if whole:
            content = self.evaluate("document.documentElement.scrollHeight")
            self.resize(self.width, max(height, min(most, content)))
            self.settle()
        picture = self.call("Page.captureScreenshot", format="png")["data"]
        self.resize(self.width, height)
        pathlib.Path(file).write_bytes(base64.b64decode(picture))
