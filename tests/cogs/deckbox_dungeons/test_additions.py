"""R84 to R92: Cleave, songs, the left player, Dire, Rally, standing offers (T51 to T54, T56, T60)."""

import pytest

from bot.engine import ACCEPT, Refused, with_offers
from cogs.deckbox_dungeons.content.kinds import Level
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.combat.attack import left_of
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.enemies.figures import blow
from cogs.deckbox_dungeons.rules.goods.offers import standing
from cogs.deckbox_dungeons.rules.heroes import figures
from cogs.deckbox_dungeons.state.pieces import Tile
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, oruk, scene, tamsin
from tests.support.scripts import ScriptRun, run_script

A, B = 0, 1


def test_t51_cleave_once_per_activation() -> None:
    """R84."""
    one, foe = oruk(at=(3, 3), energy=10), enemy("king-under-glass", (3, 4))
    delve = scene(one, tamsin((6, 3)), enemies=[foe], dice=[1] * 40)
    run = ScriptRun(activate(delve, one))
    run.answer(A, "cleave-1")
    assert one.energy == 7
    with pytest.raises(Refused):
        run.answer(A, "cleave-1")
    run.answer(A, "end")
    run.answer(A, "forfeit")
    again = ScriptRun(activate(delve, one))
    again.answer(A, "cleave-1")
    assert one.energy == 4


def test_t52_two_hymns_are_one() -> None:
    """R85: and it is heard in the singer's tile only."""
    singer, one = hero("perrin", "sword-buckler", "battle-hymn", (3, 3), is_singing=True), oruk(at=(4, 3))
    delve = scene(singer, one, tiles=[Tile("14a", 0, 0), Tile("8b", 0, -1)])

    def plus() -> int:
        strike = figures.strike(delve, one, "melee")
        assert strike is not None
        return strike.plus

    assert plus() == 3
    one.is_singing = True
    assert plus() == 3
    one.is_singing, one.at = False, (-3, 3)
    assert plus() == 2
    one.at = (-1, 3)
    assert plus() == 3


def test_t53_the_next_person() -> None:
    """R87."""
    owners = ["Ada", "Ada", "Ben"]
    assert [left_of(owners, seat) for seat in (0, 2)] == [2, 0]


@pytest.mark.parametrize(("level", "dice"), [("normal", 2), ("hard", 3), ("dire", 4)])
def test_t54_levels(level: Level, dice: int) -> None:
    """R90. Its second half, what comes for three heroes, is in test_map."""
    cutter = enemy("goblin-cutter", (3, 3))
    found = blow(scene(brannoc(), tamsin(), enemies=[cutter], options=DeckboxOptions(level=level)), cutter, "melee")
    assert found is not None
    assert (found.dice, found.plus) == (dice, 1)


def test_t56_rally() -> None:
    """R86."""
    one = hero("brannoc", "sword-buckler", "rally", (3, 3), energy=4)
    friend = hero("ysolde", "long-bow", "mend", (4, 3), has_acted=True)
    foe = enemy("hobgoblin-bruiser", (2, 2))
    delve = scene(one, friend, enemies=[foe], dice=[1, 1, 1])
    run = ScriptRun(activate(delve, one))
    run.answer(A, "ability-h1")
    assert run.open[B].word == "rally"
    run.answer(B, "ranged-1")
    assert (one.energy, one.actions, friend.actions) == (0, 2, 0)
    assert [prompt.word for prompt in run.prompts] == ["menu"]


def test_t60_standing_offers() -> None:
    """R92: open beside a question, withdrawn while a roll is settled, back after it."""
    one = brannoc((3, 3), items=cards("lucky-coin"), health=6)
    healer = tamsin((4, 3), energy=9)
    delve = scene(one, healer, enemies=[enemy("hobgoblin-bruiser", (3, 4))], dice=[1, 1, 1])

    def offered() -> bool:
        return any(prompt.seat == B and prompt.is_standing and prompt.word == "minor" for prompt in run.prompts)

    run = ScriptRun(with_offers(activate(delve, one), lambda: standing(delve)))
    menu = run.open[A]
    assert offered()
    run.answer(B, "ability-h0", "minor")
    assert (one.health, healer.energy) == (8, 6)
    assert run.open[A] is menu
    assert offered()
    run.answer(A, "melee-1", "menu")
    assert run.open[A].word == "coin"
    assert not offered()
    run.answer(A, (), "coin")
    assert offered()


def test_r92_what_is_agreed_while_a_roll_is_settled_is_done_after_it() -> None:
    """The coin that is asked for is the one that is being tossed: it is used up, and nothing is left to hand over."""
    for said, dice, is_given in ((("die-0",), [1, 1, 1, 6, 1], False), ((), [1, 1, 1], True)):
        one, friend = brannoc((3, 3), items=cards("lucky-coin")), tamsin((4, 3))
        delve = scene(one, friend, enemies=[enemy("hobgoblin-bruiser", (3, 4))], dice=dice)
        run = ScriptRun(with_offers(activate(delve, one), lambda d=delve: standing(d)))  # type: ignore[misc]
        run.answer(B, {"take": ("item-100",)}, "trade")
        run.answer(A, "melee-1", "menu")
        run.answer(A, ACCEPT, "consent")
        assert one.items
        run.answer(A, said, "coin")
        assert (not one.items, [item.key for item in friend.items] == ["lucky-coin"]) == (True, is_given)


def test_r92_a_feather_is_not_given_away_while_it_is_asked_for() -> None:
    """D20: a pit, which is no roll."""
    one = tamsin((2, 3), health=1, items=cards("phoenix-feather"))
    delve = scene(one, brannoc((2, 1)), tiles=[Tile("6a", 0, 0)])
    run = ScriptRun(with_offers(activate(delve, one), lambda: standing(delve)))
    run.answer(A, "move", "menu")
    run.answer(A, "to-l62")
    assert [prompt.word for prompt in run.prompts] == ["feather"]
    run.answer(A, "burn", "feather")
    assert (one.health, one.items) == (3, [])


def test_what_is_open_is_offered_as_things_stand() -> None:
    """A friend buys the card: the question stays, and no longer offers it."""
    one, friend = brannoc((3, 3), treasure=9), tamsin((6, 3), treasure=9)
    delve = scene(one, friend)
    run = ScriptRun(with_offers(activate(delve, one), lambda: standing(delve)))
    item = delve.state.market[0]
    assert item is not None
    menu, key = run.open[A], f"buy-{item.id}"
    assert menu.is_legal((key,))
    run.answer(B, key, "minor")
    assert not menu.is_legal((key,))
    assert run.open[A] is menu


def test_a_shadowstep_goes_through_enemies() -> None:
    one = hero("kestrel", "long-bow", "shadowstep", (6, 3), energy=2)
    guard = [enemy("goblin-cutter", (4, 3))]
    delve = scene(one, tamsin((1, 2)), tiles=[Tile("4b", 0, 0)], enemies=guard)
    run_script(activate(delve, one), {A: ["ability", "to-m63", "end", "forfeit"]})
    assert (one.at, one.energy) == ((3, 3), 0)


def test_a_fire_flask_spares_nobody() -> None:
    """I07, R55."""
    one, friend = brannoc((6, 3), items=cards("fire-flask")), tamsin((3, 4))
    foes = [enemy("goblin-cutter", (3, 3)), enemy("goblin-cutter", (2, 3), health=1)]
    delve = scene(one, friend, enemies=foes, dice=[1])
    run_script(activate(delve, one), {A: ["use-100", "to-m63", "end", "forfeit"]})
    assert (foes[0].health, friend.health) == (1, 7)
    assert delve.state.enemies == [foes[0]]
    assert one.treasure == 1
