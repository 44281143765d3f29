"""`/… new`: a command with a parameter for each of a game's options, made from the table of them."""

from collections.abc import Callable, Coroutine, Iterator
from inspect import Parameter, Signature
from typing import Any

from discord import app_commands

from bot.host import PACES, USUAL_PACE
from bot.ui.actions.table_cog import Interaction
from bot.ui.views.face import Face
from bot.ui.views.option_table import OptionRow, option_table
from bot.ui.wire.localised import choices, said

Opens = Callable[[Any, Interaction, dict[str, Any], str, int], Coroutine[Any, Any, None]]


def new_command(cog: str, face: Face[Any], own_first: int, opens: Opens) -> app_commands.Command[Any, ..., None]:
    """The command `new` of the class `cog`; `opens` is called with what was given.

    Discord shows in this order: the first `own_first` of the game's options, automata, pace, the game's other options.
    """

    async def new(self: Any, interaction: Interaction, **given: Any) -> None:
        pace, automata = given.pop("pace"), given.pop("automata")
        await opens(self, interaction, given, pace, automata)

    catalogue, table = face.catalogue, option_table(face.game.options_type)
    new.__qualname__ = f"{cog}.new"  # a method of the cog, as discord.py looks at it
    new.__signature__ = Signature([*_asking(), *_parameters(table, own_first, face)])  # type: ignore[attr-defined]
    names = [*(row.name for row in table), "automata", "pace"]
    app_commands.describe(**{name: said(_message(name), catalogue) for name in names})(new)
    own = {row.name: choices(_message(row.name), row.choices, catalogue) for row in table if row.choices}
    app_commands.choices(pace=choices("choice-pace", PACES), **own)(new)
    return app_commands.command(name="new", description=said("new", catalogue))(new)


def most_automata(face: Face[Any]) -> int:
    """All seats but the opener's, by those options that have most seats."""
    game = face.game
    ways = (game.options_type(), *game.variants().values())
    return max(game.seats_for(options)[-1] for options in ways) - 1


def _asking() -> list[Parameter]:
    kind = Parameter.POSITIONAL_OR_KEYWORD
    return [Parameter("self", kind), Parameter("interaction", kind, annotation=Interaction)]


def _parameters(table: tuple[OptionRow, ...], own_first: int, face: Face[Any]) -> Iterator[Parameter]:
    own = [_parameter(row.name, row.usual, _type(row)) for row in table]
    yield from own[:own_first]
    yield _parameter("automata", 0, app_commands.Range[int, 0, most_automata(face)])
    yield _parameter("pace", USUAL_PACE, str)
    yield from own[own_first:]


def _parameter(name: str, usual: Any, kind: Any) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=usual, annotation=kind)


def _type(row: OptionRow) -> Any:
    if row.bounds is not None:
        return app_commands.Range[int, row.bounds[0], row.bounds[1]]
    return str if row.choices else bool


def _message(name: str) -> str:
    return f"new-{name.replace('_', '-')}"
