"""Every event, prompt and option has its text, every text is used, every label fits a phone, and names do no harm."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from discord import app_commands

from bot.engine import Chance, Event, Option, Prompt
from cogs.bag_of_dungeon import cog, events, options
from cogs.bag_of_dungeon.content import ADVENTURERS, ALL_ITEMS, ALL_MONSTERS, UPGRADES, ItemKind, item_kind
from cogs.bag_of_dungeon.events.combat import RoundRolled
from cogs.bag_of_dungeon.events.wounds import HeroHurt, KillingBlow
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.pictures.labels import map_words
from cogs.bag_of_dungeon.view.orders import BARGAINS, CALLS, FIGHT_ON, STILL, WOUNDS
from tests.cogs.bag_of_dungeon.riches import met, rare
from tests.cogs.bag_of_dungeon.saying import FILES, KEYS, causes, kinds_of_events, samples, speaker, texts, words
from tests.support.hostile import HOSTILE_NAMES, invisible_in, markup_in

RULES = Path(events.__file__).parents[1] / "rules"
PHONE_LABEL = 24
LONG = {
    "adventurer": 44,
    "use-it": 28,
    "swap-space": 48,  # two things make room for a two-handed one
    "space-keeps": 42,
    "space-drops": 42,
    "explore": 28,
    "pick-it-up": 32,
    "walk": 36,
    "travel": 38,
    "target": 28,
    "move": 30,
    "pass": 30,
    "escape": 36,
    "escape-new": 34,
    "tag": 30,
    "tag-all": 30,
    "fight-item": 34,
    "chest-safely": 28,
    "upgrade": 28,
    "bossbane": 32,
    "join-range": 32,
}  # names, and what is meant
MODAL_TITLE = 45
NAMES_OF_PEOPLE = 4
# ids put together from the view or the options
SETTLED = (FIGHT_ON, WOUNDS, CALLS, BARGAINS, STILL)
FAMILIES = re.compile(
    r"(parameter|aim|new|unusual|phase|describe|panel|board|cost|lobby|mode|result|power|style|group|order|told|moment|ending|"
    r"noun|about|figures|slot|play|mark|lesson|level|odds|intent|bettered|dormant|idle)-"
)


@cache
def asked() -> tuple[Prompt, ...]:
    return (*met(), *rare())


@cache
def offered() -> tuple[Option, ...]:
    """Every option that says something of its own."""
    kinds = [*(prompt.kind for prompt in asked()), *(order.kind for order in SETTLED)]
    return tuple({(one.word, str(one.facts)): one for kind in kinds for one in kind.options}.values())


def entries(prefix: str) -> set[str]:
    """The ids of that kind, without the prefix."""
    names = {name.partition(".")[0] for name in texts()}
    return {name.removeprefix(prefix) for name in names if name.startswith(prefix)}


# --- events ---


@pytest.mark.parametrize("kind", list(kinds_of_events()), ids=lambda kind: kind.__name__)
def test_every_event_can_be_said(kind: type[Event]) -> None:
    """No fact is missing, in no variant, whatever the keys and numbers."""
    for event in samples(kind):
        said = speaker().facts(event)
        for variant in speaker()._variants(f"event-{event.word}", event.facts):
            line = words().say(variant, **said)
            assert line.endswith((".", "!", "?", "”")), line
            assert "  " not in line
            assert " ." not in line
            assert line[0] != " "


def test_every_story_line_has_its_event() -> None:
    assert entries("event-") == {next(samples(kind)).word for kind in kinds_of_events()}


def test_every_number_of_a_fight_is_said() -> None:
    """Dice, bonus, totals, damage and what is left."""
    rolled = RoundRolled(
        seat=0, hero="tamara", monster="troll", dice="5, 4", plus=3, total=12,
        foe_dice="6, 2", foe_plus=7, foe_total=15, is_critical=False,
    )  # fmt: skip
    facts = speaker().facts(rolled)
    assert [words().say(variant, **facts) for variant in ("event-round-rolled", "event-round-rolled.or")] == [
        "Tamara rolls 5, 4 and adds 3: 12. The Troll: 6, 2, +7, makes 15.",
        "12 for Tamara (5, 4, +3) against 15 for the Troll (6, 2, +7).",
    ]
    hurt = HeroHurt(seat=0, hero="tamara", damage=3, absorbed=2, hp=4, cause="combat")
    assert speaker().event(hurt) == "Tamara takes 3 damage in the clash, 4 HP left (2 stopped by armour)."


# --- words of the game ---


@pytest.mark.parametrize("kind", KEYS)
def test_every_key_has_its_words(kind: str) -> None:
    """All keys of a kind have the same parts, so that any of them fits any sentence."""
    parts = set(words().parts(f"{kind}-{KEYS[kind][0]}")) - {"note"}
    for key in KEYS[kind]:
        assert words().say(f"{kind}-{key}")
        assert set(words().parts(f"{kind}-{key}")) - {"note"} == parts, key


def test_every_cause_of_damage_is_named() -> None:
    """As the rules write them: the second thing a Hit is made of."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))
    named = set(re.findall(r'Hit\([^"]*"([a-z]+)"', code))
    named |= set(re.findall(r'(?:hurt_monster|pay_in_blood)\([^"]*"([a-z]+)"', code))
    assert len(named) > 10
    assert named <= set(causes())


def test_the_cards_say_what_the_content_says() -> None:
    for key, card in ADVENTURERS.items():
        attack = f"{card.dice}d6+{card.plus}" if card.plus else f"{card.dice}d6"
        assert words().say(f"adventurer-{key}.card") == f"{card.hp} HP · {card.ap} AP · {attack}"


@pytest.mark.parametrize("key", ALL_ITEMS)
def test_every_item_says_its_numbers(key: str) -> None:
    """AP, bonus, armour, range, dice, once: on both sides of an enhanced item."""
    sides = [(f"power-{key}", item_kind(key))]
    if ALL_ITEMS[key].is_enhanced:
        sides.append((f"power-{key}-awake", item_kind(key, is_awake=True)))
    for message, kind in sides:
        line = words().say(message)
        assert all(number in line for number in _numbers(kind)), (line, [*_numbers(kind)])
        assert len(line) <= 90


def _numbers(kind: ItemKind) -> Iterator[str]:
    shot = f"{kind.roll}d6" + (f"+{kind.shot_plus}" if kind.shot_plus else "")
    healing = f"{kind.heal_dice}d6" + (f"+{kind.heal_plus}" if kind.heal_plus else "")
    numbers = {
        f"{kind.ap} AP": kind.ap,
        f"+{kind.plus}": kind.plus,
        f"−{kind.guard}": kind.guard,
        f"+{kind.bonus_ap} AP": kind.bonus_ap,
        shot: kind.roll,
        f"range {kind.reach[0]} to {kind.reach[1]}": kind.reach[1] and kind.roll,
        healing: kind.heal_dice,
        "two-handed": kind.slot == "hands",
    }
    yield from (number for number, is_said in numbers.items() if is_said)


def test_no_text_is_idle() -> None:
    """Events, prompts, options and things by their words, the rest by name in the code."""
    kinds = "|".join([*KEYS, "cause", "event", "prompt", "option", "item", "monster"])
    code = "\n".join(
        path.read_text(encoding="utf-8")
        for path in [*RULES.parent.rglob("*.py"), *Path("bot/ui").rglob("*.py"), *Path("bot/cli").glob("*.py")]
    )
    reasons = {f"reason-{word}" for word in re.findall(r'"([a-z-]+)"', code)}  # advisers name theirs
    ids = {name.partition(".")[0] for name in texts()} - reasons
    rest = {name for name in ids if not re.match(rf"({kinds})-", name) and f'"{name}"' not in code}
    assert not {name for name in rest if not FAMILIES.match(name)}
    assert entries("item-") == {*ALL_ITEMS, "ring", "nothing"}
    assert entries("power-") == set(KEYS["power"])
    assert entries("monster-") == set(ALL_MONSTERS)
    bettered = {f"{kind}-{side}" for kind, sides in UPGRADES.items() for side in sides if sides[side].betters_skill}
    assert entries("bettered-") == bettered
    assert entries("dormant-") == entries("idle-") == {"antivenom"}  # 5.1: no other skill has nothing to do anywhere


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_typography(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "..." not in text
    assert "'" not in text, "an apostrophe is ’"
    assert not [line for line in text.splitlines() if "  " in line.strip() or line != line.rstrip()]


# --- prompts and options ---


def test_everything_that_can_be_asked_is_met_here() -> None:
    """So that the tests below speak of all prompts and options."""
    assert {prompt.word for prompt in asked()} == entries("prompt-")
    assert {option.word for option in offered()} == entries("option-")


def test_the_rules_ask_nothing_else() -> None:
    """Every option written in the rules by name has its text."""
    for path in [*RULES.rglob("*.py"), *(RULES.parent / "prompts").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Option" and len(node.args) > 1:
                word = node.args[1]
                assert not isinstance(word, ast.Constant) or word.value in entries("option-"), path


def test_every_prompt_is_asked_and_waited_for() -> None:
    for prompt in asked():
        assert speaker().prompt(prompt).endswith((".", "?")), prompt.word
        assert speaker().waiting(prompt).endswith((".", "?")), prompt.word
        assert speaker().waiting(prompt).count("Ada") + prompt.seat > 0
        assert words().has(f"prompt-{prompt.word}.title")
        assert len(speaker().title(prompt)) <= MODAL_TITLE
        assert not speaker().title(prompt).endswith("…")


def test_every_question_stems_from_a_rule_of_the_guide() -> None:
    guide = (RULES.parent / "words/en/guide.md").read_text(encoding="utf-8")
    assert not {prompt.word for prompt in asked() if f"**{prompt.rule}**" not in guide}


def test_labels_fit_a_phone() -> None:
    for option in offered():
        label = speaker().option(option)
        assert 0 < len(label) <= LONG.get(option.word, PHONE_LABEL), label
        assert label == label.strip()
        assert "  " not in label


def test_whatever_item_is_chosen_says_what_it_does() -> None:
    """In a select below its name, under the question where there are few."""
    for option in offered():
        hint = speaker().hint(option)
        assert (hint is not None) == (
            "item" in option.facts or option.word in {"adventurer", "explore-on"}
        ) or option.word in {
            "leave-item",
            "chest-safely",
            "walk",
            "travel",
        }, option
        assert hint is None or not hint.endswith("…")


def test_the_options_of_a_prompt_can_be_told_apart() -> None:
    """Unless they are truly alike: two of the same item."""
    for prompt in asked():
        alike = {(option.word, str(option.facts)) for option in prompt.options}
        assert len({speaker().option(option) for option in prompt.options}) == len(alike), prompt


def test_every_order_and_every_group_is_named() -> None:
    assert entries("order-") == {order.word for order in SETTLED}
    assert all(len(speaker().order(order)) <= MODAL_TITLE for order in SETTLED)
    named = {option.group or option.word for option in offered()}
    assert {option.group for option in offered()} - {""} <= entries("group-") <= named


def test_hostile_names_do_no_harm() -> None:
    said = speaker(HOSTILE_NAMES[:NAMES_OF_PEOPLE])
    public = {said.event(event) for kind in kinds_of_events() for event in samples(kind)}
    public |= {said.waiting(prompt) for prompt in asked()} | {said.prompt(prompt) for prompt in asked()}
    for text in public:
        assert not markup_in(text), text
        assert not invisible_in(text)
    for label in {said.option(option) for option in offered()}:
        assert not invisible_in(label)


def test_a_told_story_is_harmless_and_whole() -> None:
    story = "With **both hands** @everyone, " + "and on it went, " * 50
    blow = KillingBlow(seat=0, hero="rill", monster="troll", item="torch", story=story)
    line = speaker().event(blow)
    assert not markup_in(line)
    assert line.count("and on it went") == 50


# --- pictures and commands ---


def test_the_words_of_the_pictures_are_complete() -> None:
    state = GAME.setup(2, options.BagOptions(), Chance(b"words"))
    said = map_words(words(), GAME.view(state, None))
    assert said.aim == "Choose your adventurers"
    assert said.round == "Round 1"
    assert said.fight == ""
    assert set(said.monsters) == set(ALL_MONSTERS)
    assert said.awakened["moonmail"].effect.startswith("−2 damage")


def test_the_command_offers_every_option() -> None:
    """What R7 lets the host choose can be chosen."""
    command = next(one for one in cog.Bag.__cog_app_commands__ if one.name == "new")
    assert isinstance(command, app_commands.Command)
    assert len(command.parameters) == len(options.BagOptions.__struct_fields__) + 3  # and automata, pace, language
    mode = command.get_parameter("mode")
    assert mode is not None
    assert {choice.value for choice in mode.choices} == set(KEYS["mode"])
