### Words in which people write a time, separated by commas. All languages are read in every one.

time-days = j, jour, jours
time-hours = h, heure, heures
time-minutes = m, min, minute, minutes
time-today = aujourd’hui, aujourd'hui, ce soir
time-tomorrow = demain
time-between = à, dans, et
