"""`make mutants`: breaks one random place at a time, in a copy of the tree, and runs the tests beside it."""
