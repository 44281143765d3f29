"""Any table, any actions: cards go where the rules send them, and all know what they saw (`reference_actions`)."""

import random

import pytest

from cogs.death_over_the_kingdom.rules.actions import actions
from cogs.death_over_the_kingdom.rules.setup import lay_out
from cogs.death_over_the_kingdom.view.sight import see
from tests.cogs.death_over_the_kingdom.reference import CODES
from tests.cogs.death_over_the_kingdom.reference_actions import PUBLIC, Round
from tests.support.scripts import ScriptRun

BUSY = ("MER", "THI", "JUG", "DRA", "KIN", "KNI")
ROUNDS, MORE_ROUNDS = 150, 6000


class Session:
    """One round, laid out twice and played in step."""

    def __init__(self, seed: int, *, is_classic: bool) -> None:
        self.chance = random.Random(f"{seed} {is_classic}")
        box = self.chance.sample([code for code in CODES for _ in "ab"], 26)
        box.sort(key=lambda code: seed % 2 and code not in BUSY)
        seats = self.chance.randint(3, 10 if is_classic else 7)
        table, box = self.chance.sample(box[:seats], seats), box[seats:]
        count = 0 if is_classic else min(self.chance.randint(0, 2), len(box) // seats)
        hands = [[box.pop() for _ in range(count)] for _ in table]
        deck = box[: self.chance.choice((0, 1, 2, len(box)))]
        self.round = Round(table, hands, deck, is_classic=is_classic)
        self.state = lay_out(table, hands=hands, deck=deck, mode="classic" if is_classic else "court")
        self.run = ScriptRun(actions(self.state))

    def play(self) -> None:
        for seat in self.round.seats:
            keys = self.round.keys(seat)
            assert {option.key for option in self.run.open[seat].options} == keys
            special = [key for key in sorted(keys) if key.split("-")[0] not in {"fold", "exchange", "hand"}]
            is_special = bool(special) and self.chance.random() < 0.7
            self.act(seat, self.chance.choice(special if is_special else sorted(keys)))
            self.compare()
        assert self.run.is_over

    def act(self, seat: int, key: str) -> None:
        verb, *numbers = key.split("-")
        targets = [int(number) for number in numbers]
        self.run.answer(seat, key)
        if verb in {"merchant", "thief", "juggler", "dragon", "seal"}:
            self.round.show(seat)
        asking = {"cut": self.cut, "merchant": self.trade, "juggler": self.juggle}
        if verb in asking:
            asking[verb](seat, targets)
        else:
            self.round.do(seat, verb, targets)

    def cut(self, seat: int, _: list[int]) -> None:
        depth = self.chance.randint(1, len(self.round.deck))
        if len(self.round.deck) > 1:  # the last card can be lifted in one way only
            self.run.answer(seat, depth)
        self.round.cut(seat, depth)

    def trade(self, seat: int, targets: list[int]) -> None:
        (target,) = targets
        said = self.chance.choice(("swap", "keep"))
        self.run.answer(seat, said)
        self.round.look(seat, target)
        if said == "swap":
            self.round.swap(seat, target)

    def juggle(self, seat: int, targets: list[int]) -> None:
        if not targets:
            keys = self.chance.sample([option.key for option in self.run.open[seat].options], 2)
            self.run.answer(seat, tuple(keys))
            targets = [int(key.removeprefix("seat-")) for key in keys]
        self.round.swap(*targets)

    def compare(self) -> None:
        state, told = self.state, self.round
        assert [state.table(seat).code for seat in told.seats] == told.table
        assert {seat for seat in told.seats if state.table(seat).is_up} == told.up
        assert [[card.code for card in state.hand(seat)] for seat in told.seats] == told.hands
        assert not any(card.is_up for seat in told.seats for card in state.hand(seat))
        assert [card.code for card in state.deck] == told.deck
        assert [card.code for card in state.discards] == told.discards
        for viewer, known in told.knows.items():
            seen = see(state, None if viewer == PUBLIC else viewer).seats
            for seat in told.seats:
                card = seen[seat].table
                assert card is not None
                assert card.code == told.table[seat] if seat in known else card.code in {None, told.table[seat]}


@pytest.mark.parametrize("is_classic", [False, True])
def test_actions_are_as_the_rules_say(*, is_classic: bool) -> None:
    for seed in range(ROUNDS):
        Session(seed, is_classic=is_classic).play()


@pytest.mark.long
@pytest.mark.parametrize("is_classic", [False, True])
def test_so_they_are_in_many_rounds(*, is_classic: bool) -> None:
    for seed in range(ROUNDS, MORE_ROUNDS):
        Session(seed, is_classic=is_classic).play()
