"""Characters that live on: a lobby says who brings whom, they come in at the start and go home once, at the end."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from bot.engine import Game, Sheet
from bot.host.model.faults import fault
from bot.host.model.live import Live
from bot.host.model.refused import HostRefused
from bot.host.model.table import SeatInfo, Table
from bot.host.model.table_notes import Bringing
from bot.store import Brought, CharacterRow, Returned

Roster = Mapping[str, CharacterRow | None]  # by id: None where there is no such character any more
NO_ROSTER: Roster = MappingProxyType({})


def must_be_lobby(table: Table) -> Table:
    if table.status != "lobby":
        raise HostRefused("not-in-lobby")
    return table


def chosen(
    live: Live,
    game: Game[Any, Any],
    person: int,
    characters: Sequence[CharacterRow | None],
    roster: int | None,
) -> Live:
    """The lobby in which this person brings these, in place of those before; their seats get one after the other."""
    table = must_be_lobby(live.table)
    if not (mine := table.seats_of(person)):
        raise HostRefused("not-seated")
    found = [_can_come(character, table, person, roster) for character in characters]
    if game.sheet_type is None:
        raise HostRefused("no-characters")
    if len(found) > game.most_characters * len(mine):
        raise HostRefused("too-many-characters")
    others = tuple(one for one in table.notes.brings if one.seat not in mine)
    mine_now = tuple(Bringing(mine[n % len(mine)], one.id, one.name) for n, one in enumerate(found))
    return replace(live, table=replace(table, notes=replace(table.notes, brings=(*others, *mine_now))))


def moved(brings: Iterable[Bringing], seats: Sequence[SeatInfo]) -> tuple[Bringing, ...]:
    """Who brings whom, after the seats of a lobby have been numbered anew; `seats` still have their old numbers."""
    now = {info.seat: number for number, info in enumerate(seats)}
    return tuple(replace(one, seat=now[one.seat]) for one in brings if one.seat in now)


def arriving(table: Table, roster: Roster) -> tuple[Brought, ...]:
    """The characters that come in as the match begins, as they are now. Raises HostRefused where one cannot."""
    return tuple(_arriving(table, one, roster) for one in table.notes.brings)


def returned(table: Table) -> list[Returned]:
    """What a match that is over gives back: of every character that was brought, once.

    Where the rules cannot say what has become of them a match does not finish; but it can always be called off, and
    then they go home as they came.
    """
    assert table.ended is not None
    changed = _changed(table, table.ended) if table.brought else {}
    return [changed.get(one.sheet.id) or _returned(one, one.sheet, table.ended) for one in table.brought]


def _can_come(character: CharacterRow | None, table: Table, person: int, roster: int | None) -> CharacterRow:
    if character is None or character.owner != person or character.game != table.game:
        raise HostRefused("no-character")
    if character.guild != roster:
        raise HostRefused("characters-elsewhere")
    _must_be_free(character)
    return character


def _must_be_free(character: CharacterRow) -> None:
    if character.playing is not None:
        raise HostRefused("character-playing")
    if character.retired is not None:
        raise HostRefused("character-retired")


def _arriving(table: Table, one: Bringing, roster: Roster) -> Brought:
    if one.character not in roster:
        raise HostRefused("stale")  # brought at this very moment: whoever began has not seen it
    character, person = roster[one.character], table.seats[one.seat].person
    if character is None or person is None or character.owner != person.id:
        raise HostRefused("no-character")
    _must_be_free(character)
    return Brought(Sheet(character.id, one.seat, character.sheet), character.revision)


def _changed(table: Table, ended: datetime) -> dict[str, Returned]:
    """What the game says has become of them, by id."""
    if table.match is None:
        return {}
    game = table.match.game
    try:
        return {
            one.sheet.id: _returned(one, sheet, ended, retires=game.retires(sheet))
            for one, sheet in _checked(table, game, table.match.keepsakes)
        }
    except Exception as error:
        refused = fault(table, "what became of its characters cannot be told", error)
        if table.status == "finished":
            raise refused from error
        return {}


def _checked(table: Table, game: Game[Any, Any], sheets: Sequence[Sheet]) -> Iterator[tuple[Brought, Sheet]]:
    """Each that was brought and is given back, before and after. Raises where one cannot be brought again so."""
    brought = {one.sheet.id: one for one in table.brought}
    kept = [sheet for sheet in sheets if sheet.id]
    if len({sheet.id for sheet in kept}) < len(kept) or not all(sheet.id in brought for sheet in kept):
        raise ValueError(f"{game.key} gives a character back twice, or one that nobody brought")
    assert game.sheet_type is not None
    for sheet in kept:
        sheet.read(game.sheet_type)
        yield brought[sheet.id], sheet


def _returned(one: Brought, sheet: Sheet, ended: datetime, *, retires: bool = False) -> Returned:
    return Returned(sheet.id, one.revision, sheet.data, sheet.data["name"], ended, retires)
