"""What enemies do next, on the room: an arrow for each step of a walk, a target where somebody is attacked."""

from collections import Counter
from itertools import pairwise

from PIL import Image

from cogs.p52.pictures.icons import AIM
from cogs.p52.pictures.plan import Plan
from cogs.p52.view.view import IntentView, P52View
from images.palette import BLOOD, GLOW, PAPER_LIGHT
from images.shapes import stamp_centred
from images.tokens import chevron, coin, medal

_ARROW, _TARGET, _COUNT = 34, 38, 28  # px
_WAYS = {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): 270}  # degrees, clockwise


def put_forecast(board: Image.Image, plan: Plan, view: P52View) -> None:
    """What is not sure is paler."""
    places = {enemy.id: enemy.at for enemy in view.room.enemies}
    for intent in view.intents:
        if intent.path:
            _put_walk(board, plan, intent, places[intent.enemy])
    attacks = Counter(intent.seats[0] for intent in view.intents if len(intent.seats) == 1)
    sure = {intent.seats[0] for intent in view.intents if intent.is_sure and intent.seats}
    for seat, count in attacks.items():
        _put_target(board, plan, view, seat, count, is_sure=seat in sure)


def _put_walk(board: Image.Image, plan: Plan, intent: IntentView, start: tuple[int, int]) -> None:
    for one, other in pairwise((start, *intent.path)):
        (x, y), (to_x, to_y) = plan.middle(one), plan.middle(other)
        angle = _WAYS[other[0] - one[0], other[1] - one[1]]
        arrow = chevron(angle, _ARROW, BLOOD if intent.is_sure else PAPER_LIGHT)
        stamp_centred(board, arrow, (x + to_x) / 2, (y + to_y) / 2)


def _put_target(board: Image.Image, plan: Plan, view: P52View, seat: int, count: int, *, is_sure: bool) -> None:
    """In the upper right corner of the spot, one beside the other where several stand there."""
    hero, (width, height) = view.heroes[seat], plan.card
    before = sum(other.at == hero.at and other.seat < seat for other in view.heroes)
    x, y = plan.middle(hero.at)
    x, y = x + width / 2 - 20 - before * (_TARGET + 2), y - height / 2 + 20
    stamp_centred(board, medal(AIM, _TARGET, BLOOD if is_sure else GLOW, PAPER_LIGHT if is_sure else BLOOD), x, y)
    if count > 1:
        stamp_centred(board, coin(str(count), _COUNT, GLOW), x + 14, y + 14)
