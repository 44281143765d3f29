"""Interactions from birth to expiry: 3 seconds to the first answer, 15 minutes for what follows."""

import secrets
from collections.abc import Callable
from typing import Literal

import msgspec

from bot.local.protocol.discord_json import Json
from bot.local.protocol.error_codes import Code
from bot.local.protocol.errors import Refusal
from bot.local.protocol.limits import FIRST_RESPONSE_S, TOKEN_LIFE_S
from bot.local.table.clock import Clock

State = Literal["open", "acknowledged", "failed"]


class Interaction(msgspec.Struct, kw_only=True, eq=False):
    id: str
    kind: int
    person: str
    channel: str
    nonce: str
    born: float
    metadata: Json
    name: str = ""
    modal: str | None = None
    is_menu: bool = False
    source: str | None = None
    token: str = msgspec.field(default_factory=lambda: secrets.token_urlsafe(48))
    state: State = "open"
    original: str | None = None
    is_waiting: bool = False
    is_ephemeral: bool = False

    @property
    def is_acknowledged(self) -> bool:
        return self.state == "acknowledged"


class OpenModal(msgspec.Struct):
    id: str
    interaction: Interaction
    data: Json


class Interactions:
    """Interactions that may still be answered, by token, and the modals that are open at the page."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._by_token: dict[str, Interaction] = {}
        self.modals: dict[str, OpenModal] = {}

    def open(self, interaction: Interaction, on_failure: Callable[[Interaction], None]) -> None:
        self._forget_expired()
        self._by_token[interaction.token] = interaction

        def fail_if_open() -> None:
            if interaction.state == "open":
                interaction.state = "failed"
                on_failure(interaction)

        self._clock.call_later(FIRST_RESPONSE_S, fail_if_open)

    def to_acknowledge(self, interaction_id: str, token: str) -> Interaction:
        """The interaction a callback is for; refuses late (10062) and second (40060) ones."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id or interaction.state == "failed":
            raise Refusal(Code.UNKNOWN_INTERACTION)
        if interaction.is_acknowledged:
            raise Refusal(Code.ALREADY_ACKNOWLEDGED)
        return interaction

    def to_follow_up(self, token: str) -> Interaction:
        """The interaction a webhook call is for; refuses unknown, unanswered and expired ones."""
        interaction = self._by_token.get(token)
        if interaction is None or self._is_expired(interaction):
            raise Refusal(Code.INVALID_WEBHOOK_TOKEN)
        if not interaction.is_acknowledged:
            raise Refusal(Code.UNKNOWN_WEBHOOK)
        return interaction

    def _is_expired(self, interaction: Interaction) -> bool:
        return self._clock.now() - interaction.born >= TOKEN_LIFE_S

    def _forget_expired(self) -> None:
        """They are kept in the order of their birth, so the oldest are looked at first."""
        while self._by_token and self._is_expired(next(iter(self._by_token.values()))):
            del self._by_token[next(iter(self._by_token))]
