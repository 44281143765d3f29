### The game and what it is.

game-name = Dead Throne
game-about = Percorra uma terra de dez hexágonos: role, ande, pare onde quiser, lute com o que vive ali, negocie ou embosque os outros, e leve as coisas certas ao castelo.
game-length = 45 a 120 minutos

## What people should know before they sit down

lobby-competitive = Os Heróis juntam Pedras da Região, Saladar junta Peças do Medalhão; quem levar todas ao castelo vence.
lobby-solo = Um herói contra a terra e o inverno.
lobby-defender = Vocês vencem juntos: matem Agrimor antes que ele se sente no castelo, e mantenham as cidades de pé.

## Topics of the guide

lesson-solo = Seu primeiro Solo
lesson-defender = Sua primeira Defesa
