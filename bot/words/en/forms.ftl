### Forms: several fields that are filled in and sent together. A game names its own fields (`field-…`).

form-fill = Fill In
form-fill-part = { $first } … { $last }
form-part = { $field }: { $part }
form-fill-which = What do you want to fill in?
form-confirm = Confirm

form-field = **{ $field }:** { $said }
form-wrong = ⚠️ **{ $field }:** { $said }
form-costing = { $said } ({ $price })
form-open = *still open*
things-nothing = nothing
things-more = { $count } more
form-not-a-number = please give a whole number from { $least } to { $most }, not “{ $typed }”.
form-length = please write { $range } characters, not { $count }.
form-count = please choose { $range }, not { $count }.
form-between = { $least } to { $most }
form-takes = Choose { $range }
form-range = From { $least } to { $most }
form-range-priced = From { $least } to { $most }; { $price } each
form-price = costs { $price }
form-gain = brings { $gain }

## What it costs together, and what is left. A game may say it itself: `prompt-<word>.budget`.

form-over = ⚠️ That makes { $cost } together: { $over } more than the { $most } you have.
form-to-spend = ⚠️ { $left } of { $most } still to be spent.
form-short = ⚠️ At least { $least } must be spent; so far it is { $cost }.
form-left = Together it costs { $cost }; { $left } of { $most } left.
form-spent = All { $most } are spent.
form-total = Together it costs { $cost }.
form-gains = Together it brings you { $gain }.

## Drafts: what was filled in and not yet sent

draft-lost = I was restarted before you sent this, and no longer have what you had put together. Nothing else is lost: please look it over and send it again.
draft-changed = You have changed that since, so I did not send it. This is how it stands now.
