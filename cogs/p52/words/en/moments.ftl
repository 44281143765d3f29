### Beside the pictures of what has just happened. `.more` is the line under the heading.

duel-needs = { $total } on { $target }
duel-beats = { $total }, to beat { $target }
duel-against = { $total } against { $against }

## A blow

moment-attacked = { $hero }: { $ability } on { $enemy }
    .more = { $outcome-key ->
        [ace] An Ace: it fails!
        [miss] Too low.
       *[other] It hits!
      }
moment-clashed = { $hero }: { $ability } on { $enemy }
moment-struck = { $enemy } strikes at { $hero }
moment-assailed = { $enemy } strikes at { $hero }
earned-title = Experience
earned-now = now { $experience }
