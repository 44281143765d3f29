"""Characters that live on, in words: who brings whom, whom one may choose, and the list of one's own."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.engine import Sheet
from bot.store import CharacterRow
from bot.ui.views.face import Face
from bot.ui.views.scene import Scene
from bot.ui.wire.custom_id import Verb, of_verb
from bot.ui.wire.layout import layout, row
from bot.ui.wire.limits import CHOICE, CHOICES, LABEL, PLACEHOLDER, SELECT_HINT, SELECT_OPTIONS, fit
from bot.words import Words, clean, plain, shorten


def names_brought(scene: Scene, seat: int) -> list[str]:
    """Whom this seat means to bring, or has brought once the match has begun."""
    meant = [one.name for one in scene.table.notes.brings if one.seat == seat]
    return [plain(name) for name in meant or [one.data["name"] for one in scene.table.sheets if one.seat == seat]]


def sheet_of(row: CharacterRow) -> Sheet:
    """The character as its game's face takes it, at nobody's seat."""
    return Sheet(row.id, 0, row.sheet)


def choosing(scene: Scene, mine: Sequence[CharacterRow], person: int) -> ui.LayoutView:
    """Who can come along, those ticked that do by now."""
    most = scene.face.game.most_characters * len(scene.table.seats_of(person))
    brought = {one.character for one in scene.table.notes.brings}
    shown = mine[:SELECT_OPTIONS]
    select: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=of_verb(scene.table.id, Verb.BROUGHT),
        placeholder=fit(scene.say("bring-pick"), PLACEHOLDER, "placeholder"),
        min_values=0,
        max_values=min(most, len(shown)),
        options=[_choice(scene, character, is_brought=character.id in brought) for character in shown],
    )
    return layout(scene.face.accent, scene.say("bring-ask"), row(select))


def told(character: CharacterRow, face: Face | None, words: Words) -> str:  # type: ignore[type-arg]
    """A line about a character; without a face, as its game is no longer among ours, its name."""
    name = plain(character.name)
    about = "" if face is None else face.character_line(sheet_of(character), words)
    line = (
        words.say("characters-line-told", name=name, told=about) if about else words.say("characters-line", name=name)
    )
    if character.playing is not None:
        return words.say("characters-playing", line=line)
    return words.say("characters-retired", line=line) if character.retired is not None else line


def suggested(found: Sequence[CharacterRow], typed: str) -> list[tuple[str, str]]:
    """Those whose name holds what was typed: id and name."""
    fitting = [one for one in found if typed.casefold() in one.name.casefold()]
    return [(one.id, shorten(clean(one.name), CHOICE)) for one in fitting[:CHOICES]]


def _choice(scene: Scene, character: CharacterRow, *, is_brought: bool) -> discord.SelectOption:
    about = scene.face.character_line(sheet_of(character), scene.words)
    return discord.SelectOption(
        label=fit(clean(character.name), LABEL, "label"),
        value=character.id,
        description=shorten(about, SELECT_HINT) or None,
        default=is_brought,
    )
