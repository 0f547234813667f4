-- Play is counted for who sat, and by player: the worker counts every published revision again.
DELETE FROM "play_tally";
