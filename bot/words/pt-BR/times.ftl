### Words in which people write a time, separated by commas. All languages are read in every one.

time-days = d, dia, dias
time-hours = h, hora, horas
time-minutes = m, min, minuto, minutos
time-today = hoje
time-tomorrow = amanhã
time-between = às, as, em, e, daqui a
