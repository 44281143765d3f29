"""The rules, a folder for each chapter; R-numbers are those of the rules look-up."""
