"""Forms and deals for tests, and somebody who fills them in: through ids and modals, as a click would."""

from pathlib import Path
from typing import Any

from discord import ui

from bot.engine import Kind, Prompt
from bot.ui.views.controls import CONTROLS
from bot.ui.views.kinds.draft import Draft
from bot.ui.views.kinds.drafting import DraftingControl
from bot.ui.views.room import Room
from bot.ui.views.speech import Speaker
from bot.ui.wire import limits
from bot.ui.wire.custom_id import Act, CustomId, parse
from bot.ui.wire.submitted import Submitted
from bot.words import Catalogue
from tests.support import bazaar

MATCH = "k3JdP0aZ"
WORDS = Catalogue(Path(bazaar.__file__).parent / "words", is_strict=True).words()
PANEL = Room(limits.PANEL_ROWS, 28)
PUBLIC = Room(limits.PUBLIC_ROWS, 27, is_public=True)


class Filling:
    """One person at one prompt; `draft` is what the bot remembers."""

    def __init__(self, kind: Kind, words: Any = WORDS, **more: Any) -> None:
        self.prompt = Prompt(0, "talk", "R1", kind, number=7, **more)
        self.speaker = Speaker(words, ["Ada_", "Ben"])
        self.draft: Draft | None = None
        self.page = 1

    @property
    def control(self) -> DraftingControl[Any]:
        made = CONTROLS[type(self.prompt.kind)](MATCH, self.prompt, self.speaker, self.draft)
        assert isinstance(made, DraftingControl)
        return made

    def items(self, room: Room = PANEL) -> list[Any]:
        room = Room(room.rows, room.components, self.page, room.is_public)
        return [item for row in self.control.rows(self.prompt.options, room) for item in row.children]

    def labels(self, room: Room = PANEL) -> list[str]:
        return [str(item.label) for item in self.items(room) if isinstance(item, ui.Button)]

    def selects(self) -> dict[str, ui.Select[Any]]:
        return {str(item.placeholder): item for item in self.items() if isinstance(item, ui.Select)}

    def id_of(self, label: str) -> CustomId:
        button = next(i for i in self.items() if isinstance(i, ui.Button) and i.label == label and not i.disabled)
        return parse(str(button.custom_id))

    def press(self, label: str, filled: Submitted | None = None) -> None:
        wanted = self.id_of(label)
        if wanted.parts[0] == Act.MORE:
            self.page = wanted.argument
        else:
            self.step(wanted, filled or Submitted())

    def choose(self, placeholder: str, *keys: str) -> None:
        select = self.selects()[placeholder]
        assert set(keys) <= {option.value for option in select.options}
        assert select.min_values <= len(keys) <= select.max_values
        self.step(parse(select.custom_id), Submitted(keys))

    def modal(self, page: int = 1) -> dict[str, Any]:
        form = self.control.modal(page)
        assert form is not None
        return form.to_dict()

    def fill(self, page: int = 1, **said: str | list[str]) -> None:
        """Change some fields of the modal; the others are sent as they were prefilled."""
        form = self.modal(page)
        fields = {one["component"]["custom_id"]: prefilled(one["component"]) for one in form["components"]}
        named = {key.replace("__", "."): (one,) if isinstance(one, str) else tuple(one) for key, one in said.items()}
        assert named.keys() <= fields.keys(), fields.keys()
        self.step(parse(form["custom_id"]), Submitted(fields=fields | named))

    def step(self, wanted: CustomId, filled: Submitted) -> None:
        assert wanted.parts[0] == Act.DRAFT
        page = int(wanted.parts[3]) if len(wanted.parts) > len("asd") else 1
        self.draft = self.control.drafted(wanted.parts[2], page, filled)


def prefilled(component: dict[str, Any]) -> tuple[str, ...]:
    if "options" not in component:
        return (component.get("value") or "",)
    return tuple(option["value"] for option in component["options"] if option.get("default"))
