"""Every part that pictures are made of, drawn once, and the digest of its pixels.

`python -m tests.images.drawn_parts` writes them anew: look first at the games' scenes (`make pictures`), where people
see what has changed.
"""

from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

from PIL import Image

from images import cards, charts, dice, endings, lanes, laurels, meters, paper, pieces, plates, spaces, terrain, tokens
from images.banners import put_banner
from images.captions import Styles, put_caption, put_panel
from images.cards.piles import put_deck, put_empty, put_held
from images.figures import figures
from images.icons import Icon
from images.maps.coordinates import put_rulers, tag
from images.maps.marks import bright_frame, draw_name, draw_step
from images.palette import BLOOD, GOLD, INK, PAPER, PAPER_LIGHT
from images.shapes import Pen, Sprite, stamp
from images.standings import Standing, put_standings
from images.table.cloth import runner
from images.terrain import GROVE, STONE
from images.type import BODY, SMALL, STRONG
from tests.images.accents import GREEN

KEPT = Path(__file__).with_name("drawn_parts.txt")
SIZE = 720, 420
SKULL, CROWN = Icon("fa", "skull"), Icon("fa", "crown")
WHO = figures([("Sable", "Cleo"), ("Moss", "Ada"), ("Sage", "Ben"), ("Ash", "Dora")], "Hero")
CARD = cards.Card("8", "Knight", Icon("mdi", "shield_sword"), other="13", power="Counts 13 beside a Dragon")
STANDINGS = [Standing("1", "Ada", "12", has_won=True), Standing("2", "Ben", "7", has_won=False)]
LANES = [lanes.Lane("1", "Ada", 7, "7 coins", has_won=True), lanes.Lane("2", "Ben", 3, "3 coins", has_won=False)]
BOX = (20, 20, 700, 400)
Draw = Callable[[Image.Image], object]


def board() -> Image.Image:
    return Image.new("RGB", SIZE, PAPER)


def _sprites() -> Iterator[tuple[str, Sprite]]:
    """Those that are one sprite."""
    for name, form in (("table", cards.TABLE), ("hand", cards.HAND)):
        yield f"card {name}", cards.face(CARD, form, GREEN)
        yield f"back {name}", cards.back(form, GREEN, SKULL)
        yield f"place {name}", cards.place(form, INK)
    yield "laurels", laurels.laurels(300, 340)
    yield "laurels red", laurels.laurels(220, 200, BLOOD, GOLD)
    yield "sheet", paper.sheet(400, 300, GREEN)
    for name, world in (("stone", STONE), ("grove", GROVE)):
        for side in range(4):
            yield f"mist {name} {side}", terrain.mist(world, side, 120)
            yield f"rubble {name} {side}", terrain.rubble(world, side, 120)
    for number in range(7):
        yield f"die {number}", dice.die(number, 80)
    yield from _small_sprites()


def _small_sprites() -> Iterator[tuple[str, Sprite]]:
    for who in WHO:
        yield f"piece {who.form}", who.piece(70)
        yield f"glow {who.form}", who.glow(70)
        yield f"marker {who.form}", pieces.marker(who.form, 30, who.fill)
    for is_grand in (False, True):
        yield f"beast {is_grand}", pieces.beast(SKULL, 80, BLOOD, PAPER_LIGHT, is_grand=is_grand)
    yield "coin", tokens.coin("12", 60, GOLD)
    yield "polygon", tokens.polygon("3", 60, 6, GOLD)
    yield "medal", tokens.medal(CROWN, 60, GOLD)
    yield "cut out", tokens.cut_out(CROWN, 60, GOLD)
    yield "plate", tokens.plate(200, 70, PAPER_LIGHT)
    yield "banner", tokens.banner(300, 60, BLOOD)
    yield "chevron", tokens.chevron(90, 40, GOLD)
    yield "halo", tokens.halo(120, 90, 20, GREEN)
    yield "bar", meters.bar(200, 20, 3, 8, BLOOD)
    yield "pip", meters.pip(24, BLOOD)
    yield "pip barred", meters.pip(24, None, is_barred=True)
    yield "tag", tag("B3")
    yield "bright frame", bright_frame(120)
    for number in range(4):
        acts, sits = bool(number % 2), number > 1
        yield f"person plate {acts} {sits}", plates.person_plate(300, 90, is_acting=acts, is_in=sits)
    for is_dark in (False, True):
        yield f"slip {is_dark}", plates.slip(300, 90, is_dark=is_dark)


def _pictures() -> Iterator[tuple[str, Image.Image]]:
    """Those that are a picture by themselves."""
    yield "page", paper.page(500, 360, GREEN)
    yield "tall page", paper.page(700, 900, GREEN)
    yield "runner", runner(300, 120, GREEN, SKULL)
    for name, world in (("stone", STONE), ("grove", GROVE)):
        yield f"ground {name}", terrain.ground(world, 640, 300)
        for openings in ((0,), (1, 2), (0, 1, 2, 3)):
            for is_room in (False, True):
                tile = terrain.tile(world, openings, 160, 3, is_room=is_room)
                yield f"tile {name} {openings} {is_room}", tile


def _placed() -> Iterator[tuple[str, Draw]]:
    """Those that are put onto a board."""
    yield "tally", lambda to: endings.put_tally(to, [(SKULL, 3, BLOOD), (CROWN, 12, GOLD)], 200)
    yield "names", lambda to: endings.put_names(to, 360, 200, 260, WHO[0])
    yield "frame", lambda to: endings.frame(to, Pen(*SIZE), GOLD)
    yield "standings", lambda to: put_standings(to, BOX, "Standings", STANDINGS, GREEN)
    yield "lanes", lambda to: lanes.put_lanes(to, LANES, (20, 40, 700), 90, GREEN, 5)
    yield "bars", lambda to: charts.put_bars(to, BOX, [("Chess", 3), ("Nim", 12)], GREEN)
    yield "plot", lambda to: charts.put_plot(to, BOX, [1.0, 4.5, 3.0], GREEN)
    yield "panel", lambda to: put_panel(to, BOX, PAPER_LIGHT)
    yield "caption", lambda to: put_caption(to, BOX, "Ada", "walks", Styles((STRONG,), (BODY, SMALL), BLOOD))
    yield "put banner", lambda to: put_banner(to, "The end", (360, 200, 400, 70), BLOOD, PAPER_LIGHT, STRONG, SMALL)
    yield "dice", lambda to: dice.put_dice(to, 20, 200, (1, 6, 3), 70, 90)
    yield from _placed_small()


def _placed_small() -> Iterator[tuple[str, Draw]]:
    for left in (2, 3):
        yield f"health {left}", _health(left)
    yield "pips", lambda to: meters.put_pips(to, 20, 200, 3, 6, 2, BLOOD, 24, 30)
    yield "signs", lambda to: meters.put_signs(to, 20, 200, [(SKULL, BLOOD), (CROWN, GOLD)], 40)
    yield (
        "badges",
        lambda to: plates.put_badges(to, 700, 200, [plates.Badge(SKULL, 3, BLOOD), plates.Badge(CROWN, 0, GOLD)]),
    )
    yield "stocks", lambda to: plates.put_stocks(to, 700, 200, [(SKULL, 3), (CROWN, 12)])
    yield "earned", lambda to: plates.put_earned(to, (20, 20, 400, 80), plates.Earned(CROWN, GOLD, "Crown", 3))
    yield "earned one", lambda to: plates.put_earned(to, (20, 20, 400, 80), plates.Earned(CROWN, GOLD, "Crown", None))
    yield "tab", lambda to: plates.put_tab(to, 360, 200, "First", SMALL)
    yield "deck", lambda to: put_deck(to, (20, 20), 12, "Deck", GREEN, SKULL)
    yield "no deck", lambda to: put_deck(to, (20, 20), 0, "Deck", GREEN, SKULL)
    yield "empty", lambda to: put_empty(to, (20, 20), "Discard", 200)
    yield "held", lambda to: put_held(to, (200, 20), 5, cards.COMPACT, GREEN, SKULL)
    for is_starred in (False, True):
        yield f"thing {is_starred}", _thing(is_starred=is_starred)
    yield "barred", lambda to: spaces.put_barred(to, spaces.Box(20, 20, 420, 120), "Both hands are full", None)
    yield "free", lambda to: spaces.put_free(to, spaces.Box(20, 20, 420, 120), "Hand")
    yield "rulers", lambda to: put_rulers(to, [("A", 100, 20), ("1", 20, 100)])
    yield "step", lambda to: draw_step(to, (100, 100), (220, 100), 120)
    yield "map name", lambda to: draw_name(to, "The Cave", 360, 200, 300)


def _health(left: int) -> Draw:
    return lambda to: meters.put_health(to, 20, 200, 300, left, 8, GOLD)


def _thing(*, is_starred: bool) -> Draw:
    box, sign = spaces.Box(20, 20, 420, 120), tokens.coin("3", 60, GOLD)
    return lambda to: spaces.put_thing(to, box, sign, "Ring", "Walk through walls", is_starred=is_starred)


def parts() -> dict[str, Image.Image]:
    """Each on a board of its own, if it is not a picture by itself."""
    drawn = dict(_pictures())
    for name, sprite in _sprites():
        stamp(drawn.setdefault(name, board()), sprite, 30, 20)
    for name, draw in _placed():
        draw(drawn.setdefault(name, board()))
    return drawn


def digests() -> dict[str, str]:
    return {name: sha256(image.tobytes()).hexdigest()[:16] for name, image in parts().items()}


def kept() -> dict[str, str]:
    lines = KEPT.read_text(encoding="utf-8").splitlines()
    return {name: digest for digest, _, name in (line.partition(" ") for line in lines)}


if __name__ == "__main__":
    KEPT.write_text("".join(f"{digest} {name}\n" for name, digest in sorted(digests().items())), encoding="utf-8")
