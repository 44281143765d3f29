"""R16 to R23: in line order everybody takes exactly one action."""

from bot.engine import SETTLED, Answer, Option, Prompt, Script, Who, ask
from cogs.death_over_the_kingdom import prompts
from cogs.death_over_the_kingdom.events.actions import Cut, CutDeclared, Exchanged, Folded, HandSwapped
from cogs.death_over_the_kingdom.rules import abilities, moves
from cogs.death_over_the_kingdom.rules.abilities import received
from cogs.death_over_the_kingdom.state.match import State


def actions(state: State) -> Script[None]:
    """R16: one action each, starting player first, Dealer last. Expects a card in front of every seat."""
    state.phase = "action"
    for seat in state.line:
        yield from _act(state, seat, action(state, seat))
    state.acting = None


def actions_from(state: State, prompt: Prompt) -> Script[None]:
    """The same from where a seat is asked for its action, or what it makes of it."""
    seat, line = prompt.seat, state.line
    yield from _act(state, seat, _again(state, prompt))
    for later in line[line.index(seat) + 1 :]:
        yield from _act(state, later, action(state, later))
    state.acting = None


def _again(state: State, prompt: Prompt) -> Script[None]:
    """What is played where this is asked. At a court no Juggler is asked for the pair: the seats are too few."""
    seat = prompt.seat
    if prompt.word == "merchant":
        target = prompt.facts["target"]
        assert isinstance(target, Who)
        return abilities.trade(state, seat, *target.seats)
    return lift(state, seat) if prompt.word == "cut" else action(state, seat)


def _act(state: State, seat: int, script: Script[None]) -> Script[None]:
    """What has been chosen stands, whatever it was (R16)."""
    state.acting = seat
    yield from script
    state.places[seat].has_acted = True
    yield SETTLED


def action(state: State, seat: int) -> Script[None]:
    """Exchange or cut, fold, ability or hand swap."""
    private = [*abilities.options(state, seat), *hand_swaps(state, seat)]
    answer = yield from ask(prompts.action(seat, public_options(state, seat), private))
    yield from _done(state, seat, answer)


def _done(state: State, seat: int, answer: Answer) -> Script[None]:
    if answer.key == prompts.FOLD:
        yield Folded(actor=seat)  # R21
    elif answer.key == prompts.EXCHANGE:
        yield from exchange(state, seat)
    elif answer.key == prompts.CUT:
        yield from cut(state, seat)
    elif prompts.is_hand_key(answer.key):
        yield from hand_swap(state, seat, prompts.place_of(answer.key))
    else:
        yield from abilities.use(state, seat, prompts.seats_of(answer.key))


def public_options(state: State, seat: int) -> list[Option]:
    """What anybody may know to be on offer (R60)."""
    target = state.left_target(seat)
    if target is not None:
        return [prompts.exchange(target), prompts.fold()]
    is_cutting = state.left_of(seat) is None and bool(state.deck)
    return [prompts.cut(), prompts.fold()] if is_cutting else [prompts.fold()]  # R18, R20, R54


def hand_swaps(state: State, seat: int) -> list[Option]:
    """R23: any hand card, while there are some."""
    return [prompts.hand_swap(place, card.code) for place, card in enumerate(state.hand(seat))]


def exchange(state: State, seat: int) -> Script[None]:
    """R17: swap with the player on the left, who cannot refuse."""
    target = state.left_target(seat)
    assert target is not None, "the Dealer has nobody on the left, and nobody swaps with a sealed King"
    moves.swap(state, seat, target)
    yield Exchanged(actor=seat, target=target)
    yield from received(state, seat, target)


def cut(state: State, seat: int) -> Script[None]:
    """R18, R19: declared and binding; the k-th card comes face up, the others keep their order."""
    yield CutDeclared(actor=seat)
    yield SETTLED
    yield from lift(state, seat)


def lift(state: State, seat: int) -> Script[None]:
    """How deep, and what comes up. The last card of the deck can be lifted in one way only, so nothing is asked."""
    depth = 1
    if len(state.deck) > 1:
        depth = (yield from ask(prompts.cut_depth(seat, len(state.deck)))).amount
    old = state.table(seat)
    moves.replace(state, seat, state.deck.pop(depth - 1))
    moves.show(state, seat)
    yield Cut(actor=seat, depth=depth, old=old.code, new=state.table(seat).code)
    yield from received(state, seat)


def hand_swap(state: State, seat: int, place: int) -> Script[None]:
    """R23: all see that it is done, nobody sees the cards."""
    moves.swap_with_hand(state, seat, place)
    yield HandSwapped(actor=seat)
    yield from received(state, seat)
