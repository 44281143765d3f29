### Forms: several fields that are filled in and sent together. A game names its own fields (`field-…`).

form-fill = Rellenar
form-fill-part = { $first } … { $last }
form-part = { $field }: { $part }
form-fill-which = ¿Qué quieres rellenar?
form-confirm = Confirmar

form-field = **{ $field }:** { $said }
form-wrong = ⚠️ **{ $field }:** { $said }
form-costing = { $said } ({ $price })
form-open = *sin rellenar todavía*
things-nothing = nada
things-more = { $count } más
form-not-a-number = escribe un número entero de { $least } a { $most }, no «{ $typed }».
form-length = escribe { $range } caracteres, no { $count }.
form-count = elige { $range }, no { $count }.
form-between = de { $least } a { $most }
form-takes = Elige { $range }
form-range = De { $least } a { $most }
form-range-priced = De { $least } a { $most }; { $price } cada uno
form-price = cuesta { $price }
form-gain = da { $gain }

## What it costs together, and what is left. A game may say it itself: `prompt-<word>.budget`.

form-over = ⚠️ En total cuesta { $cost }: { $over } más de los { $most } que tienes.
form-to-spend = ⚠️ Todavía tienes que gastar { $left } de { $most }.
form-short = ⚠️ Tienes que gastar al menos { $least }; de momento son { $cost }.
form-left = En total cuesta { $cost }; quedan { $left } de { $most }.
form-spent = Has gastado los { $most }.
form-total = En total cuesta { $cost }.
form-gains = En total te da { $gain }.

## Drafts: what was filled in and not yet sent

draft-lost = Me reiniciaron antes de que enviaras esto, y perdí lo que habías rellenado. No se ha perdido nada más. Rellénalo y envíalo de nuevo, por favor.
draft-changed = Has cambiado esto después, así que no lo he enviado. Aquí está tu última versión.
