"""The table itself: the world, who listens to it, and the tools every room of the server shares."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bot.local.clock import Clock, WallClock
from bot.local.faults import Faults
from bot.local.feed import Feed
from bot.local.files import FileShelf
from bot.local.gateway import Gateway
from bot.local.interactions import Interactions
from bot.local.rate_limits import RateLimits
from bot.local.seed import new_world
from bot.local.signed import Signer
from bot.local.wire import Json, encode, timestamp
from bot.local.world import World


class Table:
    """Everything that happens goes through here: change the world, then tell the bot and the people."""

    def __init__(
        self,
        world: World | None = None,
        *,
        clock: Clock | None = None,
        shelf: FileShelf | None = None,
        privileged_intents: int = 0,
    ) -> None:
        self.world = world or new_world()
        self.clock = clock or WallClock()
        self.shelf = shelf or FileShelf()
        self.feed = Feed()
        self.gateway = Gateway(self.world.bot_id, self.bot_came_or_went, privileged_intents=privileged_intents)
        self.interactions = Interactions(self.clock)
        self.faults = Faults()
        self.rate_limits = RateLimits()
        self.signer = Signer()
        self.base_url = ""
        self.is_closing = False
        self.changed_messages: set[tuple[str, str]] = set()  # (channel, id) since the last save
        self.on_change: Callable[[], None] = lambda: None

    def new_id(self) -> str:
        return self.world.new_id(self.clock.now())

    def now(self) -> str:
        return timestamp(self.clock.now())

    def wire(self, body: object) -> bytes:
        """JSON as it leaves the table: with signed addresses."""
        return self.signer.signed(encode(body), self.clock.now())

    def tell_bot(self, event: str, data: Json) -> None:
        self.gateway.dispatch(event, data)

    def tell_people(self, kind: str, data: Json, channel_id: str | None = None) -> None:
        """To everybody, or to those who see a channel. Whatever is told has changed the world."""
        self.feed.tell(kind, data, self.world.viewers(channel_id) if channel_id else None)
        self._changed(kind, data)

    def tell_one(self, kind: str, data: Json, person: str) -> None:
        """To one person alone; this too has changed the world."""
        self.feed.tell(kind, data, [person])
        self._changed(kind, data)

    def _changed(self, kind: str, data: Json) -> None:
        if kind.startswith("MESSAGE_"):
            self.changed_messages.add((data["channel_id"], data["id"]))
        self.on_change()

    @contextmanager
    def sight_may_change(self, channel_id: str) -> Iterator[None]:
        """Around a change of rights or members: whoever sees more or less afterwards reads everything anew."""
        before = self.world.viewers(channel_id)
        yield
        if changed := before ^ self.world.viewers(channel_id):
            self.feed.tell("RESET", {}, changed)

    def bot_came_or_went(self) -> None:
        self.feed.tell("BOT", {"online": self.gateway.is_connected})
