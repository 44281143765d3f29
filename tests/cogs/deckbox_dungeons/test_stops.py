"""D6: where a Move may end has a name where it is good for something."""

from collections.abc import Sequence

from bot.engine import Option, Term
from cogs.deckbox_dungeons.face import DeckboxFace
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.prompts import grouped
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.deeds.moving import step_options
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.state.pieces import Tile
from cogs.deckbox_dungeons.state.spots import key_of, label
from tests.cogs.deckbox_dungeons.scenes import brannoc, enemy, scene, tamsin
from tests.support.scripts import ScriptRun

CAGE = Tile("14a", 0, 0, encounters=["q1b"])


def offered(delve: Delve) -> list[Option]:
    one = delve.heroes[0]
    one.actions = 2
    return step_options(delve, one)


def named(options: Sequence[Option], word: str) -> list[str]:
    return [str(option.facts["spot"]) for option in options if option.word == word]


def test_the_nearest_space_beside_each_is_named() -> None:
    """Beside an enemy, beside a friend, at the star; each space once, and no two for the same."""
    delve = scene(brannoc((3, 0)), tamsin((6, 3)), enemies=[enemy("goblin-cutter", (1, 3))], tiles=[CAGE])
    options = offered(delve)
    assert named(options, "to-deed") == [label((3, 2))]
    assert named(options, "to-enemy") == [label((1, 2))]
    assert named(options, "to-friend") == [label((6, 2))] or named(options, "to-friend") == [label((5, 3))]
    assert len({option.key for option in options}) == len(options)


def test_who_lies_is_named_first() -> None:
    """R24: from beside them they are revived; nobody trades with them."""
    lying = tamsin((3, 3), health=0, is_downed=True)
    delve = scene(brannoc((3, 0)), lying, enemies=[enemy("goblin-cutter", (3, 4))], tiles=[CAGE])
    options = offered(delve)
    assert options[0].word == "to-fallen"
    assert named(options, "to-fallen") == [label((3, 2))]
    assert not named(options, "to-friend")


def test_the_way_out_is_named_where_the_party_must_get_out() -> None:
    """R91."""
    for quest, is_named in (("chapel", True), ("cellar", False)):
        delve = scene(brannoc((3, 3)), tamsin((1, 2)), options=DeckboxOptions(quest=quest))  # type: ignore[arg-type]
        assert bool(named(offered(delve), "to-exit")) is is_named


def test_a_way_too_far_off_is_gone_towards() -> None:
    """R25: two tiles south of the open exit; the space that leaves least to go, which is no wall's other side."""
    delve = scene(brannoc((6, 3)), tamsin((6, 4)), tiles=[Tile("14a", 0, 0), Tile("8b", 0, -1)])
    delve.state.tile_deck = ["6a"]
    delve.relaid()
    (towards,) = [option for option in offered(delve) if option.word == "to-way"]
    assert towards.facts["spot"] == label((1, 3))


def test_a_way_is_gone_towards_out_of_a_pit_as_well() -> None:
    """The same two tiles off, whether the hero stands in a pit or beside it."""
    for at in ((2, 2), (1, 2)):
        delve = scene(brannoc(at), tamsin((6, 3)), tiles=[Tile("6a", 0, 0), Tile("8b", 0, -1), Tile("8b", 0, -2)])
        delve.state.tile_deck = ["9a"]
        delve.relaid()
        towards = [option for option in offered(delve) if option.word == "to-way"]
        assert Term("face", ("8b",)) in [option.facts["face"] for option in towards]


def test_a_way_within_reach_can_be_waited_at() -> None:
    """R25: the space in front of it, for who leaves exploring to a friend."""
    delve = scene(brannoc((3, 3)), tamsin((6, 4)))
    delve.state.tile_deck = ["6a"]
    delve.relaid()
    assert named(offered(delve), "to-edge") == [label((0, 3))]
    assert not named(offered(delve), "to-way")


def test_what_has_a_name_is_gone_to_at_once() -> None:
    """Section 9: no question in between; all other spaces are behind Move."""
    one = brannoc((3, 0))
    delve = scene(one, tamsin((6, 3)), enemies=[enemy("hobgoblin-bruiser", (1, 5))], tiles=[CAGE])
    run = ScriptRun(activate(delve, one))
    named_ones = [
        option.key for option in run.open[0].options if option.key.startswith("to-") and option.group == "move"
    ]
    assert named_ones == [
        option.key for option in step_options(delve, one) if option.key.startswith("to-") and option.group == "move"
    ]
    run.answer(0, f"to-{key_of((3, 2))}")
    assert (one.at, one.actions, run.open[0].word) == ((3, 2), 1, "menu")


def test_the_other_spaces_share_a_select_or_stand_by_where_they_lie() -> None:
    """As few things to press as hold them: one, two halves, or four sides."""
    near, far = [(3, column) for column in range(7)], [(row, column) for row in range(-1, 6) for column in range(7)]
    assert set(grouped((3, 3), near).values()) == {"to-space"}
    halves = grouped((1, 3), far[:42])
    assert [halves[spot] for spot in ((-1, 0), (1, 6), (2, 0))] == ["to-upper", "to-upper", "to-lower"]
    sides = grouped((3, 3), far)
    assert [sides[spot] for spot in ((1, 3), (3, 5), (5, 3), (4, 1))] == ["to-n", "to-e", "to-s", "to-w"]
    assert grouped((3, 3), reversed(near)) == grouped((3, 3), near)


def test_whoever_has_won_is_offered_the_next_level() -> None:
    """R90: Hard after Normal, Dire after Hard; all else stays as it was."""
    face, normal = DeckboxFace(), DeckboxOptions(quest="king", encounters="short")
    hard = face.harder(normal)
    assert hard == DeckboxOptions(quest="king", encounters="short", level="hard")
    assert hard is not None
    dire = face.harder(hard)
    assert dire == DeckboxOptions(quest="king", encounters="short", level="dire")
    assert dire is not None
    assert face.harder(dire) is None
