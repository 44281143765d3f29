### /kingdom new: what is asked before a match. Discord shows at most 100 characters of each.

new = Open a table for Death Over the Kingdom in this channel
new-automata = Seats to fill with automata at once; the court takes 3 to 7, the classic game 3 to 16
new-mode = The court game, where second place wins, or the classic game, where the lowest card loses
    .court = Court: be second, 3 to 7 players
    .classic = Classic: the lowest card loses, 3 to 16 players
new-length = Classic game: rounds per player (3 if you do not say)
new-scoring = Classic game: what the lowest card costs
    .tokens = Tokens: the lowest takes one, the fewest win
    .lives = Lives: four each, the last one left wins
    .death-over-all = Death over all: the three lowest values take 3, 2 and 1
