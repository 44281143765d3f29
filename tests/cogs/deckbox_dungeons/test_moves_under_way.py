"""R101, R23, R94: a Move under way may be split, and goes on with all that adds movement."""

from bot.engine import with_offers
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.goods.keeping import hand_out, receive
from cogs.deckbox_dungeons.rules.goods.offers import standing
from cogs.deckbox_dungeons.state.pieces import Hero, Tile
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, scene, tamsin
from tests.support.scripts import ScriptRun

A, B = 0, 1
GATE = [Tile("14a", 0, 0)]


def walking(one: Hero, *others: Hero) -> ScriptRun[None]:
    """An activation with one action left."""
    delve = scene(one, *others, tiles=GATE)
    run = ScriptRun(with_offers(activate(delve, one), lambda: standing(delve)))
    one.actions = 1
    return run


def go(run: ScriptRun[None], to: str, seat: int = A) -> None:
    run.answer(seat, "move", "menu")
    run.answer(seat, to, "move")


def test_r101_a_gift_in_the_middle_loses_nothing_of_the_last_action() -> None:
    """Speed 7: three walked, a gift, four more."""
    one, friend = hero("ysolde", "long-bow", "mend", (4, 1), items=cards("iron-ration")), tamsin((3, 5))
    run = walking(one, friend)
    go(run, "to-n63")
    assert (one.at, one.actions, one.move_left) == ((3, 4), 0, 3)
    run.answer(A, {"give": ("item-100",)}, "trade")
    go(run, "to-m62")
    assert (one.at, one.move_left) == ((2, 3), 1)
    assert not run.is_over
    run.answer(A, "end", "menu")
    assert run.is_over


def test_r101_the_turn_ends_by_itself_where_the_move_is_used_up() -> None:
    one = brannoc((3, 0))
    run = walking(one, tamsin((6, 3)))
    go(run, "to-n62")
    assert (one.at, one.move_left, run.is_over) == ((2, 4), 0, True)


def test_r101_a_tonic_adds_to_what_is_left() -> None:
    """One of seven walked, four more: ten are left."""
    one = hero("ysolde", "long-bow", "mend", (3, 3), items=cards("swift-tonic"))
    run = walking(one, tamsin((6, 3)))
    go(run, "to-m62")
    run.answer(A, "use-100", "menu")
    assert one.move_left == 10


def test_r101_a_second_wind_adds_to_what_is_left() -> None:
    one = hero("ysolde", "long-bow", "second-wind", (3, 3), energy=3, health=5)
    run = walking(one, tamsin((6, 3)))
    go(run, "to-m62")
    run.answer(A, "ability", "menu")
    assert (one.move_left, one.health) == (13, 6)


def test_r23_another_action_ends_the_move() -> None:
    """What is left of it is lost, a tonic's part as well."""
    one = brannoc((3, 0), items=cards("swift-tonic"))
    delve = scene(one, tamsin((6, 3)), enemies=[enemy("hobgoblin-bruiser", (3, 4))], dice=[1, 1, 1])
    run = ScriptRun(activate(delve, one))
    go(run, "to-l63")
    run.answer(A, "use-100", "menu")
    assert one.move_left == 7
    go(run, "to-m63")
    run.answer(A, "melee-1", "menu")
    assert one.move_left == 0
    assert run.is_over


def test_r101_an_ability_in_the_middle_of_the_last_move() -> None:
    """Cleave costs no action, so it does not end the Move (R84)."""
    one = hero("oruk", "twin-knives", "cleave", (3, 0), energy=3)
    delve = scene(one, tamsin((6, 3)), enemies=[enemy("hobgoblin-bruiser", (3, 4))], dice=[1] * 4)
    run = ScriptRun(activate(delve, one))
    one.actions = 1
    go(run, "to-m63")
    run.answer(A, "cleave-1", "menu")
    assert one.move_left == 4
    assert not run.is_over


def test_r86_who_is_rallied_goes_on_as_well_and_the_other_keeps_its_own_move() -> None:
    one, friend = hero("perrin", "sling-dirk", "rally", (3, 0), energy=4), tamsin((3, 5))
    delve = scene(one, friend, tiles=GATE)
    run = ScriptRun(activate(delve, one))
    go(run, "to-k63")
    left = one.move_left
    run.answer(A, "ability-h1", "menu")
    run.answer(B, "move", "rally")
    run.answer(B, "to-o64", "move")
    assert (friend.at, friend.move_left) == ((4, 5), 5)
    run.answer(B, "move", "rally")
    run.answer(B, "to-o63", "move")
    run.answer(B, "end", "rally")
    assert (friend.at, friend.move_left, friend.actions) == ((3, 5), 0, 0)
    assert one.move_left == left == 5


def test_r101_boots_in_the_middle_of_a_move() -> None:
    """A point more is left; handing them to and fro brings nothing, and nothing ever falls below none."""
    one, friend = brannoc((3, 0)), tamsin((3, 4), items=cards("trail-boots"))
    run = walking(one, friend)
    go(run, "to-m63")
    assert one.move_left == 2
    run.answer(B, {"give": ("item-100",)}, "trade")
    assert one.move_left == 3
    for left in (2, 3, 2):
        giver = A if left == 2 else B
        run.answer(giver, {"give": ("item-100",)}, "trade")
        assert one.move_left == left
    go(run, "to-m62")
    assert one.move_left == 1
    run.answer(A, "end", "menu")
    assert run.is_over


def test_r101_boots_are_no_new_move() -> None:
    """Given back when all has been walked they bring nothing."""
    one, friend = brannoc((3, 3), items=cards("trail-boots"), move_left=1), tamsin((3, 4))
    delve = scene(one, friend)
    hand_out(one, one.items[0])
    assert one.move_left == 0
    receive(one, cards("trail-boots")[0])
    assert one.move_left == 0
    assert delve.heroes == [one, friend]


def test_i16_a_rope_in_the_middle_of_a_move() -> None:
    """Water costs 1 from then on, and never more than is left."""
    one = brannoc((5, 0), items=cards("rope-and-hook"))
    delve = scene(one, tamsin((0, 0)), tiles=[Tile("3a", 0, 0)])
    run = ScriptRun(activate(delve, one))
    one.actions = 1
    go(run, "to-j64")
    assert one.move_left == 3
    run.answer(A, "use-100", "menu")
    go(run, "to-j62")
    assert (one.at, one.move_left) == ((2, 0), 1)
