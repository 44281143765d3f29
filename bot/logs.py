"""Where the log goes and how it looks: one line each on standard error, times in UTC."""

import logging
import sys
import time

FORMAT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"

# Below WARNING they log whole messages, statements and tokens: hands, seeds and what else is nobody's business.
TELLTALES = ("discord", "aiohttp", "sqlalchemy", "alembic", "PIL")


def set_up_logs(level: str) -> None:
    """Log from `level` on. The libraries' own chatter starts at WARNING, whatever we debug."""
    formatter = logging.Formatter(FORMAT, "%Y-%m-%d %H:%M:%SZ")
    formatter.converter = time.gmtime
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for telltale in TELLTALES:
        logging.getLogger(telltale).setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level]))
