### Words in which people write a time, separated by commas. All languages are read in every one.

time-days = d, day, days
time-hours = h, hr, hrs, hour, hours
time-minutes = m, min, mins, minute, minutes
time-today = today, tonight
time-tomorrow = tomorrow
time-between = at, in, and
