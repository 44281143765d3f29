### /template-race new: what is asked before a match. Discord shows at most 100 characters of each.

new = Open a table for Template Race in this channel
new-automata = Seats to fill with automata at once
new-length = Spaces from the start to the finish (20 if you do not say)
