"""Discord's ids: milliseconds since 2015 in the upper bits, so that they rise in time."""

DISCORD_EPOCH_MS = 1_420_070_400_000


def snowflake_at(seconds: float) -> int:
    """The lowest id of that moment (seconds since 1970)."""
    return max(0, int(seconds * 1000) - DISCORD_EPOCH_MS) << 22


def seconds_of(snowflake: str | int) -> float:
    return ((int(snowflake) >> 22) + DISCORD_EPOCH_MS) / 1000
