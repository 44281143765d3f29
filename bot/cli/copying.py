"""`copy`: all that a bot keeps goes from one database into another, while no bot runs."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bot.cli.keeping import CannotKeep
from bot.owner import AlreadyOwned, owned
from bot.store import StoreUnusable
from bot.store.backends import Where, backend_at
from bot.store.copying import copy

FILE = "sqlite:///"


def copy_all(source: str, target: str) -> str:
    """Raises CannotKeep, and then the target is as empty as it was."""
    places = where(source), where(target)
    if places[0] == places[1]:
        raise CannotKeep("Both are the same database.")
    try:
        ours, theirs = map(backend_at, places)
        with ExitStack() as stack:
            for place in places:
                stack.enter_context(_alone(place))
            counts = copy(ours, theirs)
    except AlreadyOwned as error:
        raise CannotKeep(f"{error} Stop it first, or you lose what it does meanwhile.") from error
    except (StoreUnusable, OSError) as error:
        raise CannotKeep(str(error)) from error
    told = ", ".join(f"{count:,} {name}" for name, count in counts.items() if count) or "nothing, as there is nothing"
    return f"From {ours} to {theirs}, each row read back and compared: {told}."


def where(place: str) -> Where:
    """A path, sqlite:///path, or the URL of a server."""
    if place.startswith(FILE):
        return Path(place.removeprefix(FILE))
    return place if "://" in place else Path(place)


@contextmanager
def _alone(place: Where) -> Iterator[None]:
    """No bot runs on it meanwhile."""
    if isinstance(place, Path):
        place.parent.mkdir(parents=True, exist_ok=True)
        with owned(place.parent):
            yield
        return
    backend_at(place).must_be_idle()
    yield
