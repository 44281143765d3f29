"""What must hold of every state, whatever was played: nothing is lost, nothing is there twice, nobody in a wall."""

from collections import Counter

from bot.kit.pieces import check_pieces
from cogs.deckbox_dungeons.content.tables import COLOURS, MOST_HEALTH, boxed_items
from cogs.deckbox_dungeons.rules.enemies.spawning import dice_in_box
from cogs.deckbox_dungeons.rules.heroes.figures import MOST_ENERGY, MOST_TREASURE
from cogs.deckbox_dungeons.rules.map.ground import PIT, Ground, ground_of
from cogs.deckbox_dungeons.state.match import State
from cogs.deckbox_dungeons.state.pieces import Hero, Item


def check(state: State) -> None:
    _check_items(state)
    _check_tiles(state)
    _check_encounters(state)
    _check_dice(state)
    _check_enemies(state)
    _check_builds(state)
    _check_rest(state)
    if state.phase != "build":
        ground = ground_of(state.tiles, can_explore=bool(state.tile_deck))
        for hero in state.heroes:
            _check_hero(hero, ground)
        _check_spots(state, ground)


def _check_items(state: State) -> None:
    items: list[Item] = [*state.item_deck, *state.discards, *filter(None, state.market)]
    items += [item for hero in state.heroes for item in hero.items]
    check_pieces("the items", [item.key for item in items], boxed_items())
    assert len({item.id for item in items}) == len(items), "an item is there twice"


def _check_tiles(state: State) -> None:
    quest = state.quest
    outer = [one.face for one in quest.outer]
    box = [quest.start, *quest.body, *outer, *([quest.goal] if quest.goal else [])]
    check_pieces("the tiles", [tile.face for tile in state.tiles] + state.tile_deck, box)
    assert len({tile.cell for tile in state.tiles}) == len(state.tiles), "two tiles lie on one another"


def _check_encounters(state: State) -> None:
    """R33: as many as there are body tiles; each lies in the deck or on a tile, once. The goal's is its own."""
    known = {one.key: one for one in state.quest.encounter}
    revealed = [key for tile in state.tiles for key in tile.encounters]
    dealt = [key for key in state.encounter_deck + revealed if not known[key].is_goal]
    assert len(set(dealt)) == len(dealt), "an encounter is there twice"
    assert len(dealt) == (len(state.quest.body) if known else 0), f"{len(dealt)} encounters"
    assert all(set(tile.done) <= set(tile.encounters) for tile in state.tiles), "a deed was done that nobody saw"


def _check_enemies(state: State) -> None:
    """Whoever has come stands on the map or has been slain by somebody; a boss of two dice is slain twice (R43)."""
    slain = sum(hero.kills for hero in state.heroes) - _first_dice(state)
    assert len(state.enemies) + slain == state.spawned, f"{state.spawned} came, {slain} were slain"
    assert all(enemy.id <= state.spawned for enemy in state.enemies), "an enemy stands that never came"


def _first_dice(state: State) -> int:
    """How many bosses have lost the upper of two dice."""
    bosses = [one.boss[len(state.heroes) - 2] for one in state.quest.encounter if one.boss and state.has_goal_come]
    return sum("+" in boss for boss in bosses) - sum(bool(enemy.stacked) for enemy in state.enemies)


def _check_builds(state: State) -> None:
    """R3: no card is used by two heroes."""
    for keys in zip(*((hero.key, hero.equipment, hero.ability) for hero in state.heroes), strict=True):
        used = [key for key in keys if key]
        assert len(set(used)) == len(used), "two heroes use one card"


def _check_rest(state: State) -> None:
    """R13, R53, R101: who is not acting has no actions, no Move, and nothing of this activation; the downed neither."""
    for hero in state.heroes:
        if state.active is None or not hero.is_up:
            assert not hero.actions, f"{hero.key} has actions and does not act"
            assert not hero.move_left, f"{hero.key} has a Move and does not act"
        if hero.seat != state.active:
            assert not hero.has_cleaved, f"{hero.key} keeps the Cleave of its activation"
            assert not hero.is_roped, f"{hero.key} keeps the rope of its activation"
        assert hero.is_smoking or not hero.smoke, f"smoke hangs that {hero.key} has not thrown"
    assert state.active is None or state.phase == "heroes", "a hero acts in another phase"


def _check_dice(state: State) -> None:
    placed: Counter[str] = Counter()
    for enemy in state.enemies:
        placed[enemy.colour] += 1 + bool(enemy.stacked)
        assert 1 <= enemy.health <= MOST_HEALTH[enemy.colour], f"#{enemy.id} shows {enemy.health}"
        assert 0 <= enemy.stacked <= MOST_HEALTH[enemy.colour]
    for colour in COLOURS:
        assert placed[colour] <= dice_in_box(len(state.heroes), colour), f"{placed[colour]} {colour} dice"
    numbers = [enemy.id for enemy in state.enemies]
    assert numbers == sorted(set(numbers)), "enemies stand in the order in which they came"


def _check_hero(hero: Hero, ground: Ground) -> None:
    assert 0 <= hero.health <= hero.kind.health, f"{hero.key} has {hero.health} Health"
    assert 0 <= hero.energy <= MOST_ENERGY, f"{hero.key} has {hero.energy} Energy"
    assert 0 <= hero.treasure <= MOST_TREASURE, f"{hero.key} has {hero.treasure} Treasure"
    assert hero.actions >= 0
    assert hero.move_left >= 0
    assert hero.is_downed == (hero.health == 0) or hero.is_gone, f"{hero.key} stands with {hero.health} Health"
    assert hero.at in ground.marks or hero.is_gone, f"{hero.key} stands in a wall"
    assert all(spot in ground.marks for spot in hero.smoke), f"the smoke of {hero.key} hangs in a wall"
    assert not (hero.is_led and hero.is_gone), f"{hero.key} has gone, and is led (R99)"


def _check_spots(state: State, ground: Ground) -> None:
    """R17, R41: no two on a space."""
    spots = [enemy.at for enemy in state.enemies]
    assert all(spot in ground.marks for spot in spots), "an enemy stands in a wall"
    assert all(ground.marks[spot] != PIT for spot in spots), "an enemy stands in a pit"
    spots += [hero.at for hero in state.heroes if hero.is_up]
    if state.active is None or not state.heroes[state.active].move_left:
        assert len(set(spots)) == len(spots), "two stand on one space"
