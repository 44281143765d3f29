### Forms: several fields that are filled in and sent together. A game names its own fields (`field-…`).

form-fill = Remplir
form-fill-part = { $first } … { $last }
form-part = { $field } : { $part }
form-fill-which = Que veux-tu remplir ?
form-confirm = Confirmer

form-field = **{ $field } :** { $said }
form-wrong = ⚠️ **{ $field } :** { $said }
form-costing = { $said } ({ $price })
form-open = *pas encore rempli*
things-nothing = rien
things-more = { $count } de plus
form-not-a-number = donne un nombre entier de { $least } à { $most }, pas « { $typed } ».
form-length = écris { $range } caractères, pas { $count }.
form-count = choisis-en { $range }, pas { $count }.
form-between = de { $least } à { $most }
form-takes = À choisir : { $range }
form-range = De { $least } à { $most }
form-range-priced = De { $least } à { $most } ; { $price } l’unité
form-price = coûte { $price }
form-gain = rapporte { $gain }

## What it costs together, and what is left. A game may say it itself: `prompt-<word>.budget`.

form-over = ⚠️ Le tout coûte { $cost } : { $over } de plus que les { $most } que tu as.
form-to-spend = ⚠️ Il te reste { $left } à dépenser sur { $most }.
form-short = ⚠️ Tu dois dépenser au moins { $least } ; tu en es à { $cost }.
form-left = Le tout coûte { $cost } ; il reste { $left } sur { $most }.
form-spent = Tu as tout dépensé : { $most }.
form-total = Le tout coûte { $cost }.
form-gains = Le tout te rapporte { $gain }.

## Drafts: what was filled in and not yet sent

draft-lost = J’ai redémarré avant ton envoi et perdu ce que tu avais rempli. Rien d’autre n’est perdu. Remplis et envoie encore une fois, s’il te plaît.
draft-changed = Tu as modifié cela entre-temps, donc je ne l’ai pas envoyé. Voici ta dernière version.
