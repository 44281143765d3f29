"""The messages in which things are looked up: one card, all of a kind, several that fit, and a rule."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engine import Noun
from bot.local.protocol.component_types import STRING_SELECT, TEXT_DISPLAY, walk
from bot.ui.views.guide import Guide
from bot.ui.views.lookup.lexicon import Lexicon
from bot.ui.views.lookup.pages import card_view, kind_view, rule_view, several_view
from bot.ui.views.picture import Picture
from bot.ui.wire.limits import SELECT_OPTIONS
from bot.words import Catalogue

MOST_LISTS = 8
WORDS = """
noun-tool = Tools
    .one = Tool
noun-buoy = Buoys
    .one = Buoy
tool = Tool { $number }
about-tool = It is number { $number }.
figures-tool = { $number } kg
buoy = Buoy
about-buoy = It floats.
"""
GUIDE = Guide("## Tools\n\n**R1** Tools are **heavy**.\n\n**R2** Buoys float.\n")
BUOY = Noun("buoy", "red", name="buoy", text="about-buoy")
ACCENT = 0x224466
KINDS = ("Look up something else", ["Tools", "Buoys"])


def tools(count: int) -> list[Noun]:
    return [
        Noun("tool", str(one), {"number": one}, (1, 9, 2), name="tool", text="about-tool")
        for one in range(1, count + 1)
    ]


@pytest.fixture
def words(tmp_path: Path) -> Any:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "sheds.ftl").write_text(WORDS)
    return Catalogue(tmp_path, is_strict=True).words()


def lexicon(words: Any, *nouns: Noun) -> Lexicon:
    face: Any = SimpleNamespace(nouns=lambda: nouns)
    return Lexicon(face, words)


def texts(view: Any) -> list[str]:
    assert view.children[0].to_component_dict()["accent_color"] == ACCENT
    return [part["content"] for part in walk(view.to_components()) if part["type"] == TEXT_DISPLAY]


def selects_of(view: Any) -> list[dict[str, Any]]:
    return [part for part in walk(view.to_components()) if part["type"] == STRING_SELECT]


def lists(view: Any) -> list[tuple[str, list[str]]]:
    """What each is for, and what can be chosen there."""
    selects = selects_of(view)
    ids = {part["custom_id"] for part in selects}
    assert len(ids) == len(selects), "Discord tells them apart by their ids"
    assert all(one.startswith("c1:shed::card.") for one in ids)
    return [(part["placeholder"], [option["label"] for option in part["options"]]) for part in selects]


def test_a_card_says_all_of_itself_and_leads_to_its_rules_and_to_what_else_is_in_sight(words: Any) -> None:
    first, second = tools(2)
    known = lexicon(words, first, second, BUOY)
    sight, picture = [first.id, BUOY.id, BUOY.id, "?"], Picture.named(b"...", "Tool 1")
    view: Any = card_view(ACCENT, "shed", known, GUIDE, first, now=["rusty", "lent"], sight=sight, picture=picture)
    assert [part["items"][0]["description"] for part in walk(view.to_components()) if "items" in part] == ["Tool 1"]
    assert texts(view) == ["### Tool 1\n-# Tool\nIt is number 1.\n**1 kg**\n**Now:** rusty · lent"]
    assert lists(view) == [("Read its rules", ["R1", "R2"]), ("Look up something in sight", ["Buoy"]), KINDS]
    rules, *_ = selects_of(view)
    assert [option["value"] for option in rules["options"]] == ["rule.1", "rule.2"]
    assert rules["options"][0]["description"] == "Tools are heavy."


def test_a_card_leaves_out_what_it_has_not(words: Any) -> None:
    """Where there is but one kind, the last list holds its nouns."""
    view = card_view(ACCENT, "shed", lexicon(words, BUOY), GUIDE, BUOY, sight=[BUOY.id])
    assert texts(view) == ["### Buoy\n-# Buoy\nIt floats."]
    assert lists(view) == [("Look up something else", ["Buoy"])]


@pytest.mark.parametrize(("count", "listed"), [(1, [1]), (25, [25]), (26, [25, 1]), (25 * 9, [25] * MOST_LISTS)])
def test_all_of_a_kind_stand_in_as_many_lists_as_a_message_holds(words: Any, count: int, listed: list[int]) -> None:
    view = kind_view(ACCENT, "shed", lexicon(words, BUOY, *tools(count)), "tool")
    assert texts(view) == ["### Tools"]
    *found, kinds = lists(view)
    assert [len(labels) for _, labels in found] == listed
    assert {said for said, _ in found} == {"Tools: choose one"}
    assert found[0][1][0] == "Tool 1"
    assert kinds == ("Look up something else", ["Buoys", "Tools"])


@pytest.mark.parametrize("count", [2, SELECT_OPTIONS, SELECT_OPTIONS + 1])
def test_of_several_that_fit_as_many_as_a_list_holds_can_be_chosen(words: Any, count: int) -> None:
    nouns = tools(count)
    view = several_view(ACCENT, "shed", lexicon(words, *nouns), nouns)
    assert texts(view) == ["Several things have that name. Choose one below."]
    [(said, labels)] = lists(view)
    assert (said, labels) == ("Look up something else", [f"Tool {one + 1}" for one in range(min(count, 25))])
    [select] = selects_of(view)
    assert (select["custom_id"], select["options"][0]["value"]) == ("c1:shed::card.0", "noun.tool.1")
    assert select["options"][0]["description"] == "It is number 1."


@pytest.mark.parametrize(("count", "listed"), [(25, ["Tool 1"]), (26, ["Tools"])])
def test_one_kind_is_listed_by_its_nouns_as_long_as_they_fit(words: Any, count: int, listed: list[str]) -> None:
    view = rule_view(ACCENT, "shed", lexicon(words, *tools(count)), "**R1** Tools are heavy.")
    assert texts(view) == ["**R1** Tools are heavy."]
    [(_, labels)] = lists(view)
    assert labels[:1] == listed
    [select] = selects_of(view)
    value, hint = select["options"][0]["value"], select["options"][0]["description"]
    assert (value, hint) == (("noun.tool.1", "It is number 1.") if count == 25 else ("kind.tool", "26 cards"))
