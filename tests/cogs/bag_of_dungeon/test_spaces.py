"""A rack of five spaces: two hands, a head, and a pack of two; what is wide takes both hands."""

from dataclasses import dataclass

from cogs.bag_of_dungeon.rules.goods.spaces import Rack

LEFT, RIGHT, HEAD, FIRST, SECOND = range(5)


@dataclass
class Place:
    item: str | None = None
    is_barred: bool = False


RACK: Rack[Place, str] = Rack(
    lambda thing: thing.split()[0],
    {"small": (LEFT, RIGHT, FIRST, SECOND), "wide": (LEFT, FIRST, SECOND), "hat": (HEAD, FIRST, SECOND)},
    order=(FIRST, SECOND, LEFT, RIGHT, HEAD),
    covers={"wide": {LEFT: RIGHT}},
)


def spaces(*things: str | None, barred: tuple[int, ...] = ()) -> list[Place]:
    padded = (*things, *(None,) * (5 - len(things)))
    return [Place(thing, index in barred) for index, thing in enumerate(padded)]


def lying(places: list[Place] | None) -> list[str | None]:
    assert places is not None
    return [place.item for place in places]


def test_each_kind_has_its_places() -> None:
    assert [RACK.can_hold(spaces(), "hat red", index) for index in range(5)] == [False, False, True, True, True]
    assert not RACK.can_hold(spaces(barred=(HEAD,)), "hat red", HEAD)


def test_what_is_wide_needs_both_hands_but_one_space_of_the_pack() -> None:
    assert not RACK.can_hold(spaces(barred=(RIGHT,)), "wide bow", LEFT)
    assert RACK.can_hold(spaces(barred=(SECOND,)), "wide bow", FIRST)
    held = spaces("wide bow")
    assert RACK.is_covered(held, RIGHT)
    assert not RACK.is_covered(held, LEFT)
    assert not RACK.is_covered(spaces(None, None, None, "wide bow"), SECOND)


def test_what_must_make_room() -> None:
    assert RACK.in_the_way(spaces("small axe", "small torch"), "wide bow", LEFT) == ["small axe", "small torch"]
    assert RACK.in_the_way(spaces("wide bow"), "small axe", RIGHT) == ["wide bow"]
    assert RACK.in_the_way(spaces("wide bow"), "wide bow", LEFT) == []
    assert RACK.is_free(spaces("small axe"), "small torch", RIGHT)
    assert not RACK.is_free(spaces("wide bow"), "small torch", RIGHT)


def test_things_change_places() -> None:
    before = spaces("small axe", None, None, "small torch")
    assert lying(RACK.moved(before, "small torch", LEFT)) == ["small torch", None, None, "small axe", None]
    assert lying(before) == ["small axe", None, None, "small torch", None], "nothing has been moved yet"


def test_what_makes_room_goes_to_the_best_places_first() -> None:
    hands = spaces("small axe", "small torch", None, "wide bow")
    assert lying(RACK.moved(hands, "wide bow", LEFT)) == ["wide bow", None, None, "small axe", "small torch"]


def test_where_nothing_can_make_room_nothing_moves() -> None:
    full = spaces("small axe", "small torch", "hat red", "wide bow", "hat blue")
    assert RACK.moved(full, "wide bow", LEFT) is None
    assert RACK.moved(full, "small axe", LEFT) is None, "it lies there already"
    assert RACK.moved(full, "small axe", HEAD) is None


def test_what_is_driven_out_and_finds_no_space_is_left_over() -> None:
    full = spaces("small axe", None, None, "hat red", "hat blue", barred=(RIGHT, HEAD))
    changed = RACK.lifted(full, ["hat red"])
    changed[FIRST].is_barred = True
    assert RACK.settle(changed, ["hat red"], HEAD) == "hat red"
    assert RACK.settle(RACK.lifted(full, ["hat red"]), ["hat red"], HEAD) is None
