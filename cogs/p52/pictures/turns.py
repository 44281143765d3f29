"""Whose turn it is: in a fight by initiative, else everybody who has not acted yet (R25, R27)."""

from collections.abc import Sequence

from PIL import Image

from bot.words import Words
from cogs.p52.pictures.looks import court_of, is_dark
from cogs.p52.pictures.order import Place, put_order
from cogs.p52.view.view import P52View
from images.figures import Figure


def draw_turns(
    board: Image.Image, box: tuple[float, float, int], view: P52View, looks: Sequence[Figure], words: Words
) -> None:
    put_order(board, box, said(view, words), places(view, looks), is_dark=is_dark(view))


def said(view: P52View, words: Words) -> str:
    return words.say("board-round", round=view.room.round, mode=_mode(view))


def places(view: P52View, looks: Sequence[Figure]) -> list[Place]:
    return _by_initiative(view, looks) if view.order else _explorers(view, looks)


def _mode(view: P52View) -> str:
    if view.phase == "drop":
        return "drop"
    return "fight" if view.order else "explore"


def _by_initiative(view: P52View, looks: Sequence[Figure]) -> list[Place]:
    enemies = {enemy.id: enemy for enemy in view.room.enemies}
    found = []
    for turn in view.order:
        enemy = enemies.get(turn.enemy)
        if turn.seat < 0 and enemy is None:
            continue
        person = looks[turn.seat] if turn.seat >= 0 else None
        foe = court_of(enemy.key, enemy.card) if person is None and enemy is not None else None
        found.append(Place(turn.initiative, person, foe, turn.is_active, turn.is_waiting, turn.has_acted))
    return found


def _explorers(view: P52View, looks: Sequence[Figure]) -> list[Place]:
    return [
        Place(hero.initiative, looks[hero.seat], None, hero.seat == view.active, hero.is_waiting, hero.has_acted)
        for hero in view.heroes
        if hero.is_ready and not hero.is_dead
    ]
