"""`copy`: all that a bot keeps goes from one database into another, while no bot runs."""

from contextlib import ExitStack
from pathlib import Path

from bot.cli.keeping import CannotKeep
from bot.process.folder_lock import AlreadyOwned, owned
from bot.store import StoreUnusable
from bot.store.backends import Where, backend_at
from bot.store.copying import copy

FILE = "sqlite:///"


def copy_all(source: str, target: str) -> str:
    """Raises CannotKeep, and then the target is as empty as it was."""
    places = where(source), where(target)
    if _are_one(*places):
        raise CannotKeep("Both are the same database.")
    try:
        _must_be_there(places[0])
        ours, theirs = map(backend_at, places)
        with ExitStack() as stack:
            folders = dict.fromkeys(place.parent.resolve() for place in places if isinstance(place, Path))
            for folder in folders:  # once each: two files may lie in one
                folder.mkdir(parents=True, exist_ok=True)
                stack.enter_context(owned(folder))
            for place in places:
                if not isinstance(place, Path):
                    backend_at(place).must_be_idle()
            counts = copy(ours, theirs)
    except AlreadyOwned as error:
        raise CannotKeep(f"{error} Stop it first, or you lose what it does meanwhile.") from error
    except (StoreUnusable, OSError) as error:
        raise CannotKeep(str(error)) from error
    told = ", ".join(f"{count:,} {name}" for name, count in counts.items() if count) or "nothing, as there is nothing"
    return f"From {ours} to {theirs}, each row read back and compared: {told}."


def _are_one(*places: Where) -> bool:
    return len({place.resolve() if isinstance(place, Path) else place for place in places}) == 1


def where(place: str) -> Where:
    """A path, sqlite:///path, or the URL of a server."""
    if place.startswith(FILE):
        return Path(place.removeprefix(FILE))
    return place if "://" in place else Path(place)


def _must_be_there(source: Where) -> None:
    """So that nothing is made for a source that is mistyped. Raises CannotKeep."""
    if isinstance(source, Path) and not source.is_file():
        raise CannotKeep(f"There is no database at {source}.")
