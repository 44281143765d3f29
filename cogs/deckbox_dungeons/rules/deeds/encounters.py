"""Encounter actions and reviving (R19, R24, R67 to R69, D12)."""

from collections.abc import Iterator
from functools import partial

from bot.engine import Script
from bot.kit.deeds import Deed
from bot.kit.squares import apart
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.content.quest_kinds import EncounterKind
from cogs.deckbox_dungeons.content.tables import ENCOUNTERS
from cogs.deckbox_dungeons.events.combat import HeroRevived
from cogs.deckbox_dungeons.rules.combat.checks import check, helped, helper_of
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.heroes.figures import skill_plus
from cogs.deckbox_dungeons.rules.map.ground import PIT
from cogs.deckbox_dungeons.rules.map.walking import Walker, ways
from cogs.deckbox_dungeons.rules.quests.effects import effect
from cogs.deckbox_dungeons.state.pieces import Hero
from cogs.deckbox_dungeons.state.spots import Spot, label

REVIVED = 2  # Health (R24)
ANYWHERE = 99  # movement: as far as it takes


def open_deeds(delve: Delve, spot: Spot) -> Iterator[tuple[int, EncounterKind]]:
    """R19: those whose point of interest is here or orthogonally next to here, and that are not done yet."""
    for number, tile in enumerate(delve.state.tiles):
        if tile.encounters and apart(delve.ground.poi(number), spot) <= 1:
            for key in tile.encounters:
                if key not in tile.done and ENCOUNTERS[key].deed is not None:
                    yield number, ENCOUNTERS[key]


def encounter_deeds(delve: Delve, hero: Hero) -> list[Deed]:
    if not hero.actions:
        return []
    found: list[Deed] = []
    for tile, encounter in open_deeds(delve, hero.at):
        assert encounter.deed is not None
        plus = skill_plus(hero, encounter.deed.skill)
        helper = helper_of(hero, encounter.deed.skill)
        for card in [None, helper] if helper else [None]:
            play = partial(play_deed, delve, hero, tile, encounter, is_helped=card is not None)
            found.append(Deed(prompts.deed(encounter, plus, card), play))
    lying = (friend for friend in delve.state.heroes if friend.is_downed and not friend.is_gone)
    near = [friend for friend in lying if apart(friend.at, hero.at) == 1]
    return [*found, *(Deed(prompts.revive(friend), partial(play_revive, delve, hero, friend)) for friend in near)]


def play_deed(delve: Delve, hero: Hero, tile: int, encounter: EncounterKind, *, is_helped: bool) -> Script[None]:
    """An action; it may be tried again with another (R69)."""
    deed = encounter.deed
    assert deed is not None
    hero.actions -= 1
    hero.move_left = 0
    extra = (yield from helped(delve, hero, deed.skill)) if is_helped else 0
    if (yield from check(delve, hero, deed.skill, deed.needed, extra)):
        delve.state.tiles[tile].done.append(encounter.key)
        delve.state.quiet = 0
        for one in deed.effects:
            yield from effect(delve, tile, hero, one)


def play_revive(delve: Delve, hero: Hero, friend: Hero) -> Script[None]:
    """R24, R97."""
    hero.actions -= 1
    hero.move_left = 0
    friend.at = standing_spot(delve, friend)
    friend.is_downed, friend.health = False, REVIVED
    delve.state.quiet = 0
    yield HeroRevived(seat=friend.seat, hero=friend.key, friend=hero.key, spot=label(friend.at), health=friend.health)


def standing_spot(delve: Delve, hero: Hero) -> Spot:
    """R97, R104: its own space, or the nearest free one: least movement, then top row, then leftmost.

    A pit only where nothing else is free.
    """
    taken = delve.hero_spots | delve.enemy_spots
    if hero.at not in taken:
        return hero.at
    reached = ways(delve.ground, hero.at, ANYWHERE, Walker(frozenset(), fears_pits=False)).best
    free = (spot for spot in reached if spot not in taken)
    return min(free, key=lambda spot: (delve.ground.marks[spot] == PIT, reached[spot].cost, spot))
