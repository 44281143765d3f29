"""The boards of Solo and Defender."""

from msgspec import Struct, field


class Solo(Struct, omit_defaults=True):
    """Markers on the two tracks (R131 to R134, R151). `turns`: Game Turns played, for the calendar."""

    red: int = 0
    green: int = 0
    turns: int = 0
    beaten: list[int] = field(default_factory=list)  # spaces of bosses that were beaten
    boss: int = 0  # the space of the boss to be fought at once
    is_won: bool = False
    is_lost: bool = False


class Spawn(Struct, omit_defaults=True):
    """An enemy on the map (R136). `home` is the deck of its card."""

    id: int
    enemy: str
    home: str
    at: str


class Defender(Struct, omit_defaults=True):
    """Towns' strength by tile, the level of danger, who walks the land, the dragon (R135 to R146)."""

    towns: dict[str, int] = field(default_factory=dict)
    xp: int = 0
    spawns: list[Spawn] = field(default_factory=list)
    agrimor: int = 0  # his health
    agrimor_at: str = ""  # empty: he has not come yet
    agrimor_dead: bool = False
    groups: list[list[int]] = field(default_factory=list)  # R142
    omen: str = ""
    attacked: list[str] = field(default_factory=list)  # towns Agrimor has attacked, to walk on from
    is_won: bool = False
    is_lost: str = ""  # why: castle, heroes, towns
