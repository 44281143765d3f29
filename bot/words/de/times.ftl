### Words in which people write a time, separated by commas. All languages are read in every one.

time-days = t, tag, tage, tagen
time-hours = h, std, stunde, stunden
time-minutes = m, min, minute, minuten
time-today = heute
time-tomorrow = morgen
time-between = um, in, und, uhr
