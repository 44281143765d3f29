### Words in which people write a time, separated by commas. All languages are read in every one.

time-days = d, día, días
time-hours = h, hora, horas
time-minutes = m, min, minuto, minutos
time-today = hoy
time-tomorrow = mañana
time-between = a las, a la, en, y, dentro de
