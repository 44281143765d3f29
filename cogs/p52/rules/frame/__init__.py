"""The frame: entering, initiative, rounds, leaving (3C, 3L), and how a turn of the script is cut."""
