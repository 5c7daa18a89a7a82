"""Real Chromium, a real server process, real sockets on this machine."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.person import Person
from tests.browser.wire import Wire

HOME = Path(__file__).resolve().parents[2]
CHROMIUM = shutil.which("chromium-headless-shell") or "/usr/bin/chromium-headless-shell"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
expect.set_options(timeout=20_000)  # also on a busy machine
PREPARING = 300.0  # seconds a cold code cache may take


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`quartett serve` as its own process; it can be killed and started again on the same data."""

    def __init__(self, data: Path, pages: Path = HOME / "web/dist") -> None:
        self.data, self.pages, self.port = data, pages, free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, patient: bool = True) -> None:
        """And wait until its games are compiled, if patient."""
        command = [sys.executable, "-m", "quartett", "serve", "--port", str(self.port), "--data", str(self.data), "--no-limits"]
        place = {**os.environ, "PYTHONPATH": str(HOME / "src"), "NUMBA_DISABLE_JIT": "0", "QUARTETT_WEB": str(self.pages)}
        self.process = subprocess.Popen(command, env=place, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.wait(patient)

    def wait(self, patient: bool = True) -> None:
        end = time.monotonic() + PREPARING
        while time.monotonic() < end:
            with suppress(OSError):
                if not (self.is_preparing() and patient):
                    return
            time.sleep(0.2)
        raise TimeoutError("the server did not get ready")

    def is_preparing(self) -> bool:
        with urllib.request.urlopen(f"{self.url}/health", timeout=2) as answer:
            return b'"preparing"' in answer.read()

    def kill(self) -> None:
        """No goodbye: as if the power had failed."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (HOME / "web/dist/index.html").is_file(), "the pages are not built: run `make web`"
    running = Server(tmp_path_factory.mktemp("tables"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for a test that kills it."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    """A line to the server that can be cut."""
    line = Wire(server.port)
    yield line
    line.close()


# Gone with the last browser test: as long as it is there, Playwright's loop runs, and no other can.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def browser_context(chromium: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Each person has a browser of their own: cookies, storage, language, theme."""
    opened: list[BrowserContext] = []

    def make(width: int = 1280, height: int = 900, **more: Any) -> BrowserContext:
        context = chromium.new_context(viewport={"width": width, "height": height}, **{"locale": "en-GB", **more})
        context.set_default_timeout(30_000)
        opened.append(context)
        return context

    yield make
    for context in opened:
        context.close()


@pytest.fixture
def person(server: Server, browser_context: Callable[..., BrowserContext]) -> Iterator[Callable[..., Person]]:
    """Somebody at a browser. A page that throws an error, or breaks its content policy, fails the test."""
    troubles: list[str] = []

    def make(url: str = "", **more: Any) -> Person:
        page = browser_context(**more).new_page()
        watch(page, troubles)
        return Person(page, url or server.url)

    yield make
    assert troubles == []


def watch(page: Page, troubles: list[str]) -> None:
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda said: troubles.append(said.text) if "Content Security Policy" in said.text else None)
