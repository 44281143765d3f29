"""Every event, prompt and option has its text, every text is used, every label fits a phone, and nothing leaks."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import fields

from bot.conformance.messages import messages
from bot.engine import Chance, Event, Match, Prompt
from bot.engine.playout import playout, random_policy
from bot.ui.views.guide import Guide
from bot.ui.views.speech import Speaker
from bot.words import Catalogue, Words
from cogs.death_over_the_kingdom import events
from cogs.death_over_the_kingdom.content.characters import CODES
from cogs.death_over_the_kingdom.content.terms import GOALS
from cogs.death_over_the_kingdom.events.actions import CardReceived, Exchanged
from cogs.death_over_the_kingdom.events.classic import LivesLost, LowestLost, TokensTaken
from cogs.death_over_the_kingdom.events.scores import HighestWon, SecondNow, SecondPlaceWon
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.pictures.captions import full_caption
from cogs.death_over_the_kingdom.pictures.labels import board_words
from cogs.death_over_the_kingdom.prompts import hand_swap, innkeeper, pick
from cogs.death_over_the_kingdom.prompts.orders import DECLINING, FOLDING
from cogs.death_over_the_kingdom.view.moments import SECONDS
from tests.cogs.death_over_the_kingdom.positions import table
from tests.support.hostile import HOSTILE_NAMES, MORE_HOSTILE_NAMES, invisible_in, markup_in

FOLDER = Path(events.__file__).parents[1]
CATALOGUE = FOLDER / "words" / "en"
SHORT_NAMES = ("Ada", "Ben", "Cleo", "Dirk", "Eve", "Fitz", "Gwen", "Hal")
PHONE_LABEL = 24
MODAL_TITLE = 45
LONGEST_CAPTION = 48  # characters, with short names: a strip is 800 px wide
WORDS_OF_PROMPTS = {"pick", "action", "juggle", "cut", "merchant", "innkeeper", "jester", "sorceress"}
FAMILIES = re.compile(
    r"(parameter|own|card|about|figures|noun|mark|lesson|power|goal|new|aim|cost|describe-phase|describe-winners|describe-took|board-wins|lobby-classic)-"
    r"|ending-(deed|next|rule)-"
    r"|describe-(points|tokens|lives)$"
)  # ids put together from the view


@cache
def words() -> Words:
    return Catalogue(FOLDER / "words", is_strict=True).words()


def speaker(names: tuple[str, ...] = SHORT_NAMES) -> Speaker:
    return Speaker(words(), names)


def kinds_of_events() -> list[type[Event]]:
    return [kind for kind in Event.__subclasses__() if kind.__module__.startswith(f"{events.__name__}.")]


def samples(kind: type[Event]) -> Iterator[Event]:
    """Events of a kind with every card, every goal, one and several seats, one and several of a number."""
    for turn, code in enumerate(CODES):
        many = tuple(range(1 + turn % 7))
        filled = {field.name: _value(field.type, field.name, turn, code, many) for field in fields(kind)}
        yield kind(**filled)


def _value(hint: Any, name: str, turn: int, code: str, many: tuple[int, ...]) -> Any:
    marks = [extra.kind for extra in getattr(hint, "__metadata__", ())]
    hinted = str(hint)
    if name == "to":
        return None
    if marks == ["card"]:
        return (code, "DEA") if "tuple" in hinted else code
    if marks == ["goal"]:
        return GOALS[turn % 3]
    if marks == ["seat"]:
        return many if "tuple" in hinted else turn % 7
    return 1 + turn % 3


@cache
def met() -> tuple[tuple[Event, ...], tuple[Prompt, ...]]:
    """All events and prompts of some matches of every size, played at random."""
    told: dict[Event, None] = {}
    asked: dict[tuple[Match[Any], int], Prompt] = {}

    def watch(match: Match[Any]) -> None:
        told.update(dict.fromkeys(match.told))
        asked.update({(match, prompt.number): prompt for prompt in match.prompts})

    for seats in GAME.seats:
        playout(GAME, seats, GAME.options_type(), b"words", (random_policy,), watch)
    for options in GAME.variants().values():
        for seed in (b"words", b"more words", b"and more"):
            playout(GAME, len(SHORT_NAMES), options, seed, (random_policy,), watch)
    return tuple(told), tuple(asked.values())


def test_the_playouts_meet_every_kind_of_prompt_and_option() -> None:
    """So that the tests below speak of all of them."""
    _, asked = met()
    assert {prompt.word for prompt in asked} == WORDS_OF_PROMPTS
    known = {name for name in messages(CATALOGUE) if name.startswith("option-")}
    settled = {f"option-{option.word}" for order in (FOLDING, DECLINING) for option in order.kind.options}
    assert {f"option-{option.word}" for prompt in asked for option in prompt.options} == known - settled


@pytest.mark.parametrize("kind", kinds_of_events(), ids=lambda kind: kind.__name__)
def test_every_event_can_be_said_in_every_variant(kind: type[Event]) -> None:
    """No variable is left open, in no variant, whatever the cards and numbers."""
    for event in samples(kind):
        line = speaker().event(event)
        assert line.endswith((".", "!", ")."))
        assert "{" not in line
        said = set(speaker().facts(event))
        said |= {f"{name}-count" for name in said}
        for message, variables in messages(CATALOGUE).items():
            if message.partition(".")[0] == f"event-{event.word}":
                assert variables <= said, message


def test_every_text_is_used() -> None:
    """Events, prompts and options by their words, families by their keys, the rest by name in the code."""
    known = {f"event-{next(samples(kind)).word}" for kind in kinds_of_events()}
    known |= {f"prompt-{word}" for word in WORDS_OF_PROMPTS}
    known |= {f"option-{option.word}" for prompt in met()[1] for option in prompt.options}
    known |= {f"option-{option.word}" for order in (FOLDING, DECLINING) for option in order.kind.options}
    known |= {f"order-{order.word}" for order in (FOLDING, DECLINING)}
    known |= {f"group-{option.group}" for prompt in met()[1] for option in prompt.options}
    known |= {f"moment-{next(samples(kind)).word}" for kind in SECONDS}
    sources = [*FOLDER.rglob("*.py"), *Path("bot/ui").rglob("*.py"), *Path("bot/cli").glob("*.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    known |= {f"reason-{word}" for word in re.findall(r'"([a-z-]+)"', code)}  # advisers name theirs
    names = {message.partition(".")[0] for message in messages(CATALOGUE)}
    idle = {name for name in names - known if not FAMILIES.match(name) and f'"{name}"' not in code}
    assert not idle


def test_every_moment_has_its_caption() -> None:
    for kind in SECONDS:
        for event in samples(kind):
            said = full_caption(event, SHORT_NAMES, words())
            assert "{" not in said
            assert 0 < len(said) <= LONGEST_CAPTION, said


def test_each_card_goal_and_power_is_named_once() -> None:
    names = messages(CATALOGUE)
    assert {name for name in names if name.startswith("card-") and "." not in name} == {f"card-{c}" for c in CODES}
    powers = {name for name in names if name.startswith("power-")}
    assert powers == {f"power-{code}" for code in CODES} | {f"power-{code}.classic" for code in ("DEA", "THI", "KIN")}
    goals = {name for name in names if name.startswith("goal-") and "." not in name}
    assert goals == {f"goal-{goal}" for goal in (*GOALS, "above")}


def test_every_prompt_is_asked_and_waited_for() -> None:
    for prompt in met()[1]:
        assert speaker().prompt(prompt).endswith((".", "?"))
        assert speaker().waiting(prompt).startswith(SHORT_NAMES[prompt.seat])
        assert words().has(f"prompt-{prompt.word}.title")
        assert len(speaker().title(prompt)) <= MODAL_TITLE
        assert not speaker().title(prompt).endswith("…")


def test_labels_fit_a_phone() -> None:
    for prompt in met()[1]:
        for option in prompt.options:
            assert 0 < len(speaker().option(option)) <= PHONE_LABEL, speaker().option(option)


def test_the_options_of_a_prompt_can_be_told_apart() -> None:
    """Unless they are truly alike: two copies of a character in one hand."""
    for prompt in met()[1]:
        facts = [(option.word, str(option.facts)) for option in prompt.options]
        assert len({speaker().option(option) for option in prompt.options}) == len(set(facts))


def test_labels_with_the_longest_names_stay_whole() -> None:
    """80 characters hold two names of 32 and what is done to them."""
    long = tuple(f"{number}{'W' * 31}" for number in range(len(SHORT_NAMES)))
    for prompt in met()[1]:
        for option in prompt.options:
            assert not speaker(long).option(option).endswith("…")


def test_hostile_names_do_no_harm_in_any_public_text() -> None:
    told, asked = met()
    said = speaker((*HOSTILE_NAMES, *MORE_HOSTILE_NAMES)[: len(SHORT_NAMES)])
    public = {said.event(event) for event in told if event.to is None}
    public |= {said.waiting(prompt) for prompt in asked}
    for text in public | {said.prompt(prompt) for prompt in asked}:
        assert not markup_in(text)
        assert not invisible_in(text)
    for label in {said.option(option) for prompt in asked for option in prompt.options}:
        assert not invisible_in(label)


def test_waiting_for_a_secret_prompt_names_no_card() -> None:
    cards = {words().say(f"card-{code}") for code in CODES} - {"Jester", "Innkeeper", "Sorceress"}
    for prompt in met()[1]:
        assert not any(card in speaker().waiting(prompt) for card in cards)


def test_the_voice() -> None:
    """Panels say you, the story says names."""
    state = table("INN MER KNI QUE*")
    assert speaker().event(CardReceived(to=(0,), seat=0, card="QUE")) == "Your table card is now the Queen."
    assert speaker().event(CardReceived(to=(0,), seat=0, card="DEA")) == "Your table card is now Death."
    assert speaker().event(Exchanged(actor=0, target=1, wording=5)).startswith("Ada swaps cards with Ben")
    assert (
        speaker()
        .event(SecondPlaceWon(winners=(1, 2), points=1))
        .startswith("Second place wins: Ben and Cleo with 1 point.")
    )
    prompts = [pick(seat, ["KIN"], "lowest") for seat in range(3)]
    assert speaker().waiting(*prompts) == "Ada, Ben and Cleo are choosing a card."
    assert board_words(words(), GAME.view(state, None)).turn == "Turn 1 of 4 · Round 1"


def test_a_power_says_that_the_other_card_must_be_in_play() -> None:
    """R35 to R40: anywhere on the table, with a neighbour or not."""
    for code, other in (("MON", "Sorceress"), ("SOR", "Monk"), ("KNI", "Dragon"), ("PRI", "Knight"), ("QUE", "Jester")):
        assert words().say(f"power-{code}").endswith(f" {other} is in play")


def test_tokens_are_taken_for_a_card_not_for_nothing() -> None:
    """ "Take 3 tokens for 0" was said once."""
    one, both = (TokensTaken(losers=losers, value=0, tokens=3, wording=3) for losers in ((0,), (0, 1)))
    assert speaker().event(one) == "Ada takes 3 tokens for a card worth 0."
    assert speaker().event(both) == "Ada and Ben take 3 tokens each for cards worth 0."


@pytest.mark.parametrize(("value", "said"), [(8, "an 8"), (11, "an 11"), (10, "a 10")])
def test_a_value_has_its_article(value: int, said: str) -> None:
    lines = {speaker().event(TokensTaken(losers=(0,), value=value, tokens=2, wording=turn)) for turn in range(3)}
    assert f"2 tokens for Ada, who has {said}." in lines


@pytest.mark.parametrize("locale", ["en", "de", "es", "fr", "pt-BR"])
def test_what_a_value_costs_is_told_without_a_card(locale: str) -> None:
    """Nothing says which card it was: a toad or a hanged Thief counts 0 as Death does."""
    said = Catalogue(FOLDER / "words", is_strict=True).words(locale)
    names = [said.say(f"card-{code}") for code in CODES]
    for kind in (LowestLost, LivesLost):
        for turn in range(3):
            line = Speaker(said, SHORT_NAMES).event(kind(losers=(0,), value=0, wording=turn))
            assert not [name for name in names if name in line], line


def test_one_line_tells_of_all_who_score() -> None:
    several = {speaker().event(HighestWon(winners=(0, 2), value=12, wording=number)) for number in range(1, 4)}
    assert len(several) == 3
    assert all("Ada and Cleo" in line and "12" in line for line in several)


def test_the_standings_say_who_is_second() -> None:
    said = {
        speaker().event(SecondNow(leaders=(0,), most=4, seconds=(1, 2), points=3, wording=number))
        for number in range(1, 4)
    }
    assert len(said) == 3
    assert all("second" in line.lower() and "Ben and Cleo" in line for line in said)


def test_every_wording_of_an_exchange_says_who_acted() -> None:
    """ "Ben gets the card of Ada" hid it."""
    lines = [speaker().event(Exchanged(actor=0, target=1, wording=number)) for number in range(1, 6)]
    assert len(set(lines)) == 5
    assert all(line.startswith("Ada ") for line in lines)


def test_who_may_use_a_power_is_not_swapped_by_it() -> None:
    """ "Ada may swap by the Innkeeper" was said once."""
    assert speaker().waiting(innkeeper(0, 1)) == "Ada decides what the Innkeeper does."


def test_a_list_of_whom_asks_with_its_own_words() -> None:
    """ "Your action" stood over a list of people to rob."""
    said = {option.group: speaker().group(option) for prompt in met()[1] for option in prompt.options if option.group}
    assert said["thief"] == "Rob whom?"
    assert all(text is not None and text.endswith("?") for text in said.values())


def test_a_hand_swap_plays_the_card() -> None:
    """ "Swap in King" was a button once."""
    assert speaker().option(hand_swap(0, "KIN")) == "Play King from Hand"


def test_the_words_of_the_pictures_are_complete() -> None:
    said = board_words(words(), GAME.view(table("INN MER KNI QUE*"), None))
    assert set(said.cards) == set(CODES)
    assert set(said.goals) == set(GOALS)
    assert said.result == "Second place wins"


@pytest.mark.parametrize(("name", "result"), [("classic", "Fewest tokens win"), ("lives", "The last one left wins")])
def test_the_words_of_the_classic_pictures(name: str, result: str) -> None:
    view = Match.start(GAME, 8, GAME.variants()[name], Chance(b"words")).view(None)
    said = board_words(words(), view)
    assert said.turn == ("Round 1 of 16" if name == "classic" else "Round 1")
    assert said.result == result
    assert said.cards["KIN"].power == "Action: out of everybody’s reach. At the end: hangs all Thieves"
    assert len(said.costs) == 1


def test_the_lesson_of_the_classic_game_is_a_topic_of_the_guide() -> None:
    guide = Guide.load(FOLDER / "words")
    lesson = words().say("lesson-classic")
    assert lesson in [topic.name for topic in guide.topics[1:]]
    assert guide.steps_of(lesson) != guide.steps
