### Heroes that live on, and whose game this is.

credit = [P52](https://github.com/jakerella/p52) is by **Jordan Kasper**. Its rules and its tables of races, classes, abilities, quirks, enemies and items are his, under [CC BY-NC-SA 4.0](https://creativecommons.org/licenses/by-nc-sa/4.0/): name him, share alike, no commercial use. The adventures, the rooms, the ready-made heroes, the bosses and all the names are this bot’s own, and so are the rulings where the rulebook is silent.

hero-ready = { $name }, { $race } { $calling }
hero-unknown = “{ $typed }” is not in this game. Choose from what is suggested while you type: race, class, ability and quirk.
hero-nobody = You have nobody called “{ $typed }” here. Choose from what is suggested while you type.
hero-which = Several fit “{ $typed }”: { $names }. Which one do you mean?
hero-points = { $given ->
    [one] That is 1 point.
   *[other] That is { $given } points.
  } Spread exactly { $points }, or leave all five out and they are spread for you.
hero-extra = { $name } does not meet what { $ability } asks for, or has it already. Leave it out, and one is found.
