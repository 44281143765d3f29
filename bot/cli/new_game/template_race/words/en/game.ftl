# What pictures and descriptions say.

game-name = Template Race
game-about = Race to the finish: roll, and decide how far to trust your luck.
game-length = 5 minutes

board-heading = To the finish: { $length } spaces

hand-space = Your space
hand-die = Your die

describe-headline = The foremost is on space { $space } of { $length }.
describe-runner = { $name } is on space { $space }.
describe-rolled = On the die is a { $die }.
describe-puddles = Puddles: { $spaces }.
describe-you =
    { $left ->
        [0] You are at the finish.
        [one] You are on space { $space }, one from the finish.
       *[other] You are on space { $space }, { $left } from the finish.
    }
describe-score = space { $space }
