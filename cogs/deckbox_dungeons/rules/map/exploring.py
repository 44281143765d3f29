"""Exploring: the next tile is drawn and laid, its encounter read (R25 to R27, R31 to R33, R96)."""

from bot.engine import Script
from cogs.deckbox_dungeons.content.tables import ENCOUNTERS
from cogs.deckbox_dungeons.events.map import EncounterRevealed, Explored
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.spawning import dice_of, spawn
from cogs.deckbox_dungeons.rules.map.ground import Half, Lie, has_open_exit, lies_of
from cogs.deckbox_dungeons.rules.map.walking import costs_to
from cogs.deckbox_dungeons.rules.quests.revealing import reveal_effect
from cogs.deckbox_dungeons.rules.quests.tongues import goal_key
from cogs.deckbox_dungeons.state.match import State
from cogs.deckbox_dungeons.state.pieces import Hero, Tile
from cogs.deckbox_dungeons.state.spots import SIDES, STEPS


def explore(delve: Delve, hero: Hero, half: Half) -> Script[None]:
    """R26: the new tile's arrow meets the tile that is left: heading N, E, S, W it is turned so often (R30)."""
    state = delve.state
    tile = _drawn(state, half)
    state.tiles.append(tile)
    state.quiet = 0
    delve.relaid()
    yield Explored(seat=hero.seat, hero=hero.key, side=half.side, face=tile.face, left=len(state.tile_deck))
    if tile.face == delve.quest.goal:
        state.has_goal_come, state.goal_round = True, state.round
        yield from reveal(delve, len(state.tiles) - 1, goal_key(delve.quest), hero)
    elif state.encounter_deck:
        yield from reveal(delve, len(state.tiles) - 1, state.encounter_deck.pop(0), hero)


def _drawn(state: State, half: Half) -> Tile:
    """R32: the first from the top that leaves an exit to explore; skipped ones keep their places."""
    deck, lies = state.tile_deck, lies_of(state.tiles)
    _, x, y, _ = lies[half.tile]
    down, right = STEPS[half.side]
    x, y, turns = x + right, y + down, SIDES.index(half.side)

    def fits(face: str) -> bool:
        lie: Lie = (face, x, y, turns)
        return len(deck) == 1 or has_open_exit((*lies, lie))

    goal = [face for face in deck if face == state.quest.goal]
    face = next((face for face in deck if fits(face)), (goal or deck)[0])
    deck.remove(face)
    return Tile(face, x, y, turns)


def reveal(delve: Delve, tile: int, key: str, hero: Hero) -> Script[None]:
    """R27: the encounter is read, what stands in it comes, and what happens at once happens."""
    delve.state.tiles[tile].encounters.append(key)
    encounter = ENCOUNTERS[key]
    yield EncounterRevealed(encounter=key)
    yield from spawn(delve, tile, dice_of(delve, encounter))
    if encounter.reveal is not None:
        yield from reveal_effect(delve, tile, encounter.reveal, hero)


def nearest_hero(delve: Delve, tile: int) -> Hero:
    """R96: who counts as exploring where nobody did: the one with the least movement to that point of interest."""
    costs = costs_to(delve.ground, delve.ground.poi(tile), frozenset())
    return min(delve.heroes, key=lambda hero: (costs.get(hero.at, 1000), hero.seat))
