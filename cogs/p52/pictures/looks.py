"""How characters, enemies and cards of a match look, the same on all its pictures."""

from collections.abc import Sequence
from functools import lru_cache

from bot.words import Words
from cogs.p52.content.cards import VALUES, Card
from cogs.p52.content.tables import ENEMIES
from cogs.p52.pictures.courts import Court
from cogs.p52.pictures.icons import FOES, SKULL
from cogs.p52.view.view import CHESTS, P52View, SpotView
from images.cards.playing import Playing, Suit
from images.figures import Figure, figures
from images.type import legible

_CARDS = {kind.key: card for card, kind in ENEMIES.items()}
_SUITS: dict[str, Suit] = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


def hero_looks(view: P52View, names: Sequence[str], words: Words) -> tuple[Figure, ...]:
    """By seat."""
    return _looks(tuple((hero.name, names[hero.seat]) for hero in view.heroes), words)


def _looks(people: tuple[tuple[str, str], ...], words: Words) -> tuple[Figure, ...]:
    shown = [
        (legible(name, words.say("board-hero")) if name else "", legible(player, words.say("board-seat", number=seat)))
        for seat, (name, player) in enumerate(people, start=1)
    ]
    return figures(shown, words.say("board-nobody"))


def is_dark(view: P52View) -> bool:
    """Is it a night picture?"""
    return view.room.light in {"dark", "night"}


def ground_of(spot: SpotView) -> str:
    """What its card shows; empty while it is face down. A chest that has been emptied is gone."""
    is_emptied = spot.ground in CHESTS and spot.chest == "empty"
    return "" if not spot.is_up else "path" if is_emptied else spot.ground


def has_door(view: P52View, spot: SpotView) -> bool:
    return spot.at == view.room.exit and view.room.lock != "none"


@lru_cache(maxsize=64)
def card_of(card: Card) -> Playing:
    """10H as a card to draw."""
    return Playing(VALUES[card[:-1]], _SUITS[card[-1]])


@lru_cache(maxsize=64)
def court_of(key: str, card: Card) -> Court:
    """An enemy by its card; one without a card is a boss."""
    icon = FOES.get(key, SKULL)
    return Court(card[:-1], _SUITS[card[-1]], icon) if card else Court("", None, icon, is_boss=True)


def court_by_key(key: str) -> Court:
    """The same where only its key is told."""
    return court_of(key, _CARDS.get(key, ""))
