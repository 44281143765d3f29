"""One table, one game's face and one language: all a message about a match is made of."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from bot.engine import Event, Odds, Order, Prompt
from bot.host import SeatInfo, Table, Vote
from bot.ui.views.face import Face
from bot.ui.views.naming import heroes_of, seat_names
from bot.ui.views.placement import Placement, opened, placement
from bot.ui.views.shown import Shown, prompts_for
from bot.ui.views.speech import Speaker
from bot.words import Plain, Words, plain


class Scene:
    """What the messages about one table need."""

    def __init__(self, table: Table, face: Face[Any], words: Words) -> None:
        self.table = table
        self.face = face
        self.words = words
        self._views: dict[int | None, Any] = {}
        self._orders: dict[int, tuple[Order, ...]] = {}
        self._hands: dict[int, str] = {}
        self._odds: dict[tuple[int, int | None], Mapping[str, Odds]] = {}

    @cached_property
    def heroes(self) -> tuple[str, ...]:
        """By seat, as far as everybody knows them; none where the game has no heroes, or before it begins."""
        if self.table.match is None:
            return ()
        return heroes_of(self.face, self.view(), len(self.table.seats), self._owners, self.words)

    @property
    def _owners(self) -> list[int]:
        """Whose each seat is; an automaton owns one."""
        return [-1 - seat.seat if seat.person is None else seat.person.id for seat in self.table.seats]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Whose each seat is, for pictures and labels. In words the speaker names it, with its hero."""
        return seat_names([seat.name for seat in self.table.seats], self._owners, self.heroes, self.words)

    @cached_property
    def speaker(self) -> Speaker:
        return Speaker(self.words, self.names, self.heroes)

    @cached_property
    def before_heroes(self) -> Speaker:
        """As it was said while nobody knew their heroes."""
        return Speaker(self.words, [seat.name for seat in self.table.seats])

    @cached_property
    def caller(self) -> Speaker:
        """Names people by mentions, so that Discord notifies them; with the seat, where they hold several."""
        return Speaker(self.words, [self._call(seat) for seat in self.table.seats], self.heroes)

    def _call(self, seat: SeatInfo) -> str:
        """Their hero tells several seats apart; before it has one its name or number does."""
        if seat.person is None or seat.is_automatic:
            return plain(self.names[seat.seat])
        called = mention(seat.person.id)
        if len(self.table.seats_of(seat.person.id)) == 1 or any(self.heroes[seat.seat : seat.seat + 1]):
            return called
        return Plain(f"{called} ({plain(self.names[seat.seat])})")

    @property
    def legal_seats(self) -> range:
        """How many may play this match."""
        return self.face.game.seats_for(self.table.options)

    @property
    def title(self) -> str:
        return self.face.title(self.words)

    def say(self, message: str, **facts: Any) -> str:
        return self.words.say(message, **facts)

    def say_own(self, message: str) -> str:
        """As the game calls it (`own-<message>`), else as the house does."""
        own = f"own-{message}"
        return self.say(own if self.words.has(own) else message)

    @property
    def is_alone(self) -> bool:
        """Is there one seat only? Then nobody is there to keep a secret from."""
        return len(self.table.seats) == 1

    @property
    def has_hands(self) -> bool:
        """Do seats of this table hold what others may not see?"""
        return self.face.game.has_hands and not self.is_alone

    @property
    def is_helped(self) -> bool:
        """Are chances shown and hints given? By itself where all win or lose together, or one person plays alone."""
        hints = self.table.options.hints
        if hints != "auto":
            return hints == "on"
        return self.face.is_together(self.table.options) or len(self.table.people) == 1

    def odds(self, prompt: Prompt, viewer: int | None) -> Mapping[str, Odds]:
        """By an option's key, the chances that this viewer may know and is to be shown."""
        if not self.is_helped or self.table.match is None:
            return {}
        if not self.has_hands:
            viewer = prompt.seat  # it knows no more than everybody
        key = prompt.number, viewer
        if key not in self._odds:
            self._odds[key] = self.face.game.odds(self.view(viewer), prompt)
        return self._odds[key]

    def is_for_all(self, event: Event) -> bool:
        """May everybody hear of it?"""
        return event.is_for(0 if self.is_alone else None)

    @cached_property
    def prompts(self) -> tuple[Prompt, ...]:
        """The open prompts."""
        return tuple(map(opened, self.table.prompts)) if self.is_alone else self.table.prompts

    def placement(self, prompt: Prompt) -> Placement:
        return placement(prompt, has_hands=self.has_hands)

    def asked(self) -> tuple[Prompt, ...]:
        """The open prompts that wait for a person."""
        return tuple(prompt for prompt in self.prompts if not self.table.seats[prompt.seat].is_automatic)

    def offers(self) -> tuple[Prompt, ...]:
        """What people at the table may do besides."""
        offers = map(opened, self.table.offers) if self.is_alone else self.table.offers
        return tuple(offer for offer in offers if not self.table.seats[offer.seat].is_automatic)

    def asked_openly(self) -> list[Prompt]:
        """Those of them whose every option may stand in public, as nothing on offer is a secret."""
        return [prompt for prompt in self.asked() if not prompt.is_secret and prompt.public_options == prompt.options]

    def asked_people(self) -> set[int]:
        people = (self.table.seats[prompt.seat].person for prompt in self.asked())
        return {person.id for person in people if person is not None}

    def voters(self) -> set[int]:
        """Who has not yet answered a question put to the table."""
        return {person for motion in self.table.notes.votes for person in unheard(self.table, motion)}

    def view(self, viewer: int | None = None) -> Any:
        """What that seat (None: the public) may know; it is looked at once, as no message changes it."""
        if viewer not in self._views:
            self._views[viewer] = self.table.view(viewer)
        return self._views[viewer]

    def shown(self, viewer: int | None = None) -> Shown[Any]:
        """What that seat (None: the public) is shown. What an automaton is asked is not: nobody could press it."""
        return Shown(self.view(viewer), self.names, prompts_for(viewer, (*self.asked(), *self.offers())))

    def orders(self, seat: int) -> tuple[Order, ...]:
        """What that seat may settle in advance; found once, as both what a panel says and what it shows ask for it."""
        if seat not in self._orders:
            match = self.table.match
            self._orders[seat] = () if match is None else match.orders_by(self.view(seat))
        return self._orders[seat]

    def hand(self, seat: int) -> str:
        """All that seat knows, in words; said once, for the same reason."""
        if seat not in self._hands:
            self._hands[seat] = self.face.read_hand(self.shown(seat), self.words)
        return self._hands[seat]

    def closing(self) -> Any:
        """The public view of what was last cleared away; None if nothing was."""
        return self.face.closing(self.view()) if self.table.match else None

    @property
    def has_whole(self) -> bool:
        return self.table.match is not None and self.face.has_whole(self.view())


def unheard(table: Table, motion: Vote) -> tuple[int, ...]:
    """Who was asked, has said neither yes nor no, and may still do so."""
    spoken = motion.agreed + motion.refused
    return tuple(person for person in motion.asked if person not in spoken and not table.has_gone(person))


def mention(person: int) -> Plain:
    return Plain(f"<@{person}>")
