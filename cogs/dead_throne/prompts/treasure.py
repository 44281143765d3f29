"""What is asked about Stones, Pieces and the Crown that lie on a step, and about what is left there."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine import Option, PickSome, Prompt
from cogs.dead_throne.prompts.options import term

TREASURE, LAY, DROP, LEAVE_BEHIND = "treasure", "lay-down", "drop", "leave-behind"
TAKE, LEAVE, PIECES, CROWN = "take", "leave", "pieces", "crown"
KEEP_STONE = Option("keep", "keep-stone", group="end")
ALL, LET_LIE = Option(TAKE, "take-treasure"), Option(LEAVE, "leave-treasure", group="end")


def treasure(seat: int, step: str, *, pieces: int, stones: Sequence[str], has_crown: bool, rule: str) -> Prompt:
    """R120, R121: all of it, one after the other, or none."""
    kinds = [Option(f"stone-{stone}", "take-only", {"thing": term("stone", stone)}) for stone in stones]
    kinds += [Option(PIECES, "take-pieces", {"count": pieces})] if pieces else []
    kinds += [Option(CROWN, "take-only", {"thing": term("item", "crown-of-the-king")})] if has_crown else []
    options = (*([ALL, *kinds] if len(kinds) > 1 else [_whole(kind) for kind in kinds]), LET_LIE)
    return Prompt.usual(seat, TREASURE, rule, options, TAKE, facts={"step": term("step", step)})


def _whole(kind: Option) -> Option:
    """Nothing else lies there: it is named at once."""
    return replace(kind, key=TAKE, word="take-all-pieces" if kind.key == PIECES else "take-thing")


def lay_down(seat: int, step: str, stones: Sequence[str]) -> Prompt:
    """R122: Saladar stands on the land of stones he carries."""
    options = tuple(Option(f"lay-{stone}", "lay-stone", {"stone": term("stone", stone)}) for stone in stones)
    facts = {"step": term("step", step)}
    return Prompt.usual(seat, LAY, "R122", (*options, KEEP_STONE), options[0].key, facts={**facts})


def drop(seat: int, options: Sequence[Option], default: Sequence[str]) -> Prompt:
    """R11: what will stay behind once they have interacted."""
    kind = PickSome(tuple(options), 0, len(options))
    return Prompt(seat, DROP, "R11", kind, default=tuple(default), is_secret=True)


def leave_behind(seat: int, options: Sequence[Option]) -> Prompt:
    """R63: what stays on the step of a battle that is over."""
    kind = PickSome(tuple(options), 0, len(options))
    return Prompt(seat, LEAVE_BEHIND, "R63", kind, default=(), is_secret=True)
