"""One of several options: by purpose, as buttons and selects; very many turn in pages."""

from collections.abc import Sequence

from discord import ButtonStyle

from bot.engine import Choice, Option, Pick
from bot.ui.views.kinds.arranging import Arranged, arranged, listed, packed
from bot.ui.views.kinds.control import Control
from bot.ui.views.kinds.selects import chunks, option_selects
from bot.ui.views.room import Room
from bot.ui.wire.buttons import batches, rows
from bot.ui.wire.custom_id import Act, CustomId
from bot.ui.wire.layout import Row, row
from bot.ui.wire.limits import LABEL, ROW_ON_A_PHONE, SELECT_HINT
from bot.ui.wire.submitted import Submitted
from bot.words import plain

TURNING = 3  # components of the row that turns pages
BUTTONS_WITH_HINTS = 1 + ROW_ON_A_PHONE  # the main option and all buttons of one purpose: so many hints have room


class PickControl(Control[Pick]):
    def rows(self, options: Sequence[Option], room: Room) -> list[Row]:
        """The first arrangement that has room, from the one that is pressed most easily to the one that always fits."""
        found = self._fitting(options, room)
        return self._page(options, room) if found is None else self._arranged_rows(found)

    def has_all(self, options: Sequence[Option], room: Room) -> bool:
        return self._fitting(options, room) is not None

    def summary(self) -> str:
        """A button has no room for more than its label: what a select would say below it stands under the question."""
        return self._hints(self.prompt.options)

    def told(self) -> str:
        return "" if self.prompt.is_secret else self._hints(self.prompt.public_options)

    def _hints(self, options: Sequence[Option]) -> str:
        buttons = arranged(options, self.prompt.main, gathers=self.kind.gathers).buttons
        found = [option for option in buttons if option.key in self.odds or self.speaker.has_hint(option)]
        if len(found) > BUTTONS_WITH_HINTS:
            return ""
        said = [(label, self.hint(option)) for option, label in zip(found, self.speaker.labels(found), strict=True)]
        return "\n".join(
            f"-# **{plain(_name(label), LABEL)}**: {plain(hint, SELECT_HINT)}" for label, hint in said if hint
        )

    @staticmethod
    def choice(kind: Pick, wanted: CustomId, filled: Submitted) -> Choice:
        del kind
        return filled.values if wanted.what.startswith(Act.SELECT) else (wanted.what,)

    def _fitting(self, options: Sequence[Option], room: Room) -> Arranged | None:
        """All of them: by purpose, or where that has no room in as few selects as hold them. None: neither has."""
        main = self.prompt.main
        found = arranged(options, main, gathers=self.kind.gathers, rows=room.rows)
        others = (found, packed(options, main), listed(options))
        return next((one for one in others if room.holds(one.rows, one.components)), None)

    def _arranged_rows(self, found: Arranged) -> list[Row]:
        """Selects stand first, as the last button may end the turn."""
        return [*self._select_rows(found.parts), *self._button_rows(found.buttons)]

    def _page(self, options: Sequence[Option], room: Room) -> list[Row]:
        """As many selects as have room, and a way to the others. Which page it is stands in the custom id.

        The option that stands out is a button on every page.
        """
        lead = [option for option in options if option.key == self.prompt.main]
        others = [option for option in options if option not in lead]
        per_page = max(1, min((room.components - TURNING - len(lead)) // 2, room.rows - 1))
        pages = list(batches(list(chunks(others)), per_page)) or [[]]  # the one that stands out may be all there is
        page = min(max(room.page, 1), len(pages))
        turning = self._to_the_panel() if room.is_public else self.turning(page, len(pages))
        buttons = [
            self.button(one.key, label, self._style(one)) for one, label in zip(lead, self.labels(lead), strict=True)
        ]
        return [*self._select_rows(pages[page - 1]), row(*buttons, *turning.children)]

    def _to_the_panel(self) -> Row:
        """A public message is everybody's, so its page is not turned: the options are all in the panel."""
        return row(self.page_button(1, self.speaker.words.say("prompt-next")))

    def _select_rows(self, found: Sequence[Sequence[Option]]) -> list[Row]:
        acts = [Act.SELECT] if len(found) == 1 else [f"{Act.SELECT}{number}" for number in range(1, len(found) + 1)]
        return [row(select) for select in option_selects(self, found, acts)]

    def _button_rows(self, options: Sequence[Option]) -> list[Row]:
        labels = self.labels(options)
        return rows([self.button(o.key, label, self._style(o)) for o, label in zip(options, labels, strict=True)])

    def _style(self, option: Option) -> ButtonStyle:
        return ButtonStyle.primary if option.key == self._lead else ButtonStyle.secondary

    @property
    def _lead(self) -> str:
        """The one option that stands out: the main one; of two, the first where a time-out has an answer; or none.

        What cannot succeed does not stand out, and secret options do not count: in public that would tell of them.
        """
        prompt = self.prompt
        options = prompt.options if prompt.is_secret else prompt.public_options
        is_first = not prompt.main and len(options) == 2 and prompt.default is not None
        lead = options[0].key if is_first else prompt.main
        odds = self.odds.get(lead)
        return lead if odds is None or odds.chance else ""


def _name(label: str) -> str:
    """What an option is called, without the price and figures that stand on its button anyway."""
    return label.partition(" · ")[0]
