"""How Bag of Dungeon shows itself."""

from pathlib import Path

from msgspec.structs import replace

from bot.engine import Options, Prompt, Term
from bot.kit.binding import bind
from bot.ui.views.face import Face
from bot.ui.views.option_table import unusual
from bot.words import Words
from cogs.bag_of_dungeon.describe import board as board_in_words
from cogs.bag_of_dungeon.describe import ending as ending_in_words
from cogs.bag_of_dungeon.describe import lobby, moments, nouns_now, party
from cogs.bag_of_dungeon.describe import nouns as noun_list
from cogs.bag_of_dungeon.events.frame import RoundBegan, TurnBegan
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions, Level, settled
from cogs.bag_of_dungeon.pictures import board, ending, hand, laying, noun
from cogs.bag_of_dungeon.pictures import moment as moment_picture
from cogs.bag_of_dungeon.pictures.colours import ACCENT
from cogs.bag_of_dungeon.pictures.labels import map_words
from cogs.bag_of_dungeon.view import BagView, telling
from cogs.bag_of_dungeon.view.finale import finale
from cogs.bag_of_dungeon.view.moments import seconds

_BETWEEN = frozenset({"give", "want", "front"})  # questions that are about both of two in one hand


class BagFace(Face[BagView]):
    """Forest green; the map by torchlight."""

    game = GAME
    folder = Path(__file__).parent
    accent = ACCENT.number
    shown_after = (20, 40)
    not_nouns = noun_list.NOT_NOUNS
    chapters = (RoundBegan, TurnBegan)  # whoever is called next need not read the story again over their own turn

    headline = bind(board_in_words.headline)
    describe = bind(board_in_words.describe)
    read = bind(board_in_words.read)
    draw_board = bind(board.draw_board, words=map_words)
    draw_whole = bind(board.draw_whole, words=map_words)
    draw_hand = bind(hand.draw_hand, words=map_words)
    describe_hand = bind(party.describe_hand)
    read_hand = bind(party.read_hand)
    draw_prompt = bind(laying.draw_laying, words=map_words)

    is_told = bind(telling.is_told)
    told_as_one = bind(telling.told_as_one)
    moment = bind(seconds)
    draw_moment = bind(moment_picture.draw_moment, seen=moments.captioned, words=map_words)
    describe_moment = bind(moments.describe_moments)

    nouns = bind(noun_list.all_nouns)
    nouns_in_sight = bind(nouns_now.in_sight)
    noun_now = bind(nouns_now.now)
    draw_noun = bind(noun.draw_noun)

    account = bind(ending_in_words.account)
    draw_ending = bind(
        ending.draw_ending, end=finale, title=ending_in_words.title, behind=ending_in_words.behind, words=map_words
    )
    describe_ending = bind(ending_in_words.describe_ending, end=finale)

    def lobby_note(self, options: Options, seats: int, words: Words) -> str:
        assert isinstance(options, BagOptions)
        chosen = settled(options, max(1, seats))
        return lobby.lobby_note(chosen, unusual(chosen, words), words)

    def harder(self, options: Options) -> Options | None:
        """Whoever has won is offered the next level; the game as it comes is a gentle one."""
        assert isinstance(options, BagOptions)
        higher: dict[str, Level] = {"box": "fair", "gentle": "fair", "fair": "grim"}
        return replace(options, level=higher[options.level]) if options.level in higher else None

    def is_together(self, options: Options) -> bool:
        assert isinstance(options, BagOptions)
        return options.style == "coop"

    def hero(self, view: BagView, seat: int, words: Words) -> str:
        """None where somebody leads two: each text names which of them it is about."""
        keys = [hero.adventurer for hero in view.heroes if hero.seat == seat]
        return words.say(f"adventurer-{keys[0]}") if len(keys) == 1 and keys[0] else ""

    def asked_of(self, view: BagView, prompt: Prompt, words: Words) -> str:
        """Of two in one hand the one who is spoken of, else the one whose turn it is."""
        own = [hero.adventurer for hero in view.heroes if hero.seat == prompt.seat]
        if len(own) < 2 or view.acting is None or prompt.word in _BETWEEN:
            return ""
        facts = (prompt.facts.get("partner"), prompt.facts.get("adventurer"))
        spoken_of = next((fact.keys[0] for fact in facts if isinstance(fact, Term)), None)
        return words.say(f"adventurer-{spoken_of or view.heroes[view.acting].adventurer}")

    def has_whole(self, view: BagView) -> bool:
        """All tiles, the stacks, and what the party wears; until the first step there is nothing more."""
        return view.phase != "choose"

    def has_hand(self, view: BagView) -> bool:
        """Not before the adventurer is chosen."""
        return any(party.is_ready(hero) for hero in view.heroes if hero.seat == view.viewer)

    def has_picture(self, prompt: Prompt) -> bool:
        """P3: each legal rotation, or each of a Warden's two tiles. Places for the Exit are ghosts on the board."""
        return prompt.word in {"rotation", "pathfinder"}
