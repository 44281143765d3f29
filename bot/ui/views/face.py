"""How a game shows itself: its colour, its words, its pictures. Each game's cog brings one."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from bot.engine import Event, Game, Noun, Options, Prompt, Sheet
from bot.kit.balance import Balance, read_balance
from bot.ui.views.ending import Ending
from bot.ui.views.shown import Shown
from bot.words import Account, Catalogue, Words

V = TypeVar("V", bound=Struct)


class Face(ABC, Generic[V]):
    """What the tables of one game look like. Pictures are PNG, drawn in a thread.

    Everything is made from what one viewer is shown: a view, the prompts open to that viewer, the names by seat. So
    nothing can be shown that its viewer may not know. A picture may depend on the prompts, as messages are made anew
    whenever one opens or closes.
    """

    game: Game[Any, V]
    folder: Path  # the game's own: its text lies in words/<locale>/
    accent: ClassVar[int]  # 0xRRGGBB
    not_nouns: ClassVar[frozenset[str]] = frozenset()  # names of content that stand in views and need no card
    chapters: ClassVar[tuple[type[Event], ...]] = ()  # the story of the next one (a round, a turn) begins with these
    shown_after: ClassVar[tuple[int, int]] = (0, 7)  # decisions made before the hand, and the board, of the help page

    @cached_property
    def catalogue(self) -> Catalogue:
        return Catalogue(self.folder / "words")

    @cached_property
    def balance(self) -> Balance:
        """How hard it was measured to be."""
        return read_balance(self.folder)

    def title(self, words: Words) -> str:
        return words.say("game-name")

    @abstractmethod
    def headline(self, view: V, words: Words) -> str:
        """Where the match stands, in a few words: heads the table message."""

    def hero(self, view: V, seat: int, words: Words) -> str:
        """What the hero of a seat is called, as far as this view tells; empty: it has none, or none that is known.

        Where a game has heroes it names seats by them, "Sable (Cleo)", everywhere but in its own pictures and texts.
        """
        del view, seat, words
        return ""

    def asked_of(self, view: V, prompt: Prompt, words: Words) -> str:
        """Which of several heroes that one seat leads a question is about; empty: the seat leads one, or none."""
        del view, prompt, words
        return ""

    def lobby_note(self, options: Options, seats: int, words: Words) -> str:
        """What people should know of these options before they sit down; `seats` are taken by now."""
        del options, seats, words
        return ""

    def harder(self, options: Options) -> Options | None:
        """What is offered to whoever has won by these options, for the next match; None: nothing is harder."""
        del options
        return None

    def lesson(self, options: Options) -> str:
        """The message that names the guide's topic on how to play by these options; empty: its first topic."""
        del options
        return ""

    def score(self, view: V, seat: int, score: int, words: Words) -> str:
        """What this seat has in the end, as the result says it: "7 points"."""
        del view, seat
        return words.say("result-points", points=score)

    def closing(self, view: V) -> V | None:
        """The end of what has just been cleared away, a round perhaps: it is kept as a page with its picture."""
        del view
        return None

    def begins_chapter(self, event: Event) -> bool:
        """Does the story of the next chapter begin with this?"""
        return isinstance(event, self.chapters)

    def is_told(self, event: Event) -> bool:
        """Has it a line in the story where it is not told as one with the last? The log has it in any case."""
        del event
        return True

    def told_as_one(self, before: Event, event: Event) -> Event | None:
        """What the story's last line tells and what happened next, as one event with a text of its own: a whole walk.

        `before` itself: that line says enough. None: a line each. What opens a chapter never joins the one before.
        """
        del before, event
        return None

    def moment(self, event: Event) -> float:
        """Seconds for which what just happened should stand on screen before what follows is shown; 0: none.

        Such as a roll of dice, or a card that is turned over.
        """
        del event
        return 0

    def draw_moment(self, shown: Shown[V], moments: Sequence[Event], words: Words) -> bytes | None:
        """What has just happened, as a strip above the board: 800 pixels wide, at most 260 high; None: nothing to see.

        `moments` are those public events since the last message for which `moment` gives time, in order; `shown` is
        how the table stands now.
        """
        del shown, moments, words
        return None

    def describe_moment(self, shown: Shown[V], moments: Sequence[Event], words: Words) -> str:
        """That strip in at most 1,024 characters: its alt text."""
        del shown, moments, words
        return ""

    def is_together(self, options: Options) -> bool:
        """Do all win or lose together by these options? Then nobody is ranked, and the account has a result."""
        del options
        return False

    def difficulty(self, options: Options) -> int:
        """How hard a match is in which all win or lose together, from 1; a victory counts so many times."""
        del options
        return 1

    def nouns(self) -> Sequence[Noun]:
        """All that people can look up, of each kind in the order of its list."""
        return ()

    def nouns_in_sight(self, shown: Shown[V]) -> Sequence[str]:
        """The ids of nouns ("enemy.ogre") that the viewer has before them, what matters most first: in reach, in hand,
        on sale, on the board.
        """
        del shown
        return ()

    def noun_now(self, noun: Noun, shown: Shown[V], words: Words) -> Sequence[str]:
        """How it stands in this match, as far as the viewer knows, in short lines: wounds, place, price, who has it."""
        del noun, shown, words
        return ()

    def draw_noun(self, noun: Noun, words: Words) -> bytes | None:
        """The picture of its card, at most 600 × 600; None: it has none."""
        del noun, words
        return None

    def has_standings(self) -> bool:
        """Does the picture made for the end show everybody's place and score? Then they are not told once more."""
        return False

    def account(self, ending: Ending[V], words: Words) -> Account:
        """How it ended: who won by what, how close it was or what was missing, turning points and deeds, what next."""
        return Account(why=tuple(self.ending_lines(ending, words)))

    def ending_lines(self, ending: Ending[V], words: Words) -> Sequence[str]:
        """Why it ended so, in a few lines, the most telling first: all of the account that a small game has."""
        del ending, words
        return ()

    def draw_ending(self, ending: Ending[V], words: Words) -> bytes | None:
        """A picture made for the end: 800 pixels wide; None: the board as it stands is shown."""
        del ending, words
        return None

    def describe_ending(self, ending: Ending[V], words: Words) -> str:
        """That picture in at most 1,024 characters: its alt text."""
        return self.describe(ending.shown, words)

    def character_line(self, sheet: Sheet, words: Words) -> str:
        """What there is to say of a character that lives on, besides its name: "level 3, two scars"."""
        del sheet, words
        return ""

    def draw_character(self, sheet: Sheet, words: Words) -> bytes | None:
        """The picture of a character that lives on; None: it has none."""
        del sheet, words
        return None

    def describe_character(self, sheet: Sheet, words: Words) -> str:
        """That picture in at most 1,024 characters: its alt text."""
        return self.character_line(sheet, words)

    @abstractmethod
    def draw_board(self, shown: Shown[V], words: Words) -> bytes:
        """The public picture."""

    def has_whole(self, view: V) -> bool:
        """Is there more on the table than the board's picture shows? Then it can be asked for."""
        del view
        return False

    def draw_whole(self, shown: Shown[V], words: Words) -> bytes:
        """All there is on the table, where the board shows only a part."""
        return self.draw_board(shown, words)

    def has_hand(self, view: V) -> bool:
        """Is there anything to draw in this viewer's panel yet?"""
        del view
        return True

    @abstractmethod
    def draw_hand(self, shown: Shown[V], words: Words) -> bytes:
        """The picture of a panel."""

    def draw_desk(self, shown: Shown[V], moments: Sequence[Event], words: Words) -> bytes | None:
        """The one picture of a panel that asks, at most 1,200 × 1,240: what has just happened, the board around what
        matters, the hand. None: the hand alone is drawn.

        `moments`: the newest public events for which `moment` gives time.
        """
        del shown, moments, words
        return None

    def has_picture(self, prompt: Prompt) -> bool:
        """Is this better decided with a picture of what there is to choose?"""
        del prompt
        return False

    def draw_prompt(self, shown: Shown[V], prompt: Prompt, labels: Sequence[str], words: Words) -> bytes:
        """What there is to choose, in the order of the options; `labels` as they stand on the buttons."""
        raise NotImplementedError

    @abstractmethod
    def describe(self, shown: Shown[V], words: Words) -> str:
        """The board in at most 1,024 characters: its alt text."""

    @abstractmethod
    def read(self, shown: Shown[V], words: Words) -> str:
        """The board in at most 3,900 characters."""

    @abstractmethod
    def describe_hand(self, shown: Shown[V], words: Words) -> str:
        """The panel's picture in at most 1,024 characters: its alt text, where no markdown is read."""

    @abstractmethod
    def read_hand(self, shown: Shown[V], words: Words) -> str:
        """The same for a message, in at most 2,000 characters, with all that this seat knows."""
