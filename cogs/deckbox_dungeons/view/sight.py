"""The view of a state: the one door through which anything of a match is seen."""

from bot.engine import Chance
from cogs.deckbox_dungeons.content.tables import ENCOUNTERS
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.frame.epilogue import outcome
from cogs.deckbox_dungeons.rules.map.ground import DOORWAY, exits_of_lie
from cogs.deckbox_dungeons.rules.map.turning import rows_of
from cogs.deckbox_dungeons.rules.quests.doom import doom_limit
from cogs.deckbox_dungeons.rules.quests.ends import is_goal_wanted, last_round, toll
from cogs.deckbox_dungeons.rules.quests.tongues import WANTED
from cogs.deckbox_dungeons.state.match import State
from cogs.deckbox_dungeons.state.pieces import Tile
from cogs.deckbox_dungeons.state.spots import HALF_SPOTS, PITCH
from cogs.deckbox_dungeons.view.sight_pieces import enemy_view, hero_view, item_view, plans
from cogs.deckbox_dungeons.view.view import (
    DeckboxView,
    DeedView,
    EncounterView,
    GoalView,
    HalfView,
    MarchView,
    TileView,
)


def sight(state: State, seat: int | None) -> DeckboxView:
    """All seats see the same: everything hidden is hidden from everybody."""
    delve = Delve(state, Chance(b"nothing is rolled"))
    ground, to_come = delve.ground, plans(delve)
    return DeckboxView(
        viewer=seat,
        options=state.options,
        phase=state.phase,
        round=state.round,
        quiet=state.quiet,
        active=state.active,
        heroes=tuple(hero_view(delve, hero) for hero in state.heroes),
        enemies=tuple(enemy_view(delve, enemy, to_come.get(enemy.id)) for enemy in state.enemies),
        tiles=tuple(_tile(delve, number, tile) for number, tile in enumerate(state.tiles)),
        doorways=tuple(spot for spot, mark in ground.marks.items() if mark == DOORWAY),
        halves=tuple(HalfView(half.spot, half.side, half.tile) for half in ground.halves.values()),
        tiles_left=len(state.tile_deck),
        encounters_left=len(state.encounter_deck),
        market=tuple(None if item is None else item_view(item) for item in state.market),
        items_left=len(state.item_deck),
        discards=tuple(map(item_view, state.discards)),
        goal=_goal(delve),
        marches=tuple(
            MarchView(march.enemy, march.key, march.path, march.targets, march.damage) for march in state.marches
        ),
        result=state.result,
        outcome=outcome(state),
    )


def _tile(delve: Delve, number: int, tile: Tile) -> TileView:
    ground = delve.ground
    return TileView(
        face=tile.face,
        x=tile.x,
        y=tile.y,
        turns=tile.turns,
        rows=rows_of(tile.face, tile.turns),
        poi=ground.poi(number),
        is_start=number == 0,
        is_goal=tile.face == delve.quest.goal,
        sealed=tuple(
            side for side in exits_of_lie(ground.lies, number)
            if (PITCH * tile.y + HALF_SPOTS[side][0], PITCH * tile.x + HALF_SPOTS[side][1]) not in ground.marks
            and (PITCH * tile.y + HALF_SPOTS[side][0], PITCH * tile.x + HALF_SPOTS[side][1]) not in ground.halves
        ),
        encounters=tuple(_encounter(tile, key) for key in tile.encounters),
    )  # fmt: skip


def _encounter(tile: Tile, key: str) -> EncounterView:
    deed = ENCOUNTERS[key].deed
    return EncounterView(key, None if deed is None else DeedView(deed.skill, deed.needed), key in tile.done)


def _goal(delve: Delve) -> GoalView:
    state = delve.state
    return GoalView(
        doom=state.doom,
        doom_limit=doom_limit(delve),
        tongues=state.tongues,
        tongues_wanted=WANTED if delve.quest.shape == "fetch" else 0,
        tolls_left=state.tolls_left,
        seals=state.seals,
        treasure=sum(hero.treasure for hero in delve.heroes),
        toll=toll(delve) if delve.quest.toll else 0,
        last_round=last_round(delve),
        has_goal_come=state.has_goal_come,
        is_goal_wanted=is_goal_wanted(delve),
    )
