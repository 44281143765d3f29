"""What only one game uses is not in the kit."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = sorted(path.stem for path in (ROOT / "bot" / "kit").glob("*.py") if path.stem != "__init__")
_IMPORT = re.compile(r"^from bot\.kit(?:\.(\w+))? import (.*)$", re.MULTILINE)


def _users() -> dict[str, set[str]]:
    """By module: the games, and the rooms of the bot besides the kit itself, that import it."""
    found: dict[str, set[str]] = {module: set() for module in MODULES}
    for path in [*(ROOT / "cogs").rglob("*.py"), *(ROOT / "bot").rglob("*.py")]:
        for module, names in _IMPORT.findall(path.read_text(encoding="utf-8")):
            for name in [module] if module else names.split(", "):
                found[name.split(" as ")[0]].add("/".join(path.relative_to(ROOT).parts[:2]))
    return {module: users - {"bot/kit"} for module, users in found.items()}


@pytest.fixture(scope="module")
def users() -> dict[str, set[str]]:
    return _users()


@pytest.mark.parametrize("module", MODULES)
def test_two_or_more_use_it(module: str, users: dict[str, set[str]]) -> None:
    assert len(users[module]) >= 2, users[module]
