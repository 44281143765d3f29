"""Names as people read and type them: whole, or as far as they are told apart by it, in capitals or not."""

from collections import Counter
from collections.abc import Iterable, Sequence

Named = tuple[str, str]  # the key, and what people read


def meant(typed: str, named: Iterable[Named]) -> list[Named]:
    """Whom or what these letters mean: the key itself, the whole name, else its beginning. Several: it is not clear."""
    wanted, found = _folded(typed), list(named)
    if not wanted:
        return []
    for fits in (_is_key, _is_name, _is_beginning):
        if fitting := [one for one in found if fits(one, typed, wanted)]:
            return fitting
    return []


def _is_key(one: Named, typed: str, wanted: str) -> bool:
    return typed == one[0] or wanted == _folded(one[0])


def _is_name(one: Named, typed: str, wanted: str) -> bool:
    del typed
    return wanted == _folded(one[1])


def _is_beginning(one: Named, typed: str, wanted: str) -> bool:
    del typed
    return _folded(one[1]).startswith(wanted)


def _folded(text: str) -> str:
    return " ".join(text.casefold().split())


def told_apart(named: Sequence[tuple[str, str, str]]) -> list[Named]:
    """Key, name, and what else can be told: namesakes are called by that as well, and numbered if they still agree."""
    names = Counter(_folded(name) for _, name, _ in named)
    called = [(key, name if names[_folded(name)] == 1 else f"{name}, {more}") for key, name, more in named]
    alike, seen = Counter(_folded(name) for _, name in called), Counter[str]()
    apart = list[Named]()
    for key, name in called:
        seen[_folded(name)] += 1
        apart.append((key, name if alike[_folded(name)] == 1 else f"{name} ({seen[_folded(name)]})"))
    return apart
