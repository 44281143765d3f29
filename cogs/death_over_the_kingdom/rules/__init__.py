"""The rules of play, a file for each chapter of the rulebook."""
