"""A game for the tests of ui: one choice among any number of options, some of them secret, in groups or not."""
