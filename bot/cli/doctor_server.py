"""The doctor on a PostgreSQL database: can it be used, and does it keep what it says it has kept?"""

from collections.abc import Iterator

from sqlalchemy import Connection, inspect, text

from bot.cli.finding import Finding
from bot.store import StoreUnusable, schema
from bot.store.backends import backend_at
from bot.store.errors import NoDriver

# What must stand in the server's settings, or else a power cut takes back what people were told is kept.
DURABLE = ("fsync", "synchronous_commit", "full_page_writes")


def examine_server(url: str) -> Iterator[Finding]:
    try:
        backend = backend_at(url)
        with backend.opened(is_brief=True) as connection:
            yield _version(connection, str(backend))
            yield _durability(connection)
            is_empty = not inspect(connection).has_table("alembic_version")
        yield Finding("Schema", "no tables yet: they are made at the first start") if is_empty else _schema(url)
    except NoDriver as error:
        yield Finding("Database", str(error), "Install the driver beside the bot: see docs/hosting.md.")
    except StoreUnusable as error:
        yield Finding("Database", str(error), "Fix CASTELLAN_DATABASE_URL or the server: see docs/hosting.md.")
    yield Finding("Backups", "none are made by the bot: PostgreSQL has its own means, see docs/hosting.md")


def _version(connection: Connection, place: str) -> Finding:
    version = connection.execute(text("SHOW server_version")).scalar_one()
    return Finding("Database", f"{place} is there (PostgreSQL {version})")


def _durability(connection: Connection) -> Finding:
    off = [name for name in DURABLE if connection.execute(text(f"SHOW {name}")).scalar_one() == "off"]
    if not off:
        return Finding("Durability", "what the server has kept outlives a power cut")
    remedy = "Turn it on in postgresql.conf. Without it, a power cut can lose moves that the bot has confirmed."
    return Finding("Durability", f"{' and '.join(off)} off", remedy)


def _schema(url: str) -> Finding:
    try:
        backend_at(url).must_be_current()
    except StoreUnusable as error:
        is_newer = "newer" in str(error)
        return Finding("Schema", str(error), "Update the bot." if is_newer else None)
    return Finding("Schema", f"{schema.known()[0]}, the newest")
