"""Before an upgrade: nobody opens a match, no turn begins, and the turns that run come to their end."""

from bot.store import Store


async def drain(store: Store, reason: str | None) -> None:
    """Takes hold at once in a bot that runs; None ends it, and lets turns begin again."""
    await store.put_drain(reason)
    if reason is None:
        await store.pause_turns(None)


async def in_a_turn(store: Store) -> list[str]:
    """The running matches with answers that an upgrade of the rules could take back."""
    found = []
    for match in await store.live():
        history = await store.recent(match)
        if history is not None and history.snapshots and history.since(history.snapshots[0].snapshot.answers):
            found.append(match)
    return found
