### What is asked, and what there is to choose: labels fit a phone, costs stand on the buttons.

## Costs, as they stand at the end of a label

cost-ap = { $ap ->
    [0] { "" }
   *[other] { " " }· { $ap } AP
  }
cost-next = { $ap ->
    [0] { "" }
   *[other] { " " }· { $ap } AP next turn
  }
cost-fight = { $is_next ->
    [1] { cost-next }
   *[other] { cost-ap }
  }
cost-tokens = { $tokens ->
    [one] { " " }· { $tokens } token
   *[other] { " " }· { $tokens } tokens
  }
cost-hp = { $damage ->
    [0] { "" }
   *[other] , { $damage } HP
  }

## Before the first step

prompt-adventurer = Who will you be? HP is what you can take, AP what you can do in a turn, and 2d6+2 how you strike.
    .waiting = { $asked } { $asked-count ->
        [one] is
       *[other] are
      } choosing an adventurer.
    .title = Choose your adventurer
option-adventurer = { $adventurer }, { $adventurer-class } · { $adventurer-card }
    .hint = { $skill_is ->
        [0] { $adventurer-skill }
        [1] { skill-antivenom }: { dormant-antivenom }
       *[other] { skill-antivenom }: { idle-antivenom }
      }
prompt-side = Two skill tokens will buy { $adventurer } one upgrade. Which one?
    .waiting = { $asked } { $asked-count ->
        [one] is
       *[other] are
      } choosing an upgrade.
    .title = Choose your upgrade
option-side = { $upgrade }

## What can be settled in advance

order-fight-on = In a fight, go on while I have more HP than
order-wounds = When damage is coming
option-bear-all = Take it, keep my tokens
option-bear-most = Take it unless it kills
order-calls = When I am called to a fight
option-always-join = Always join
option-never-join = Always stay out
order-bargains = When I am offered a trade
option-no-bargains = Always refuse
option-gifts-alone = Accept gifts only
option-any-bargain = Always accept
order-reactions = No reactions this turn
option-no-reactions = Take things as they come

## Your turn

prompt-menu = { $adventurer } on { $tile }: { $ap } AP, { $hp } HP.
    .waiting = { $adventurer } ({ $asked }) stands on { $tile }, { $ap } AP, { $hp } HP.
    .title = Your turn
option-lay = Explore { $direction-label }{ cost-ap }
option-explore = Explore { $direction-label }, Enter{ cost-ap }
option-explore-on = Explore On
    .hint = Walk and lay tiles until your AP are spent or something turns up
option-move = { $direction-label }: { $what }{ cost-ap }
    .without-what = { $direction-label } to { $tile }{ cost-ap }
option-pass = { $world-label }: { $what }{ cost-ap }
    .without-what = { $world-label }, { $tile }{ cost-ap }
option-walk = To { $tile }: { $what }{ cost-ap }
    .without-what = To { $tile }{ cost-ap }
    .hint = { $bearing }{ $ways ->
        [0] { "" }
        [one] , one way unexplored
       *[other] , { $ways } ways unexplored
      }{ $items ->
        [0] { "" }
        [one] , one item
       *[other] , { $items } items
      }{ $seeds ->
        [0] { "" }
        [one] , one seed
       *[other] , { $seeds } seeds
      }
option-travel = To { $tile }: { $what } · { $turns } turns
    .without-what = To { $tile } · { $turns } turns
    .hint = { $bearing }, { $ap } AP in all
group-walk = Walk where?
group-pack = Items and trade
group-end = End the turn?
group-explore = Explore and walk in?
group-lay = Explore, but stay here?
group-move = One step where?
group-escape = Flee where?
group-escape-new = Flee into the unknown?
group-tag = Call whom?
group-attack = Attack whom?
group-chest = Open what?
group-fight-item = Use what?
option-end-turn = End Turn
option-back = Back
option-arrange = Arrange My Items
option-web = Walk the Webs{ cost-ap }
option-engage = Fight { $monster }
option-shoot = Ranged Attack{ cost-ap }
option-use = Use an Item{ cost-ap }
option-use-it = Use { $item }{ cost-ap }
    .hint = { $power }
option-skill = { $skill }{ cost-ap }
option-upgrade = Learn { $upgrade }
option-attack = Attack { $adventurer }{ cost-ap }
option-leave = Leave the Dungeon
option-ring = Take the Ring
option-seeds = Take { $count ->
    [one] the Seed
   *[other] { $count } Seeds
  }
option-pool = Rest in the Pool
option-cache = Take the Hidden Item
option-chest = Open { $item }
    .hint = { $power }
option-chest-safely = Dive: { $item }{ cost-tokens }
option-seed = Try for the Seed
option-swamp = Search the Swamp{ cost-ap }
option-heal = Bones: Heal{ cost-ap }
option-find = Bones: Find · { $kills } kills
option-plant = Plant a Seed{ cost-ap }
prompt-web-to = To which Web?
    .waiting = { $asked } is walking the webs.
    .title = To which Web?
option-web-to = Web on { $tile }
prompt-renew = Whom do you heal?
    .waiting = { $asked } has healing hands.
    .title = Whom do you heal?
option-renew = { $adventurer }, { $hp } HP
prompt-antivenom = Whom do you cure?
    .waiting = { $asked } uncorks an antivenom.
    .title = Whom do you cure?
option-antivenom = { $adventurer }, { $hp } HP

## Laying tiles

prompt-rotation = You draw a tile for { $tile }: { $icon-a }. How do you turn it?
    .waiting = { $asked } has drawn a tile for { $tile }: { $icon-a }. Which way round?
    .title = Turn the tile
option-turned = Open { $openings-letter }
prompt-pathfinder = You know two ways for { $tile }. Which tile do you lay?
    .waiting = { $asked } weighs two tiles for { $tile }.
    .title = Choose a tile
option-draw = { $shape }: { $icon }{ $number ->
    [0] { "" }
   *[other] {" "}{ $number }
  }
prompt-last-edge = The last tile lies. Where does the { $name } stand?
    .waiting = { $asked } decides where the { $name } stands.
    .title = Where does it stand?
option-last-edge = { $place }, { $direction } of { $tile }

## Meeting monsters

prompt-encounter = { $monster }, round { $round }: { $monster_hp } HP, { describe-attack }. You: { $hp } HP, { $ap } AP{ $is_next ->
    [1] { " " }of your next turn.
   *[other] .
  }{ $held ->
    [0] { "" }
    [1] { " " }You cannot flee before you have fought a round.
   *[other] { " " }You cannot flee.
  }
    .waiting = { $adventurer } ({ $asked }) faces { $monster-the }: { $hp } HP against { $monster_hp }.
    .title = Fight or flight
option-fight = Fight
option-fight-out = Fight to the End
option-escape = Flee to { $tile }{ cost-fight }{ cost-hp }
option-escape-new = Flee { $direction-label }{ cost-fight }{ cost-hp }
option-tag = Call { $adventurer }{ cost-fight }
option-tag-all = Call All{ cost-fight } each
option-use-item = { $item }{ cost-ap }
    .hint = { $power }
option-fight-item = { $item }{ cost-fight }
    .hint = { $power }
option-clobber = Clobber: +{ $dice } Dice
option-no-clobber = Just Roll
prompt-clobber = { $adventurer } is about to roll in a duel. A mighty swing?
    .waiting = { $asked } may clobber.
    .title = Clobber?
option-bossbane = Bossbane: { $monster }{ cost-tokens }
option-shoot-on = Shoot
option-withdraw = Withdraw
prompt-sneak = Your cloak may hide you from { $monster-the }: on 3 to 6 you pass unseen, on 1 or 2 you must fight. Try it?
    .waiting = { $asked } may sneak past { $monster-the }.
    .title = Sneak or fight?
option-sneak = Sneak
option-no-sneak = Fight
prompt-tornado = Where does the whirlwind set you down?
    .waiting = { $asked } is spinning in a whirlwind.
    .title = Out of the whirlwind
option-tornado = { $tile }

## Calling for help

prompt-tagged = { $adventurer } calls { $partner } ({ $hp } HP) to the fight against { $monster-the }, { $monster_hp } HP left. Will you join?
    .waiting = Will { $asked } come to help { $adventurer }?
    .title = Join the fight?
option-join = Join{ cost-next }
option-join-range = Shoot from { $tile }{ cost-next }
option-decline-tag = Stay Out

## Reactions

prompt-dice = { $adventurer } has { $total } against { $foe_total }. Leave it at that?
    .waiting = { $adventurer } ({ $asked }) has { $total } against { $foe_total } and may still change it.
    .title = Your dice
option-keep = Keep
option-lethal = Lethal Blow: Double It
prompt-damage = { $damage } damage { $cause } is coming at { $adventurer } ({ $hp } HP). You have { $tokens ->
    [0] no skill token
    [one] 1 skill token
   *[other] { $tokens } skill tokens
  }. What do you do?
    .waiting = { $damage } damage is coming at { $adventurer } ({ $asked }).
    .title = Damage is coming
option-take-damage = Take { $damage } Damage
option-duck = Duck: −1d6{ cost-tokens }
option-dive = Dive Clear{ cost-tokens }
option-riposte = Riposte{ cost-tokens }
option-brace = Brace: No Damage
prompt-killing-blow = { $adventurer } is dying. One skill token and one item may take { $monster-the } along. Which item?
    .waiting = { $adventurer } ({ $asked }) is dying and may yet strike a killing blow.
    .title = A killing blow?
option-killing-blow = { $item }
    .hint = { $power }
option-die = Die in Peace
prompt-story = How do you bring down { $monster-the } with { $item-the }? Tell it to everybody.
    .waiting = { $asked } has a story to tell: how { $item-the } brought down { $monster-the }.
    .title = Tell the killing blow

## Rewards and items

prompt-reward = A reward for { $adventurer }{ $count ->
    [1] { "" }
   *[other] { " " }({ $number } of { $count })
  }{ $is_for_upgrade ->
    [1] : an item now, or a skill token to duck a blow or save for your upgrade?
   *[other] . Which one do you take?
  }
    .without-adventurer = A reward is yours{ $count ->
        [1] { "" }
       *[other] { " " }({ $number } of { $count })
      }{ $is_for_upgrade ->
        [1] : an item now, or a skill token to duck a blow or save for your upgrade?
       *[other] . Which one do you take?
      }
    .waiting = { $asked } chooses a reward.
    .title = Your reward
option-reward-item = An Item
option-reward-token = A Skill Token
option-awaken = Awaken { $item }
    .hint = { $power }
prompt-choosy = { $adventurer } has two items at hand. Which one stays?
    .without-adventurer = Two items are in your fingers. Which one do you keep?
    .waiting = { $asked } keeps one of two items.
    .title = Keep one
option-keep-item = { $item }
    .hint = { $power }
prompt-receive = { $adventurer } has { $item-a } ({ $power }). Where to?
    .without-adventurer = You have { $item-a } ({ $power }). Where to?
    .waiting = { $asked } finds room for { $item-the }.
    .title = Where to?
option-space = { $space }
option-swap-space = { $space } for { $item }
    .hint = { $power }
option-space-keeps = { $space }: Move { $item }
    .hint = { $power }
option-space-drops = { $space }: Drop { $item }
    .hint = { $power }
option-leave-item = Leave It
prompt-use-item = What do you use?
    .waiting = { $asked } is rummaging in the pack.
    .title = Use what?
prompt-far = How far does the crystal take you?
    .waiting = { $asked } holds up a crystal.
    .title = How far?
option-far = { $steps ->
    [one] { $steps } Tile
   *[other] { $steps } Tiles
  }
prompt-teleport = To which tile?
    .waiting = { $asked } holds up a crystal.
    .title = To which tile?
option-teleport = { $tile }: { $what }
    .without-what = { $tile }
prompt-drain = Whose blood do you take?
    .waiting = { $asked } bares the teeth.
    .title = Whose blood?
option-drain = { $adventurer }, { $hp } HP
prompt-rob = Whom do you rob?
    .waiting = { $asked } stretches out a claw.
    .title = Whom do you rob?
option-rob = { $adventurer }
prompt-steal = What do you take?
    .waiting = { $asked } stretches out a claw.
    .title = What do you take?
option-steal = { $item }
    .hint = { $power }
option-steal-ring = The Ring
prompt-take = What do you pick up?
    .waiting = { $asked } is picking things up.
    .title = Pick up what?
option-take = { $item }
    .hint = { $power }
option-pick-it-up = Pick Up { $item }
    .hint = { $power }
option-pick-up = Pick Up ({ $count })
prompt-drop = What do you leave here?
    .waiting = { $asked } is sorting the pack.
    .title = Leave what here?
option-drop = { $item }
    .hint = { $power }
option-leave-something = Leave an Item
prompt-trade-with = With whom do you trade?
    .waiting = { $asked } wants to trade.
    .title = Trade with whom?
option-trade-with = { $adventurer }
prompt-give = What do you offer { $adventurer }?
    .waiting = { $asked } makes { $adventurer } an offer.
    .title = What do you offer?
option-give = { $item }
    .hint = { $power }
option-give-ring = The Ring
option-give-nothing = Nothing
prompt-want = What do you want of { $adventurer }{ $gives ->
    [0] { "" }
   *[other] { " " }for it
  }?
    .waiting = { $asked } makes { $adventurer } an offer.
    .title = What do you want?
option-want = { $item }
    .hint = { $power }
option-want-ring = The Ring
option-want-nothing = Nothing
prompt-trade = { $offerer } { $gives ->
    [0] asks you for { $want-the } ({ $want_power }) and offers nothing.
   *[other] offers you { $give-the } ({ $give_power }) for { $want-the }{ $wants ->
        [0] .
       *[other] { " " }({ $want_power }).
      }
  } A deal?
    .waiting = { $asked } is { $gives ->
        [0] asked for { $want-the }
       *[other] offered { $give-the } for { $want-the }
      }.
    .title = A deal?
option-trade = Deal
    .without-give = Trade
option-no-trade = No Deal
prompt-arrange = What do you want to move? It costs nothing.
    .waiting = { $asked } is rearranging the pack.
    .title = Arrange your items
option-arrange-item = { $item }
    .hint = { $power }
option-arrange-poison = Poison: { $space }
prompt-space = Where do you put { $item-the } ({ $power })?
    .waiting = { $asked } is rearranging the pack.
    .title = Where to?
prompt-poison-space = Where does the poison go?
    .waiting = { $asked } is rearranging the pack.
    .title = Where to?
prompt-poison = { $adventurer } is poisoned. Which space is lost?
    .without-adventurer = You are poisoned. Which space do you lose?
    .waiting = { $asked } is poisoned and gives up a space.
    .title = Poisoned

## Ranged attacks

prompt-weapon = What do you aim with?
    .waiting = { $asked } takes aim.
    .title = Shoot with what?
option-weapon = { $item }{ cost-ap }
    .hint = { $power }
prompt-target = What do you aim at?
    .waiting = { $asked } takes aim.
    .title = Aim at what?
option-target = { $tile }: { $what }, { $hp } HP
    .without-what = { $tile }: No Monster
    .without-hp = { $tile }: { $what }

## Hazards

prompt-spikey = Old Spikey is awake. Feed it an item to jam it, or roll and hope?
    .waiting = { $asked } stands before Old Spikey.
    .title = Old Spikey
option-jam = Jam: { $item }
    .hint = { $power }
option-spikey-roll = Roll: Safe over { $most }
prompt-pit = You are at the bottom. Climb out, or find a way into the dungeon?
    .waiting = { $asked } sits at the bottom of the Pit.
    .title = At the bottom
option-land = Land on { $tile }
option-climb-out = Climb Out

## Morna Gûl

prompt-morna = Morna Gûl is here, and you have { $hp } HP. Fight him, or run past?
    .waiting = { $asked } stands before Morna Gûl.
    .title = Morna Gûl
option-run-past = Past to { $tile }{ cost-ap }{ cost-hp }
prompt-front = Morna Gûl has come. Who stands in front?{ $voices ->
        [one] { "" }
       *[other] { " " }Most votes decide; a tie goes to the lowest seat there.
      }
    .waiting = Morna Gûl has come. { $asked } { $asked-count ->
        [one] says
       *[other] say
      } who stands in front.
    .title = Who stands in front?
option-front = { $adventurer }, { $hp } HP
prompt-tree = Morna Gûl has hurt { $adventurer }, { $hp } HP left. Do you let the Maiden Tree lift { $adventurer } out?
    .without-adventurer = Morna Gûl has hurt you, { $hp } HP left. Do you let the Maiden Tree lift you out?
    .waiting = { $asked } may call the Maiden Tree.
    .title = Call the Maiden Tree?
option-tree = Lift Me to { $tile }
option-fight-on = Fight On
prompt-stand-in = Nobody is left in front. Does { $adventurer } stand against Morna Gûl, with { $hp } HP?
    .without-adventurer = Your partner is gone. Do you stand against Morna Gûl, with { $hp } HP?
    .waiting = { $asked } may stand in.
    .title = Stand in?
option-stand-in = Stand In
option-no-stand-in = Withdraw

## Chances, as they stand beside what is rolled for

odds-hit = your roll is the higher: { $percent } %
odds-beat = beats its roll: { $percent } %
odds-live = you live: { $percent } %
odds-live-often = you live: { $percent } %; with all { $tokens } tokens: { $often } %
odds-kill = kills it: { $percent } %
odds-spared = it stays quiet: { $percent } %
odds-unseen = unseen: { $percent } %
odds-quiet = nobody comes: { $percent } %
odds-find = an item: { $percent } %
odds-safe = no trap: { $percent } %
odds-across = you get across: { $percent } %
