"""Whoever and whatever is on the land now: people, enemies, stones, pieces, battles, bars, the way just gone."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from cogs.dead_throne.pictures.colours import GEMS
from cogs.dead_throne.pictures.frames import Frame
from cogs.dead_throne.pictures.geometry import spot_of
from cogs.dead_throne.pictures.icons import BARRED, CHAIN, CROWN, DRAGON, MEDALLION, SKULL, SWORDS, enemy_icon
from cogs.dead_throne.view.view import PlayerView, ThroneView
from images.figures import Figure
from images.icons import Icon
from images.kept import kept
from images.maps.marks import draw_step
from images.palette import BLOOD, GOLD, INK, PAPER_LIGHT, VENOM, Colour
from images.pieces import beast
from images.shapes import Pen, Sprite, stamp_centred
from images.tokens import cut_out, medal
from images.type import Style, Weight, write

_BEAST: Colour = (84, 38, 34)
_HEALTH = Style(28, Weight.BLACK)


def put_pawns(picture: Image.Image, view: ThroneView, looks: Sequence[Figure], frame: Frame) -> None:
    _put_path(picture, view, frame)
    _put_ground(picture, view, frame)
    for step, by in view.bars:
        _put(picture, cut_out(BARRED, 46, BLOOD), step, frame)
        del by
    _put_spawns(picture, view, frame)
    standing: dict[str, list[PlayerView]] = defaultdict(list)
    for player in view.players:
        if player.at and not player.is_out:
            standing[player.at].append(player)
    for step, people in standing.items():
        if frame.shows(spot_of(step)):
            _put_people(picture, people, view, looks, frame)
    for battle in view.battles:
        _put(picture, medal(SWORDS, 44 if frame.is_large else 34, BLOOD, PAPER_LIGHT), battle.at, frame, (0, -52))


def gem_of(stone: str) -> Colour:
    """A stone is called by its land, with a number where there are two of a kind."""
    return next((colour for land, colour in GEMS.items() if land in stone), GEMS["rocks"])


@kept
def gem(size: int, fill: Colour, *, is_bright: bool) -> Sprite:
    """A Region Stone; bright where it is active."""
    pen = Pen(size, size, margin=14)
    s = float(size)
    if is_bright:
        pen.ellipse((-8, -8, s + 8, s + 8), GOLD, INK, 2)
    pen.polygon([(s * 0.25, 0), (s * 0.75, 0), (s, s * 0.35), (s / 2, s), (0, s * 0.35)], fill, INK, 3)
    pen.line([(s * 0.04, s * 0.35), (s * 0.96, s * 0.35)], PAPER_LIGHT, 2)
    pen.line([(s * 0.3, s * 0.35), (s / 2, s * 0.92), (s * 0.7, s * 0.35)], PAPER_LIGHT, 1.6)
    return pen.sprite(shadow=0.4)


def _put(
    picture: Image.Image, sprite: Sprite, step: str, frame: Frame, shift: tuple[float, float] = (0.0, 0.0)
) -> None:
    if not frame.shows(spot_of(step)):
        return
    x, y = frame.at(spot_of(step))
    share = 1.0 if frame.is_large else 0.6
    stamp_centred(picture, sprite, x + shift[0] * share, y + shift[1] * share)


def _put_path(picture: Image.Image, view: ThroneView, frame: Frame) -> None:
    walk = view.players[view.active].walk if view.active is not None else None
    for start, end in pairwise(walk.path if walk is not None else ()):
        if frame.shows(spot_of(start)) or frame.shows(spot_of(end)):
            draw_step(picture, frame.at(spot_of(start)), frame.at(spot_of(end)), 120 if frame.is_large else 60)


def _put_ground(picture: Image.Image, view: ThroneView, frame: Frame) -> None:
    size = 34 if frame.is_large else 24
    for ground in view.ground:
        signs = [gem(size, gem_of(stone), is_bright=stone in ground.active) for stone in ground.stones]
        signs += [medal(MEDALLION, size + 6, GOLD)] if ground.pieces else []
        signs += [cut_out(CROWN, size + 8, GOLD)] if ground.has_crown else []
        for number, sign in enumerate(signs):
            _put(picture, sign, ground.step, frame, (36 + 30 * number, -30))


def _put_spawns(picture: Image.Image, view: ThroneView, frame: Frame) -> None:
    if view.defender is None:
        return
    size = 58 if frame.is_large else 38
    heaps: dict[str, int] = defaultdict(int)
    for spawn in view.defender.spawns:
        shift = (heaps[spawn.at] * 40, 0)
        heaps[spawn.at] += 1
        _put(picture, beast(enemy_icon(spawn.enemy), size, _BEAST, PAPER_LIGHT), spawn.at, frame, shift)
    where = view.defender.agrimor_at
    if where and not view.defender.agrimor_dead and frame.shows(spot_of(where)):
        _put(picture, beast(DRAGON, size + 16, VENOM, PAPER_LIGHT, is_grand=True), where, frame)
        x, y = frame.at(spot_of(where))
        write(picture, str(view.defender.agrimor), x + size * 0.5, y + size * 0.46, _HEALTH, PAPER_LIGHT)


def _put_people(
    picture: Image.Image, people: Sequence[PlayerView], view: ThroneView, looks: Sequence[Figure], frame: Frame
) -> None:
    """Side by side; who acts has a bright rim, who is held a chain, who is dead a skull."""
    size = (56 if len(people) < 4 else 44) if frame.is_large else (40 if len(people) < 3 else 34)
    middle_x, y = frame.at(spot_of(people[0].at))
    pitch = size * (1.04 if len(people) < 4 else 0.8)
    for number, player in enumerate(people):
        x = middle_x + (number - (len(people) - 1) / 2) * pitch
        look = looks[player.seat]
        if player.seat == view.active:
            stamp_centred(picture, look.glow(size), x, y)
        stamp_centred(picture, look.piece(size), x, y)
        mark = _mark_of(player)
        if mark is not None:
            stamp_centred(picture, cut_out(mark, 30, PAPER_LIGHT), x + size * 0.42, y + size * 0.42)


def _mark_of(player: PlayerView) -> Icon | None:
    if player.is_dead:
        return SKULL
    return CHAIN if player.held_by or player.remains else None
