"""Cups whose dice are cast where the turn begins: no turn begins with anything hidden. And some of these that tell."""

from bot.engine import Chance, Event, Option, Options, Outcome, Prompt, Script, Seat, ask
from tests.support.cups import DICE, FACES, SIXES, Cups, Said, Table


class Cast(Event, rule="R1"):
    seat: Seat
    faces: tuple[str, ...]


def sixes_of(state: Table) -> int:
    return sum(cup.count(SIXES) for cup in state.cups)


class CastingCups(Cups):
    """Each sees their own dice, and is told of them."""

    key = "casting-cups"

    def setup(self, seats: int, options: Options, chance: Chance) -> Table:
        return Table([[] for _ in range(seats)])

    def turn(self, state: Table, chance: Chance) -> Script[None]:
        for seat, cup in enumerate(state.cups):
            cup[:] = [FACES[chance.die(6) - 1] for _ in range(DICE)]
            yield Cast(seat=seat, faces=tuple(cup), to=self.hearers(seat))
        for seat in range(len(state.cups)):
            answer = yield from ask(self.question(state, seat))
            state.said.append(int(answer.key))
            yield from self.told(state, seat)

    def hearers(self, seat: int) -> tuple[int, ...] | None:
        return (seat,)

    def question(self, state: Table, seat: int) -> Prompt:
        options = tuple(Option(str(count), "say", {"count": count}) for count in range(DICE))
        return Prompt(seat, "say", "R2", options, default=("0",))

    def told(self, state: Table, seat: int) -> Script[None]:
        yield Said(seat=seat, count=state.said[seat])


class LoudCups(CastingCups):
    """What somebody has cast, all are told."""

    key = "loud-cups"

    def hearers(self, seat: int) -> tuple[int, ...] | None:
        return None


class SlippingCups(CastingCups):
    """Where somebody has said a number, all are told the right one."""

    key = "slipping-cups"

    def told(self, state: Table, seat: int) -> Script[None]:
        yield Said(seat=seat, count=sixes_of(state))


class HurriedCups(CastingCups):
    """The fewer sixes there are, the less time there is."""

    key = "hurried-cups"

    def question(self, state: Table, seat: int) -> Prompt:
        prompt = super().question(state, seat)
        prompt.within = 60 + sixes_of(state)
        return prompt


class BoldCups(CastingCups):
    """The answer that is right stands out."""

    key = "bold-cups"

    def question(self, state: Table, seat: int) -> Prompt:
        prompt = super().question(state, seat)
        prompt.main = str(sixes_of(state) % DICE)
        return prompt


class RevealingCups(LoudCups):
    """Its rules have it so."""

    key = "revealing-cups"
    reveals = frozenset({"cast"})


class Turned(Event, rule="R1"):
    face: str
    coming: str = ""


class LiningCups(Cups):
    """Each turn begins with a die that all see; the dice of the next turns lie under a cup that nobody holds."""

    key = "lining-cups"
    foretells = False  # does what is told of one die tell of the next?

    def turn(self, state: Table, chance: Chance) -> Script[None]:
        under = state.cups[-1]
        face = under.pop()
        state.said.append(FACES.index(face))
        yield Turned(face=face, coming=under[-1] if self.foretells and under else "")
        yield from ask(Prompt(0, "say", "R2", (Option("0", "say"), Option("1", "say")), default=("0",)))

    def outcome(self, state: Table) -> Outcome | None:
        return None if state.cups[-1] else Outcome((0,), tuple(0 for _ in state.cups))

    def shows(self, owner: int, viewer: int | None) -> bool:
        return False


class ForetellingCups(LiningCups):
    key = "foretelling-cups"
    foretells = True


class TurningCups(CastingCups):
    """Whoever has said a number lays a die open, in the middle of the turn."""

    key = "turning-cups"
    foretells = False

    def told(self, state: Table, seat: int) -> Script[None]:
        face = state.cups[seat].pop()
        state.said[seat] = FACES.index(face)
        yield Turned(face=face, coming=state.cups[seat][-1] if self.foretells else "")


class SpillingCups(TurningCups):
    """And the next one is told with it."""

    key = "spilling-cups"
    foretells = True


class PartingCups(Cups):
    """Each turn is one answer: what it tells, the match has forgotten when it is looked at."""

    key = "parting-cups"

    def turn(self, state: Table, chance: Chance) -> Script[None]:
        seat, options = len(state.said), tuple(Option(str(count), "say", {"count": count}) for count in range(DICE))
        answer = yield from ask(Prompt(seat, "say", "R2", options))
        state.said.append(int(answer.key))
        yield Said(seat=seat, count=self.counted(state))

    def counted(self, state: Table) -> int:
        return state.said[-1]


class BetrayingCups(PartingCups):
    """And it tells the right number."""

    key = "betraying-cups"

    def counted(self, state: Table) -> int:
        return sixes_of(state)
