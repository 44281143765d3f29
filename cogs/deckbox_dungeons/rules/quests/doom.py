"""Doom: it rises each Refresh, in some quests also when a hero falls; at its limit the quest is lost (Q3, Q7)."""

from bot.engine import Script
from cogs.deckbox_dungeons.events.quests import DoomFell, DoomRose
from cogs.deckbox_dungeons.rules.delve import Delve


def doom_limit(delve: Delve) -> int:
    """0: this quest knows no Doom."""
    return delve.quest.doom.get(delve.level, 0)


def raise_doom(delve: Delve) -> Script[None]:
    if limit := doom_limit(delve):
        delve.state.doom += 1
        yield DoomRose(doom=delve.state.doom, limit=limit)


def lower_doom(delve: Delve, amount: int) -> Script[None]:
    """Never below 0."""
    fallen = min(amount, delve.state.doom)
    delve.state.doom -= fallen
    yield DoomFell(doom=delve.state.doom, limit=doom_limit(delve), amount=fallen)


def hasten(delve: Delve) -> Script[None]:
    """A hero has been downed."""
    if delve.quest.is_hastened_by_downs:
        yield from raise_doom(delve)
