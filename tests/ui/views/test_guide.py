"""Looking rules up."""

from pathlib import Path

import pytest

from bot.ui.views.guide import Guide
from bot.words import Catalogue

MOST_RULES = 8
BAG = Path("cogs/bag_of_dungeon/words")
KINGDOM = Path("cogs/death_over_the_kingdom/words")
TEXT = """# A game

## How to play

1. Sit down.
2. Win.

## Moving

**R1** Move one step. A wall stops you.
**R2** Or stand.

## Winning

**R12** The first to the wall wins.
"""


@pytest.fixture
def guide() -> Guide:
    return Guide(TEXT)


def test_topics_rules_and_steps(guide: Guide) -> None:
    assert [topic.name for topic in guide.topics] == ["How to play", "Moving", "Winning"]
    assert sorted(guide.rules) == [1, 2, 12]
    assert guide.steps == ["Sit down.", "Win."]


@pytest.mark.parametrize("wanted", ["R12", "r12", "12", " R12 ", "R12 The first to the wall wins."])
def test_a_rule_by_its_number(guide: Guide, wanted: str) -> None:
    assert guide.find(wanted) == "**R12** The first to the wall wins."


def test_a_topic_by_its_beginning(guide: Guide) -> None:
    found = guide.find("mov")
    assert found is not None
    assert found.startswith("### Moving\n**R1** Move")
    assert "\n\n**R2** Or stand." in found, "no wall of text"


def test_rules_with_a_word(guide: Guide) -> None:
    found = guide.find("WALL")
    assert found is not None
    said = ["**R12** The first to the wall wins.", "**R1** Move one step. A wall stops you."]
    assert found.split("\n\n") == said, "the shorter one first, as it says little else"


def test_of_many_rules_with_a_word_only_the_best_are_shown() -> None:
    """Nobody reads more; a player who asks for a common word asks again."""
    rules = "\n".join(f"**R{number}** The wall stops {'you ' * number}here." for number in range(1, 2 * MOST_RULES))
    fitting = Guide(f"## Walls\n\n{rules}\n").fitting("stops")
    assert [rule.number for rule in fitting] == [*range(1, MOST_RULES + 1)]


@pytest.mark.parametrize("wanted", ["", "  ", "R3", "99", "dragon"])
def test_what_is_not_there(guide: Guide, wanted: str) -> None:
    assert guide.find(wanted) is None


def test_a_new_language_needs_a_folder_only(tmp_path: Path) -> None:
    """Its sentences and its guide; whoever reads another language still has English."""
    for locale, king, guide in (("en", "King", TEXT), ("de", "König", TEXT.replace("Winning", "Das Ende"))):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "court.ftl").write_text(f"king = {king}\n", encoding="utf-8")
        (tmp_path / locale / "guide.md").write_text(guide, encoding="utf-8")
    catalogue = Catalogue(tmp_path)
    said = [(catalogue.words(wanted), Guide.load(tmp_path, wanted)) for wanted in ("de-AT", "fr", None)]
    assert [words.say("king") for words, _ in said] == ["König", "King", "King"]
    assert [guide.topics[-1].name for _, guide in said] == ["Das Ende", "Winning", "Winning"]


def test_a_language_without_a_guide_has_the_english_one(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "de").mkdir()
    (tmp_path / "en" / "guide.md").write_text(TEXT, encoding="utf-8")
    assert Guide.load(tmp_path, "de").steps == ["Sit down.", "Win."]


def test_suggestions(guide: Guide) -> None:
    assert guide.suggest("")[:3] == ["How to play", "Moving", "Winning"]
    assert guide.suggest("win")[0] == "Winning"
    assert guide.suggest("r1")[0] == "R1 Move one step. A wall stops you."
    assert guide.suggest("zzz") == []


def test_the_best_suggestion_comes_first() -> None:
    """Where a word begins so, early in the rule; what was typed is seen even where the rule is cut."""
    said = Guide.load(BAG).suggest("drag")
    assert said[0] == "Dragon, Ring and Exit"
    assert said[1].startswith("R20 The Red Dragon lies on the Exit")
    assert all("drag" in one.casefold() for one in said)


def test_the_kingdoms_guide_has_every_rule() -> None:
    guide = Guide.load(KINGDOM)
    assert sorted(guide.rules) == [*range(1, 61)]
    assert 5 <= len(guide.steps) <= 6
    for topic in guide.topics:
        found = guide.find(topic.name)
        assert found is not None
        assert found.endswith(topic.body.splitlines()[-1]), "cut off"
        assert len(found) <= 3900


def test_every_suggestion_can_be_looked_up_and_fits() -> None:
    guide = Guide.load(KINGDOM)
    for typed in ("", *"abcdefghijklmnopqrstuvwxyz", *map(str, range(1, 61)), "r3", "toad"):
        suggestions = guide.suggest(typed)
        assert len(suggestions) <= 25
        assert len(set(suggestions)) == len(suggestions)
        assert all(len(one) <= 100 and guide.find(one) for one in suggestions)
