"""The wheel is whole: built and installed elsewhere it plays, opens the local table, and takes more games.

It finds its dependencies where the tests find theirs; nothing is fetched.
"""

import os
import re
import subprocess
import sys
import sysconfig
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import VERSION

ROOT = Path(__file__).parents[2]
OPENED = re.compile(r"http://127\.0\.0\.1:\d+")
PATIENCE = 90  # seconds

pytestmark = [pytest.mark.long, pytest.mark.timeout(300)]


class Installed:
    """A fresh environment with the wheel, and a folder to work in."""

    def __init__(self, home: Path) -> None:
        self.home = home / "home"
        self.home.mkdir()
        self.bin = home / "env" / "bin"
        wheel = built(home)
        venv.create(home / "env", with_pip=False)
        self.site = next((home / "env" / "lib").glob("python*/site-packages"))
        (self.site / "dependencies.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
        where = ["--python", str(self.bin / "python")]
        subprocess.run(
            [sys.executable, "-m", "pip", "-q", *where, "install", "--no-index", "--no-deps", str(wheel)], check=True
        )

    def environment(self, **more: str) -> dict[str, str]:
        outside = {key: value for key, value in os.environ.items() if not key.startswith(("CASTELLAN_", "PYTHONPATH"))}
        return outside | more

    def says(self, *command: str, **environment: str) -> str:
        code, told = self.ends(*command, **environment)
        assert code == 0, told
        return told

    def ends(self, *command: str, **environment: str) -> tuple[int, str]:
        """Its exit code, and all it said."""
        done = subprocess.run(
            [self.bin / "castellan", *command],
            cwd=self.home,
            env=self.environment(**environment),
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout + done.stderr


def built(home: Path) -> Path:
    command = [sys.executable, "-m", "pip", "-q", "wheel", "--no-deps", "--no-build-isolation", "-w", str(home), "."]
    subprocess.run(command, cwd=ROOT, check=True)
    return next(home.glob("castellan-*.whl"))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("wheel"))


def test_it_says_its_version_and_plays(installed: Installed) -> None:
    assert VERSION in installed.says("--version")
    played = installed.says("simulate", "death-over-the-kingdom", "--matches", "3", "--json")
    assert '"errors":[]' in played


def test_it_carries_its_papers(installed: Installed) -> None:
    code = "from bot.ui.server.papers import read; print(len(read('PRIVACY.md')), len(read('TERMS.md')))"
    done = subprocess.run(
        [installed.bin / "python", "-c", code], cwd=installed.home, capture_output=True, text=True, check=True
    )
    assert all(int(length) > 400 for length in done.stdout.split())


def test_a_game_of_ones_own_is_written_and_played_beside_it(installed: Installed) -> None:
    """In a folder first; then as a package that is installed beside the bot."""
    installed.says("new-game", "Lantern Race", "--folder", "games")
    folder = {"CASTELLAN_GAMES": "games"}
    assert "Lantern" in installed.says("--version", **folder) or "lantern-race" in installed.says("--version", **folder)
    installed.says("simulate", "lantern-race", "--matches", "3", **folder)
    beside(installed, "lantern_race")
    installed.says("simulate", "lantern-race", "--matches", "3")


def beside(installed: Installed, package: str) -> None:
    """Install a game from the folder as a package."""
    (installed.home / "games" / package).rename(installed.site / package)
    about = installed.site / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[castellan.games]\n{package} = {package}\n", encoding="utf-8")


def test_a_game_installed_beside_it_is_checked(installed: Installed) -> None:
    """As it is written it passes; with its hands shown to everybody it fails, in a sentence."""
    installed.says("new-game", "Night Sale", "--template", "bids", "--folder", "games")
    beside(installed, "night_sale")
    assert "night-sale passes all" in installed.says("check", "night-sale")
    sight = installed.site / "night_sale" / "view" / "sight.py"
    sight.write_text(sight.read_text("utf-8").replace("card if is_own else None for", "card for"), encoding="utf-8")
    code, told = installed.ends("check", "night-sale", "--only", "secrecy")
    assert code == 1
    assert "view shows the public what is hidden" in told


def test_the_local_table_opens(installed: Installed) -> None:
    process = subprocess.Popen(
        [installed.bin / "castellan"],
        cwd=installed.home,
        env=installed.environment(PORT="0", PYTHONUNBUFFERED="1"),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert process.stdout is not None
        address = opened(process.stdout)
        with urllib.request.urlopen(address, timeout=PATIENCE) as page:  # noqa: S310 - it is on this machine
            assert "<title>" in page.read().decode()
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def opened(lines: Iterator[str]) -> str:
    """The address it prints."""
    told = []
    for line in lines:
        told.append(line)
        if found := OPENED.search(line):
            return found[0]
    raise AssertionError("".join(told))
