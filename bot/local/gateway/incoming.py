"""What a client sends over the gateway, held against the limits of size and rate before it is looked at."""

from collections import deque

import msgspec

from bot.local.gateway import opcodes as op
from bot.local.gateway.payloads import Payload
from bot.local.protocol.discord_json import decode
from bot.local.protocol.limits import GATEWAY_PAYLOAD, GATEWAY_SENDS_A_MINUTE
from bot.local.table.clock import Clock

MINUTE_S = 60


class CloseConnection(Exception):
    """The client broke a rule of the gateway: its connection is closed with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code}: {reason}")
        self.code = code
        self.reason = reason


class Incoming:
    """Reads the payloads of one connection, and remembers when the latest of them came."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._times: deque[float] = deque(maxlen=GATEWAY_SENDS_A_MINUTE)

    def read(self, data: str | bytes) -> Payload:
        """The payload, or CloseConnection for one that is too large, too much, or no payload."""
        if len(data.encode() if isinstance(data, str) else data) > GATEWAY_PAYLOAD:
            raise CloseConnection(op.DECODE_ERROR, "payload above 4096 bytes")
        if self._is_flooded():
            raise CloseConnection(op.RATE_LIMITED, "more than 120 payloads in a minute")
        try:
            return decode(data, type=Payload)
        except msgspec.MsgspecError:
            raise CloseConnection(op.DECODE_ERROR, "not the JSON of a payload") from None

    def _is_flooded(self) -> bool:
        now = self._clock.now()
        is_full = len(self._times) == GATEWAY_SENDS_A_MINUTE
        is_flooded = is_full and now - self._times[0] < MINUTE_S
        self._times.append(now)
        return is_flooded
