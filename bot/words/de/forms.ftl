### Forms: several fields that are filled in and sent together. A game names its own fields (`field-…`).

form-fill = Ausfüllen
form-fill-part = { $first } … { $last }
form-part = { $field }: { $part }
form-fill-which = Was möchtest du ausfüllen?
form-confirm = Bestätigen

form-field = **{ $field }:** { $said }
form-wrong = ⚠️ **{ $field }:** { $said }
form-costing = { $said } ({ $price })
form-open = *noch nicht ausgefüllt*
things-nothing = nichts
things-more = { $count } weitere
form-not-a-number = bitte eine ganze Zahl von { $least } bis { $most }, nicht „{ $typed }“.
form-length = bitte { $range } Zeichen, nicht { $count }.
form-count = bitte { $range } wählen, nicht { $count }.
form-between = { $least } bis { $most }
form-takes = Wähle { $range }
form-range = Von { $least } bis { $most }
form-range-priced = Von { $least } bis { $most }; je { $price }
form-price = kostet { $price }
form-gain = bringt { $gain }

## What it costs together, and what is left. A game may say it itself: `prompt-<word>.budget`.

form-over = ⚠️ Das kostet zusammen { $cost }: { $over } mehr als die { $most }, die du hast.
form-to-spend = ⚠️ Du musst noch { $left } von { $most } ausgeben.
form-short = ⚠️ Du musst mindestens { $least } ausgeben; bisher sind es { $cost }.
form-left = Das kostet zusammen { $cost }; von { $most } bleiben { $left }.
form-spent = Du hast alle { $most } ausgegeben.
form-total = Das kostet zusammen { $cost }.
form-gains = Das bringt dir zusammen { $gain }.

## Drafts: what was filled in and not yet sent

draft-lost = Ich wurde neu gestartet, bevor du das abgeschickt hast, und habe deine Eingaben verloren. Sonst ist nichts verloren. Bitte füll es noch einmal aus und schick es ab.
draft-changed = Du hast das inzwischen geändert, deshalb habe ich es nicht abgeschickt. Hier ist deine neueste Fassung.
