"""What a game must say of itself. Everything else about it stays in its own folder."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Generic, Literal, TypeVar

from msgspec import Struct

from bot.engine.advice import Advice
from bot.engine.chance import Chance
from bot.engine.choice import Choice, Part
from bot.engine.event import Event
from bot.engine.odds import Odds
from bot.engine.orders import Order
from bot.engine.prompt import Prompt
from bot.engine.script import Script
from bot.engine.sheet import Sheet


class Options(Struct, frozen=True, kw_only=True):
    """How a match is to be played; a game subclasses it with its own fields, each with a default.

    `hints`: are people shown chances, and told on request what an automaton would do? By itself where all win or lose
    together, and where one person plays with automata.
    """

    hints: Literal["auto", "on", "off"] = "auto"


class Outcome(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """How a match ended: nobody, one or several may have won. `scores` and `ranks` by seat."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...] = ()  # 1 is the best; given where the highest score is not the best

    def rank(self, seat: int) -> int:
        """The place this seat has come in on; equal scores share one, and none is left out."""
        return (
            self.ranks[seat] if self.ranks else 1 + len({other for other in self.scores if other > self.scores[seat]})
        )


S = TypeVar("S", bound=Struct)
V = TypeVar("V", bound=Struct)


class Game(ABC, Generic[S, V]):
    """One rule set. A game object holds no state; it may be shared by all matches.

    `state_type` is a msgspec.Struct that encodes to everything the rules need between two turns, and views at any time.
    `rules_version` rises whenever an old journal would no longer replay to the same events.
    """

    key: ClassVar[str]  # "death-over-the-kingdom"
    seats: ClassVar[range]  # legal numbers of seats, with the options as they come
    seats_per_person: ClassVar[int] = 1  # so many one person may hold at most, such as a whole party
    rules_version: ClassVar[int] = 1
    secrets: ClassVar[frozenset[str] | None] = None  # names of what can be hidden, as views show it; None: any name
    is_played_on: ClassVar[bool] = False  # an automaton takes over where a person leaves; else the defaults answer
    has_secret_numbers: ClassVar[bool] = True  # None in a view until shown; False: every number lies open at all times
    has_hands: ClassVar[bool] = True  # may a seat be asked, offered or told what others may not see?
    asked_anyway: ClassVar[frozenset[str]] = frozenset()  # words of prompts asked on purpose also with one legal answer
    reveals: ClassVar[frozenset[str]] = frozenset()  # words of events and prompts that may show what lay hidden
    state_type: type[S]
    options_type: type[Options] = Options
    sheet_type: type[Struct] | None = None  # of characters that live on, with a `name`; None: it has none
    most_characters: ClassVar[int] = 1  # that one seat may bring

    def seats_for(self, options: Options) -> range:
        """Legal numbers of seats where the match is played by these options."""
        return self.seats

    def seats_each(self, options: Options) -> int:
        """So many seats one person may hold where the match is played by these options."""
        return self.seats_per_person

    def variants(self) -> Mapping[str, Options]:
        """By a short name: the other ways to play, so that tests and simulations cover them as well."""
        return {}

    def rehearsed(self) -> Options:
        """The game as it comes, for matches without people: one without an end of its own may set an end to them."""
        return self.options_type()

    @abstractmethod
    def setup(self, seats: int, options: Options, chance: Chance) -> S:
        """The state before the first turn."""

    def seated(self, options: Options, people: Sequence[int]) -> Options:
        """The options of a match that begins, by whose the seats are: those of one person name the same number.

        For rules that ask for the next person, not for the next seat.
        """
        del people
        return options

    def enter(self, state: S, brought: Sequence[Sheet], chance: Chance) -> None:
        """The characters people have brought take their places, on `state`, in place, right after `setup`."""
        del state, brought, chance

    def keepsakes(self, state: S) -> tuple[Sheet, ...]:
        """What has become of the characters by now; who is not among them goes home as they came.

        It is read when the match is over, or called off: then the state is as it was when the turn began, and must say
        what counts, such as the sheets as they stood when the last room was left. A sheet without an id was made here
        and may be kept.
        """
        del state
        return ()

    def retires(self, sheet: Sheet) -> bool:
        """Is a character that comes home so gone for good? It stays in its person's list and enters no match again."""
        del sheet
        return False

    @abstractmethod
    def turn(self, state: S, chance: Chance) -> Script[None]:
        """Play one turn (or round) on `state`, in place: the unit between two snapshots."""

    def is_new_turn(self, state: S) -> bool:
        """Does what begins now count as a new turn for people, who may then take answers back anew?

        A game whose turns are long may end its script in the middle of one, where nobody is asked anything, so that
        a rebuild never has far to go.
        """
        del state
        return True

    def orders(self, view: V) -> tuple[Order, ...]:
        """What the viewer may settle in advance now: see `orders`."""
        del view
        return ()

    def ordered(self, view: V, prompt: Prompt, word: str, value: Part) -> Choice | None:
        """What a seat's order, of this word and value, answers at a prompt it settles; None: the seat is asked.

        In a breath `()`, or whatever is not on offer, lets it be.
        """
        del view, prompt, word
        return value

    def rests_on(self, view: V, plan: Mapping[str, Part]) -> object:
        """What a plan for the viewer's next turn rests on: where it is another when that comes, the plan is dropped.

        Of the viewer's own view, and such as msgspec encodes. `plan` is what it has settled for that turn. A match is
        replayed by it, so whoever changes it raises `rules_version`.
        """
        del view, plan
        return None

    def leave(self, state: S, seat: int, chance: Chance) -> Iterable[Event]:
        """What becomes of a seat whose person has left, on `state`, in place, between two turns. Nobody is asked.

        Whatever the seat is asked all the same, now or later, is answered by the defaults; by an automaton where the
        game `is_played_on`.
        """
        del state, seat, chance
        return ()

    def roles(self, state: S) -> Sequence[str]:
        """Whom each seat plays, where sides differ: how often which of them wins is measured by it."""
        del state
        return ()

    def milestones(self, state: S) -> Sequence[str]:
        """How far the match has come, in words of the game's own.

        Simulations count in how many matches each was seen.
        """
        del state
        return ()

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, once a turn has ended the match; None while it goes on."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """What that seat (None: the public) may know. Pictures, texts and automata read nothing else."""

    @abstractmethod
    def advise(self, view: V, prompt: Prompt, chance: Chance) -> Advice:
        """How an automaton answers, and why, from its own view alone. Of offers it is asked about those it heeds."""

    def heeds(self, view: V, offer: Prompt) -> bool:
        """Does an automaton take up what is on offer to it in a breath? It is asked once, when the breath begins."""
        del view, offer
        return False

    def odds(self, view: V, prompt: Prompt) -> Mapping[str, Odds]:
        """By an option's key, the chance of what it tries where a roll or a card decides: exactly, from this view."""
        del view, prompt
        return {}

    def reshuffle_hidden(self, state: S, viewer: int | None, chance: Chance) -> None:
        """Move what is hidden about on `state`, in place, as far as this viewer (None: the public) cannot tell.

        The conformance tests play such other worlds beside the true one: whoever sees them differ has been told.
        A game in which nothing is hidden leaves this as it is.
        """
        del state, viewer, chance

    def resample(self, state: S, viewer: int | None, chance: Chance) -> S | None:
        """A state of its own, with all that is hidden from this viewer dealt anew as it may believe it to lie.

        It hangs on what the viewer and the public may know and on `chance` alone: states that look alike give the same
        one. `reshuffle_hidden` stays near the true world, which would tell an automaton of it. None: the game has none.
        """
        del state, viewer, chance
        return None

    def looks_ahead(self, options: Options) -> bool:
        """Can an automaton be sharp in a match played by these options? Then the next two say how."""
        del options
        return False

    def resume(self, state: S, prompt: Prompt, chance: Chance) -> Script[None] | None:
        """The rest of the turn on a state dealt anew, which asks this prompt first. None: from there none is known."""
        del state, prompt, chance
        return None

    def worth(self, view: V) -> float:
        """What a match is worth to the viewer where a turn is over, or the match."""
        raise NotImplementedError(view)

    def check(self, state: S) -> None:
        """Raise AssertionError where an invariant is broken; called after every answer of a simulation."""
