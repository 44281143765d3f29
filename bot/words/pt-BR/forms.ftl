### Forms: several fields that are filled in and sent together. A game names its own fields (`field-…`).

form-fill = Preencher
form-fill-part = { $first } … { $last }
form-part = { $field }: { $part }
form-fill-which = O que você quer preencher?
form-confirm = Confirmar

form-field = **{ $field }:** { $said }
form-wrong = ⚠️ **{ $field }:** { $said }
form-costing = { $said } ({ $price })
form-open = *ainda em branco*
things-nothing = nada
things-more = mais { $count }
form-not-a-number = dê um número inteiro de { $least } a { $most }, não “{ $typed }”.
form-length = escreva { $range } caracteres, não { $count }.
form-count = escolha { $range }, não { $count }.
form-between = de { $least } a { $most }
form-takes = Escolha { $range }
form-range = De { $least } a { $most }
form-range-priced = De { $least } a { $most }; { $price } cada
form-price = custa { $price }
form-gain = rende { $gain }

## What it costs together, and what is left. A game may say it itself: `prompt-<word>.budget`.

form-over = ⚠️ Isso custa { $cost } ao todo: { $over } a mais que os { $most } que você tem.
form-to-spend = ⚠️ Você ainda precisa gastar { $left } de { $most }.
form-short = ⚠️ Você precisa gastar pelo menos { $least }; até agora são { $cost }.
form-left = Isso custa { $cost } ao todo; sobram { $left } de { $most }.
form-spent = Você gastou todos os { $most }.
form-total = Isso custa { $cost } ao todo.
form-gains = Isso rende { $gain } ao todo.

## Drafts: what was filled in and not yet sent

draft-lost = Fui reiniciado antes de você enviar, e perdi o que você tinha preenchido. Nada mais se perdeu. Preencha e envie de novo, por favor.
draft-changed = Você mudou isto depois, então não enviei. Aqui está a sua versão mais recente.
