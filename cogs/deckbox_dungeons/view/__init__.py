"""What everybody may know of a match: `view` says what that is made of, `sight` makes it from the state."""
