"""The README's pictures, from matches that automata play: `python -m tests.docs.pictures` draws them anew."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bot.engine import Answer, Chance, Match, Options, watched
from bot.engine.playout import adviser_policy, playout
from bot.ui.views.face import Face
from bot.ui.views.replay.filming import Filming, coloured
from bot.ui.views.replay.reel import make_reel
from bot.ui.views.shown import Shown
from cogs.bag_of_dungeon.face import BagFace
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.view import BagView
from cogs.dead_throne.face import ThroneFace
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.view.view import ThroneView
from cogs.death_over_the_kingdom.face import KingdomFace
from cogs.death_over_the_kingdom.options import KingdomOptions
from cogs.death_over_the_kingdom.view.view import KingdomView
from cogs.deckbox_dungeons.face import DeckboxFace
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.view.view import DeckboxView
from cogs.p52.face import P52Face
from cogs.p52.options import P52Options
from cogs.p52.view.view import P52View
from images.film import make_film

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
NAMES = ("Ada", "Ben", "Cleo", "Brass Agnes", "Clockwork Hal")
BEN = 1
NEAR = 2  # tiles
ROOMS, FOES = 4, 4
KNOWN = 6  # spots
WAY = 3  # steps
TRIES = 200
FILMED = b"a film"
TAKES = 7


def pictures() -> Iterator[tuple[str, bytes]]:
    """Name and PNG of each."""
    kingdom, bag, deckbox, p52, throne = KingdomFace(), BagFace(), DeckboxFace(), P52Face(), ThroneFace()
    court: tuple[Face[Any], Options, int] = (kingdom, KingdomOptions(), 5)
    dungeon: tuple[Face[Any], Options, int] = (bag, BagOptions(), 3)
    cellar: tuple[Face[Any], Options, int] = (deckbox, DeckboxOptions(), 3)
    gallery: tuple[Face[Any], Options, int] = (p52, P52Options(), 3)
    land: tuple[Face[Any], Options, int] = (throne, ThroneOptions(), 4)
    yield "board", kingdom.draw_board(Shown(_first(*court, None, _is_lively), NAMES), kingdom.catalogue.words())
    yield "panel", kingdom.draw_hand(Shown(_first(*court, BEN, _is_choice), NAMES), kingdom.catalogue.words())
    yield "map", bag.draw_board(Shown(_first(*dungeon, None, _is_near_the_end), NAMES[:3]), bag.catalogue.words())
    yield "delve", deckbox.draw_board(Shown(_first(*cellar, None, _is_fight), NAMES[:3]), deckbox.catalogue.words())
    yield "crawl", p52.draw_board(Shown(_first(*gallery, None, _is_on_the_table), NAMES[:3]), p52.catalogue.words())
    yield "throne", throne.draw_board(Shown(_first(*land, None, _is_contested), NAMES[:4]), throne.catalogue.words())


def _is_contested(view: ThroneView) -> bool:
    """A battle goes on, pieces and stones are in several hands, and somebody is on the way."""
    holders = sum(bool(player.pieces or player.stones) for player in view.players)
    acting = view.players[view.active] if view.active is not None else None
    is_walking = acting is not None and acting.walk is not None and len(acting.walk.path) > WAY
    return bool(view.battles) and holders >= NEAR and is_walking


def _is_on_the_table(view: P52View) -> bool:
    """In a fight with several enemies much of the room is known, and somebody is hurt."""
    is_hurt = any(0 < hero.health < hero.most_health for hero in view.heroes)
    is_known = sum(spot.is_up for spot in view.room.spots) >= KNOWN
    return view.phase == "fight" and len(view.room.enemies) >= NEAR and is_known and is_hurt


def _is_fight(view: DeckboxView) -> bool:
    """Several rooms lie open, enemies stand in them, and a hero is hurt."""
    is_hurt = any(0 < hero.health < hero.most_health for hero in view.heroes)
    return len(view.tiles) >= ROOMS and len(view.enemies) >= FOES and is_hurt


def _is_lively(view: KingdomView) -> bool:
    """A card lies open and Ben is to act, in the midst of a match."""
    shown = [seat for seat in view.seats if seat.table is not None and seat.table.is_up]
    return (view.turn, view.round, view.phase, view.acting) == (3, 2, "action", BEN) and bool(shown)


def _is_choice(view: KingdomView) -> bool:
    """Ben acts with two cards left in hand, all three different."""
    own = view.seats[BEN].table
    codes = {card.code for card in view.own_hand} | ({own.code} if own else set())
    return (view.round, view.phase, view.acting, len(codes)) == (1, "action", BEN, 3)


def _is_near_the_end(view: BagView) -> bool:
    """The Dragon is in sight of whoever acts, and somebody is hurt."""
    if view.acting is None or view.fight or view.laying or not any(hero.hp < hero.most_hp for hero in view.heroes):
        return False
    here = next(tile for tile in view.tiles if tile.label == view.heroes[view.acting].at)
    lair = (tile for tile in view.tiles if tile.monster is not None and tile.monster.key == "red-dragon")
    return any(max(abs(tile.x - here.x), abs(tile.y - here.y)) <= NEAR for tile in lair)


def _first(face: Face[Any], options: Options, seats: int, viewer: int | None, wanted: Callable[[Any], bool]) -> Any:
    """The first such view, as that seat has it, in the first match that comes to one."""
    found: list[Any] = []

    def watch(match: Match[Any]) -> None:
        view = match.view(viewer)
        if not found and wanted(view):
            found.append(view)

    for seed in range(1, TRIES):
        playout(face.game, seats, options, f"picture {seed}".encode(), (adviser_policy,), watch)
        if found:
            return found[0]
    raise LookupError(f"no such moment in {TRIES} matches of {face.game.key}")


def film() -> bytes:
    """The first turn of a match at court, as people share it."""
    face, answers = KingdomFace(), list[Answer]()
    options, seats = KingdomOptions(), len(NAMES)
    match, end = (Match.start(face.game, seats, options, Chance(FILMED)) for _ in "ab")
    playout(face.game, seats, options, FILMED, (adviser_policy,), hear=lambda _, answer: answers.append(answer))
    for answer in answers:
        end.answer(answer)
    reel = make_reel(watched(match, answers), face, end.outcome)
    takes = Filming(face, face.catalogue.words(), NAMES, reel).takes()[1 : TAKES + 1]
    return make_film([take() for take in takes], coloured(face.accent), "webp").data


if __name__ == "__main__":
    (FOLDER / "round.webp").write_bytes(film())
    for name, png in pictures():
        (FOLDER / f"{name}.png").write_bytes(png)
