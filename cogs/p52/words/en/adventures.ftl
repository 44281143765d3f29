### Adventures told: scenes, rooms, what is wanted, victory and defeat.
### `.intro` opens an adventure, `.goal` says what is wanted, `.won` and `.lost` close it.

adventure-lamp = The Snuffed Lamp
    .intro = Under the chandlers’ hall burns the lamp that every lamp in town was lit from. Last night all of them went out at once.
    .goal = Go down to the shrine, and end the one who snuffed it.
    .won = The wax cracks, and underneath it a wick no longer than a fingernail still glows. Somebody cups their hands around it. Up in the town, window after window turns gold.
    .lost = It is dark down there, and warm, and the wax keeps dripping. It has all the time it needs.
adventure-gaol = The Brine Gaol
    .intro = They were told the tide would let them out. It comes in twice a day, up to the chin, and nobody has been let out yet. Nor will you be: the gate falls shut behind you.
    .goal = Find both keys, get past the Gaoler, and stand on the lock with them.
    .won = Two keys turn, the sea door groans, and the tide does at last what it was told. Behind you the cells stand open.
    .lost = The bell rings for high water. Nobody is left to hold their breath.
adventure-winds = Reliquary of Winds
    .intro = The bishops caught the four winds and shut them in a box the size of a loaf. The mills stand still since then, and the ships, and yesterday the last kite came down.
    .goal = Bring the Wind Relic to the terrace, and bring down the Regent who guards it.
    .won = The lid springs open by itself. For a breath there is nothing; then every mill in the valley turns at once, and you have to hold on to your hats.
    .lost = High above the terrace a kite circles, without any wind at all.
adventure-delve = Random Delve
    .intro = Nobody has ever drawn a map of this place that stayed true.
    .goal = Go in, see what it wants of you, and come out again.
    .won = Daylight. You had forgotten that it has a smell.
    .lost = The place closes behind you like a shuffled deck.

shape-boss = Big Boss
    .goal = Somewhere in here an ace hides a boss, and the next one a greater: end the greater.
shape-survival = Survival
    .goal = Every exit is barred until its room is empty. Come through them all.
shape-trapped = Trapped
    .goal = Two aces are keys. With both of them, stand on the exit of one last room.
shape-treasure = Treasure Hunt
    .goal = An ace is a special chest. Find the treasure, and carry it all the way back.
shape-again = A King
    .goal = Another card decides.

difficulty-gentle = Gentle
difficulty-grim = Grim
difficulty-dire = Dire

## Rooms. `.enter` is said on entering.

room-m1 = Stair Vault
    .enter = The steps end in a vault of old candle racks. Your own light is the only one; it seems to be noticed.
room-m2 = Wine Gallery
    .enter = Barrels sleep on both sides in the dark. One of them breathes.
room-m3 = Bottling Hall
    .enter = Glass crunches underfoot, and behind you a bar falls into its brackets. Out you come when nobody in here objects any more.
room-m4 = Lamp Shrine
    .enter = A ring of cold lamps around a mound of tallow. There is no other door. The mound turns round.
room-m5 = Sluice Gate
    .enter = Wet planks, iron rails, and the sea knocking at the far side of the wall.
room-m6 = Drowned Cells
    .enter = The water stands ankle-deep between the bars. Something brass glints, far back, on a drowned man’s hook.
room-m7 = Ropewalk
    .enter = Miles of rope in the dark, and from somewhere between them a hymn, very slow.
room-m8 = Tide Lock
    .enter = Two great doors, two keyholes, and between you and them the man who never lost a key before.
room-m9 = Goat Path
    .enter = The path is as wide as a goat. The goats have thought better of it.
room-m10 = Broken Causeway
    .enter = Night, and half a causeway. The other half is somewhere below; you can hear where.
room-m11 = Reliquary Hall
    .enter = Saints in rows, all of them looking at one chest. The doors close with a sigh, and a bar.
room-m12 = Kite Terrace
    .enter = The last terrace, nothing above it but sky. A shadow passes, and comes back.
room-block = A Plain Chamber
    .enter = Four walls, on no map.
room-cloister = A Cloister
    .enter = A cloister: two walks round two courts of nothing.
room-switchback = A Switchback
    .enter = A passage that cannot make up its mind.
room-cross = A Crossing
    .enter = Four ways meet here. All of them were dug by somebody in a hurry.
room-aisles = Aisles
    .enter = Three aisles, one hall to join them, and echoes in each.
room-fan = A Fan
    .enter = The walls spread out before you like a hand of cards.
room-grid = A Room of Your Own
    .enter = It lies exactly as you said it would.

template-block = Block
template-cloister = Cloister
template-switchback = Switchback
template-cross = Cross
template-aisles = Aisles
template-fan = Fan
template-grid = a plan of your own

light-lit = lit
light-dark = dark
light-day = by day
light-night = by night

mark-path = floor
mark-obstructed = rocks
mark-hidden = a veil to hide behind
mark-trap = a trap
mark-chest = a chest
mark-special = a special chest
mark-key = a key
