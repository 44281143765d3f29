"""The table itself: the world, who listens to it, and the tools every room of the server shares."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

from bot.local.protocol.discord_json import Json, encode, timestamp
from bot.local.table.clock import Clock, WallClock
from bot.local.table.faults import Faults
from bot.local.table.feed import Feed
from bot.local.table.gateway_sessions import Gateway
from bot.local.table.interactions import Interaction, Interactions
from bot.local.table.rate_limits import RateLimits
from bot.local.world.attachment_urls import Signer
from bot.local.world.files import FileShelf
from bot.local.world.seed import new_world
from bot.local.world.world import World


class Table:
    """Everything that happens goes through here: change the world, then tell the bot and the people."""

    def __init__(
        self,
        world: World | None = None,
        *,
        clock: Clock | None = None,
        shelf: FileShelf | None = None,
        privileged_intents: int = 0,
        bot_token: str | None = None,
    ) -> None:
        self.world = world or new_world()
        self.clock = clock or WallClock()
        self.shelf = shelf or FileShelf()
        self.feed = Feed()
        self.gateway = Gateway(
            self.world.bot_id, self.bot_presence_changed, token=bot_token, privileged_intents=privileged_intents
        )
        self.interactions = Interactions(self.clock)
        self.faults = Faults()
        self.rate_limits = RateLimits()
        # Edits fail that bring the files of their own components: all, or those alone that answer a click at once.
        self.refuses_new_media: Literal["", "answers", "all"] = ""
        # Requests that Discord's specification forbids are refused; a guest's bot may be let through with them.
        self.checks_forms = True
        self.signer = Signer()
        self.base_url = ""
        self.is_closing = False
        self.changed_messages: set[tuple[str, str]] = set()  # (channel, id) since the last save
        self.on_change: Callable[[], None] = lambda: None

    def new_id(self) -> str:
        return self.world.new_id(self.clock.now())

    def now(self) -> str:
        return timestamp(self.clock.now())

    def signed_json(self, body: object) -> bytes:
        """JSON as it leaves the table, with the addresses of attachments signed."""
        return self.signer.signed(encode(body), self.clock.now())

    def tell_bot(self, event: str, data: Json) -> None:
        """What concerns the guild as a whole concerns its sisters, too."""
        self.gateway.dispatch(event, data)
        if event.startswith("GUILD_") and data.get("guild_id") == self.world.guild_id:
            for sister in self.world.sisters:
                self.gateway.dispatch(event, data | {"guild_id": sister})

    def tell_people(self, kind: str, data: Json, channel_id: str | None = None) -> None:
        """Tell everybody, or those who see a channel. What is told has changed the world, so it is saved too."""
        self.feed.tell(kind, data, self.world.viewers(channel_id) if channel_id else None)
        self._changed(kind, data)

    def tell_one(self, kind: str, data: Json, person: str) -> None:
        """Tell one person alone. This too has changed the world, and is saved."""
        self.feed.tell(kind, data, [person])
        self._changed(kind, data)

    def tell_interaction(self, interaction: Interaction, state: str, data: Json | None = None) -> None:
        """Tell the person who began an interaction how far its answer is. Nothing of that is saved."""
        told = {"nonce": interaction.nonce, "state": state, "data": data or {}}
        self.feed.tell("INTERACTION", told, [interaction.person])

    def _changed(self, kind: str, data: Json) -> None:
        if kind.startswith("MESSAGE_"):
            self.changed_messages.add((data["channel_id"], data["id"]))
        self.on_change()

    @contextmanager
    def visibility_may_change(self, channel_id: str) -> Iterator[None]:
        """Wrap a change of rights or members. Pages of those who then see more or less read everything anew."""
        before = self.world.viewers(channel_id)
        yield
        if changed := before ^ self.world.viewers(channel_id):
            self.feed.tell("RESET", {}, changed)

    def bot_presence_changed(self) -> None:
        self.feed.tell("BOT", {"online": self.gateway.is_connected})
