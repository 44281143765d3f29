"""The panel in words: how I am, my scrolls and when they can be used, what I carry, my traps, my Lone Quest."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.engine import Prompt, Term
from bot.words import ALT_LENGTH, HAND_LENGTH, Words, filled, plain
from cogs.dead_throne.describe.people import player_in_words, thing_in_words
from cogs.dead_throne.view.view import PlayerView, ThingView, ThroneView

ATTACK = ("firebolt", "ice-lance", "gale-blade", "stone-fist", "war-cry", "call-the-pack")
ATTACKED = ("stone-skin", "mirror-ward")
ANY_TURN = ("second-wind", "conjured-blade", "homeward", "step-through")
GAME_TURN = ("swap-places", "far-voice", "bar-the-way", "read-the-land", "binding-charm")
ARM = "arm"  # what adds something to a trap
PARTED_WITH = {"aside", "deal", "discards", "give-scrolls", "mage", "opening", "put-back"}
WHEN: dict[str, str] = {
    **dict.fromkeys(ATTACK, "attack"),
    **dict.fromkeys(ATTACKED, "attacked"),
    **dict.fromkeys(ANY_TURN, "any-turn"),
    **dict.fromkeys(GAME_TURN, "game-turn"),
    "mend": "turn-or-attacked",
    "conjured-bulwark": "turn-or-attacked",
    "sunder": "met",
    "blood-dart": "attack-or-met",
    "entangle": "met",
    "nullify": "reaction",
    "swift-feet": "rolled",
}


def describe_hand(view: ThroneView, names: Sequence[str], prompts: Sequence[Prompt], words: Words) -> str:
    """For an alt text."""
    first, *lines = _lines(view, names, prompts, words)
    return filled(first, lines, ALT_LENGTH)


def read_hand(view: ThroneView, names: Sequence[str], prompts: Sequence[Prompt], words: Words) -> str:
    """For the panel itself: markdown, so names are made harmless."""
    text, *lines = _lines(view, [plain(name) for name in names], prompts, words)
    return filled(text, lines, HAND_LENGTH, "\n")


def _lines(view: ThroneView, names: Sequence[str], prompts: Sequence[Prompt], words: Words) -> Iterator[str]:
    assert view.viewer is not None, "the public has no panel"
    me = view.players[view.viewer]
    yield player_in_words(view, me, names[me.seat], words)
    for scroll, count in Counter(me.scrolls or ()).items():
        yield _scroll(view, prompts, scroll, count, words)
    yield from _carried(me, words)
    for trap in me.traps or ():
        named = words.say(f"trap-{trap.key}")
        yield words.say("describe-trap", trap=named, level=trap.level)
    for key, turns in me.lones:
        yield words.say("describe-lone", lone=words.say(f"lone-{key}"), turns=turns)


def _scroll(view: ThroneView, prompts: Sequence[Prompt], scroll: str, count: int, words: Words) -> str:
    """What it does, and whether it can be used now. Where nobody fights each other no player is met with a scroll."""
    when = WHEN[scroll] if view.options.mode == "competitive" else WHEN[scroll].removesuffix("-or-met")
    return words.say(
        "describe-scroll",
        scroll=words.say(f"scroll-{scroll}"),
        does=words.say(f"scroll-{scroll}.does"),
        when=words.say(f"describe-when-{when}"),
        now=int(is_usable_now(prompts, scroll)),
        count=count,
    )


def is_usable_now(prompts: Sequence[Prompt], scroll: str) -> bool:
    """Is it among what is offered? Where scrolls are sold, discarded or given away they are named, but not used.

    Nor are they where they would build a trap (R109).
    """
    named = Term("scroll", (scroll,))
    options = [option for prompt in prompts if prompt.word not in PARTED_WITH for option in prompt.options]
    offered = [option for option in options if option.word != ARM]
    return any(option.key == scroll or named in option.facts.values() for option in offered)


def _carried(me: PlayerView, words: Words) -> Iterator[str]:
    """The inventory, and apart from it the rucksack: its tools are of no use in battle (R97)."""
    carried = me.pack or ()
    for message, things in (
        ("describe-pack", [thing for thing in carried if not thing.in_sack]),
        ("describe-sack", [thing for thing in carried if thing.in_sack]),
    ):
        if things:
            yield words.say(message, things=[_with_use(thing, words) for thing in things])
    yield words.say("describe-room", count=me.room, over=max(0, -me.room))


def _with_use(thing: ThingView, words: Words) -> str:
    """What an item does stands behind its name."""
    named = thing_in_words(thing, words)
    part = f"item-{thing.key}.does"
    if thing.kind != "item" or not words.has(part):
        return named
    return words.say("describe-use", thing=named, does=words.say(part))
