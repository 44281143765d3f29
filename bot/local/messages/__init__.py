"""Messages: posted, edited, reacted to, voted on, and given as answers to interactions."""
