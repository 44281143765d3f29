"""One of several options: few are buttons, many a select, very many turn in pages."""

from collections import Counter
from collections.abc import Sequence

from discord import ButtonStyle

from bot.engine import Choice, Option, Pick
from bot.ui.views.kinds.control import Control
from bot.ui.views.kinds.selects import by_group, chunks, option_select
from bot.ui.views.room import Room
from bot.ui.wire.buttons import batches, rows
from bot.ui.wire.custom_id import Act, CustomId
from bot.ui.wire.layout import Row, row
from bot.ui.wire.limits import FEW_OPTIONS, LABEL, ROW_ON_A_PHONE, SELECT_HINT
from bot.ui.wire.submitted import Submitted
from bot.words import plain

TURNING = 3  # components of the row that turns pages


class PickControl(Control[Pick]):
    def rows(self, options: Sequence[Option], room: Room) -> list[Row]:
        """The first arrangement that has room, from the one that is pressed most easily to the one that always fits."""
        for arrange in (self._buttons, self._buttons_and_selects, self._selects):
            found = arrange(options)
            if found is not None and room.fits(found):
                return found
        return self._page(options, room)

    def summary(self) -> str:
        """A button has no room for more than its label: what a select would say below it stands under the question."""
        return self._hints(self.prompt.options)

    def told(self) -> str:
        return "" if self.prompt.is_secret else self._hints(self.prompt.public_options)

    def _hints(self, options: Sequence[Option]) -> str:
        if not self._are_buttons(options) or not any(self.speaker.has_hint(option) for option in options):
            return ""
        labels = self.speaker.labels(options)
        said = [(label, self.speaker.hint(option)) for option, label in zip(options, labels, strict=True)]
        return "\n".join(f"-# **{plain(label, LABEL)}**: {plain(hint, SELECT_HINT)}" for label, hint in said if hint)

    def _are_buttons(self, options: Sequence[Option]) -> bool:
        return len(options) <= FEW_OPTIONS and not self.kind.gathers

    @staticmethod
    def choice(kind: Pick, wanted: CustomId, filled: Submitted) -> Choice:
        del kind
        return filled.values if wanted.what.startswith(Act.SELECT) else (wanted.what,)

    def _buttons(self, options: Sequence[Option]) -> list[Row] | None:
        return self._button_rows(options) if self._are_buttons(options) else None

    def _buttons_and_selects(self, options: Sequence[Option]) -> list[Row] | None:
        """Those of a group, or of a word, that has many share selects; the others stay buttons.

        Where those are still too many, the groups go into selects, the largest first.
        """
        sizes = Counter(map(_family, options))
        gathers = self.kind.gathers
        common = {one for one, size in sizes.items() if size > (1 if gathers and one[0] else ROW_ON_A_PHONE)}
        for family, size in sizes.most_common():
            if sum(sizes.values()) - sum(sizes[one] for one in common) > FEW_OPTIONS and family[0] and size > 1:
                common.add(family)
        rare = [option for option in options if _family(option) not in common]
        rest = [option for option in options if _family(option) in common]
        return None if len(rare) > FEW_OPTIONS else [*self._button_rows(rare), *self._selects(rest)]

    def _selects(self, options: Sequence[Option]) -> list[Row]:
        return self._select_rows(list(chunks(options)))

    def _page(self, options: Sequence[Option], room: Room) -> list[Row]:
        """As many selects as have room, and a way to the others. Which page it is stands in the custom id."""
        per_page = max(1, min((room.components - TURNING) // 2, room.rows - 1))
        pages = list(batches(list(chunks(options)), per_page))
        page = min(max(room.page, 1), len(pages))
        turning = self._to_the_panel() if room.is_public else self.turning(page, len(pages))
        return [*self._select_rows(pages[page - 1]), turning]

    def _to_the_panel(self) -> Row:
        """A public message is everybody's, so its page is not turned: the options are all in the panel."""
        return row(self.page_button(1, self.speaker.words.say("prompt-next")))

    def _select_rows(self, found: Sequence[Sequence[Option]]) -> list[Row]:
        acts = [Act.SELECT] if len(found) == 1 else [f"{Act.SELECT}{number}" for number in range(1, len(found) + 1)]
        return [row(option_select(self, options, act)) for act, options in zip(acts, found, strict=True)]

    def _button_rows(self, options: Sequence[Option]) -> list[Row]:
        together = [option for group in by_group(options).values() for option in group]
        labels = self.speaker.labels(together)
        return rows([self.button(o.key, label, self._style(o)) for o, label in zip(together, labels, strict=True)])

    def _style(self, option: Option) -> ButtonStyle:
        """Where one option is the main one, all others are grey.

        Else what a time-out would do is, unless that is itself the thing to do, such as to fight. It is that where it
        stands first, or where it is one among others of its word. Where groups are gathered, what is in none of them is
        grey: most people want what is in the lists.
        """
        prompt = self.prompt
        if prompt.main:
            return ButtonStyle.primary if option.key == prompt.main else ButtonStyle.secondary
        if self.kind.gathers:
            return ButtonStyle.primary if option.group else ButtonStyle.secondary
        is_default = isinstance(prompt.default, tuple) and option.key in prompt.default
        has_like = bool(option.word) and sum(other.word == option.word for other in prompt.options) > 1
        is_quiet = is_default and option.key != prompt.options[0].key and not has_like
        return ButtonStyle.secondary if is_quiet else ButtonStyle.primary


def _family(option: Option) -> tuple[str, str]:
    """Its group, or where it has none its word."""
    return (option.group, "") if option.group else ("", option.word)
