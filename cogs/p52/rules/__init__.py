"""The rules, a folder for each chapter of the rulebook."""
