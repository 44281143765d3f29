"""Events, prompts and options become words; names and secrets are safe."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import pytest

from bot.engine import As, Event, Fact, Option, Prompt, Seat, Seats, Term, Who
from bot.ui.views.speech import Speaker
from bot.words import Catalogue, Plain
from tests.support.hostile import HOSTILE_NAMES, invisible_in, markup_in

SEATED = ((0, "Ada"), (1, "Ben"), (2, "Cleo\\_"))
TEXT = """
suit-oak = Oak
    .the = the Oak
suit-elm = Elm
    .the = the Elm
event-took = { $actor } takes { $suits-the } from { $losers } ({ $losers-count }).
event-nodded = { $actor } nods.
    .or = { $actor } gives a nod.
    .or2 = { $actor } inclines the head.
    .note = never said
event-wrote = { $actor } writes { $text }.
event-fell = { $actor } falls on { $place }.
    .or = { $place } is where { $actor } falls.
    .without-place = { $actor } falls for good.
    .without-place-or = Down goes { $actor }, for good.
event-stepped = { $actor } steps, { $left } left.
    .or = On goes { $actor }: { $left } left.
    .or2 = { $left } left for { $actor }.
prompt-pick = Pick one of { $left }.
    .waiting = { $asked } { $asked-count ->
        [one] picks
       *[other] pick
      }.
    .title = Pick
prompt-look = { $suit } it is. Swap?
    .waiting = { $asked } thinks.
option-give = Give { $suit } to { $target }
    .hint = { $suit-the } is gone then
    .without-target = Throw { $suit } away
"""


class Took(Event, rule="R1"):
    actor: Seat
    losers: Seats
    suits: Annotated[tuple[str, ...], As("suit")]


class Nodded(Event, rule="R2"):
    actor: Seat
    count: int


class Wrote(Event, rule="R3"):
    actor: Seat
    text: str


class Fell(Event, rule="R4"):
    actor: Seat
    place: str | None


class Stepped(Event, rule="R5"):
    actor: Seat
    left: int


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "toy.ftl").write_text(TEXT, encoding="utf-8")
    return Catalogue(tmp_path, is_strict=True)


def speaker(catalogue: Catalogue, names: Sequence[str] = ("Ada", "Ben", "Cleo_")) -> Speaker:
    return Speaker(catalogue.words(), names)


def test_seats_become_names_and_terms_words(catalogue: Catalogue) -> None:
    event = Took(actor=0, losers=(1, 2), suits=("oak", "elm"))
    assert speaker(catalogue).event(event) == r"Ada takes the Oak and the Elm from Ben and Cleo\_ (2)."


def test_variants_are_chosen_by_the_event_itself(catalogue: Catalogue) -> None:
    """Said again, it is said the same; attributes that are no variants are never said."""
    lines = [speaker(catalogue).event(Nodded(actor=0, count=n)) for n in range(40)]
    assert lines == [speaker(catalogue).event(Nodded(actor=0, count=n)) for n in range(40)]
    assert set(lines) == {"Ada nods.", "Ada gives a nod.", "Ada inclines the head."}


def test_the_number_a_match_gave_counts_the_wordings_through(catalogue: Catalogue) -> None:
    lines = [speaker(catalogue).event(Stepped(actor=0, left=3, wording=number)) for number in (3, 4, 5, 6)]
    assert lines == ["Ada steps, 3 left.", "On goes Ada: 3 left.", "3 left for Ada.", "Ada steps, 3 left."]


def test_a_hint_goes_with_an_option_where_there_is_one(catalogue: Catalogue) -> None:
    assert speaker(catalogue).hint(Option("a", "give", {"suit": Term("suit", ("oak",))})) == "the Oak is gone then"
    assert speaker(catalogue).hint(Option("fold", "fold")) is None
    assert speaker(catalogue).hint(Option("fold")) is None


def test_a_missing_fact_has_a_text_of_its_own(catalogue: Catalogue) -> None:
    """An event's open field, an option's fact that is not always there."""
    for_good = {speaker(catalogue).event(Fell(actor=seat, place=None)).replace(name, "Ada") for seat, name in SEATED}
    assert for_good == {"Ada falls for good.", "Down goes Ada, for good."}
    lines = {speaker(catalogue).event(Fell(actor=0, place=f"M{n}")) for n in range(20)}
    assert {line.partition(" M")[0] for line in lines} > {"Ada falls on"}
    assert "Ada falls for good." not in lines
    assert speaker(catalogue).option(Option("a", "give", {"suit": Term("suit", ("oak",))})) == "Throw Oak away"


def test_a_long_story_stays_whole(catalogue: Catalogue) -> None:
    story = "w" * 1000
    assert speaker(catalogue).event(Wrote(actor=0, text=story)) == f"Ada writes {story}."
    assert speaker(catalogue).event(Wrote(actor=0, text="@" * 1000)).endswith("….")


def test_written_text_is_made_harmless(catalogue: Catalogue) -> None:
    assert speaker(catalogue).event(Wrote(actor=0, text="**@here**\n# hi")) == (
        "Ada writes \\*\\*\\@\u200bhere\\*\\* \\# hi."
    )


def test_a_label_shows_what_was_written_as_it_is(catalogue: Catalogue) -> None:
    """No markdown is read there. A message that names the label escapes it, once."""
    option = Option("a", "give", {"suit": "a_b\u202e", "target": "2.1"})
    assert speaker(catalogue).option(option) == "Give a_b to 2.1"
    assert speaker(catalogue).things([option]) == {"a": r"Give a\_b to 2.1"}


def test_a_mention_that_is_meant_stays_one(catalogue: Catalogue) -> None:
    assert speaker(catalogue, [Plain("<@7>")]).event(Wrote(actor=0, text="x")) == "<@7> writes x."


def test_namesakes_can_be_told_apart(catalogue: Catalogue) -> None:
    event = Took(actor=0, losers=(1, 2), suits=("oak",))
    assert speaker(catalogue, ["Ada", "Ada", "Ben"]).event(event) == "Ada takes the Oak from Ada 2 and Ben (2)."


def test_options_are_labels(catalogue: Catalogue) -> None:
    """No markdown in a label, so no escapes either; at most 80 characters."""
    facts: dict[str, Fact] = {"suit": Term("suit", ("oak",)), "target": Who((2,))}
    assert speaker(catalogue).option(Option("a", "give", facts)) == "Give Oak to Cleo_"
    assert speaker(catalogue).option(Option("raw-key")) == "raw-key"
    everybody: dict[str, Fact] = {"suit": Term("suit", ("oak",)), "target": Who((0, 1, 2))}
    label = speaker(catalogue, ["W" * 40] * 3).option(Option("a", "give", everybody))
    assert 75 < len(label) <= 80
    assert label.endswith("…")


def test_options_that_read_alike_are_numbered_and_the_number_is_said_to_be_one(catalogue: Catalogue) -> None:
    """A bare "Jester 2" reads as a card of the value 2."""
    facts: dict[str, Fact] = {"suit": Term("suit", ("oak",)), "target": Who((2,))}
    twins = [Option(key, "give", facts) for key in "abc"]
    assert speaker(catalogue).labels(twins) == [
        "Give Oak to Cleo_",
        "Give Oak to Cleo_ (no. 2)",
        "Give Oak to Cleo_ (no. 3)",
    ]
    assert [len(label) for label in speaker(catalogue, ["W" * 70] * 3).labels(twins)] <= [80] * 3


def test_a_prompt_is_asked_and_waited_for(catalogue: Catalogue) -> None:
    picks = [Prompt(seat, "pick", "R1", facts={"left": 3}) for seat in (0, 1)]
    said = speaker(catalogue)
    assert said.prompt(picks[0]) == "Pick one of 3."
    assert said.title(picks[0]) == "Pick"
    assert said.waiting(picks[0]) == "Ada picks."
    assert said.waiting(*picks) == "Ada and Ben pick."


def test_waiting_for_several_kinds_takes_a_line_each(catalogue: Catalogue) -> None:
    prompts = [Prompt(0, "pick", "R1"), Prompt(1, "look", "R2", is_secret=True), Prompt(2, "pick", "R1")]
    assert speaker(catalogue).waiting(*prompts) == "Ada and Cleo\\_ pick.\nBen thinks."


def test_a_secret_prompts_facts_stay_out_of_the_public_line(tmp_path: Path) -> None:
    """Even a careless text cannot name them."""
    careless = TEXT.replace("{ $asked } thinks.", "{ $asked } looks at { $suit }.")
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "toy.ftl").write_text(careless, encoding="utf-8")
    said = speaker(Catalogue(tmp_path))
    prompt = Prompt(0, "look", "R2", facts={"suit": Term("suit", ("oak",))}, is_secret=True)
    assert said.prompt(prompt) == "Oak it is. Swap?"
    assert "Oak" not in said.waiting(prompt)


def test_a_prompt_without_a_title_has_the_common_one(catalogue: Catalogue) -> None:
    assert speaker(catalogue).title(Prompt(0, "look", "R2")) == "Your decision"


@pytest.mark.parametrize("name", HOSTILE_NAMES)
def test_hostile_names_do_no_harm(catalogue: Catalogue, name: str) -> None:
    said = speaker(catalogue, [name] * 3)
    for text in (said.event(Nodded(actor=0, count=1)), said.waiting(Prompt(1, "pick", "R1"))):
        assert not markup_in(text)
        assert not invisible_in(text)


def test_a_price_is_paid_or_gained_and_nothing_costs_nothing(catalogue: Catalogue) -> None:
    said = speaker(catalogue)
    assert (said.price(2), said.price(-2), said.price(0)) == ("costs 2", "brings 2", None)


def test_who_is_waited_for_with_other_facts_has_a_line_of_their_own(catalogue: Catalogue, tmp_path: Path) -> None:
    """No line names the thing of one beside the name of another."""
    told = TEXT.replace(".waiting = { $asked } { $asked-count ->", ".waiting = { $left }: { $asked } { $asked-count ->")
    assert told != TEXT
    (tmp_path / "en").mkdir(exist_ok=True)
    (tmp_path / "en" / "toy.ftl").write_text(told, encoding="utf-8")
    picks = [Prompt(seat, "pick", "R1", facts={"left": left}) for seat, left in enumerate((3, 3, 2))]
    said = speaker(Catalogue(tmp_path))
    assert said.waiting(*picks) == "3: Ada and Ben pick.\n2: Cleo\\_ picks."
