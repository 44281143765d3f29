### Deals between two seats: what is on the table, and how it is answered. A game names its own things (`stock-…`).

deal-counted = { $count } × { $stock }
deal-offered = { $partner } bietet dir einen Handel an:
deal-counter-offered = Dein Gegenangebot an { $partner }:
deal-made = Dein Angebot an { $partner }:
deal-waiting = Du hast { $partner } einen Handel angeboten und wartest auf Antwort:
deal-give = **Du gibst:** { $things }
deal-take = **Du bekommst:** { $things }
deal-public = { $partner } bietet { $asked } einen Handel an: { $give } gegen { $take }.
deal-too-much = ⚠️ **{ $field }** – bitte eine ganze Zahl von 0 bis { $most }, nicht „{ $typed }“.
deal-empty = -# Wähle, was du gibst oder bekommst, und schick es dann ab.

deal-accept = Annehmen
deal-refuse = Ablehnen
deal-none = Kein Handel
deal-counter = Gegenangebot
deal-propose = Angebot machen
deal-look = Ansehen
deal-amounts = Mengen
deal-send = Angebot senden
deal-back = Zurück
deal-choose-give = Was du gibst
deal-choose-take = Was du bekommst
deal-you-give = Du gibst: { $stock }
deal-you-get = Du bekommst: { $stock }
deal-range = Von 0 bis { $most }
