"""Every change of Health, Energy, Treasure and items is told once, and truly, whatever is played (R5, R22, R47)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, get_args

import msgspec
import pytest

from bot.engine import Chance, Event, Match, Script
from bot.engine.playout import mixed_policy, playout
from cogs.deckbox_dungeons.content.quest_kinds import QuestKey
from cogs.deckbox_dungeons.events import combat, goods
from cogs.deckbox_dungeons.game import DeckboxDungeons
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.state.match import State


class Overheard(DeckboxDungeons):
    """The game, with what it tells written down."""

    def __init__(self) -> None:
        self.heard: list[Event] = []

    def turn(self, state: State, chance: Chance) -> Script[None]:
        script, sent = super().turn(state, chance), None
        while True:
            try:
                step = script.send(sent)
            except StopIteration:
                return
            self.heard += [step] if isinstance(step, Event) else []
            sent = yield step


class Sheet:
    """What a hero has, as far as is told."""

    def __init__(self, health: int, energy: int, treasure: int, items: Sequence[str]) -> None:
        self.health, self.energy, self.treasure, self.items = health, energy, treasure, Counter(items)

    @property
    def all(self) -> tuple[int, int, int, Counter[str]]:
        return self.health, self.energy, self.treasure, +self.items


def sheets(state: State) -> list[Sheet]:
    return [Sheet(one.health, one.energy, one.treasure, [item.key for item in one.items]) for one in state.heroes]


def write(found: list[Sheet], keys: Sequence[str], event: Event) -> None:
    one = found[getattr(event, "seat", 0)]
    count(one, event)
    match event:
        case combat.Siphoned():
            for hero in event.heroes:
                found[keys.index(hero)].energy -= 1
        case goods.ItemBought() | goods.ItemTaken():
            one.items[event.item] += 1
        case goods.ItemUsed() | combat.HitCancelled() | combat.FeatherBurnt() | combat.DiceRerolled(item="lucky-coin"):
            one.items[event.item] -= 1
        case goods.Given():
            other = found[event.partner]
            one.treasure, other.treasure = one.treasure - event.treasure, other.treasure + event.treasure
            one.items.subtract(event.items or ())
            other.items.update(event.items or ())


def count(one: Sheet, event: Event) -> None:
    match event:
        case combat.HeroAttacked() | combat.HeroHurt() | combat.HeroRevived() | combat.FeatherBurnt() | goods.Healed():
            one.health = event.health
        case combat.Struck():
            one.energy += event.energy
        case goods.EnergyGained() | goods.AbilityUsed():
            one.energy = event.energy
        case combat.EnemyDefeated():
            one.treasure += event.treasure
        case goods.TreasureGained() | goods.TreasureSpent():
            one.treasure = event.treasure
        case goods.ItemBought():
            one.treasure -= event.cost


@pytest.mark.long
@pytest.mark.parametrize("quest", get_args(QuestKey))
def test_r5_all_that_heroes_gain_and_lose_is_told_once(quest: QuestKey) -> None:
    game, before = Overheard(), list[State]()

    def watch(match: Match[Any]) -> None:
        if any(prompt.word == "feather" for prompt in match.prompts):
            return  # the blow is told, and not yet whether it fells (D20)
        now = msgspec.msgpack.decode(msgspec.msgpack.encode(match.state), type=State)
        if before and before[-1].phase != "build":
            found = sheets(before[-1])
            for event in game.heard:
                write(found, [hero.key for hero in now.heroes], event)
            assert [sheet.all for sheet in found] == [sheet.all for sheet in sheets(now)], game.heard
        before[:], game.heard[:] = [now], []

    playout(game, 2, DeckboxOptions(quest=quest, level="hard"), b"told once", (mixed_policy,), watch)
    assert before[0].phase == "over"
