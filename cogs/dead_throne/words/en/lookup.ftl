### What can be looked up: what each thing does, and its figures.

## The kinds

noun-character = Characters
    .one = Character
noun-item = Items
    .one = Item
noun-scroll = Scrolls
    .one = Scroll
noun-enemy = Enemies
    .one = Enemy
noun-boss = Bosses of Solo
    .one = Boss
noun-trap = Traps
    .one = Trap
noun-quest = Tavern quests
    .one = Tavern quest
noun-lone = Lone Quests
    .one = Lone Quest
noun-relic = Relics
    .one = Relic
noun-ring = Ring Rocks
    .one = Ring Rock
noun-event-card = Events
    .one = Event
noun-omen = Omens of Defender
    .one = Omen
noun-tile = Tiles of the map
    .one = Tile
noun-structure = Structures
    .one = Structure
noun-quick = Quick Paths
    .one = Quick Path
noun-feature = Features of the land
    .one = Feature
noun-terrain = Kinds of land
    .one = Land
noun-deck = Decks
    .one = Deck
noun-place = Places
    .one = Place
noun-mark = What befalls you
    .one = State or token

## Figures

figures-character = Bare hands: attack { $attack }, defence { $defence } · begins with { $gear }
figures-item = { $slot ->
    [weapon] Weapon · attack { $attack }
    [shield] Shield · defence { $defence }
    [special] Special item
    [tool] Tool, used once
    [rucksack] Rucksack
    [token] Token
    [helmet] Helmet · { $armour } more health
    [body] Body armour · { $armour } more health
    [gauntlets] Gauntlets · { $armour } more health
    [boots] Boots · { $armour } more health
   *[ring] Ring · { $armour } more health
  }{ $buy ->
    [0] { "" }
   *[other] {" "}· costs { $buy }
  }{ $sell ->
    [0] { "" }
   *[other] {" "}· sells for { $sell }
  }
figures-scroll = Deck: { $deck }
figures-enemy = Level { $level } · attack { $attack-dice ->
    [0] { $attack }
    [1] a die
   *[other] { $attack-dice }× a die
  } · defence { $defence-dice ->
    [0] { $defence }
    [1] a die
   *[other] { $defence-dice }× a die
  }{ $element ->
    [fire] {" "}· Fire
    [water] {" "}· Water
    [earth] {" "}· Earth
    [air] {" "}· Air
   *[none] { "" }
  }{ $human ->
    [0] { "" }
   *[other] {" "}· human
  }
figures-boss = Short road: space { $short }, attack and defence { $short-dice ->
    [1] a die
   *[other] { $short-dice }× a die
  } · long road: space { $long }, { $long-dice ->
    [1] a die
   *[other] { $long-dice }× a die
  } each

## Characters

about-saladar = The mage. He wins with every Medallion Piece in the Throne Hall, comes back on his active Region Stones, and travels between them.
about-hero = A Hero, { $who-calling }. Heroes win with every Region Stone in the Throne Hall, and come back at an Inn if they die with a Medallion Piece.

## Items that only their figures tell apart

about-weapon = { $combos ->
    [0] It makes no combo with anything.
    [1] With { $partner1 } it is a combo: attack { $attack1 }, defence { $defence1 }.
    [2] It makes a combo with { $partner1 } (attack { $attack1 }, defence { $defence1 }) or { $partner2 } (attack { $attack2 }, defence { $defence2 }).
   *[3] It makes a combo with { $partner1 } (attack { $attack1 }, defence { $defence1 }), { $partner2 } (attack { $attack2 }, defence { $defence2 }) or { $partner3 } (attack { $attack3 }, defence { $defence3 }).
  }
about-shield = It lowers every blow against you by its defence. It breaks if a blow of at least twice its defence wounds you.
about-armour = While you wear it, you can have { $armour } more health. Armour never breaks.

## Items with an effect of their own

about-item-longbow = It never breaks, whatever you shoot at. It makes no combo.
about-item-greatsword = It needs both hands: you wear no shield beside it.
about-item-flame-brand = Its element is Fire: 2 more against Water, nothing against Fire. With a { $partner1 } it is a combo: attack { $attack1 }, defence { $defence1 }.
about-item-widows-fang = When it wounds another player, it does 1 direct damage more. With a { $partner1 } it is a combo: attack { $attack1 }, defence { $defence1 }.
about-item-ash-staff = Saladar’s own weapon. No Market buys it, but the player who defeats him may take it.
about-item-mirror-shield = In each battle the first attack scroll aimed at you does nothing.
about-item-crested-helm = You may hold four scrolls instead of three.
about-item-iron-gauntlets = Your weapon strikes with 1 more. Your bare hand does not.
about-item-swift-boots = Your movement rolls count 2 more, except when you flee.
about-item-ring-of-warding = Direct damage does nothing to you.
about-item-ring-of-tides = You heal 1 at the start of each of your Game Turns.
about-item-lucky-charm = Once a turn you may roll the worse die of your walk or your flight again.
about-item-travellers-cloak = Players you walk over cannot start a battle with you.
about-item-hunters-horn = You strike enemies with 1 more. It does not help against players.
about-item-scholars-satchel = When you draw missing scrolls, you draw one more and then put one back.
about-item-pilgrims-lantern = When you draw a card of the land, you see two and choose one. The other goes back on top.
about-item-crown-of-the-king = Agrimor’s Crown opens the Throne Hall: carry it in, and you win. It lies where its bearer falls.
about-item-hammer = Repairs one broken item, on your own turn. A broken combo counts as one.
about-item-torch = Ends your waiting at once, unless an enemy holds you. It also lights the woods if you play with Dead Zones.
about-item-healing-herb = Heals 4, on your own turn.
about-item-elixir = Heals all your wounds, on your own turn.
about-item-rope = On your Game Turn, climb to a path step of your tile within 3 steps. Then you interact there.
about-item-lockpick = Inside a structure, draw two Loot cards and take one of them.
about-item-spyglass = Look at one player’s scrolls and set traps.
about-item-whetstone = Your next attack with a weapon in this turn strikes with 2 more.
about-item-smoke-pot = In a battle, flee whatever you roll. The dice still say how far.
about-item-rucksack = You can carry five things more. If you lose it, you lose what is in it; its tools are out of reach in a battle.
about-item-life-token = If you would die, it is used up instead, and you stay where you are with 5 health.

## Scrolls

about-scroll-firebolt = Adds 4 to one attack of yours. It is Fire: 2 more against Water, nothing against Fire.
about-scroll-ice-lance = Adds 4 to one attack of yours. It is Water: 2 more against Fire, nothing against Water.
about-scroll-gale-blade = Adds 4 to one attack of yours. It is Air: 2 more against Earth, nothing against Air.
about-scroll-stone-fist = Adds 4 to one attack of yours. It is Earth: 2 more against Air, nothing against Earth.
about-scroll-war-cry = Your weapon or your hand strikes with 3 more, in one attack.
about-scroll-sunder = In a battle or when you meet a player, break the weapon or the shield they wear.
about-scroll-blood-dart = 2 direct damage to an enemy you fight or a player you meet. No defence helps against it.
about-scroll-call-the-pack = Adds a die to one attack of yours.
about-scroll-stone-skin = When you are attacked, you defend with 4 more against this blow.
about-scroll-mirror-ward = When a player attacks you with a scroll, its part of the attack hits them instead.
about-scroll-mend = Heals 4: on your own turn, or after a blow that hit you.
about-scroll-second-wind = On your own turn, heal 2 and draw a scroll at once.
about-scroll-conjured-blade = You strike with a weapon of 5 that cannot break, until the battle or the turn ends.
about-scroll-conjured-bulwark = You defend with a shield of 4 that cannot break, until the battle or the turn ends. You may use it when you are attacked.
about-scroll-entangle = A player you meet or fight is trapped: they remain for a turn, without any defence.
about-scroll-nullify = Cancels a scroll that another player has just used.
about-scroll-homeward = On your own turn, teleport to any Inn and interact there.
about-scroll-step-through = On your own turn, teleport to a path step of your tile or the next, and interact there.
about-scroll-swap-places = On your Game Turn, change places with any living player. Only you interact then.
about-scroll-far-voice = On your Game Turn, trade with any living player, attack them or use a scroll on them, wherever they are. Nobody moves.
about-scroll-swift-feet = After your movement roll, you may walk 4 steps more.
about-scroll-bar-the-way = On your Game Turn, bar a step within 6. Nobody else enters it until your next turn begins.
about-scroll-read-the-land = On your Game Turn, look at the top three cards of a land and put them back in any order.
about-scroll-binding-charm = On your Game Turn, attach it: your weapon strikes with 1 more, or your shield defends with 1 more, for good.

## Enemies

about-enemy = If you deal more damage than you take, you gain { $coin } coin{ $loot ->
    [0] { "" }
   *[other] {" "}and a Loot card
  }{ $heal ->
    [0] { "" }
   *[other] {" "}and heal { $heal }
  }{ $essence ->
    [0] { "" }
   *[other] {" "}and may keep its essence, worth { $essence }
  }. If you take more, you lose { $cost } coin{ $penalty ->
    [back] {" "}and move back { $amount ->
        [one] a step
       *[other] { $amount } steps
      }
    [move] {" "}and must move { $amount } steps
    [remain] {", "}and it holds you for { $amount ->
        [one] a turn
       *[other] { $amount } turns
      }
    [scrolls] { $amount ->
        [0] {" "}and all your scrolls
       *[other] {" "}and a scroll
      }
    [carried] {" "}and a thing you carry
    [worn] {" "}and { $slot ->
        [weapon] your weapon
        [shield] your shield
        [special] your special item
        [helmet] your helmet
        [body] your body armour
        [gauntlets] your gauntlets
        [boots] your boots
        [rucksack] your rucksack with all that is in it
       *[ring] your ring
      }
   *[none] { "" }
  }.
about-enemy-k0 = The dragon of the rocks. If you defeat him, you gain 6 coin and the Crown of the King; in Defender he marches on the Castle, and what he loses stays lost.

about-boss-gatewarden = He bars the road of Solo. If you lose, he takes your shield besides the coin.
about-boss-sister-ruin = She bars the road of Solo. She is Fire: Water strikes her with 2 more, Fire with nothing.
about-boss-twin-kings = They bar the road of Solo. The first part of your attack counts half, rounded down.
about-boss-dead-throne = The last boss of the road. If you beat it, you win.

## Traps

about-trap-rope-snare = Springs on others at old trees: they remain for a turn. A Rope adds 2 direct damage, then a Dagger takes one of their things for you.
about-trap-bridge-saw = Springs on others at bridges: 2 direct damage. An Axe adds 2 more, then a Rope makes them remain for a turn.
about-trap-jetty-net = Springs on others at jetties: they remain for a turn. A Rope takes 3 coin for you, then a Spear adds 3 direct damage.
about-trap-rockfall = You may spring it when another player interacts in the rocks: 2 direct damage. A Hammer adds 2 more, then a Mace breaks their shield.
about-trap-poisoned-gift = Use it on a player on your step: 3 direct damage. A Healing Herb adds 2 more, then any scroll makes them remain for a turn.
about-trap-false-signpost = Springs on others at waymarkers: you lead them 4 steps. A Torch makes it 7, then any scroll sends them to a path step of your choice.
about-trap-dead-mans-well = Springs on others at wells: 2 direct damage. A Torch costs them their next movement roll, then any scroll takes 4 coin for you.
about-trap-cairn-curse = Springs on others at cairns: they discard a scroll. A Whetstone takes all their scrolls, then an Elixir makes them remain for a turn.
about-trap-tripwire = You may spring it when another player interacts in the woods: 1 direct damage. A Rope makes them remain for a turn, then a Short Sword adds 3 damage.

## Lone Quests

about-lone-lq1 = Push the cart for 5 coin, or fight a Hedge Bandit for 9.
about-lone-lq2 = Give a Healing Herb for a Long Sword, or buy water for 2 coin and draw a scroll.
about-lone-lq3 = Wait a turn with the child for 4 coin and a Healing Herb, or fight a Grey Wolf for 8 coin.
about-lone-lq4 = Roll a die: 4 or more brings a Loot card, less costs 2 coin.
about-lone-lq5 = Dive for it: 2 direct damage, then the better of two Loot cards.
about-lone-lq6 = Mend the boat with a Hammer or a Rope for 10 coin, or fight a Smuggler Crew for 9.
about-lone-lq7 = Pay 4 coin and roll a die: 4 or 5 brings 8 coin, 6 brings Plate Armour.
about-lone-lq8 = Stay for two turns for full health and 6 coin, or give a Torch for 7 coin.
about-lone-lq9 = Pay 5 coin for full health and a Loot card, or fight a Barrow Hound for 6 coin.
about-lone-lq10 = Trust one of the twins and roll a die: even brings a Loot card, odd costs a turn.
about-lone-lq11 = Carry the letter to any Tavern within three turns for 12 coin, or open it for 2 coin and lose a scroll.
about-lone-lq12 = Give a Torch and a Hammer for Plate Armour or 14 coin, or force the gate: 3 direct damage, then a Loot card.

## Finds

about-relic = Keep it, and roll a die for it on any turn of yours; then it is gone. { $relic-does }.
about-ring = You roll a die and obey. 2: { $ring-on-two }. 3: { $ring-on-three }. 4: { $ring-on-four }. 5: { $ring-on-five }. 6: { $ring-on-six }.

## The land

about-tile-land = Outside its structures you draw cards of the { $land } here.
about-tile-town = A walled town with an Inn, a Market and a Tavern. Outside its walls you draw cards of the field.
about-tile-castle = The Throne Hall stands here. Around it you draw cards of the field.
about-structure = Stop at { $step } and go inside for a Loot card, or stay outside and draw a card of the land.
about-quick = A Quick Path between { $steps }. It costs one step, whichever way you take it.
about-feature = There is one at { $steps }. { $traps-count ->
    [0] No trap springs there.
    [one] Other players’ { $traps } may spring there.
   *[other] Other players’ { $traps } may spring there.
  }
about-terrain-field = The easiest land: most of its enemies are of levels 1 to 3. Towns and the Castle stand in it.
about-terrain-woods = Beasts and poachers, two of them of level 4. Old trees hide snares.
about-terrain-docks = Water and those who live by it. Jetties lead to the Ferry.
about-terrain-rocks = The hardest land, with enemies up to level 5 and the dragon Agrimor. Much coin, and the Crown.
about-deck-loot = What you find inside structures: rare items, coin, relics, and lairs, out of which an enemy of that land comes.
place-castle = Throne Hall
about-place-castle = It opens to a Hero with every Region Stone in play, to Saladar with every Medallion Piece, and to anyone with the Crown. If you enter, you win.
place-inn = Inn
about-place-inn = Stop here, and all your wounds heal.
place-market = Market
about-place-market = Buy, sell and repair as much as you like, and buy traps. Nobody can meet you while you are inside.
place-tavern = Tavern
about-place-tavern = Hand in quests, and lay a new one open for everybody.
place-carriage = Carriage
about-place-carriage = For 3 coin it takes you to another town’s Carriage.

## States and tokens

mark-held = Held by an enemy
about-mark-held = You cannot move, draw cards or be met until your turns have passed, somebody defeats the enemy, or a teleport takes you away.
mark-trapped = Trapped
about-mark-trapped = You remain for your next turns without any defence and draw your step’s card each turn. Others may meet you.
mark-combo = Combo
about-mark-combo = A weapon and its partner worn as one: a better attack, and a defence as well. Both break together.
mark-broken = Broken
about-mark-broken = It gives nothing, weighs as much and sells for half. A Market repairs everything for 5 coin, a Hammer one thing.
mark-essence = Essence
about-mark-essence = The rest of a creature. Add it to one attack or one defence, hand it in, sell it, or with a Region Stone of its land heal fully.
mark-direct = Direct damage
about-mark-direct = No defence lowers it. Only a Ring of Warding keeps it off.
mark-element = Element
about-mark-element = Fire and Water oppose each other, and so do Earth and Air: 2 more against the opposed one, nothing against the same.
mark-hidden = Hidden
about-mark-hidden = If you join a battle, nobody can attack you before your first Battle Turn.
mark-afar = From afar
about-mark-afar = You take part in a battle without standing on its step. You may leave it at any Battle Turn, and it does not last for you.
mark-stone = Region Stone
about-mark-stone = A Hero with all of those in play may enter the Throne Hall. On its own land it is active: Saladar comes back on it, and has 1 more health.
mark-piece = Medallion Piece
about-mark-piece = A Hero who dies with one loses all of them and comes back. Saladar wins with all of them in the Throne Hall.
mark-group = Group
about-mark-group = Heroes on one step who walk together: attack and defence add up, and they share what they hold. One of them rolls a die and takes the damage.

## How it stands now

now-worn = worn by { $name }
now-carried = in your pack
now-hand = { $count ->
    [one] one in your hand
   *[other] { $count } in your hand
  }
now-market = { $count ->
    [one] one in the Market for { $coin } coin
   *[other] { $count } in the Market for { $coin } coin each
  }
now-set = set by you, level { $level }
now-open = open for everybody
now-progress = you have { $done } of { $needed }
now-holds = holds { $name }
now-spares = in this mode a lost fight costs only the damage
now-roams = at { $step }
now-marches = after this round { $enemy } { $whither }
now-dragon = { $health } health, at { $step }
now-lone = { $turns ->
    [one] one turn left
   *[other] { $turns } turns left
  }
now-player = { $name }, { $health } of { $most } health
now-out = { $name }, out of the game
now-town = { $left } strength left
now-here = { $name } is here
now-next = the next boss, at space { $space }
now-beaten = beaten
now-skipped = not on this road
now-stone-held = { $name } has the { $stone }
now-stone-lies = the { $stone } lies at { $step }
now-pieces = { $name } has { $count }
now-you = this holds for you
