"""What can happen: each event with its rule, a file for each part of a round.

Only an event with `to` may name a hidden card (R59).
"""
