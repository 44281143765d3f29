"""The Refresh Phase (R15), step by step; after each it is looked whether the quest is over (R95)."""

from bot.engine import Script
from cogs.deckbox_dungeons.content.tables import MOST_HEALTH
from cogs.deckbox_dungeons.events.combat import EnemyWoke, Regenerated
from cogs.deckbox_dungeons.events.frame import RoundBegan
from cogs.deckbox_dungeons.events.map import WayOpened
from cogs.deckbox_dungeons.events.quests import BellTolled, TollDue, WaveCame
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.spawning import arrival, more_of, placed, spawn
from cogs.deckbox_dungeons.rules.map.exploring import nearest_hero, reveal
from cogs.deckbox_dungeons.rules.quests.doom import doom_limit, raise_doom
from cogs.deckbox_dungeons.rules.quests.ends import judge, last_round
from cogs.deckbox_dungeons.state.match import State

SIDES_OF_NIGHT = ("n", "e", "w")  # of the outer tiles, by the die: 1-2, 3-4, 5-6 (Q5)


def refresh(delve: Delve) -> Script[None]:
    for step in (_regenerate, _doom, _wave, _bell, _toll, _lost_encounter, _wake):
        yield from step(delve)
        judge(delve)
        if delve.is_over:
            return
    _ends_effects(delve.state)
    _ends_night(delve)
    if not delve.is_over:
        yield from _next_round(delve)


def _regenerate(delve: Delve) -> Script[None]:
    """R75, A17: the oldest first, never above the die."""
    for enemy in delve.state.enemies:
        if "regenerate" in enemy.kind.keywords and enemy.health < MOST_HEALTH[enemy.colour]:
            enemy.health += 1
            yield Regenerated(enemy=enemy.key, number=enemy.id, health=enemy.whole)


def _doom(delve: Delve) -> Script[None]:
    if doom_limit(delve):
        yield from raise_doom(delve)


def _wave(delve: Delve) -> Script[None]:
    """Q5."""
    waves = [wave for wave in delve.quest.waves if wave.first <= delve.state.round]
    if not waves:
        return
    die = delve.chance.die()
    tile = 1 + (die - 1) // 2
    came = placed(delve, tile, [*waves[-1].dice, *more_of(delve, delve.quest.more)])
    if came:
        yield WaveCame(die=die, side=SIDES_OF_NIGHT[tile - 1])
    yield arrival(delve, tile, came)


def _bell(delve: Delve) -> Script[None]:
    """Q2, R88."""
    state = delve.state
    if state.tolls_left:
        state.tolls_left -= 1
        yield BellTolled(left=state.tolls_left)
        yield from spawn(delve, state.tongue_tile, ["G"])


def _toll(delve: Delve) -> Script[None]:
    """Q6: from a certain Refresh on, a blue die each at the start tile."""
    if 0 < delve.quest.late <= delve.state.round:
        yield TollDue(round=delve.state.round)
        yield from spawn(delve, 0, ["B"])


def _lost_encounter(delve: Delve) -> Script[None]:
    """R33: no exit is left to explore, but encounters are: one comes to the tile placed last."""
    state = delve.state
    if state.encounter_deck and not delve.ground.halves and delve.quest.goal:
        key, tile = state.encounter_deck.pop(0), len(state.tiles) - 1
        yield WayOpened(encounter=key)
        yield from reveal(delve, tile, key, nearest_hero(delve, tile))


def _wake(delve: Delve) -> Script[None]:
    """Q4: the Drake sleeps for so many Refresh Phases after it was revealed."""
    state = delve.state
    if state.round - state.goal_round + 1 < delve.quest.sleeps:
        return
    for enemy in state.enemies:
        if enemy.is_asleep:
            enemy.is_asleep = False
            yield EnemyWoke(enemy=enemy.key, number=enemy.id)


def _ends_effects(state: State) -> None:
    """R15c."""
    for enemy in state.enemies:
        enemy.is_chained = False
    for hero in state.heroes:
        hero.is_singing = hero.is_smoking = hero.has_used_cap = hero.has_acted = False
        hero.smoke = []


def _ends_night(delve: Delve) -> None:
    """Q5: won at the end of its last Refresh."""
    last = last_round(delve)
    if last and delve.state.round >= last and delve.heroes:
        delve.state.result = "won"


def _next_round(delve: Delve) -> Script[None]:
    """R99: our own guard against quests that never end."""
    state = delve.state
    most = state.options.most_rounds
    if 0 < most <= state.round:
        state.result = "late"
        return
    state.quiet = 0 if state.enemies else state.quiet + 1
    state.round += 1
    yield RoundBegan(round=state.round)
