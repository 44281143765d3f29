"""What is held on screen for a while: which events, for how long, and the strip that shows them."""

from io import BytesIO
from typing import Any

import pytest
from msgspec import structs
from PIL import Image

from bot.engine import Event
from bot.ui.views.shown import Shown
from bot.words import ALT_LENGTH
from cogs.bag_of_dungeon.describe.moments import caption_of, captioned
from cogs.bag_of_dungeon.events.combat import (
    DiceRerolled,
    MonsterHurt,
    MonsterKilled,
    RoundRolled,
    SpidersSpawned,
    Tied,
)
from cogs.bag_of_dungeon.events.endgame import MornaCame
from cogs.bag_of_dungeon.events.frame import Eliminated, TurnBegan
from cogs.bag_of_dungeon.events.goods import ItemTaken
from cogs.bag_of_dungeon.events.map import DragonLanded, MonsterRevealed, Moved
from cogs.bag_of_dungeon.events.wounds import Died, HeroHurt, HeroUnhurt, KillingBlow
from cogs.bag_of_dungeon.face import BagFace
from cogs.bag_of_dungeon.pictures.signs import MEDALS
from cogs.bag_of_dungeon.view.beats import Clash, Sign
from cogs.bag_of_dungeon.view.moments import SECONDS, beats, foremost, seconds
from tests.cogs.bag_of_dungeon.pictures import NAMES, explored, match_views
from tests.cogs.bag_of_dungeon.saying import kinds_of_events, samples, texts, words
from tests.cogs.bag_of_dungeon.test_telling import turns

FACE = BagFace()
ADA: dict[str, Any] = {"seat": 0, "hero": "sirrus"}
ROLLED = RoundRolled(
    **ADA, monster="troll", dice="5, 4", plus=0, total=9, foe_dice="6, 5", foe_plus=4, foe_total=15, is_critical=False
)
HURT = HeroHurt(**ADA, damage=6, absorbed=0, hp=4, cause="combat")
HIT = MonsterHurt(monster="troll", damage=3, hp=7, cause="combat")
KILL = MonsterKilled(**ADA, monster="troll", kills=1)
DEAD = Died(**ADA, lives=2, tile="M20")
CLASHES = ("dealt", "taken", "even", "ahead", "behind", "unhurt", "slain", "fallen", "both")
DRAGON = DragonLanded(tile="F13", hp=20)


def strip(*moments: Event) -> Image.Image:
    png = FACE.draw_moment(Shown(explored("dungeon"), NAMES), moments, words())
    assert png is not None
    return Image.open(BytesIO(png))


def test_bosses_ends_and_deaths_stand_longest() -> None:
    assert seconds(MornaCame(tile="M20", hp=20)) == seconds(DRAGON) == 4
    assert seconds(DEAD) > seconds(KILL) > seconds(ROLLED) > 0
    assert all(1 <= time <= 4 for time in SECONDS.values())


@pytest.mark.parametrize(
    "event",
    [
        Moved(**ADA, origin="M20", tile="M19", ap=3),
        TurnBegan(**ADA, round=1, ap=5, debt=0),
        HeroHurt(**ADA, damage=1, absorbed=0, hp=9, cause="escape"),
    ],
)
def test_what_is_no_moment_holds_nobody_up(event: Event) -> None:
    assert FACE.moment(event) == 0


def test_a_round_is_one_look_at_dice_totals_and_damage() -> None:
    (beat,) = beats([ROLLED, HURT])
    assert isinstance(beat, Clash)
    assert (beat.dice, beat.total, beat.foe_dice, beat.foe_total, beat.taken) == ((5, 4), 9, (6, 5), 15, 6)
    assert FACE.describe_moment(Shown(explored("dungeon"), NAMES), [ROLLED, HURT], words()) == (
        "The Troll strikes back! 9 to 15: 6 damage to Sirrus."
    )


@pytest.mark.parametrize(("dice", "total", "is_critical"), [("3, 3", 12, True), ("1, 2", 3, False)])
def test_r33_r38_whether_a_roll_is_doubled_is_seen_by_the_dice_that_lie_there(
    dice: str, total: int, *, is_critical: bool
) -> None:
    """Rolled again, a critical hit may be none, and none may be one."""
    first = structs.replace(ROLLED, is_critical=not is_critical)
    (beat,) = beats([first, DiceRerolled(**ADA, item="imps-teeth", dice=dice, total=total)])
    assert isinstance(beat, Clash)
    assert (beat.total, beat.is_critical) == (total, is_critical)


@pytest.mark.parametrize(
    ("follows", "word"),
    [
        ([], "behind"),
        ([HIT], "dealt"),
        ([HURT], "taken"),
        ([HIT, KILL], "slain"),
        ([HURT, DEAD], "fallen"),
        ([HURT, KillingBlow(**ADA, monster="troll", item="torch", story=None), KILL, DEAD], "both"),
        ([HeroUnhurt(**ADA, absorbed=6, cause="combat")], "unhurt"),
        ([MonsterHurt(monster="troll", damage=9, hp=0, cause="combat")], "slain"),
    ],
)
def test_how_a_round_ended_is_part_of_the_same_look(follows: list[Event], word: str) -> None:
    (beat,) = beats([ROLLED, *follows])
    assert isinstance(beat, Clash)
    assert beat.word == word


def test_of_a_fight_the_last_round_is_seen() -> None:
    (beat,) = beats([ROLLED, HURT, ROLLED, HIT])
    assert isinstance(beat, Clash)
    assert (beat.taken, beat.dealt) == (0, 3)


def test_a_tie_is_told_as_one_only_where_it_was_one() -> None:
    (beat,) = beats([ROLLED, Tied(**ADA, monster="troll")])
    assert caption_of(beat, words()).title == "The Troll is ahead!"


def test_dice_that_were_shown_before_the_wound_are_shown_with_it() -> None:
    """Somebody could still change them, and a message came between."""
    view = next(view for view in match_views("dungeon", 4) if view.fight and view.fight.blow and view.fight.blow.taken)
    assert view.fight is not None
    hero = view.heroes[view.fight.fighters[0]]
    hurt = HeroHurt(seat=hero.seat, hero=hero.adventurer, damage=3, absorbed=0, hp=2, cause="combat")
    (beat,) = foremost([hurt], view)
    assert isinstance(beat, Clash)
    assert (beat.dice, beat.foe_dice) == (view.fight.rolls, view.fight.foe_rolls)
    (other,) = foremost([HeroHurt(seat=0, hero="nettle", damage=3, absorbed=0, hp=2, cause="combat")], view)
    assert isinstance(other, Sign)


def test_the_last_life_is_said_once() -> None:
    (beat,) = beats([DEAD, Eliminated(**ADA)])
    assert isinstance(beat, Sign)
    assert beat.word == "eliminated"


def test_a_killing_blow_after_its_dice_were_seen_is_one_look() -> None:
    """Its story takes a while to write: what follows it is the same end."""
    blow = KillingBlow(**ADA, monster="troll", item="torch", story=None)
    (beat,) = beats([blow, KILL, DEAD])
    assert isinstance(beat, Sign)
    assert beat.word == "killing-blow"


def test_the_weightiest_leads_and_at_most_two_stand_by() -> None:
    found = [
        MonsterRevealed(monster="troll", tile="M19", dice=2, plus=4, hp=10, is_purple=False),
        ROLLED,
        HIT,
        KILL,
        ItemTaken(**ADA, item="torch", power="torch", space="pack-1"),
        DRAGON,
    ]
    lead, *others = foremost(found, explored("dungeon"))
    assert isinstance(lead, Sign)
    assert lead.word == "dragon-landed"
    assert [type(beat) for beat in others] == [Sign, Clash]


def test_beside_another_moment_a_find_with_much_to_say_names_its_owner_only() -> None:
    """The text did not fit, and ended in the middle of a word."""
    tornado = ItemTaken(**ADA, item="tornado", power="tornado", space="pack-1")
    coat = ItemTaken(**ADA, item="steel-armour", power="steel-armour", space="armour")
    said: list[str] = []
    for moments in ([tornado], [DRAGON, tornado], [DRAGON, coat]):
        *_, (_, last) = captioned(explored("dungeon"), moments, words())
        said.append(last.more)
    assert said[0].endswith("unhurt; once.")
    assert said[1].endswith(" has it.")
    assert "−1 damage" in said[2]


def test_r103_seeds_that_are_picked_up_look_like_seeds() -> None:
    assert MEDALS["seeds-picked-up"] == MEDALS["seed-taken"]


@pytest.mark.parametrize(
    "kind", [kind for kind in kinds_of_events() if kind in SECONDS], ids=lambda kind: kind.__name__
)
def test_every_moment_can_be_seen_and_said(kind: type[Event]) -> None:
    view = explored("dungeon")
    for event in samples(kind):
        for beat in beats([event]):
            title, more = caption_of(beat, words())
            assert title.endswith((".", "!")) or isinstance(beat, Sign), title
            assert 0 < len(title) <= 40
            assert len(more) <= 110
    for moments in ([next(samples(kind))], [next(samples(kind)), DRAGON], [ROLLED, HIT, next(samples(kind)), DRAGON]):
        png = FACE.draw_moment(Shown(view, NAMES), moments, words())
        assert png is None or Image.open(BytesIO(png)).size == (800, 236)


def test_every_caption_is_of_a_moment() -> None:
    """None is left over of what is shown no more."""
    kinds = {kind for kind in kinds_of_events() if kind in SECONDS}
    told = {next(samples(kind)).word for kind in kinds} | {"clash", "sign"}
    assert {name.split("-", 1)[1] for name in texts() if name.startswith("moment-")} <= {
        *told, *(f"{word}.{part}" for word in told for part in ("more", "brief")),
        *(f"clash-{word}" for word in CLASHES)
    }  # fmt: skip


def test_nothing_to_see_draws_nothing() -> None:
    assert FACE.draw_moment(Shown(explored("dungeon"), NAMES), [], words()) is None


def test_the_strip_is_as_large_as_it_may_be() -> None:
    one, three = strip(DRAGON), strip(ROLLED, HIT, KILL, SpidersSpawned(tile="M19", count=3), DRAGON)
    assert one.size == three.size
    assert one.width == 800
    assert one.height <= 260


@pytest.mark.parametrize("mode", ["dungeon", "forest", "combined"])
def test_a_whole_match_has_its_moments(mode: str) -> None:
    """Turn by turn: what is drawn has its words, and neither is too much."""
    view = match_views(mode, 4)[-1]
    for turn in turns(mode)[::4]:
        moments = [event for event in turn if FACE.moment(event)]
        png = FACE.draw_moment(Shown(view, NAMES), moments, words())
        said = FACE.describe_moment(Shown(view, NAMES), moments, words())
        assert (png is not None) == bool(said)
        assert len(said) <= ALT_LENGTH
        assert len(png or b"") < 40_000
