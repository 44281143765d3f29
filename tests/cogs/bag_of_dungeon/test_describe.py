"""The match, the map and the panel in words: a golden, bounds, order, names, and nothing hidden.

`python -m tests.cogs.bag_of_dungeon.test_describe` writes the golden anew; read its diff before you commit it.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine import Chance, Match, Outcome
from bot.engine.playout import adviser_policy, playout
from bot.ui.views.guide import Guide
from cogs.bag_of_dungeon.content import ALL_ITEMS
from cogs.bag_of_dungeon.describe.board import describe, headline, read
from cogs.bag_of_dungeon.describe.party import describe_hand, read_hand
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.view import BagView, HeroView, ItemView, MonsterView, SpaceView, TileView
from cogs.bag_of_dungeon.view.stage import stage
from tests.cogs.bag_of_dungeon.riches import RichBag
from tests.cogs.bag_of_dungeon.saying import NAMES, words
from tests.support.hostile import HOSTILE_NAMES, MORE_HOSTILE_NAMES, invisible_in, markup_in

GOLDEN = Path(__file__).parent / "goldens" / "described.txt"
GUIDE = Guide.load(Path("cogs/bag_of_dungeon/words"))
WIDE_NAMES = tuple(f"{number}{'W' * 31}" for number in range(4))
ALT, READ, HAND = 1024, 3900, 2000


# --- a place built by hand ---


def space(name: str, item: str = "", **more: bool) -> SpaceView:
    return SpaceView(name, ItemView(1, item) if item else None, **more)


SPACES = (
    space("hand-1", "elven-bow"),
    space("hand-2", is_covered=True),
    space("armour", "moonmail"),
    space("attire"),
    space("pack-1", "health-potion"),
    space("pack-2", is_poisoned=True),
    space("pack-3"),
    space("pack-4"),
)


def hero(index: int, adventurer: str, at: str, **more: Any) -> HeroView:
    kind = GAME.setup(1, BagOptions(), Chance(b"")).heroes[0]
    kind.key = adventurer
    card = kind.kind
    facts: dict[str, Any] = {
        "index": index, "seat": index, "adventurer": adventurer, "kind": card.kind, "side": "a", "status": "in",
        "at": at, "hp": card.hp, "most_hp": card.hp, "lives": 3, "ap": 2, "most_ap": card.ap, "debt": 0,
        "dice": card.dice, "plus": card.plus, "guard": 0, "spaces": (), "companions": (), "has_ring": False,
        "seeds": 0, "tokens": 0, "kills": (), "points": 0, "is_upgraded": False, "skill": card.skill,
        "skill_left": 1 if card.uses else None, "is_sneaking": False,
    }  # fmt: skip
    return HeroView(**facts | more)


def tile(label: str, x: int, y: int, **more: Any) -> TileView:
    facts: dict[str, Any] = {
        "key": "f08", "label": label, "world": "forest", "x": x, "y": y, "shape": "cross", "icon": "", "number": 0,
        "turns": 0, "openings": ("north", "east", "south", "west"), "frontier": (), "blocked": (), "doors": (),
        "is_hidden": False, "monster": None, "items": (), "has_cache": False, "pool": 0, "has_token": False,
        "seeds": 0, "is_planted": False, "has_ring": False, "has_ladder": False, "heroes": (),
    }  # fmt: skip
    return TileView(**facts | more)


def glade() -> BagView:
    """Tamara and Nettle in the forest: a toad to the north, a nest to the east, the west unexplored, the south shut."""
    toad = MonsterView("mire-toad", 4, 6, 1, 2)
    base = GAME.view(GAME.setup(2, BagOptions(mode="forest"), Chance(b"glade")), None)
    return replace(
        base,
        phase="explore",
        round=3,
        acting=0,
        order=(0, 1),
        heroes=(
            hero(0, "tamara", "M20", hp=7, kills=("thornling", "thornling"), tokens=1, spaces=SPACES, guard=1, seeds=1),
            hero(1, "nettle", "N20", lives=1, debt=2, spaces=(), is_upgraded=True),
        ),
        tiles=(
            tile("M20", 0, 0, frontier=("west",), blocked=("south",), doors=("M19", "N20"), heroes=(0,)),
            tile("M19", 0, -1, monster=toad, items=(ItemView(4, "rope"),)),
            tile("N20", 1, 0, icon="seed", has_token=True, heroes=(1,)),
            tile("N21", 1, 1, icon="swamp", is_hidden=True, seeds=2),
        ),
    )


def described(view: BagView) -> Iterator[str]:
    yield f"[headline] {headline(view, words())}"
    yield f"[alt] {describe(view, NAMES, words())}"
    yield f"[read]\n{read(view, NAMES, words())}"
    own = replace(view, viewer=0)
    yield f"[hand] {describe_hand(own, NAMES, words())}"
    yield f"[panel]\n{read_hand(own, NAMES, words())}\n"


@cache
def views() -> tuple[BagView, ...]:
    """What everybody saw of some matches, and the first seat of itself."""
    found: list[BagView] = []

    def watch(match: Match[Any]) -> None:
        if match.prompts and match.prompts[0].number % 5 == 0:
            found.extend(match.view(seat) for seat in (None, 0))

    for mode, seats in (("dungeon", 3), ("forest", 4), ("combined", 1)):
        options = BagOptions(mode=mode, most_rounds=15, solo_party=2)  # type: ignore[arg-type]
        last = playout(RichBag(), seats, options, mode.encode(), (adviser_policy,), watch)
        found.append(last.view(None))
    return tuple(found)


def crowded() -> BagView:
    """The most there can be to say: both worlds laid out, four laden adventurers, things and monsters everywhere."""
    items = tuple(ItemView(number, key, is_awake=True) for number, key in enumerate(("moonmail", "ember-staff")))
    monster = MonsterView("carrion-crows", 8, 8, 1, 5, is_purple=True)
    tiles = tuple(
        tile(f"WB{y}", x, y, monster=monster, items=items, icon="web", frontier=("north", "east"), seeds=2)
        for x in range(8)
        for y in range(10)
    )
    laden = tuple(replace(space(name.name, "teleport-crystal"), is_poisoned=False) for name in SPACES)
    heroes = tuple(
        hero(index, key, "WB3", spaces=laden, seeds=1, tokens=9, debt=4, guard=5, has_ring=True, kills=("troll",) * 9)
        for index, key in enumerate(("alendra", "nettle", "grumm", "marria"))
    )
    stories = tuple("It was a dark and stormy night. " * 31 for _ in range(5))
    return replace(glade(), tiles=tiles, heroes=heroes, order=(0, 1, 2, 3), stories=stories)


# --- the tests ---


def test_the_glade_reads_as_the_golden() -> None:
    assert "\n".join(described(glade())) == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("names", [NAMES, WIDE_NAMES, HOSTILE_NAMES], ids=["short", "wide", "hostile"])
def test_everything_stays_within_its_bounds(names: tuple[str, ...]) -> None:
    for view in (*views(), crowded(), replace(crowded(), viewer=0)):
        assert 0 < len(describe(view, names, words())) <= ALT
        assert 0 < len(read(view, names, words())) <= READ
        assert 0 < len(describe_hand(view, names, words())) <= ALT
        assert 0 < len(read_hand(view, names, words())) <= HAND
        assert 0 < len(headline(view, words())) <= 100


def test_a_crowd_leaves_out_the_far_not_the_party() -> None:
    alt = describe(crowded(), WIDE_NAMES, words())
    assert not alt.endswith("…")
    assert all(name in alt for name in ("Alendra", "Nettle", "Grumm", "Marria"))
    assert all(f"{number}WWW" in alt for number in range(4))


def test_the_most_important_comes_first() -> None:
    alt = describe(glade(), NAMES, words())
    marks = ("Round 3", "is up with", "Tamara (Ada), Fighter", "Nettle (Ben)", "Around M20", "Monsters", "Lying")
    places = [alt.index(mark) for mark in marks]
    assert places == sorted(places)


def test_every_way_is_said() -> None:
    said = read(glade(), NAMES, words())
    assert "north M19 (Mire Toad, 4 HP, Rope)" in said
    assert "east N20 (Brood Seed, Nettle)" in said
    assert "south blocked" in said
    assert "west unexplored" in said


def test_spiders_roll_more_the_more_there_are() -> None:
    spiders = MonsterView("spiders", 4, 6, 2, 4)  # the view adds their number
    view = replace(glade(), tiles=(tile("M20", 0, 0, monster=spiders), *glade().tiles[1:]))
    assert "Spiders on M20 (4 HP, 2d6+4)" in read(view, NAMES, words())


def test_stages_name_what_the_party_is_after() -> None:
    view = glade()
    assert stage(view) == "explore-forest"
    assert stage(replace(view, phase="hunt")) == "hunt"
    assert stage(replace(view, leaving=(1,))) == "closing"
    done = replace(view.stocks[-1], world="dungeon", is_complete=True)
    dungeon = replace(view, options=BagOptions(), stocks=(done,))
    assert stage(dungeon) == "dragon"
    assert stage(replace(dungeon, dragon_dead=True)) == "ring"


def test_the_end_names_winners_and_scores() -> None:
    rivals = replace(
        glade(), result="morna", phase="over", outcome=Outcome((1,), (2, 5)), options=BagOptions(style="competitive"),
        heroes=tuple(replace(one, points=points) for one, points in zip(glade().heroes, (2, 5), strict=True)),
    )  # fmt: skip
    said = read(rivals, NAMES, words())
    assert said.startswith("**Morna Gûl is dead, and the forest breathes. Victory!**")
    assert "Winners: Ben." in said
    assert "Scores: Nettle (Ben) 5 and Tamara (Ada) 2." in said
    assert "Unexplored" not in said


def test_the_party_is_still_choosing() -> None:
    """One has chosen, one has not yet chosen the upgrade, one nothing."""
    view = GAME.view(GAME.setup(3, BagOptions(), Chance(b"choosing")), None)
    heroes = (hero(0, "tamara", "M20"), hero(1, "nettle", ""), view.heroes[2])
    said = read(replace(view, heroes=heroes, order=(0, 1, 2)), NAMES, words())
    assert said.startswith("**The party gathers: Dungeon.**")
    assert "- Ben is choosing.\n- Cleo is choosing." in said


def test_an_awakened_item_says_so() -> None:
    awake = replace(SPACES[2], item=ItemView(2, "moonmail", is_awake=True))
    view = replace(glade(), viewer=0, heroes=(replace(glade().heroes[0], spaces=(awake,)), glade().heroes[1]))
    assert "Moonmail, awakened. −2 damage" in read_hand(view, NAMES, words())


def test_the_panel_is_the_viewers_own() -> None:
    assert "Nettle" not in read_hand(replace(glade(), viewer=0), NAMES, words())
    assert read_hand(replace(glade(), viewer=1), NAMES, words()).startswith("**Nettle, Hedge-witch**")
    assert read_hand(replace(glade(), viewer=None), NAMES, words()) == "The adventure begins once everybody has chosen."


@pytest.mark.parametrize("first", [*HOSTILE_NAMES, *MORE_HOSTILE_NAMES])
def test_hostile_names_do_no_harm(first: str) -> None:
    names = (first, "Ben", "Cleo", "Dirk")
    for view in (glade(), crowded()):
        assert not invisible_in(describe(view, names, words()))
        said = read(view, names, words()).replace("**", "").replace("\n- ", "\n")
        assert not markup_in(said)
        assert not invisible_in(said)


def test_hidden_things_change_no_word() -> None:
    """Another order of stacks and bags reads the same."""
    options = BagOptions(mode="combined")
    one, other = (GAME.setup(3, options, Chance(seed)) for seed in (b"one", b"other"))
    other.order = one.order
    assert one.stocks != other.stocks
    for say in (describe, read, describe_hand, read_hand):
        assert say(GAME.view(one, None), NAMES, words()) == say(GAME.view(other, None), NAMES, words())


# --- the guide ---


def test_the_guide_knows_every_rule_and_fits_a_message() -> None:
    assert set(GUIDE.rules) == set(range(1, 144))
    assert len(GUIDE.steps) == 6
    for topic in GUIDE.topics:
        assert len(GUIDE.find(topic.name) or "") <= READ
        assert not (GUIDE.find(topic.name) or "…").endswith("…")


def test_the_guide_finds_what_people_ask() -> None:
    for wanted, rule in (("duck", "R76"), ("Old Spikey", "R90"), ("poison", "R99"), ("chest", "R64"), ("web", "R106")):
        assert f"**{rule}**" in (GUIDE.find(wanted) or ""), wanted


def test_every_item_is_named_as_the_guide_names_it() -> None:
    """Where a rule speaks of an item, it uses its name."""
    text = " ".join(rule.text for rule in GUIDE.rules.values()).replace("'", "’")
    for key in ("invisibility-cloak", "witchs-claw", "vampire-teeth", "acme-insurance", "imps-teeth"):
        assert key in ALL_ITEMS
        assert words().say(f"item-{key}") in text


if __name__ == "__main__":
    GOLDEN.parent.mkdir(exist_ok=True)
    GOLDEN.write_text("\n".join(described(glade())), encoding="utf-8")
