"""A question with several parts: it is filled in step by step, and sent when it is whole.

Its ids are `~draft.<stamp>.<step>` and `~send.<stamp>`: the stamp tells which draft the person saw.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, TypeVar

from discord import ButtonStyle, ui

from bot.engine import Choice, Kind, Option
from bot.ui.views.kinds.control import Control
from bot.ui.views.kinds.draft import Draft
from bot.ui.views.room import Room
from bot.ui.wire.custom_id import Act, CustomId
from bot.ui.wire.submitted import Submitted

K = TypeVar("K", bound=Kind)
ASK, SAID = "ask", "said"  # steps: open a page of the modal; it was sent


class DraftingControl(Control[K]):
    """`draft` is what was filled in so far; None: nothing yet, so it stands as it `starts`."""

    def has_all(self, options: Sequence[Option], room: Room) -> bool:
        """It is begun at the table and finished in the panel."""
        del options
        return not room.is_public

    @property
    @abstractmethod
    def start(self) -> Draft:
        """What it begins with, made of the question alone."""

    @abstractmethod
    def drafted(self, step: str, page: int, filled: Submitted) -> Draft | None:
        """The draft after a step; None where it is thrown away. Raises Declined for what no button of ours sends."""

    @property
    def now(self) -> Draft:
        return self.draft or self.start

    @property
    def is_whole(self) -> bool:
        """Can it be sent?"""
        return self.kind.is_legal(self.sent)

    @property
    def sent(self) -> Choice:
        """The answer that sending it gives."""
        return dict(self.now.parts)

    def is_lost(self, wanted: CustomId) -> bool:
        """Did the person see a draft that is no longer remembered?"""
        return self.draft is None and wanted.parts[1:2] != (self.start.stamp,)

    @staticmethod
    def choice(kind: K, wanted: CustomId, filled: Submitted) -> Choice:
        """What answers it at once."""
        del kind, filled
        return (wanted.what,)

    def step(self, *names: str | int) -> str:
        return ".".join(map(str, (Act.DRAFT, self.now.stamp, *names)))

    def send_button(self, label: str, style: ButtonStyle = ButtonStyle.success) -> ui.Button[Any]:
        return self.button(f"{Act.SEND}.{self.now.stamp}", label, style)
