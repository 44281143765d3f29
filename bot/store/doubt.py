"""Where the database goes away over a COMMIT nobody knows whether it was kept.

Nothing is written again blindly: what was to be written is looked for, as soon as somebody can be asked.
"""

import asyncio
from collections.abc import Sequence

from bot.store.backend import Backend, Proof

SECONDS = 1.2  # whoever waits for a write is to hear something before Discord gives up on them
LOOK_SECONDS = 0.05  # between two tries to ask


async def was_kept(backend: Backend, proofs: Sequence[Proof]) -> bool | None:
    """Of a transaction's writes, all kept or none: was it? None: nobody can tell by now."""
    if not proofs:
        return None
    try:
        async with asyncio.timeout(SECONDS):
            while True:
                try:
                    return await _looked(backend, proofs)
                except backend.outages:
                    await asyncio.sleep(LOOK_SECONDS)
    except TimeoutError:
        return None


async def _looked(backend: Backend, proofs: Sequence[Proof]) -> bool | None:
    connection = await backend.to_write()
    try:
        for proof in proofs:
            if (is_kept := await proof(connection)) is not None:
                return is_kept
    finally:
        await connection.close()
    return None
