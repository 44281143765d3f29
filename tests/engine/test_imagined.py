"""What may come of a turn is played on in thought to its end, through whatever happens and pauses on the way."""

from typing import Any

import msgspec
import pytest

from bot.engine import Amount, Chance, Event, Option, Pause, Prompt, Script, Seat, ask
from bot.engine import imagined as module
from bot.engine.imagined import CannotImagine, Imagined
from tests.engine.scripted import Ledger, Scripted

GO = Prompt(0, "go", "R1", (Option("on"), Option("off")))


class Sung(Event, rule="R1"):
    actor: Seat


def turn(state: Ledger) -> Script[None]:
    """An event, the question, another event, a pause, and a question to somebody else."""
    yield Sung(actor=0)
    state.lines.append((yield from ask(GO)).key)
    yield Sung(actor=1)
    yield Pause(30, "dusk")
    state.lines.append(str((yield from ask(Prompt(1, "many", "R1", Amount(1, 3)))).amount))


class Thought(Scripted):
    """It goes on in thought as it does otherwise."""

    def resume(self, state: Ledger, prompt: Prompt, chance: Chance) -> Script[None]:
        return self.turn(state, chance)


def begun(game: Any = None) -> Imagined[Ledger]:
    return Imagined(game or Thought(turn), msgspec.msgpack.encode(Ledger()), GO, Chance(b"any"))


def test_it_asks_that_question_first_and_then_plays_on_to_the_end() -> None:
    found = begun()
    assert (found.is_over, [prompt.word for prompt in found.prompts]) == (False, ["go"])
    found.play_out(GO, ("off",))
    assert found.is_over
    first, second = found.view(0).lines
    assert first == "off"
    assert second in "123"


@pytest.mark.parametrize(("asked", "choice"), [(Prompt(1, "go", "R1", GO.kind), ("on",)), (GO, ("away",))])
def test_another_question_or_what_it_does_not_allow_cannot_be_imagined(asked: Prompt, choice: Any) -> None:
    with pytest.raises(CannotImagine, match="does not ask"):
        begun().play_out(asked, choice)


def test_a_turn_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_ANSWERS", 3)

    def endless(_: Ledger) -> Script[None]:
        while True:
            yield from ask(GO)

    with pytest.raises(CannotImagine, match="does not end"):
        begun(Thought(endless)).play_out(GO, ("on",))


def test_a_game_that_does_not_say_how_it_goes_on_cannot_be_imagined() -> None:
    with pytest.raises(CannotImagine, match="does not say how"):
        begun(Scripted(turn))
