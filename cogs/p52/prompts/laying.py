"""P2: the pattern of a random room: a template, mirrored or not, or a text grid."""

from bot.engine import Fact, Option, Prompt, Term, Text
from cogs.p52.content.places import is_symmetric
from cogs.p52.content.tables import TEMPLATES
from cogs.p52.prompts.words import GRID, LAY

MIRRORED = "-m"  # behind a template's key
PATTERN = "pattern"  # the group of them all: a mirrored one stands out no more than any other
MOST_TEXT = 100  # characters of a grid: seven rows of nine, and the line ends


def lay_options() -> tuple[Option, ...]:
    found: list[Option] = []
    for key, kind in TEMPLATES.items():
        facts: dict[str, Fact] = {"template": Term("template", (key,))}
        found.append(Option(key, "template", facts, group=PATTERN))
        if not is_symmetric(kind.rows):
            found.append(Option(key + MIRRORED, "template-mirrored", facts, group=PATTERN))
    return (*found, Option(GRID, "own-grid"))


def lay(seat: int, name: str, count: int, default: str) -> Prompt:
    facts: dict[str, Fact] = {"hero": name, "count": count}
    return Prompt.usual(seat, LAY, "R13", lay_options(), default, facts=facts)


def grid(seat: int, name: str, count: int) -> Prompt:
    """Nothing written leads back to the templates."""
    plan = Text(0, MOST_TEXT, has_lines=True)
    return Prompt(seat, GRID, "R13", plan, default="", facts={"hero": name, "count": count})
