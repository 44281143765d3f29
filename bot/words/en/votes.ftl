### Questions to the table.

## Questions to the table: undo, end, swap

question-agree = Agree
question-refuse = Refuse
question-agreed = Agreed: { $names }.
question-waiting = Not yet answered: { $names }.
question-until = The vote ends { $when }.
question-put = I have asked the others. The table will show their answer.
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
undo-refused = The players did not agree, so nothing is taken back. The match goes on.
undo-lapsed = Not everybody agreed in time, so nothing is taken back.
end-sure = Ask the table to call this match off? If the others agree, nobody wins and the match does not count.
end-propose = Ask the Table
end-asked = { $by } would like to call this match off. Do you agree? More than half of you must.
end-agreed = You have called the match off. Nobody wins, and it does not count.
end-deserted = Nobody came back, so I have called the match off. Nobody wins, and it does not count.
end-left = Everybody has left, so I have called the match off. Nobody wins, and it does not count.
end-refused = The match is not called off. It goes on.
end-lapsed = Too few agreed in time, so the match goes on.
swap-own = { $by } would like to hand their seat to { $to }. { $to }, will you take it?
swap-empty = { $by } offers { $to } seat { $number }, which was { $name }'s. { $to }, will you take it?
swap-done = The seat is yours, with all it knows. Press **Your Hand**.
swap-public = { $name } takes seat { $number } and plays on.
swap-refused = Nobody takes the seat. It stays as it is.
swap-lapsed = Nobody took the seat in time. It stays as it is.
swap-whom = Say who should have your seat (**to**), or which seat you would like to take (**seat**).
swap-bot = That is a bot, and I would not trust it with a hand. Choose a person.
