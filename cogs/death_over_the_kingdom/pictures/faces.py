"""The characters as cards: value, icon, and what has befallen them."""

from cogs.death_over_the_kingdom.content.characters import CHARACTERS
from cogs.death_over_the_kingdom.pictures.words import BoardWords
from cogs.death_over_the_kingdom.view.view import CardView
from images.cards import Card, Look
from images.icons import Icon

EMBLEM = Icon("mdi", "fleur_de_lis")  # on the backs; a skull is Death, or a round lost
DAMASK = EMBLEM  # woven into the cloth
TOAD = Icon("fa", "frog")
HANGED = Icon("mdi", "coffin")
SKULL = Icon("fa", "skull")  # over who has lost a round
SEALED = Icon("mdi", "lock")

ICONS = {
    "DEA": Icon("fa", "skull"),
    "INN": Icon("mdi", "glass_mug_variant"),
    "MER": Icon("fa", "scale_balanced"),
    "THI": Icon("mdi", "robber"),
    "JES": Icon("fa", "masks_theater"),
    "JUG": Icon("mdi", "handball"),
    "MON": Icon("fa", "book_bible"),
    "SOR": Icon("fa", "hat_wizard"),
    "KNI": Icon("mdi", "shield_sword"),
    "DRA": Icon("fa", "dragon"),
    "PRI": Icon("mdi", "flower_tulip"),
    "QUE": Icon("mdi", "face_woman_shimmer"),
    "KIN": Icon("fa", "chess_king"),
}


def plain_card(code: str, words: BoardWords, *, has_power: bool = False) -> Card:
    """A character as printed, both values shown."""
    said = words.cards[code]
    return character_card(code, said.name, said.power if has_power else "")


def character_card(code: str, name: str, power: str) -> Card:
    character = CHARACTERS[code]
    other = "" if character.second is None else str(character.second)
    return Card(str(character.value), name, ICONS[code], other, power=power)


def table_card(card: CardView, words: BoardWords, *, has_power: bool = False) -> Card | None:
    """A card in front of a seat; None where the viewer sees its back."""
    if card.code is None:
        return None
    printed = plain_card(card.code, words, has_power=has_power)
    if card.is_toad:
        return _toad(card, printed, words)
    if card.is_hanged:
        return Card("0", words.hanged, HANGED, was=printed.value, look=Look.FALLEN, kin=printed.icon)
    if not card.is_up:
        return printed._replace(look=Look.KNOWN)
    value = printed.value if card.value is None else str(card.value)
    if value != printed.value:
        return printed._replace(value=value, was=printed.value, other="")
    return printed


def _toad(card: CardView, printed: Card, words: BoardWords) -> Card:
    was = printed.other if card.is_turned else printed.value
    return Card("0", words.toad, TOAD, was=was, look=Look.CURSED, kin=printed.icon)
