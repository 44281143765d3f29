"""Template Bids: sealed bids from hidden hands. The whole game lies in this folder."""
