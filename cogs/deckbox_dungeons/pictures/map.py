"""The map as it stands: the ground, what is lit, who is on it, who is beyond its edge."""

import math
from collections.abc import Sequence

from PIL import Image

from bot.words import Words
from cogs.deckbox_dungeons.pictures import colours as c
from cogs.deckbox_dungeons.pictures.dice import enemy_die, put_enemy
from cogs.deckbox_dungeons.pictures.ground import map_ground
from cogs.deckbox_dungeons.pictures.heroes import put_hero
from cogs.deckbox_dungeons.pictures.icons import POI
from cogs.deckbox_dungeons.pictures.intents import draw_blows, draw_ways, intents
from cogs.deckbox_dungeons.pictures.lit import Lit
from cogs.deckbox_dungeons.pictures.plots import place
from cogs.deckbox_dungeons.pictures.stones import dot, veil, wash
from cogs.deckbox_dungeons.state.spots import STEPS, Spot, label
from cogs.deckbox_dungeons.view.view import DeckboxView
from images.figures import Figure
from images.maps.marks import beyond, draw_beyond
from images.maps.window import Window
from images.palette import GLOW, GOLD
from images.shapes import Sprite, stamp, stamp_centred
from images.sheet import Sheet, sheet_of
from images.tokens import chevron, cut_out
from images.type import SMALL, legible, write

RULER = (52, 40)  # px left of the map, for numbers, and over it, for letters


def paint_map(view: DeckboxView, window: Window, looks: Sequence[Figure], light: Lit, words: Words) -> Image.Image:
    """The window with its rulers, RGB."""
    names = tuple(legible(words.say(f"face-{tile.face}")) for tile in view.tiles)
    ground = map_ground(window, view.tiles, view.doorways, view.halves, names)
    picture = sheet_of(ground)
    _draw_lit(picture, window, light)
    _draw_ways(picture, view, window)
    _draw_pois(picture, view, window)
    _draw_aims(picture, view, window, light)
    meant = intents(view)
    draw_ways(picture, window, meant)
    _draw_pieces(picture, view, window, looks)
    draw_blows(picture, window, meant)
    _draw_beyond(picture, view, window, looks)
    return _with_rulers(picture, window)


def _draw_lit(picture: Image.Image, window: Window, light: Lit) -> None:
    for spot in light.dark:
        stamp(picture, veil(window.size), *window.corner(place(spot)))
    for spot in light.spots:
        stamp(picture, wash(window.size, c.REACH, 120), *window.corner(place(spot)))


def _draw_ways(picture: Image.Image, view: DeckboxView, window: Window) -> None:
    """An arrow out of each arch nobody has gone through."""
    for half in view.halves:
        down, right = STEPS[half.side]
        head = chevron(round(math.degrees(math.atan2(down, right))), max(20, round(window.size * 0.5)), GLOW)
        stamp_centred(picture, head, *window.middle(place(half.spot)))


def _draw_pois(picture: Image.Image, view: DeckboxView, window: Window) -> None:
    """A star where there is something to do; a dull one where it is done, or nothing was found."""
    for tile in view.tiles:
        has_deed = any(one.deed is not None and not one.is_done for one in tile.encounters)
        star = cut_out(POI, round(window.size * 0.62), GOLD if has_deed or tile.is_goal else c.JOINT)
        stamp_centred(picture, star, *window.middle(place(tile.poi)))


def _draw_aims(picture: Image.Image, view: DeckboxView, window: Window, light: Lit) -> None:
    """A line of sight to each enemy somebody may aim at, and a bright space under it."""
    at = {enemy.id: enemy.at for enemy in view.enemies}
    for number in light.far & at.keys():
        stamp(picture, wash(window.size, c.ACCENT.metal_light, 60), *window.corner(place(at[number])))
    for seat, number in light.near:
        if number in at:
            stamp(picture, wash(window.size, GLOW, 170), *window.corner(place(at[number])))
            _draw_sight(picture, window, view.heroes[seat].at, at[number])


def _draw_sight(picture: Image.Image, window: Window, start: Spot, goal: Spot) -> None:
    (x, y), (to_x, to_y) = window.middle(place(start)), window.middle(place(goal))
    dots = max(2, round(math.hypot(to_x - x, to_y - y) / window.size * 3))
    mark = dot(max(9, window.size // 5))
    for number in range(1, dots):
        share = number / dots
        stamp_centred(picture, mark, x + (to_x - x) * share, y + (to_y - y) * share)


def _draw_pieces(picture: Image.Image, view: DeckboxView, window: Window, looks: Sequence[Figure]) -> None:
    """Those who are down lie under the others."""
    if view.phase == "build":
        return
    for hero in sorted(view.heroes, key=lambda hero: not hero.is_downed):
        if not hero.is_gone and window.shows(place(hero.at)):
            middle = window.middle(place(hero.at))
            put_hero(picture, hero, looks[hero.seat], *middle, window.size, is_active=hero.seat == view.active)
    for enemy in view.enemies:
        if window.shows(place(enemy.at)):
            put_enemy(picture, enemy, *window.middle(place(enemy.at)), window.size)


def _draw_beyond(picture: Image.Image, view: DeckboxView, window: Window, looks: Sequence[Figure]) -> None:
    if view.phase == "build":
        return
    figures: dict[Spot, list[Sprite]] = {}
    for hero in view.heroes:
        if not hero.is_gone and not window.shows(place(hero.at)):
            figures.setdefault(hero.at, []).append(looks[hero.seat].piece(40))
    for enemy in view.enemies:
        if not window.shows(place(enemy.at)):
            die = enemy_die(enemy.colour, enemy.icon, str(enemy.health), 0, 46)
            figures.setdefault(enemy.at, []).append(die)
    things = [(window.middle(place(spot)), label(spot), found) for spot, found in figures.items()]
    pieces = [*(hero.at for hero in view.heroes if not hero.is_gone), *(enemy.at for enemy in view.enemies)]
    seen = [window.middle(place(spot)) for spot in pieces if window.shows(place(spot))]
    for one in beyond(window, things, seen):
        draw_beyond(picture, one)


def _with_rulers(picture: Image.Image, window: Window) -> Image.Image:
    """Letters above, numbers at the left: what a space is called never changes."""
    left, top = RULER
    whole = Sheet((window.width + left, window.height + top), c.ACCENT.deep)
    whole.paste(picture, (left, top))
    first_x, first_y = (
        round((window.size / 2 - window.left) / window.size),
        round((window.size / 2 - window.top) / window.size),
    )
    every = 1 if window.size >= 40 else 2
    for column in range(first_x, first_x + window.width // window.size, every):
        x = left + window.left + column * window.size
        write(whole, label((0, column)).rstrip("0123456789"), x, top / 2, SMALL, c.ACCENT.metal_light)
    for row in range(first_y, first_y + window.height // window.size, every):
        y = top + window.top + row * window.size
        write(whole, label((row, 0))[1:], left / 2, y, SMALL, c.ACCENT.metal_light)
    return whole
