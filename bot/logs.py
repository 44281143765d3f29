"""Where the log goes and how it looks: one line each on standard error, times in UTC."""

import logging
import sys
import time

FORMAT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


def set_up_logs(level: str) -> None:
    """Log from `level` on. discord.py's own chatter starts at WARNING unless we debug."""
    formatter = logging.Formatter(FORMAT, "%Y-%m-%d %H:%M:%SZ")
    formatter.converter = time.gmtime
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    if level != "DEBUG":
        for chatty in ("discord", "aiohttp.access", "alembic", "PIL"):
            logging.getLogger(chatty).setLevel(logging.WARNING)
