### /template-bids new: what is asked before a match. Discord shows at most 100 characters of each.

new = Open a table for Template Bids in this channel
new-automata = Seats to fill with automata at once
new-rounds = Prizes to bid for (5 if you do not say)
