### Forms: several fields that are filled in and sent together. A game names its own fields (`field-…`).

form-fill = Fill In
form-fill-part = { $first } … { $last }
form-part = { $field }: { $part }
form-fill-which = What do you want to fill in?
form-confirm = Confirm

form-field = **{ $field }:** { $said }
form-wrong = ⚠️ **{ $field }:** { $said }
form-costing = { $said } ({ $price })
form-open = *not filled in yet*
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

form-over = ⚠️ That costs { $cost } in all: { $over } more than the { $most } you have.
form-to-spend = ⚠️ You still have to spend { $left } of { $most }.
form-short = ⚠️ You must spend at least { $least }; so far it is { $cost }.
form-left = This costs { $cost } in all; { $left } of { $most } left.
form-spent = You have spent all { $most }.
form-total = This costs { $cost } in all.
form-gains = This brings you { $gain } in all.

## Drafts: what was filled in and not yet sent

draft-lost = I was restarted before you sent this, and lost what you had filled in. Nothing else is lost. Please fill it in and send it again.
draft-changed = You have changed this since, so I did not send it. Here is your latest version.
