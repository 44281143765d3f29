"""`ratings`: what people are rated, derived from the results as the running bot does it."""

from rich.console import Console
from rich.table import Table

from bot.games.shown import find_face
from bot.host import Host, HostRefused
from bot.host.model.ledger import Account
from bot.settings import Settings
from bot.store import Store, StoreError
from bot.ui.shared.ledgers import Ledgers

Rated = list[tuple[int, Account]]


class NoRatings(Exception):
    """Nothing can be derived; the message says why."""


async def derived(settings: Settings, server: int, game: str) -> Rated:
    """The best first. Raises NoRatings."""
    face = find_face(game)
    if face is None:
        raise NoRatings(f"I know no game {game!r} that has results to rate.")
    try:
        store = await Store.open_as_it_is(settings.kept_at)
    except StoreError as error:
        raise NoRatings(str(error)) from error
    try:
        host = Host(store, {game: face.game})
        return await Ledgers(host.queries, {game: face}).look(server, game, None, lambda ledger: ledger.best())
    except HostRefused as refused:
        raise NoRatings(f"The results could not be read: {refused.reason}.") from refused
    finally:
        await store.close()


def print_ratings(rated: Rated, console: Console) -> None:
    if not rated:
        console.print("Nobody has finished a match of this game on this server.")
        return
    table = Table("person", "rating", "points", "won", "played")
    for person, account in rated:
        rating = "" if account.rating is None else f"{account.rating:.2f}"
        table.add_row(str(person), rating, *map(str, (account.points, account.won, account.played)))
    console.print(table)
