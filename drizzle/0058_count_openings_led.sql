-- What was counted of play knows nothing of opening leads: all of it is counted anew from the sheets.
TRUNCATE "play_tally";
