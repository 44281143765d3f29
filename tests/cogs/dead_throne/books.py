"""What everybody has by what the story has told: health, coin, Pieces and places."""

from collections import Counter

from bot.engine import Event
from cogs.dead_throne.content.tables import REPAIR_COST, SCROLL_BUYS, SCROLL_SELLS, TRAP_SELLS
from cogs.dead_throne.events import battles, defender, fight, land, market, meeting, people, scrolls, walk
from cogs.dead_throne.state.match import State

PURSE = {"bought": -SCROLL_BUYS, "sold": SCROLL_SELLS, "trap": TRAP_SELLS}  # at a Mage's


class Books:
    """From a state on, event by event."""

    def __init__(self, state: State) -> None:
        self.coin = Counter({one.seat: one.coin for one in state.players})
        self.pieces = Counter({one.seat: one.pieces for one in state.players})
        self.health = {one.seat: one.health for one in state.players}
        self.at = {one.seat: one.at for one in state.players}
        self._groups = state.defender.groups if state.defender is not None else []

    def enter(self, event: Event) -> None:
        self._coin(event)
        self._pieces(event)
        self._health(event)
        self._place(event)

    def differs(self, state: State) -> list[str]:
        """In what the state is not what was told. Of the dead and gone only their coin is asked: they stand nowhere."""
        found = []
        for one in state.players:
            told: dict[str, int | str] = {"coin": self.coin[one.seat], "pieces": self.pieces[one.seat]}
            if one.is_up:
                told |= {"health": self.health[one.seat], "at": self.at[one.seat]}
            found += [f"seat {one.seat}: {name}" for name, value in told.items() if getattr(one, name) != value]
        return found

    def _coin(self, event: Event) -> None:
        match event:
            case (
                people.CoinGained() | market.SoldItem() | market.SoldEssence() | market.SoldRelic() | market.RelicSold()
            ):
                self.coin[event.seat] += event.coin
            case people.CoinLost() | market.Bought() | market.BoughtEssence() | market.BoughtRelic() | land.Rode():
                self.coin[event.seat] -= event.coin
            case market.BoughtPieces() | market.BoughtTraps():
                self.coin[event.seat] -= event.coin
            case people.Repaired(way="market" | "merchant"):
                self.coin[event.seat] -= REPAIR_COST
            case market.ScrollsTraded():
                self.coin[event.seat] += PURSE.get(event.way, 0)
            case people.Spoils():
                self._handed(self.coin, event.victim, event.seat, event.coin)
            case meeting.DealtCoin():
                self._handed(self.coin, event.other, event.seat, event.coin)

    def _pieces(self, event: Event) -> None:
        match event:
            case market.BoughtPieces():
                self.pieces[event.seat] += event.count
            case people.Spoils() | people.PickedUp():
                self.pieces[event.seat] += event.pieces
            case people.Died() | people.LaidDown():
                self.pieces[event.seat] -= event.pieces
            case meeting.DealtTreasure():
                self._handed(self.pieces, event.other, event.seat, event.pieces)
            case defender.Revived():
                self.pieces[event.seat] -= 1

    @staticmethod
    def _handed(what: Counter[int], giver: int, taker: int, count: int) -> None:
        what[giver] -= count
        what[taker] += count

    def _health(self, event: Event) -> None:
        match event:
            case battles.Struck():
                self._hurt(event.target, event.damage, event.health)
            case fight.EnemyStruck() | people.Hurt():
                self._hurt(event.seat, event.damage, event.health)
            case people.Healed():
                self._hurt(event.seat, -event.gained, event.health)
            case people.Weakened() | people.LifeTokenSpent() | people.Respawned():
                self.health[event.seat] = event.health
            case defender.Revived():
                self.health[event.other] = event.health

    def _hurt(self, seat: int, damage: int, left: int) -> None:
        """What is told to be left is what was there without the damage."""
        assert damage >= 0 or left > self.health[seat]
        assert max(0, self.health[seat] - damage) == left, f"seat {seat} had {self.health[seat]}, {damage} left {left}"
        self.health[seat] = left

    def _place(self, event: Event) -> None:
        match event:
            case walk.Stepped() | walk.QuickPathTaken() | land.Rode():
                self._went(event.seat, event.step)
            case walk.Teleported() | walk.StoneTravelled() | people.Respawned():
                self.at[event.seat] = event.step
            case scrolls.Swapped():
                self.at[event.other], self.at[event.seat] = self.at[event.seat], event.step

    def _went(self, seat: int, step: str) -> None:
        """A group goes along on foot and by Carriage (R142, R177)."""
        here = self.at[seat]
        friends = next((group for group in self._groups if seat in group), [seat])
        self.at |= {one: step for one in friends if self.at[one] == here}
