### Death Over the Kingdom. The voice is a herald's at court: warm, dry, short.
### The frame: the game's name, its pictures, its lobby.

own-table-whole = Whole Table
own-whole-title = The whole table

game-name = Death Over the Kingdom
game-about = Three cards a turn, thirteen characters at court. Win rounds, but not too many: the second-highest score takes the crown.
game-length = 15 to 45 minutes

## On the pictures

board-turn = Turn { $turn } of { $turns } · Round { $round }
board-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
  }
board-wins-points = Second place wins
board-wins-tokens = Fewest tokens win
board-wins-lives = The last one left wins
board-nobody-wins = Nobody wins
board-dealer = Dealer
board-acting = To act
board-deck = Deck
board-discards = Discards
board-toad = Toad
board-hanged = Hanged
board-out = Out
board-known = Face down, but you know it
board-seat = Seat
board-front = In front of you
board-hand = Your hand

## The guide's topics, as they stand in guide.md

lesson-classic = The classic game: how to play

## In the lobby

lobby-court = The court game: three cards a turn, a point for every round you win, and in the end the *second*-highest score wins. New to it? 3 to 5 players make the best first match.
lobby-classic-tokens = The classic game, { $length } rounds per player: the lowest card takes a token, and the fewest tokens win.
lobby-classic-death-over-all = The classic game, { $length } rounds per player, Death over all: the three lowest take 3, 2 and 1 tokens, and the fewest win.
lobby-classic-lives = The classic game with lives: the lowest card loses one of four, and the last one left wins.
lobby-classic-advice = It is best with 8 players or more.
