### What a round is about, and what it costs.

## The goals of the three rounds, and of every round of the classic game

goal-highest = Highest
    .wins = the highest card wins
    .aim = The highest card scores
goal-lowest = Lowest
    .wins = the lowest card wins
    .aim = The lowest card scores
goal-between = Between
    .wins = every card in between wins
    .aim = Cards in between score
goal-above = Above
    .wins = the lowest card loses
    .aim = The lowest card loses
    .death-over-all = the lowest values pay

## What a lost round costs in the classic game: the aim of each scoring, and one cost on the board

aim-tokens = The lowest takes a token
aim-lives = The lowest loses a life
aim-void = Void: dealt again
aim-death-over-all = The three lowest pay
cost-tokens = { $cost ->
    [one] 1 token
   *[other] { $cost } tokens
  }
cost-lives = 1 life
