"""The rules of play, a file for each subject of the rulebook."""
