"""What Defender asks."""

from collections.abc import Sequence
from functools import lru_cache

from bot.engine import Fact, Option, Prompt, Who
from cogs.dead_throne.content.steps import plain
from cogs.dead_throne.prompts.options import named, term

JOIN, POINT, GOAL, WAY = "join", "point", "goal", "way"
YES, NO, SPLIT = Option("yes", "walk-together"), Option("no", "walk-alone"), Option("split", "split-off")


@lru_cache(512)
def strike(spawn: int, enemy: str) -> Option:
    return Option(f"strike-{spawn}", "strike", {"enemy": term("enemy", enemy)})


@lru_cache(32)
def strike_all(count: int) -> Option:
    return Option("strike-all", "strike-all", {"count": count})


@lru_cache(64)
def strike_dragon(health: int) -> Option:
    return Option("strike-dragon", "strike-dragon", {"health": health})


def revive(seat: int) -> Option:
    return Option(f"revive-{seat}", "revive", {"other": Who((seat,))})


def repair(tile: str) -> Option:
    return named("repair-town", "tile", tile)


def join(seat: int) -> Option:
    return Option(f"join-{seat}", "join", {"other": Who((seat,))})


def join_prompt(seat: int, asker: int) -> Prompt:
    """R142: does somebody want to walk with them?"""
    return Prompt(seat, JOIN, "R142", (YES, NO), default=(NO.key,), facts={"other": Who((asker,))})


def point_prompt(seat: int, group: Sequence[int], default: int) -> Prompt:
    """R142: who takes the blow."""
    options = tuple(Option(f"point-{one}", "point", {"other": Who((one,))}) for one in group)
    return Prompt.usual(seat, POINT, "R142", options, f"point-{default}")


def goal_option(tile: str) -> Option:
    return named("goal", "tile", tile)


def goal(seat: int, enemy: str, tiles: Sequence[str]) -> Prompt:
    """R137: of two towns equally near."""
    options = tuple(goal_option(tile) for tile in tiles)
    return Prompt.usual(seat, GOAL, "R137", options, options[0].key, facts={"enemy": term("enemy", enemy)})


def way_option(step: str, seats: Sequence[int]) -> Option:
    """Where it would stop, and whom it would come upon."""
    facts: dict[str, Fact] = {"step": term("step", step)}
    if not seats:
        return Option(f"way-{plain(step)}", "way", facts)
    return Option(f"way-{plain(step)}-by-{seats[0]}", "way-by", facts | {"others": Who(tuple(seats))})


def way(seat: int, enemy: str, options: Sequence[Option]) -> Prompt:
    """R137, R144: of several ways equally short."""
    return Prompt.usual(seat, WAY, "R137", tuple(options), options[0].key, facts={"enemy": term("enemy", enemy)})
