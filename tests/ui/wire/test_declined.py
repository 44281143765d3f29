"""A refusal carries its sentence, and what stands in it."""

from bot.ui.wire.declined import Declined


def test_a_refusal_names_its_sentence_and_brings_what_stands_in_it() -> None:
    """The name is what a log shows of it."""
    refusal = Declined("too-many", most=3)
    assert (str(refusal), refusal.message, refusal.facts) == ("too-many", "too-many", {"most": 3})
