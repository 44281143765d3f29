"""What has just happened in a few words: beside a picture's cards, and for those who cannot see them."""

from collections.abc import Sequence

from bot.engine import Event
from bot.words import Caption, Words, as_alt_text, caption
from cogs.p52.describe.facts import facts_in_words
from cogs.p52.view.beats import Beat, beats_of


def caption_of(beat: Beat, words: Words) -> Caption:
    return caption(f"moment-{beat.word}", words, facts_in_words(beat.facts, words))


def describe_moments(moments: Sequence[Event], words: Words) -> str:
    """The strip as an alt text: within 1024 characters."""
    return as_alt_text(caption_of(beat, words).sentences for beat in beats_of(moments))
