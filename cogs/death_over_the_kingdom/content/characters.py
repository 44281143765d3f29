"""The characters of the deck, read from `deck.toml`."""

import tomllib
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from cogs.death_over_the_kingdom.content.terms import Mode

Ability = Literal["merchant", "thief", "juggler", "dragon", "seal"]
Power = Literal["innkeeper", "jester", "monk", "sorceress", "knight", "princess", "queen", "hang"]

DECK_FILE = Path(__file__).with_name("deck.toml")


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the thirteen: what all its copies share."""

    code: str
    value: int
    copies: int
    second: int | None = None
    ability: Ability | None = None
    power: Power | None = None
    classic_ability: Ability | None = None  # in the classic game only
    classic_power: Power | None = None

    def ability_in(self, mode: Mode) -> Ability | None:
        return self.classic_ability if self.classic_ability and mode == "classic" else self.ability

    def power_in(self, mode: Mode) -> Power | None:
        return self.classic_power if self.classic_power and mode == "classic" else self.power


class _DeckFile(Struct, forbid_unknown_fields=True):
    character: list[Character]


def _characters() -> dict[str, Character]:
    table = msgspec.convert(tomllib.loads(DECK_FILE.read_text(encoding="utf-8")), _DeckFile)
    return {character.code: character for character in table.character}


CHARACTERS = _characters()
CODES = tuple(CHARACTERS)
