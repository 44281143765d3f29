"""What the pictures are made of: where spots lie, what is lit, who looks how, and that no stamina card shows."""

import pytest
from PIL import Image

from bot.engine import Option, Pick, Prompt
from bot.words import Words
from bot.words.words import Said
from cogs.p52.content.tables import ABILITIES, CLASSES, ENEMIES, ITEMS, MAJORS, MINORS, ROOMS, TEMPLATES
from cogs.p52.describe.noun_sight import in_sight
from cogs.p52.face import P52Face
from cogs.p52.options import P52Options
from cogs.p52.pictures import icons, whole
from cogs.p52.pictures.board import TALLEST, WIDTH, layout_of, paint_board
from cogs.p52.pictures.forecast import put_forecast
from cogs.p52.pictures.lit import Lit, lit
from cogs.p52.pictures.looks import card_of, court_by_key
from cogs.p52.pictures.plan import LOWEST, plan_of
from cogs.p52.pictures.portrait import paint_portrait
from cogs.p52.rules.heroes.sheets import pregen
from cogs.p52.rules.rooms.laying import lay
from cogs.p52.view.patterns import sketch
from cogs.p52.view.portrait import portrait, portrait_of
from cogs.p52.view.sight import sight
from images.icons import glyph
from tests.cogs.p52.parties import party
from tests.cogs.p52.scenes import give_stamina, scene
from tests.support.scripts import ScriptRun

WORDS = P52Face().catalogue.words()
NAMES = ("Ada", "Ben", "Cleo", "Dirk", "Edda", "Finn")
PARTY = ("brakka", "sable", "orrin", "maive", "rusk", "pell")
LAID = [*(room.rows for room in ROOMS.values()), *(template.rows for template in TEMPLATES.values())]
SHAPES = sorted({(len(rows[0]), len(rows)) for rows in LAID})

LEAST_CARD, LEAST_OF_ONES_OWN = 88, 75  # px of a place: of the rooms there are, and of any text grid


def asked(*keys: str, is_standing: bool = False) -> Prompt:
    return Prompt(0, "turn", "R30", Pick(tuple(Option(key, "rest") for key in keys)), is_standing=is_standing)


class Heard(Words):
    """The words of a catalogue, and which of them were said."""

    def __init__(self, words: Words) -> None:
        self.__dict__.update(words.__dict__)
        self.said: set[str] = set()

    def say(self, message: str, /, **facts: Said) -> str:
        self.said.add(message)
        return super().say(message, **facts)


def test_r13_whoever_lays_a_room_sees_what_each_pattern_comes_to() -> None:
    """With so many spots; and what is offered is what is laid."""
    crawl = party(*PARTY, options=P52Options(adventure="delve"))
    crawl.state.phase = "lay"
    run = ScriptRun(lay(crawl))
    (prompt,) = run.prompts
    view = sight(crawl.state, None)
    light = lit([prompt], view)
    assert light.laying == prompt.facts["count"]
    assert f"template.{next(iter(TEMPLATES))}" in in_sight(view)
    heard = Heard(WORDS)
    shown = [paint_board(view, NAMES, one, heard) for one in (light, light._replace(laying=1), Lit())]
    assert {f"template-{key}" for key in TEMPLATES} <= heard.said, "each is called as its button is"
    assert len({picture.tobytes() for picture in shown}) == len(shown)
    assert shown[0].height <= TALLEST
    run.answer(prompt.seat, "fan")
    laid, left = sketch("fan", light.laying).laid, min(x for x, _ in sketch("fan", light.laying).laid)
    assert [spot.at[0] + left for spot in crawl.room.spots] == [x for x, _ in laid]


def test_everything_has_a_sign_that_is_in_its_font() -> None:
    assert icons.ABILITIES.keys() == ABILITIES.keys()
    assert icons.CALLINGS.keys() == CLASSES.keys()
    assert icons.FOES.keys() == {*(kind.key for kind in ENEMIES.values()), *MINORS, *MAJORS}
    assert icons.ITEMS.keys() == ITEMS.keys()
    for icon in (*icons.ABILITIES.values(), *icons.CALLINGS.values(), *icons.FOES.values(), *icons.ITEMS.values()):
        assert glyph(icon)


def test_enemies_are_their_cards_and_bosses_have_none() -> None:
    assert (court_by_key("ox-marshal").letter, court_by_key("ox-marshal").suit) == ("K", "hearts")
    assert court_by_key("tallow-sexton").is_boss
    assert card_of("10D").letter == "10"


@pytest.mark.parametrize(("columns", "rows"), [*SHAPES, (9, 7), (1, 7), (9, 1)])
def test_every_room_fits_and_its_cards_are_large_enough(columns: int, rows: int) -> None:
    plan = plan_of(columns, rows, (48, 156, 1104, 742))
    left, top = plan.middle((0, 0))
    right, bottom = plan.middle((columns - 1, rows - 1))
    assert left - plan.across / 2 >= 48
    assert right + plan.across / 2 <= 1152
    assert bottom - top < plan.height
    assert min(plan.card) >= LOWEST - 10
    assert 0.7 < plan.card[0] / plan.card[1] < 1.4


@pytest.mark.parametrize("heroes", [1, 4, 6])
@pytest.mark.parametrize(("columns", "rows"), [*SHAPES, (9, 7), (1, 7), (9, 1)])
def test_a_board_is_never_too_tall(columns: int, rows: int, heroes: int) -> None:
    """Though many enemies take their turns, too."""
    here = [(key, (0, number % rows)) for number, key in enumerate(PARTY[:heroes])]
    foes = [(card, (columns - 1, rows - 1)) for card in ENEMIES]
    crawl = scene(*here, rows=("." * columns,) * rows, foes=foes)
    view = sight(crawl.state, None)
    board = paint_board(view, NAMES[:heroes], Lit(), WORDS)
    assert board.width == WIDTH
    assert board.height <= TALLEST
    assert whole.paint_whole(view, NAMES[:heroes], Lit(), WORDS).height <= whole.TALLEST


@pytest.mark.parametrize(("columns", "rows"), [*SHAPES, (9, 7), (1, 7), (9, 1)])
def test_its_places_are_as_large_as_there_is_room_for(columns: int, rows: int) -> None:
    is_made = (columns, rows) in SHAPES
    assert min(layout_of(columns, rows).plan.card) >= (LEAST_CARD if is_made else LEAST_OF_ONES_OWN)


def test_what_can_be_chosen_is_lit() -> None:
    view = sight(scene(("brakka", (1, 1)), foes=[("KH", (1, 1)), ("JD", (3, 3))]).state, None)
    light = lit([asked("hit-sword-play-1-s", "aim-2", "to-b3", "march-c2", "rest", "to-i9")], view)
    assert light == Lit(frozenset({1, 2}), frozenset({(1, 2), (2, 1)}))
    assert lit([asked("to-b3", is_standing=True)], view) == Lit()


@pytest.mark.parametrize("wide", [90, 180])
@pytest.mark.parametrize(("rows", "is_signed"), [("C...", True), ("X...", True), (".X..", False)])
def test_a_target_hides_no_sign(rows: str, wide: int, *, is_signed: bool) -> None:
    """A chest, or the door, is small and in the upper right corner while somebody stands there."""
    view = sight(scene(("brakka", (0, 0)), rows=(rows,), foes=[("JD", (3, 0))]).state, None)
    plan = plan_of(4, 1, (0, 0, 4 * wide, wide), lowest=wide)
    ground = Image.new("RGB", (4 * wide, wide))
    put_forecast(ground, plan, view)
    (x, y), (width, height) = plan.middle((0, 0)), plan.card
    left, top = round(x + width / 2), round(y - height / 2)
    corner = ground.crop((left - 40, top + 5, left - 8, top + 37))
    assert ground.getbbox() is not None
    assert (corner.getbbox() is None) == is_signed


def test_nobodys_stamina_shows_on_board_or_sheet() -> None:
    """Which cards they are is hidden from their owner, too: other cards, the same pictures."""
    pictures = []
    for cards in (("KS", "QH"), ("2C", "AD")):
        crawl = scene(("brakka", (1, 1)))
        give_stamina(crawl, crawl.heroes[0], *cards)
        view = sight(crawl.state, 0)
        pictures.append((paint_board(view, NAMES[:1], Lit(), WORDS), paint_portrait(portrait(view.heroes[0]), WORDS)))
    (board, sheet), (other_board, other_sheet) = pictures
    assert board.tobytes() == other_board.tobytes()
    assert sheet.tobytes() == other_sheet.tobytes()


def test_a_sheet_fills_in_its_formulas() -> None:
    """5.3: Sword Play 2 with a Piercing Sword would do 8 + 2 + 4 and what is over; Bow Skills needs R more."""
    sable = portrait_of(pregen("sable"))
    bow = next(deed for deed in sable.deeds if deed.key == "bow-skills")
    assert (bow.target, bow.per_reach, bow.base, bow.over, bow.reach) == (4, 1, 3, 1, -1)
    knife = next(deed for deed in sable.deeds if deed.key == "knife-use")
    assert (knife.target, knife.base, knife.over) == (8, 5 // 2, 2)
    assert sable.health is None
