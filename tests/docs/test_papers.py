"""The papers say what the code does: every command and figure they name is there, and every table that knows people."""

import re
from pathlib import Path

import pytest

from bot.store import tables
from bot.store.backup import KEPT
from bot.ui.server.housekeeping import REMEMBERED
from bot.ui.server.papers import Paper, parts, read
from bot.ui.shared.server_settings import ServerSettings
from bot.ui.wire.limits import TEXT

ROOT = Path(__file__).parents[2]
PERSONAL = {"person", "starter", "owner"}
# What PRIVACY.md calls the tables that know people.
SAID = {
    "matches": "each match you sat at",
    "seats": "the name shown on the server",
    "journal": "what you decided in it and when",
    "results": "who won",
    "characters": "characters of yours that live on",
    "people": "what you set with **/gm pings**",
}


def privacy() -> str:
    return (ROOT / "PRIVACY.md").read_text(encoding="utf-8")


EACH = [(paper, "en") for paper in ("PRIVACY.md", "TERMS.md")]
EACH += [(path.name, path.parent.name) for path in sorted(ROOT.glob("docs/legal/*/*.md"))]


@pytest.mark.parametrize(("paper", "locale"), EACH)
def test_a_paper_fits_a_message_and_names_no_command_that_is_not_there(paper: Paper, locale: str) -> None:
    text = read(paper, locale)
    assert all(len(part) <= TEXT for part in parts(text))
    assert len(parts(text)) <= (1 if locale == "en" else 2)
    source = (ROOT / "cogs/server.py").read_text(encoding="utf-8")
    for command in re.findall(r"\*\*/gm ([a-z ]+)\*\*", text):
        last = command.split()[-1]
        assert re.search(rf"async def {last}\(|name=\"{last}\"", source), command
    assert (text == read(paper)) == (locale == "en")


@pytest.mark.parametrize(("paper", "locale"), EACH)
def test_a_paper_names_options_as_discord_shows_them_to_its_reader(paper: Paper, locale: str) -> None:
    """In another language Discord has other names for them."""
    usual, own = (parameters(one) for one in ("en", locale))
    bold = re.findall(r"\*\*([a-z_]+)\*\*", read(paper, locale))
    assert [name for name in bold if name in usual.values() and name not in own.values()] == []


def parameters(locale: str) -> dict[str, str]:
    text = (ROOT / "bot/words" / locale / "commands.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^parameter-(\w+) = (\S+)$", text, re.MULTILINE))


@pytest.mark.parametrize(("paper", "locale"), EACH)
def test_a_paper_says_as_much_in_every_language(paper: Paper, locale: str) -> None:
    """The same paragraphs, commands and figures."""
    text, english = read(paper, locale), read(paper)
    assert len(text.split("\n\n")) == len(english.split("\n\n"))
    assert set(re.findall(r"/gm [a-z]+", text)) == set(re.findall(r"/gm [a-z]+", english))
    assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", english))


def test_a_long_paper_takes_two_messages() -> None:
    text = "\n\n".join("word " * 300 for _ in range(5))
    assert [len(part.split("\n\n")) for part in parts(text)] == [2, 2, 1]
    assert "\n\n".join(parts(text)) == text


def test_every_table_that_knows_people_is_told_of() -> None:
    known = {
        table.name for table in tables.metadata.sorted_tables if PERSONAL & {column.name for column in table.columns}
    }
    assert known == set(SAID)
    assert not [said for said in SAID.values() if said not in privacy()]


def test_the_figures_are_those_of_the_code() -> None:
    text = privacy()
    usual = ServerSettings()
    assert (usual.keep_days, "a year by default" in text) == (365, True)
    assert (usual.lobby_hours, "closes a lobby after a day" in text) == (24, True)
    assert f"forgets a server {REMEMBERED.days} days after" in text
    assert (KEPT, "keeps seven of each kind" in text) == (7, True)
