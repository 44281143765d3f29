"""Where the database goes away over a COMMIT nobody knows whether it was kept.

Nothing is written again blindly: what was to be written is looked for, as soon as somebody can be asked.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from bot.store.backend import Backend, Connection, Proof

SECONDS = 1.2  # whoever waits for a write is to hear something before Discord gives up on them
LOOK_SECONDS = 0.05  # between two tries to ask


async def was_kept(backend: Backend, lost: Connection, proofs: Sequence[Proof]) -> bool | None:
    """Of a transaction's writes, all kept or none: was it? None: nobody can tell by now.

    `lost`: the connection it was written to.
    """
    if not proofs:
        return None
    try:
        async with asyncio.timeout(SECONDS):
            while True:
                with suppress(*backend.outages):
                    is_final, is_kept = await _looked(backend, lost, proofs)
                    if is_final or is_kept:
                        return is_kept
                await asyncio.sleep(LOOK_SECONDS)
    except TimeoutError:
        return None


async def _looked(backend: Backend, lost: Connection, proofs: Sequence[Proof]) -> tuple[bool, bool | None]:
    """Whether what is found will stay so, and what that is."""
    connection = await backend.to_write()
    try:
        is_final = await lost.is_over(connection)
        for proof in proofs:
            if (is_kept := await proof(connection)) is not None:
                return is_final, is_kept
    finally:
        await connection.close()
    return is_final, None
