"""The picture of a character's card, for looking it up."""

from bot.words import Words
from cogs.death_over_the_kingdom.describe.powers import power
from cogs.death_over_the_kingdom.pictures.colours import ACCENT, PALETTE
from cogs.death_over_the_kingdom.pictures.faces import character_card
from images.cards import HAND, face, put_row
from images.encode import to_png
from images.paper import page

WIDTH, HEIGHT = 440, 580


def draw_noun(kind: str, key: str, words: Words) -> bytes | None:
    """As it lies in a hand, with its power in the court game; the rest has no picture."""
    if kind != "card":
        return None
    picture = page(WIDTH, HEIGHT, ACCENT)
    card = face(character_card(key, words.say(f"card-{key}"), power(key, "court", words)), HAND, ACCENT)
    put_row(picture, [card], WIDTH / 2, (HEIGHT - card.height) / 2, WIDTH, 0)
    return to_png(picture, PALETTE)
