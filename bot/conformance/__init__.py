"""What every game must pass, whoever wrote it: `castellan check GAME` runs it, and so do the tests of the house.

A check is a function that gives a sentence for each fault it finds. It says by its `cases` where it looks.
"""
