"""Every file and folder that the documents name is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "PRIVACY.md", "TERMS.md", "SECURITY.md"),
    *(
        "docs/architecture.md",
        "docs/hosting.md",
        "docs/pace.md",
        "docs/playing.md",
        "docs/configuration.md",
        "docs/scale.md",
        "docs/translate.md",
        "docs/write-a-game.md",
    ),
]
MADE = "lantern_race"  # the game that is written while one reads
ROOMS = r"(?:bot|cogs|images|tests|docs)"


def named(page: str) -> set[str]:
    """Paths in code marks that begin in a room of ours, and the targets of links."""
    text = (ROOT / page).read_text(encoding="utf-8")
    paths = set(re.findall(rf"`({ROOMS}/[^`\s]*)`", text))
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", text)
    return paths | {(Path(page).parent / link).as_posix() for link in links}


@pytest.mark.parametrize("page", PAGES)
def test_every_path_it_names_is_there(page: str) -> None:
    """`<game>` and `<locale>` stand for any; `*` for some."""
    lost = [path for path in sorted(named(page)) if not list(ROOT.glob(re.sub(r"<\w+>", "*", path).rstrip("/")))]
    assert not [path for path in lost if MADE not in path]


def test_the_map_names_every_room() -> None:
    """A new folder of ours gets its line."""
    found = [path.parent for part in ("", "ui/", "host/") for path in ROOT.glob(f"bot/{part}*/__init__.py")]
    told = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    assert not [room for path in found if f"`{(room := path.relative_to(ROOT).as_posix())}/" not in told]


@pytest.mark.parametrize("page", PAGES)
def test_every_make_target_it_names_is_there(page: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    text = (ROOT / page).read_text(encoding="utf-8")
    assert set(re.findall(r"(?:^|`)make ([a-z-]+)", text, re.MULTILINE)) <= targets


def test_the_hooks_run_what_make_test_runs() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    hooks = set(re.findall(r"entry: make ([a-z-]+)", (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")))
    rule = re.search(r"^test: ([a-z -]+?) +##.*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    assert rule
    beside = re.findall(r"--no-print-directory ([a-z -]+)", rule[2])
    assert hooks == set(" ".join([rule[1], *beside]).split())


def test_ci_runs_the_long_tests_as_well() -> None:
    run = (ROOT / ".ci/run").read_text(encoding="utf-8")
    assert re.findall(r"^make ([a-z-]+)", run, re.MULTILINE) == ["test", "test-long"]
