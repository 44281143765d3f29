"""The rules, a folder for each part of the rulebook."""
