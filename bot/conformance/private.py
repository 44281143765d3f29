"""What one seat sees and another does not, found by comparing their views."""

from collections.abc import Iterable, Iterator
from typing import Any

from bot.conformance.worlds import World, leaves, plain, viewers
from bot.engine import Game

SEEN_OFTEN = 30  # worlds: what is hidden so rarely may lie alike in all of them


def unmoved(game: Game[Any, Any], worlds: Iterable[World], seats: int) -> list[str]:
    """The parts of views that are hidden from somebody and yet lie alike in all of their other worlds."""
    hidden: dict[str, int] = {}
    moved = set[str]()
    for world in worlds:
        mine = plain(game.view(world.ours, world.viewer))
        for seat in viewers(seats):
            if seat in {None, world.viewer}:
                continue
            theirs, there = (plain(game.view(state, seat)) for state in (world.ours, world.theirs))
            for path in set(hidden_parts(theirs, mine)):
                hidden[path] = hidden.get(path, 0) + 1
                if list(_under(theirs, path)) != list(_under(there, path)):
                    moved.add(path)
    return [path for path, count in sorted(hidden.items()) if count >= SEEN_OFTEN and path not in moved]


def hidden_parts(more: Any, less: Any, path: str = "") -> Iterator[str]:
    """Where the one view holds something and the other does not; whose view it is is no secret."""
    if path == "viewer" or more == less or more is None:
        return
    if isinstance(more, dict) and isinstance(less, dict):
        for key, part in more.items():
            yield from hidden_parts(part, less.get(key), f"{path}.{key}" if path else str(key))
    elif isinstance(more, list) and isinstance(less, list) and len(more) == len(less):
        for part, other in zip(more, less, strict=True):
            yield from hidden_parts(part, other, f"{path}.*")
    elif not isinstance(more, list) or more:
        yield path


def _under(tree: Any, path: str) -> Iterator[Any]:
    return (value for at, value in leaves(tree) if at == path or at.startswith(f"{path}."))
