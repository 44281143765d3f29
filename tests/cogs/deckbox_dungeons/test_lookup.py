"""What is looked up first, and how it stands: enemies as they act, cards in hand and for sale, what has been done."""

import pytest

from bot.engine import Noun
from bot.ui.views.shown import Shown
from cogs.deckbox_dungeons.content.kinds import MODES
from cogs.deckbox_dungeons.content.tables import ABILITIES, ENCOUNTERS, ENEMIES, ITEMS
from cogs.deckbox_dungeons.describe.nouns import KEYWORDS
from cogs.deckbox_dungeons.face import DeckboxFace
from cogs.deckbox_dungeons.state.pieces import Item, Tile
from cogs.deckbox_dungeons.view.sight import sight
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, oruk, scene, tamsin

FACE = DeckboxFace()
WORDS = FACE.catalogue.words()
NOUNS = {noun.id: noun for noun in FACE.nouns()}


def shown(viewer: int | None = 0) -> Shown:  # type: ignore[type-arg]
    """Oruk with a draught; a Shaman and a stunned Cutter; a cage to open, an oven that is lit, and a watch."""
    one = oruk(at=(5, 3), items=cards("healing-draught"))
    foes = [enemy("hex-shaman", (1, 3)), enemy("goblin-cutter", (1, 2), 1, is_stunned=True)]
    cage = Tile("14a", 0, 0, encounters=["q1b", "q1d", "q1g"], done=["q1g"])
    delve = scene(one, tamsin((6, 4)), enemies=foes, tiles=[cage])
    delve.state.market[:] = [Item(90, "oak-shield"), None, None]
    delve.state.discards = [Item(91, "iron-ration")]
    return Shown(sight(delve.state, viewer), ("Ada", "Ben"))


def now(noun: str) -> list[str]:
    return list(FACE.noun_now(NOUNS[noun], shown(), WORDS))


def test_what_matters_most_comes_first() -> None:
    """Who acts before who does nothing; their keywords; deeds; one's own cards; what is for sale; the rest."""
    assert list(FACE.nouns_in_sight(shown()))[:8] == [
        "enemy.hex-shaman",
        "enemy.goblin-cutter",
        "keyword.siphon",
        "encounter.q1b",
        "item.healing-draught",
        "ability.cleave",
        "equipment.twin-knives",
        "hero.oruk",
    ]
    assert {"item.oak-shield", "quest.cellar", "terrain.start", "face.14a"} <= set(FACE.nouns_in_sight(shown()))


def test_the_public_has_nobodys_hand_before_it() -> None:
    assert not {"item.healing-draught", "hero.oruk"} & set(FACE.nouns_in_sight(shown(None)))


@pytest.mark.parametrize(
    ("noun", "said"),
    [
        ("enemy.goblin-cutter", ["melee 2 dice +1 in this match", "#2 on L61 with 1 health, stunned"]),
        ("item.oak-shield", ["for sale at 5 Treasure"]),
        ("item.healing-draught", ["held by Oruk"]),
        ("item.iron-ration", ["among the discards"]),
        ("hero.tamsin", ["played by Ben", "on N66 with 8 of 8 Health, 0 Energy, 0 Treasure"]),
        ("ability.mend", ["used by Tamsin (Ben)"]),
        ("encounter.q1b", ["to be done at M63"]),
        ("encounter.q1d", ["on the map, its star on M63"]),
        ("encounter.q1g", ["done"]),
        ("face.14a", ["on the map, its star on M63"]),
        ("level.normal", ["this match is played so"]),
        ("level.dire", []),
        ("enemy.old-mawgrim", []),
        ("terrain.pit", []),
    ],
)
def test_how_it_stands(noun: str, said: list[str]) -> None:
    assert now(noun) == said


def test_a_keyword_names_who_has_it() -> None:
    assert now("keyword.siphon") == ["The Hex Shaman has it"]
    assert now("keyword.barrage") == ["Oruk has it"]
    assert now("keyword.crush") == []


@pytest.mark.parametrize("key", ENEMIES)
def test_an_enemys_card_says_all_it_rolls_and_can(key: str) -> None:
    """Its keywords by name and by rule; both sides of it."""
    kind, noun = ENEMIES[key], NOUNS[f"enemy.{key}"]
    assert {KEYWORDS[word] for word in kind.keywords} <= set(noun.rules)
    for mode in MODES:
        attack = kind.attack(mode, "normal")
        assert noun.facts[f"{mode}_dice"] == (attack.dice if attack else 0)
    harder = kind.attack("melee" if noun.facts["harder"] == "melee" else "ranged", "hard")
    assert harder is not None
    assert noun.facts[f"hard_{noun.facts['harder']}_dice"] == harder.dice


def test_every_card_of_the_box_is_among_them() -> None:
    wanted = [*(f"item.{key}" for key in ITEMS), *(f"ability.{key}" for key in ABILITIES)]
    assert {*wanted, *(f"encounter.{key}" for key in ENCOUNTERS)} <= NOUNS.keys()
    assert all(isinstance(noun, Noun) for noun in NOUNS.values())


def test_brannoc_has_nothing_of_it() -> None:
    """A hero whose cards lack a keyword is not named with it."""
    delve = scene(brannoc((5, 3)), tamsin((6, 4)))
    view = Shown(sight(delve.state, 0), ("Ada", "Ben"))
    assert FACE.noun_now(NOUNS["keyword.barrage"], view, WORDS) == []
