"""The room: its spots as cards, and who stands on them."""

from collections.abc import Sequence

from PIL import Image

from bot.words import Words
from cogs.p52.pictures.crowd import Foe, Person, put_crowd
from cogs.p52.pictures.forecast import put_forecast
from cogs.p52.pictures.lit import Lit
from cogs.p52.pictures.looks import card_of, court_of, ground_of, has_door, is_dark
from cogs.p52.pictures.plan import Plan
from cogs.p52.pictures.spots import SpotLook, put_spot, put_things
from cogs.p52.state.places import label
from cogs.p52.view.view import EnemyView, HeroView, P52View, SpotView
from images.figures import Figure


def draw_room(board: Image.Image, plan: Plan, view: P52View, looks: Sequence[Figure], light: Lit, words: Words) -> None:
    for spot in view.room.spots:
        x, y = plan.middle(spot.at)
        foes = [_foe(enemy, light) for enemy in view.room.enemies if enemy.at == spot.at]
        people = [_person(hero, looks[hero.seat], view) for hero in view.heroes if _stands(hero, spot)]
        look = _look(view, spot, light, words)
        put_spot(board, x, y, plan.card, look, is_busy=bool(foes or people))
        if foes or people:
            put_crowd(board, x, y, plan.card, foes, people)
        put_things(board, x, y, plan.card, look)
    put_forecast(board, plan, view)


def _stands(hero: HeroView, spot: SpotView) -> bool:
    return hero.is_ready and hero.at == spot.at


def _look(view: P52View, spot: SpotView, light: Lit, words: Words) -> SpotLook:
    kind = ground_of(spot)
    return SpotLook(
        label(spot.at),
        kind,
        words.say(f"board-mark-{kind}") if kind else "",
        card_of(spot.card) if spot.card and spot.is_up else None,
        view.room.lock if has_door(view, spot) else "",
        is_dark(view),
        spot.at in light.spots,
        len(spot.items) + spot.drops,
        spot.shield,
    )


def _foe(enemy: EnemyView, light: Lit) -> Foe:
    return Foe(
        court_of(enemy.key, enemy.card),
        (enemy.health, enemy.most_health),
        enemy.id in light.enemies,
        enemy.is_frozen,
    )


def _person(hero: HeroView, look: Figure, view: P52View) -> Person:
    return Person(look, hero.seat == view.active and not hero.is_dead, hero.is_dead)
