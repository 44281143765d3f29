"""What the matches of a game on a server add up to for each person, as the bot derives it."""

from bot.host.model.ledger import Account, Ledger
from bot.store import Store
from bot.ui.shared.ledgers import EVER


async def accounts(store: Store, guild: int, game: str) -> dict[int, Account]:
    """Of one page of them, in which people compete."""
    ledger = Ledger(lambda _: None)
    ledger.add(await store.over_since(guild, game, EVER))
    return ledger.accounts
