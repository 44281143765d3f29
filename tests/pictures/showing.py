"""What is drawn and said at one place of a match: as a game's face does it for a table."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from bot.engine import Event, Match, Outcome, Prompt
from bot.ui.views.ending import Ending
from bot.ui.views.face import Face
from bot.ui.views.shown import Shown, prompts_for
from bot.ui.views.speech import Speaker

SHORT = ("Ada", "Ben", "Cleo", "Dirk", "Edda", "Finn", "Gwen", "Hal", "Iris", "Jon", "Kim", "Lou", "Max", "Nell",
         "Otto", "Pip")  # fmt: skip
LONG = (
    "Dorothea von Habsburg-Lothringen",
    "W" * 32,
    "Łucja Świętosławska-Brzęczyszczyk",
    "אדה שלום",
    "张伟和他的朋友们",
)
NAMES = {"short": SHORT, "long": LONG * 4}


class Place(Struct, frozen=True, omit_defaults=True):
    """What one scene shows: the match after so many answers, to whom, and under which names its people sit there."""

    after: int
    shows: str  # board, sight (the board as one seat knows it), whole, page, hand, prompt, moment, ending
    seat: int | None = None  # who looks, or who is asked
    names: str = "short"


class Moment(Struct, frozen=True):
    """All that can be shown of a match at one time."""

    seats: int
    views: Mapping[int | None, Any]
    prompts: tuple[Prompt, ...]
    outcome: Outcome | None = None
    news: tuple[Event, ...] = ()  # what everybody was told since the answer before
    story: tuple[Event, ...] = ()  # and since the beginning

    @staticmethod
    def of(match: Match[Any], seats: int, news: Sequence[Event] = (), story: Sequence[Event] = ()) -> "Moment":
        views = {seat: match.view(seat) for seat in (None, *range(seats))}
        return Moment(seats, views, tuple(match.prompts), match.outcome, tuple(news), tuple(story))


class Showing:
    """One place, shown by one face."""

    def __init__(self, face: Face[Any], place: Place, moment: Moment) -> None:
        self.face = face
        self.words = face.catalogue.words()
        self.place = place
        self.moment = moment
        self.names = NAMES[place.names][: moment.seats]

    @property
    def view(self) -> Any:
        if self.place.shows == "prompt":
            return self.moment.views[None if not self.prompt.is_secret else self.place.seat]
        view = self.moment.views[self.place.seat]
        return self.face.closing(view) if self.place.shows == "page" else view

    @property
    def shown(self) -> Shown[Any]:
        """A page of the past is shown when its prompts are answered."""
        viewer = self.place.seat
        if self.place.shows == "prompt" and not self.prompt.is_secret:
            viewer = None
        prompts = () if self.place.shows == "page" else prompts_for(viewer, self.moment.prompts)
        return Shown(self.view, self.names, prompts)

    @property
    def prompt(self) -> Prompt:
        """The one that has a picture."""
        return next(p for p in self.moment.prompts if p.seat == self.place.seat and self.face.has_picture(p))

    @property
    def lasting(self) -> list[Event]:
        """What has just happened that should be seen for a while."""
        return [event for event in self.moment.news if self.face.moment(event) > 0]

    @property
    def ending(self) -> Ending[Any]:
        assert self.moment.outcome is not None, "only a match that is over has an ending"
        return Ending(self.shown, self.moment.outcome, self.moment.story)

    def strip(self) -> bytes | None:
        """The picture of what has just happened, if there is one."""
        return self.face.draw_moment(self.shown, self.lasting, self.words)

    def draw(self) -> bytes:
        """The picture, as PNG."""
        match self.place.shows:
            case "whole":
                return self.face.draw_whole(self.shown, self.words)
            case "hand":
                return self.face.draw_hand(self.shown, self.words)
            case "prompt":
                return self.face.draw_prompt(self.shown, self.prompt, self._labels(), self.words)
            case "moment":
                return self.strip() or b""
            case "ending":
                return self.face.draw_ending(self.ending, self.words) or b""
            case _:
                return self.face.draw_board(self.shown, self.words)

    def say(self) -> str:
        """All that is said of it, one line per kind and below it what a reader sees in full."""
        of = (self.shown, self.words)
        match self.place.shows:
            case "hand":
                return f"[alt] {self.face.describe_hand(*of)}\n[read] {self.face.read_hand(*of)}"
            case "prompt":
                asked = Speaker(self.words, self.names).prompt(self.prompt)
                return f"[asks] {asked} {' / '.join(self._labels())}"
            case "moment":
                return f"[alt] {self.face.describe_moment(self.shown, self.lasting, self.words)}"
            case "ending":
                lines = "\n".join(self.face.account(self.ending, self.words).lines)
                return f"[alt] {self.face.describe_ending(self.ending, self.words)}\n[lines] {lines}"
            case _:
                said = f"[head] {self.face.headline(self.view, self.words)}\n[alt] {self.face.describe(*of)}"
                return f"{said}\n[read] {self.face.read(*of)}"

    def _labels(self) -> Sequence[str]:
        speaker = Speaker(self.words, self.names)
        return [speaker.option(option) for option in self.prompt.options]
