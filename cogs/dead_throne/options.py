"""How a match is to be played."""

from typing import Annotated, Literal

from msgspec import Meta

from bot.engine import Options
from cogs.dead_throne.content.tables import ROADS

EARLIER = 8  # Game Turns: so much sooner a hard winter comes (R151)
Mode = Literal["competitive", "solo", "defender"]
Challenge = Literal["battle", "quests", "both"]
Difficulty = Literal["fitting", "easy", "hard"]


class ThroneOptions(Options, frozen=True):
    """`mode` says who plays against what; what follows the first three fields concerns one mode only.

    `print`: first is the first print, wide adds more cards (R159).
    `dusk`: Competitive ends after so many rounds; 0: it has no end (R160).
    `fallen`: Competitive: whoever would be out comes back weaker instead, with five players or more, always or never
    (R172).
    `breath`: Competitive, at slow paces: the minutes in which others may answer a scroll or spring a trap (R158).
    `zones`: Dead Zones in every mode (R147).
    `challenge`, `road`, `calendar`: Solo (R131, R133, R151). `omen`: Defender has one or none.
    """

    mode: Mode = "competitive"
    print: Literal["wide", "first"] = "wide"
    dusk: Annotated[int, Meta(ge=0, le=60)] = 24
    fallen: Literal["five", "on", "off"] = "five"
    breath: Annotated[int, Meta(ge=0, le=60)] = 10
    difficulty: Difficulty = "fitting"
    challenge: Challenge = "battle"
    road: Literal["short", "long"] = "short"
    calendar: bool = True
    omen: bool = False
    zones: bool = False

    @property
    def skipped(self) -> tuple[int, ...]:
        """R151: spaces of bosses that do not stand on an easy road."""
        return (ROADS[self.road].bosses[0].space,) if self.difficulty == "easy" else ()

    @property
    def winter(self) -> int:
        """R151: the last Game Turn of Solo; 0: there is no winter."""
        last = ROADS[self.road].calendar if self.mode == "solo" and self.calendar else 0
        return last - EARLIER if last and self.difficulty == "hard" else last

    @property
    def felt_difficulty(self) -> Difficulty:
        """R151: of Solo alone. Hard is an earlier winter, where one comes; easy a road without its first boss."""
        has_winter = self.calendar and ROADS[self.road].calendar > 0
        is_felt = {"hard": has_winter, "easy": self.challenge != "quests"}.get(self.difficulty, True)
        return self.difficulty if self.mode == "solo" and is_felt else "fitting"
