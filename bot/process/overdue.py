"""Ends the process if closing takes too long: a thread that nobody can interrupt may be at work, or a database hang.

By then all that people were told is kept, and the next start goes on from there, as it does after a crash.
"""

import logging
import os
import threading

log = logging.getLogger(__name__)
WITHIN = 4.8  # seconds from the signal


def end_within(seconds: float = WITHIN) -> threading.Timer:
    """Call it when the bot is told to end."""
    timer = threading.Timer(seconds, _end, (seconds,))
    timer.daemon = True
    timer.start()
    return timer


def _end(seconds: float) -> None:
    log.warning("Something is still at work %.1f seconds after I was told to end, so I end without it.", seconds)
    logging.shutdown()
    os._exit(0)
