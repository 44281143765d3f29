"""Dithering, a game whose rules are right and whose matches nobody would like to play: it can be tedious in three ways.

R1: everybody pushes a lever until the round is over.
"""

from msgspec import Struct

from bot.engine import Advice, Chance, Event, Game, Option, Options, Outcome, Prompt, Script, Seat, ask

UP, DOWN = "up", "down"


class Lever(Struct):
    asked: int  # times in the one round there is
    levers: int  # that one can choose among
    is_secret: bool
    is_up: bool = False
    pushes: int = 0
    round: int = 0
    form: tuple[str, ...] = ()


class Pushed(Event, rule="R1"):
    seat: Seat


class DitheringOptions(Options, frozen=True):
    asked: int = 3
    levers: int = 2
    is_secret: bool = False
    counts: bool = True  # its state remembers how often the lever was pushed, so that none is like another
    form: tuple[str, ...] = ("tells",)  # also "keeps": the question stays open; "changes": its levers are others then


def levers(state: Lever, number: int) -> Prompt:
    """What is asked for the so-manieth time."""
    down = f"{DOWN}-{number % 2}" if "changes" in state.form else DOWN
    options = (Option(UP, "push"), Option(down, "push"))[: state.levers]
    return Prompt(0, "push", "R1", options, is_secret=state.is_secret)


class Dithering(Game[Lever, Lever]):
    key = "dithering"
    seats = range(1, 3)
    secrets = frozenset()
    has_secret_numbers = False
    state_type = Lever
    options_type = DitheringOptions

    def setup(self, seats: int, options: Options, chance: Chance) -> Lever:
        assert isinstance(options, DitheringOptions)
        pushes = 0 if options.counts else -1
        return Lever(options.asked, options.levers, options.is_secret, pushes=pushes, form=options.form)

    def turn(self, state: Lever, chance: Chance) -> Script[None]:
        prompt = levers(state, 0)
        for number in range(state.asked):
            fresh = levers(state, number)
            prompt.kind = fresh.kind
            answer = yield from ask(prompt if "keeps" in state.form else fresh)
            state.is_up = answer.key == UP
            state.pushes += state.pushes >= 0
            if "tells" in state.form:
                yield Pushed(seat=0)
        state.round += 1

    def outcome(self, state: Lever) -> Outcome | None:
        return Outcome((0,), (1, 0)) if state.round else None

    def view(self, state: Lever, seat: int | None) -> Lever:
        return Lever(state.asked, state.levers, state.is_secret, state.is_up, state.pushes, state.round)

    def advise(self, view: Lever, prompt: Prompt, chance: Chance) -> Advice:
        """To and fro."""
        return Advice((prompt.options[-1 if view.is_up else 0].key,), "whim")


class Patient(Dithering):
    """It asks on purpose, whatever there is to choose."""

    key = "patient"
    asked_anyway = frozenset({"push"})


GAME, PATIENT = Dithering(), Patient()
