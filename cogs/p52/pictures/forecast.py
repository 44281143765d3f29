"""What enemies do next, on the room: an arrow for each step of a walk, a target where somebody is attacked."""

from collections import Counter
from itertools import pairwise

from PIL import Image

from cogs.p52.pictures.icons import AIM, SPOTS
from cogs.p52.pictures.looks import ground_of, has_door
from cogs.p52.pictures.plan import Plan
from cogs.p52.state.places import Place
from cogs.p52.view.view import IntentView, P52View
from images.palette import BLOOD, GLOW, PAPER_LIGHT
from images.shapes import stamp_centred
from images.tokens import chevron, coin, medal

_ARROW, _TARGET, _COUNT = 34, 38, 28  # px
_SIGN = 50  # px that a sign in the corner of a spot takes (`put_spot`)
_BROAD = 130  # px of a card on which there is room for a target beside label and sign
_WAYS = {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): 270}  # degrees, clockwise


def put_forecast(board: Image.Image, plan: Plan, view: P52View) -> None:
    """What is not sure is paler."""
    places = {enemy.id: enemy.at for enemy in view.room.enemies}
    for intent in view.intents:
        if intent.path:
            _put_walk(board, plan, intent, places[intent.enemy])
    attacks = Counter(intent.seats[0] for intent in view.intents if len(intent.seats) == 1)
    sure = {intent.seats[0] for intent in view.intents if intent.is_sure and intent.seats}
    beside: Counter[Place] = Counter()
    for seat, count in sorted(attacks.items()):
        at = view.heroes[seat].at
        _put_target(board, plan, view, at, beside[at], count, is_sure=seat in sure)
        beside[at] += 1


def _put_walk(board: Image.Image, plan: Plan, intent: IntentView, start: Place) -> None:
    for one, other in pairwise((start, *intent.path)):
        (x, y), (to_x, to_y) = plan.middle(one), plan.middle(other)
        angle = _WAYS[other[0] - one[0], other[1] - one[1]]
        arrow = chevron(angle, _ARROW, BLOOD if intent.is_sure else PAPER_LIGHT)
        stamp_centred(board, arrow, (x + to_x) / 2, (y + to_y) / 2)


def _put_target(
    board: Image.Image, plan: Plan, view: P52View, at: Place, before: int, count: int, *, is_sure: bool
) -> None:
    """In the upper right corner of the spot, one beside the other where several are attacked; but never on a sign."""
    (x, y), (width, height) = plan.middle(at), plan.card
    x, y = x + width / 2 - 20 - before * (_TARGET + 2), y - height / 2 + 20
    if _has_sign(view, at):
        x, y = (x - _SIGN, y) if width >= _BROAD else (x, y + _SIGN)
    stamp_centred(board, medal(AIM, _TARGET, BLOOD if is_sure else GLOW, PAPER_LIGHT if is_sure else BLOOD), x, y)
    if count > 1:
        stamp_centred(board, coin(str(count), _COUNT, GLOW), x + 14, y + 14)


def _has_sign(view: P52View, at: Place) -> bool:
    """A chest, a trap, rocks, a veil or the door: all are small and in that corner while somebody stands there."""
    spot = next(spot for spot in view.room.spots if spot.at == at)
    return has_door(view, spot) or ground_of(spot) in SPOTS
