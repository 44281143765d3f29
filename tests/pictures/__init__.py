"""Picture goldens: every kind of scene of every game, kept small, and seen to change where a word or a token goes.

`make pictures` makes them anew; look at the pictures that changed before you commit them.
"""
