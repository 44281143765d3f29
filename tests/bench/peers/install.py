"""`python -m tests.bench.peers.install`: the peers, pinned, into a folder of their own. What cannot come is said."""

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
FOLDER = HERE.parents[2] / ".bench"
PYTHON = FOLDER / "venv" / "bin" / "python"
NODE_MODULES = FOLDER / "node_modules"
LOCK = HERE / "requirements.lock"


class NoPeer(Exception):
    """It cannot be measured against; the message says why."""


def install() -> list[str]:
    """Bring both; what is missing afterwards, and why."""
    FOLDER.mkdir(exist_ok=True)
    return [str(error) for error in (_tried(_open_spiel), _tried(_boardgame)) if error is not None]


def _tried(step: object) -> NoPeer | None:
    assert callable(step)
    try:
        step()
    except NoPeer as error:
        return error
    return None


def _open_spiel() -> None:
    if _is_fresh(FOLDER / "venv" / ".installed", LOCK):
        return
    _run("OpenSpiel", sys.executable, "-m", "venv", FOLDER / "venv")
    _run(
        "OpenSpiel", PYTHON, "-m", "pip", "install", "--quiet", "--only-binary", ":all:", "--require-hashes", "-r", LOCK
    )
    (FOLDER / "venv" / ".installed").touch()


def _boardgame() -> None:
    if _is_fresh(NODE_MODULES / ".installed", HERE / "package-lock.json"):
        return
    if not shutil.which("node") or not shutil.which("npm"):
        raise NoPeer("boardgame.io: there is no node and npm here")
    for name in ("package.json", "package-lock.json"):
        shutil.copy(HERE / name, FOLDER / name)
    _run("boardgame.io", "npm", "ci", "--silent", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", FOLDER)
    (NODE_MODULES / ".installed").touch()


def _is_fresh(mark: Path, lock: Path) -> bool:
    return mark.exists() and mark.stat().st_mtime > lock.stat().st_mtime


def _run(peer: str, *command: object) -> None:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip() or "it said nothing").splitlines()[-1]
        raise NoPeer(f"{peer} could not be installed: {last}")


if __name__ == "__main__":
    for missing in install():
        sys.stderr.write(f"{missing}\n")
