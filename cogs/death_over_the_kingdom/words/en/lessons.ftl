### The first lesson: what the coach says before each decision, and to a right and a wrong try.

lesson-highest = It is the last turn, and the highest card wins this round. Which of your three would you lay?
    .right = The King counts 12. Only a Knight that rises to 13 could beat him.
    .wrong = That card can be beaten easily. Lay the highest you have.
lesson-fold = You act first, with the best card on the table. What would you do with it?
    .right = Right. You keep the King, nobody can reach him from the left, and the round is yours.
    .wrong = You would give the King away. Keep your card: fold.
lesson-lowest = Now the lowest card wins. Lay the one that gives you a chance.
    .right = The Merchant counts 2, and he has a power as well.
    .wrong = A 7 is hardly ever the lowest. You have something smaller.
lesson-merchant = Is 2 low enough? Your Merchant can find out before you decide.
    .right = Now only you know what lies there.
    .wrong = That gives your chance away blindly. Let the Merchant look first.
lesson-swap = The Innkeeper counts 1. Which of the two do you want in front of you?
    .right = Yes: 1 is lower than 2. They cannot refuse.
    .wrong = With 2 you would lose to the Innkeeper. Take the lower card.
lesson-innkeeper = The cards are up, and your Innkeeper could swap once more. Do you want that?
    .right = Right: your 1 is the lowest. Every “may” is yours to leave.
    .wrong = You have the lowest card already. Do not give it away.
lesson-between = In round three only cards in between score, and you cannot know what the others have. What is safest while your Sorceress still has her power?
    .right = She stays with you. Now look at what the others had.
    .wrong = You cannot know what you would get. Keep her and use her power.
lesson-toad = Your 7 lies in the middle, but a point would make it 4 to 4, and the third player would be second. Who becomes a toad so that you score nothing?
    .right = The Princess counts 0 now, your Sorceress is the highest, and you stay second.
    .wrong = Then you are still in the middle. Make the 10 a toad: then your 7 is the highest.
lesson-end = You won with 3 points against 4: **second place wins**. Each turn has these three rounds, and everybody deals once.
