"""One action of one person: who does it, where, and the interaction it opens."""

from datetime import datetime
from typing import Any
from unicodedata import category

from bot.local.gateway.interaction_payload import interaction_payload
from bot.local.people.slash_command import full_name
from bot.local.people.visibility import visible_channel
from bot.local.protocol.discord_json import Json
from bot.local.protocol.errors import Objection
from bot.local.protocol.interaction_types import COMMAND
from bot.local.table.interactions import Interaction
from bot.local.table.table import Table
from bot.local.world.world import CATEGORY, DM, FORUM, StoredMessage, is_archived, is_locked


class Action:
    """`facts` are what the page sent: the person, what they do, and where."""

    def __init__(self, table: Table, facts: Json) -> None:
        self.table = table
        self.facts = facts
        self.nonce = str(facts.get("nonce") or table.new_id())
        person = table.world.person_named(str(facts.get("person", "")))
        if person is None:
            raise Objection(f"There is nobody called {facts.get('person')!r} here.")
        self.person = str(person["id"])

    def text(self, key: str) -> str:
        value = self.facts.get(key)
        if not isinstance(value, str) or not value:
            raise Objection(f"“{key}” is missing.")
        return value

    def name(self, most: int) -> str:
        """A name to be given to somebody or something, with single blanks: it is seen, and controls no terminal."""
        name = " ".join(self.text("name").split())
        is_seen = any(sign.isprintable() for sign in name) and not any(category(sign) == "Cc" for sign in name)
        if not is_seen or len(name) > most:
            raise Objection(f"A name takes 1 to {most} characters that can be seen.")
        return name

    def channel(self) -> Json:
        channel = visible_channel(self.table, self.person, self.text("channel"))
        if not self.table.world.can_enter(self.person, channel["id"]):
            raise Objection("You may not connect to this channel.")
        return channel

    def open_channel(self) -> Json:
        """The channel named, if commands and clicks work there; in archived and locked threads they do not."""
        channel = self.channel()
        if is_archived(channel) or is_locked(channel):
            raise Objection("This thread is closed.")
        if channel["type"] in (FORUM, CATEGORY):
            raise Objection("Nothing is written here itself; open a post.")
        return channel

    def is_timed_out(self) -> bool:
        """May the person only look and read for now (resources/guild.mdx, communication_disabled_until)?"""
        until = self.table.world.members.get(self.person, {}).get("communication_disabled_until")
        return until is not None and datetime.fromisoformat(until).timestamp() > self.table.clock.now()

    def interact(
        self, kind: int, channel: Json, data: Json, source: StoredMessage | None = None, **metadata: Any
    ) -> Interaction:
        """Open an interaction and tell the bot, which has three seconds to answer it."""
        table = self.table
        if channel["type"] != DM and table.world.bot_id not in table.world.members:
            raise Objection("The bot is not in the server.")
        if channel["type"] != DM and self.is_timed_out():
            raise Objection("You are timed out; commands and buttons do not work for you until that is over.")
        interaction_id = table.new_id()
        about: Json = {
            "id": interaction_id,
            "type": kind,
            "user": table.world.users[self.person],
            "authorizing_integration_owners": {"0": table.world.guild_id},
        }
        interaction = Interaction(
            id=interaction_id,
            kind=kind,
            person=self.person,
            channel=channel["id"],
            nonce=self.nonce,
            born=table.clock.now(),
            metadata=about | metadata,
            name=full_name(data) if kind == COMMAND else "",
            is_menu="target_id" in data,
            source=source.body["id"] if source else None,
        )
        table.interactions.open(interaction, lambda failed: table.tell_interaction(failed, "failed"))
        table.tell_bot("INTERACTION_CREATE", interaction_payload(table, interaction, data, source))
        return interaction

    def message(self, channel: Json) -> StoredMessage:
        """The message named, if this person sees it."""
        stored = self.table.world.messages.get(channel["id"], {}).get(self.text("message"))
        if stored is None or stored.only_for not in (None, self.person):
            raise Objection("This message is gone.")
        return stored
