"""Following the page literally ends green: its blocks are taken one after the other in a copy of the project."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import Struct

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "write-a-game.md"
LEFT_OUT = shutil.ignore_patterns(".*", "data", "test-artefacts")  # what is compiled goes along, and stays true there
TOOLS = Path(sys.executable).parent


class Block(Struct):
    """One fenced piece of the page; `kind` as behind the fence: "sh", "sh fails", "python", "diff"."""

    kind: str
    text: str


def blocks() -> list[Block]:
    return [
        Block(*found)
        for found in re.findall(r"^```(\w[\w ]*)\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    ]


class Reader:
    """Somebody who does what the page says."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def take(self, block: Block) -> None:
        match block.kind:
            case "sh":
                assert self.run("bash", "-e", "-c", block.text) == 0
            case "sh fails":
                assert self.run("bash", "-e", "-c", block.text) != 0
            case "diff":
                assert self.run("git", "apply", "--unidiff-zero", "-", given=block.text) == 0, block.text
            case "python":
                self.reads_or_writes(block.text)

    def reads_or_writes(self, code: str) -> None:
        """A file that is not there is written; of one that is there the page shows a part."""
        name, _, text = code.partition("\n")
        path = self.home / name.removeprefix("# ")
        if path.exists():
            assert text in path.read_text(encoding="utf-8"), f"{path} reads otherwise"
        else:
            path.write_text(text, encoding="utf-8")

    def run(self, *command: str, given: str = "") -> int:
        env = {key: value for key, value in os.environ.items() if not key.startswith(("CASTELLAN_", "PYTEST_"))}
        env |= {"PATH": f"{TOOLS}:{os.environ['PATH']}", "GIT_CEILING_DIRECTORIES": str(self.home.parent)}
        done = subprocess.run(command, cwd=self.home, env=env, input=given, capture_output=True, text=True, check=False)
        self.said = done.stdout + done.stderr
        print(self.said)  # noqa: T201 - shown where the test fails
        return done.returncode


@pytest.fixture
def reader(tmp_path: Path) -> Reader:
    home = tmp_path / "castellan"
    shutil.copytree(ROOT, home, ignore=LEFT_OUT)
    return Reader(home)


@pytest.mark.long
@pytest.mark.timeout(900)
def test_following_the_page_literally_ends_green(reader: Reader) -> None:
    for block in blocks():
        reader.take(block)


def test_the_page_has_its_blocks() -> None:
    kinds = [block.kind for block in blocks()]
    assert set(kinds) == {"sh", "sh fails", "diff", "python", "toml", "text"}
    assert kinds.count("diff") >= 5


@pytest.mark.long
def test_what_new_game_writes_is_what_the_page_changes(tmp_path: Path) -> None:
    """The quick half of the test above: the first command, and every change that follows, without running the tests."""
    home = tmp_path / "castellan"
    shutil.copytree(ROOT / "bot", home / "bot", ignore=LEFT_OUT)
    for part in ("cogs", "images"):
        shutil.copytree(ROOT / part, home / part, ignore=LEFT_OUT)
    reader = Reader(home)
    for block in blocks():
        if block.kind in {"diff", "python"} or "new-game" in block.text.partition("\n")[0]:
            reader.take(block)
