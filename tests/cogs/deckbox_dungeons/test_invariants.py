"""Each invariant, broken once: what must hold of every state is really looked at."""

from collections.abc import Callable
from functools import cache

import msgspec
import pytest

from bot.engine import Chance, Match
from bot.engine.playout import adviser_policy, playout
from cogs.deckbox_dungeons.content.tables import MOST_HEALTH
from cogs.deckbox_dungeons.game import GAME
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.frame.setup import new_state
from cogs.deckbox_dungeons.rules.heroes.building import build
from cogs.deckbox_dungeons.rules.invariants import check
from cogs.deckbox_dungeons.rules.map.ground import PIT, ground_of
from cogs.deckbox_dungeons.state.match import State
from cogs.deckbox_dungeons.state.pieces import Enemy, Item
from tests.support.scripts import run_script

SEEN = 60  # answers into the match


@cache
def sound() -> bytes:
    """A match well on its way: tiles are laid, enemies stand, some have been slain."""
    found: list[bytes] = []

    def watch(match: Match[State]) -> None:
        state = msgspec.msgpack.decode(match.snapshot.state, type=State)  # as it stood when the turn began
        if match.answered >= SEEN and len(state.enemies) > 1 and state.encounter_deck:
            found.append(match.snapshot.state)

    playout(GAME, 3, DeckboxOptions(quest="king"), b"sound", (adviser_policy,), watch)
    return found[0]


def lose_item(state: State) -> None:
    state.item_deck.pop()


def double_item(state: State) -> None:
    state.discards.append(state.item_deck[-1])


def lose_tile(state: State) -> None:
    state.tile_deck.pop()


def lay_on_another(state: State) -> None:
    state.tiles[1].x, state.tiles[1].y = state.tiles[0].cell


def lose_encounter(state: State) -> None:
    state.encounter_deck.pop()


def double_encounter(state: State) -> None:
    state.encounter_deck[0] = state.tiles[1].encounters[0]


def do_unseen_deed(state: State) -> None:
    state.tiles[0].done.append(state.encounter_deck[0])


def lose_enemy(state: State) -> None:
    state.enemies.pop()


def swell_enemy(state: State) -> None:
    state.enemies[0].health = 7


def swap_enemies(state: State) -> None:
    state.enemies.reverse()


def wall_enemy(state: State) -> None:
    state.enemies[0].at = (100, 100)


def stack_enemies(state: State) -> None:
    state.enemies[0].at = state.enemies[1].at


def wall_hero(state: State) -> None:
    state.heroes[0].at = (100, 100)


def stack_heroes(state: State) -> None:
    state.heroes[0].at = state.heroes[1].at


def overheal(state: State) -> None:
    state.heroes[0].health = state.heroes[0].kind.health + 1


def overcharge(state: State) -> None:
    state.heroes[0].energy = 11


def enrich(state: State) -> None:
    state.heroes[0].treasure = 21


def indebt(state: State) -> None:
    state.heroes[0].treasure = -1


def raise_dead(state: State) -> None:
    state.heroes[0].health = 0


def share_card(state: State) -> None:
    state.heroes[0].ability = state.heroes[1].ability


def keep_actions(state: State) -> None:
    state.heroes[0].actions = 1


def keep_move(state: State) -> None:
    state.heroes[0].move_left = 1


def keep_rope(state: State) -> None:
    state.heroes[0].is_roped = True


def keep_cleave(state: State) -> None:
    state.heroes[0].has_cleaved = True


def lose_smoke(state: State) -> None:
    state.heroes[0].smoke = [state.heroes[0].at]


def wall_smoke(state: State) -> None:
    state.heroes[0].is_smoking, state.heroes[0].smoke = True, [(100, 100)]


def act_elsewhere(state: State) -> None:
    state.active, state.phase = 0, "enemies"


def lead_the_gone(state: State) -> None:
    state.heroes[0].is_led = state.heroes[0].is_gone = True


def twin_item(state: State) -> None:
    """The number of each kind stays, one card is there twice."""
    items = state.item_deck
    items[0] = Item(items[1].id, items[0].key)


def come_unseen(state: State) -> None:
    """As many as should be."""
    state.enemies[-1].id = state.spawned + 1


def fell_enemy(state: State) -> None:
    state.enemies[0].health = 0


def sink_enemy(state: State) -> None:
    ground = ground_of(state.tiles, can_explore=bool(state.tile_deck))
    state.enemies[0].at = next(spot for spot, mark in ground.marks.items() if mark == PIT)


def swell_stacked(state: State) -> None:
    state.enemies[0].stacked = MOST_HEALTH[state.enemies[0].colour] + 1


def turn_over_stacked(state: State) -> None:
    state.enemies[0].stacked = -1


def overspend(state: State) -> None:
    state.active, state.heroes[0].actions = 0, -1


def overrun(state: State) -> None:
    state.active, state.heroes[0].move_left = 0, -1


def borrow(state: State) -> None:
    state.heroes[0].energy = -1


def crowd(state: State) -> None:
    """More dice of a colour than two boxes hold; all of them have come."""
    for _ in range(3):
        state.spawned += 1
        state.enemies.append(Enemy(state.spawned, "king-under-glass", "red", "boss", 6, (0, 0)))


BREAKS: dict[Callable[[State], None], str] = {
    lose_item: "the items are not all there, once: lost ['weighted-net'], too many []",
    double_item: "the items are not all there, once: lost [], too many ['weighted-net']",
    lose_tile: "the tiles are not all there, once: lost ['5b'], too many []",
    lay_on_another: "two tiles lie on one another",
    lose_encounter: "4 encounters",
    double_encounter: "an encounter is there twice",
    do_unseen_deed: "a deed was done that nobody saw",
    lose_enemy: "17 came, 12 were slain",
    swell_enemy: "#13 shows 7",
    swap_enemies: "enemies stand in the order in which they came",
    wall_enemy: "an enemy stands in a wall",
    stack_enemies: "two stand on one space",
    wall_hero: "oruk stands in a wall",
    stack_heroes: "two stand on one space",
    overheal: "oruk has 11 Health",
    overcharge: "oruk has 11 Energy",
    enrich: "oruk has 21 Treasure",
    indebt: "oruk has -1 Treasure",
    raise_dead: "oruk stands with 0 Health",
    keep_actions: "oruk has actions and does not act",
    keep_move: "oruk has a Move and does not act",
    keep_rope: "oruk keeps the rope of its activation",
    keep_cleave: "oruk keeps the Cleave of its activation",
    lose_smoke: "smoke hangs that oruk has not thrown",
    wall_smoke: "the smoke of oruk hangs in a wall",
    act_elsewhere: "a hero acts in another phase",
    lead_the_gone: "oruk has gone, and is led (R99)",
    share_card: "two heroes use one card",
    twin_item: "an item is there twice",
    come_unseen: "an enemy stands that never came",
    fell_enemy: "#13 shows 0",
    sink_enemy: "an enemy stands in a pit",
    swell_stacked: "",
    turn_over_stacked: "",
    overspend: "",
    overrun: "",
    borrow: "oruk has -1 Energy",
    crowd: "5 red dice",
}


@pytest.mark.parametrize("broken", BREAKS, ids=lambda broken: broken.__name__)
def test_what_is_broken_is_found_and_said(broken: Callable[[State], None]) -> None:
    state = msgspec.msgpack.decode(sound(), type=State)
    broken(state)
    with pytest.raises(AssertionError) as found:
        check(state)
    assert str(found.value) == BREAKS[broken]


def at_least(state: State) -> None:
    for hero in state.heroes:
        hero.energy = hero.treasure = 0
        hero.health = 1


def at_most(state: State) -> None:
    for hero in state.heroes:
        hero.energy, hero.treasure, hero.health = 10, 20, hero.kind.health


def led(state: State) -> None:
    state.heroes[0].is_led = True


def gone(state: State) -> None:
    """It stands nowhere any more (R99)."""
    state.heroes[0].is_gone, state.heroes[0].at = True, (100, 100)


def down(state: State) -> None:
    """R17: a downed hero never obstructs."""
    one = state.heroes[0]
    one.health, one.is_downed, one.at = 0, True, state.heroes[1].at


def acting(state: State) -> None:
    """Whoever is active may walk past a friend while a Move is under way."""
    one = state.heroes[0]
    state.active, state.phase = 0, "heroes"
    one.actions, one.move_left, one.has_cleaved, one.is_roped, one.at = 2, 3, True, True, state.heroes[1].at


def smoking(state: State) -> None:
    one = state.heroes[0]
    one.is_smoking, one.smoke = True, [one.at]


def enemies_act(state: State) -> None:
    state.phase = "enemies"


def whole_box(state: State) -> None:
    """Two boxes hold four red dice: all lie on the map, two of them stacked, the lower as whole as can be."""
    ground = ground_of(state.tiles, can_explore=bool(state.tile_deck))
    taken = [enemy.at for enemy in state.enemies] + [hero.at for hero in state.heroes]
    free = (spot for spot, mark in ground.marks.items() if mark == "." and spot not in taken)
    state.enemies[:] = [one for one in state.enemies if one.colour != "red"]
    state.has_goal_come = False
    for stacked in (6, 6):
        state.spawned += 1
        state.enemies.append(Enemy(state.spawned, "king-under-glass", "red", "boss", 6, next(free), stacked=stacked))
    state.heroes[0].kills += state.spawned - len(state.enemies) - sum(one.kills for one in state.heroes) - 2


def whole_die(state: State) -> None:
    for enemy in state.enemies:
        enemy.health = MOST_HEALTH[enemy.colour]


@pytest.mark.parametrize("change", [
    at_least, at_most, led, gone, down, acting, smoking, enemies_act, whole_die, whole_box,
], ids=lambda change: change.__name__)  # fmt: skip
def test_what_lies_at_the_limit_holds(change: Callable[[State], None]) -> None:
    state = msgspec.msgpack.decode(sound(), type=State)
    change(state)
    check(state)


@pytest.mark.parametrize(("quest", "phase"), [("king", "build"), ("night", "build"), ("night", "heroes")])
def test_what_has_just_begun_holds(quest: str, phase: str) -> None:
    """Heroes that are not built stand nowhere; a quest without a goal has no tile for it."""
    state = new_state(3, DeckboxOptions(quest=quest), Chance(b"new"))  # type: ignore[arg-type]
    if phase == "heroes":
        run_script(build(Delve(state, Chance(b"new"))), {}, otherwise="random")
    check(state)
    state.tile_deck.append("1b")
    with pytest.raises(AssertionError, match="the tiles are not all there"):
        check(state)


@pytest.mark.parametrize(("stacked", "has_come"), [("", False), ("R6+R2", True)])
def test_r43_a_boss_of_two_dice_is_slain_twice(stacked: str, *, has_come: bool) -> None:
    """The upper one gone, the lower stands; and both lie in the box while nobody has seen it."""
    state = new_state(3, DeckboxOptions(quest="king"), Chance(b"new"))
    run_script(build(Delve(state, Chance(b"new"))), {}, otherwise="random")
    state.has_goal_come = has_come
    if stacked:
        spot = next(at for at, mark in ground_of(state.tiles, can_explore=True).marks.items() if mark == ".")
        boss = Enemy(1, "king-under-glass", "red", "boss", 6, spot, stacked=2)
        state.spawned, state.enemies = 1, [boss]
        check(state)
        boss.stacked, boss.health, state.heroes[0].kills = 0, 2, 1
    check(state)
