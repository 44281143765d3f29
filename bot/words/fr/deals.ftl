### Deals between two seats: what is on the table, and how it is answered. A game names its own things (`stock-…`).

deal-counted = { $count } × { $stock }
deal-offered = { $partner } te propose un marché :
deal-counter-offered = Ta contre-offre à { $partner } :
deal-made = Ton offre à { $partner } :
deal-waiting = Tu as proposé un marché à { $partner } et tu attends sa réponse :
deal-give = **Tu donnes :** { $things }
deal-take = **Tu reçois :** { $things }
deal-public = { $partner } propose un marché à { $asked } : { $give }, contre { $take }.
deal-too-much = ⚠️ **{ $field }** – donne un nombre entier de 0 à { $most }, pas « { $typed } ».
deal-empty = -# Choisis ce que tu donnes ou reçois, puis envoie.

deal-accept = Accepter
deal-refuse = Refuser
deal-none = Pas de marché
deal-counter = Contre-offre
deal-propose = Faire une offre
deal-look = Voir l’offre
deal-amounts = Quantités
deal-send = Envoyer l’offre
deal-back = Retour
deal-choose-give = Ce que tu donnes
deal-choose-take = Ce que tu reçois
deal-you-give = Tu donnes : { $stock }
deal-you-get = Tu reçois : { $stock }
deal-range = De 0 à { $most }
