### /bag new: what is asked before an expedition (R7). Discord shows at most 100 characters of each.

new = Open an expedition of Bag of Dungeon in this channel
new-mode = Where you go and what you are after
    .dungeon = Dungeon: carry the Ring out past the Dragon
    .forest = Forest: gather the seeds, end Morna Gûl
    .combined = Combined: the forest, with the dungeon below
new-style = Together, or each for the most points
    .coop = Together: win or lose as one
    .competitive = Rivals: the survivor with the most points wins
new-level = How hard it is; a level sets some of the options below
    .box = As the box has it, with the options you set
    .gentle = Gentle: two adventurers if you are alone, lives restored when the Dragon dies
    .fair = Fair: about two matches of three are won
    .grim = Grim: for those who win too often
new-vines = Tiles of Red Vine in the forest, places for seeds; fewer are harder (default: 5)
new-automata = Seats to fill with automata at once; there is room for 1 to 4
new-skill-tokens = Rewards may be taken as skill tokens (default: yes)
new-enhanced-items = Three items that can be awakened are in each bag (default: yes)
new-restore-lives = House rule: when the Dragon dies, all have three lives and full HP again
new-own-rounds = House rule: partners fight rounds of their own instead of lending a die
new-attacks = Players may attack each other
new-blows-on-bosses = Killing blows work on bosses as well (default: no)
new-two-adventurers = If you play alone, lead two adventurers (advised for a first time)
new-first = The seat that goes first; 0 lets chance decide (default: 0)
new-most-rounds = The night wins after so many rounds; 0 for never (default: 60)
new-reactions = Seconds for a reaction while others wait; 0 gives it as long as any decision (default: 0)

## In the lobby: the level, and what is not as usual

lobby-level = Level: { $level }.
lobby-alone = If you play alone, two adventurers are easier: set **two_adventurers** when you open the table.
level-gentle = Gentle
level-fair = Fair
level-grim = Grim

unusual-house-restore = the Dragon’s death restores all lives
unusual-house-tagging = partners fight rounds of their own
unusual-pvp = you may attack each other
unusual-skill-tokens = no skill tokens
unusual-enhanced-items = no enhanced items
unusual-kb-bosses = killing blows work on bosses
unusual-solo-party = who plays alone leads two adventurers
unusual-vines = { $value ->
    [one] only 1 tile of Red Vine
   *[other] only { $value } tiles of Red Vine
  }
unusual-most-rounds = { $value ->
    [0] the night never wins
    [one] the night wins after 1 round
   *[other] the night wins after { $value } rounds
  }
unusual-reaction-timeout-s = { $value ->
    [one] 1 second for a reaction
   *[other] { $value } seconds for a reaction
  }
