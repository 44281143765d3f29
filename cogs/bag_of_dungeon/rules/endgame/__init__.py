"""The last part of a match (M, O, Q): the Ring's way out, the gathering, Morna Gul."""
