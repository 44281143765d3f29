### Questions to the table.

## Questions to the table: undo, end, swap

question-agree = Agree
question-refuse = Refuse
question-agreed = Agreed: { $names }.
question-waiting = Still asked: { $names }.
question-until = The question is open until { $when }.
question-put = I have asked the others. Their answer will stand at the table.
undo = Take Back
undo-done = { $count ->
    [one] Taken back. You may choose again.
   *[other] Your last answer is taken back, and what came after it: { $count } answers in all. You may choose again.
  }
undo-asked = { $by } would like to take back { $count ->
    [one] the last answer
   *[other] the last { $count } answers, down to their own
  }. Do you agree?
undo-public = { $count ->
    [one] { $name } takes the last answer back. It does not count.
   *[other] { $name } takes the last { $count } answers back, down to their own. They do not count.
  }
undo-refused = Nothing is taken back. The match goes on.
undo-lapsed = Not everybody agreed in time, so nothing is taken back.
end-sure = Ask the table to call this match off? Nobody wins then, and it counts for nobody.
end-propose = Ask the Table
end-asked = { $by } would like to call this match off. Do you agree? More than half of you decide.
end-agreed = The match is called off, as you agreed. Nobody wins, and it counts for nobody.
end-deserted = Nobody came back, so the match is called off. Nobody wins, and it counts for nobody.
end-left = Everybody has left, so the match is called off. Nobody wins, and it counts for nobody.
end-refused = The match is not called off. It goes on.
end-lapsed = Too few agreed in time, so the match goes on.
swap-own = { $by } would like to hand their seat to { $to }. { $to }, will you take it?
swap-empty = { $by } offers { $to } seat { $number }, which was { $name }'s. { $to }, will you take it?
swap-done = The seat is yours, with all it knows. Press **Your Hand**.
swap-public = { $name } sits down in seat { $number } and plays on.
swap-refused = The seat stays in the hands it is in.
swap-lapsed = The seat was not taken in time; it stays in the hands it is in.
swap-whom = Say who shall have your seat (**to**), or which seat you would like to take (**seat**).
swap-bot = That is a bot, and I should not trust it with a hand. Choose a person.
