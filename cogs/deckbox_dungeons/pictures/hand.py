"""The picture of a panel: the three cards, plainly."""

from bot.words import Words
from cogs.deckbox_dungeons.pictures.colours import ACCENT
from cogs.deckbox_dungeons.view.view import DeckboxView
from images.encode import to_png
from images.paper import page
from images.type import HEAD, SMALL, STRONG, fitting, write

WIDTH, HEIGHT = 800, 420


def draw_hand(view: DeckboxView, words: Words) -> bytes:
    """A view without a viewer raises ValueError."""
    if view.viewer is None:
        raise ValueError("the public has no panel")
    hero = view.heroes[view.viewer]
    picture = page(WIDTH, HEIGHT, ACCENT).copy()
    for number, (kind, key) in enumerate(
        (("hero", hero.hero), ("equipment", hero.equipment), ("ability", hero.ability))
    ):
        text = words.say(f"{kind}-{key}") if key else "…"
        style = fitting(text, 640, HEAD, STRONG, SMALL) if number == 0 else STRONG
        write(picture, text, WIDTH / 2, 110 + 80 * number, style, width=640)
    return to_png(picture)
