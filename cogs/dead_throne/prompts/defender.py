"""What Defender asks."""

from collections.abc import Sequence
from functools import lru_cache

from bot.engine import Option, Prompt, Who
from cogs.dead_throne.prompts.options import named, term

JOIN, POINT, GOAL = "join", "point", "goal"
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
    return Prompt(seat, POINT, "R142", options, default=(f"point-{default}",))


def goal_option(tile: str) -> Option:
    return named("goal", "tile", tile)


def goal(seat: int, enemy: str, tiles: Sequence[str]) -> Prompt:
    """R137: of two towns equally near."""
    options = tuple(goal_option(tile) for tile in tiles)
    return Prompt(seat, GOAL, "R137", options, default=(options[0].key,), facts={"enemy": term("enemy", enemy)})
