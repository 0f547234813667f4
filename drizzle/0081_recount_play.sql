-- What one of a kind brought at most is counted too: the worker counts every published revision again.
DELETE FROM "play_tally";
