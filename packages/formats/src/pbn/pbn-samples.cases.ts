/** A session made up for the tests: score tables, a total score table, an artificial score, a passed-out board. */
export const pbnSession = `% PBN 2.1
% EXPORT
%Creator: Club Scorer Version 3.14
; made up
[Event "Tuesday Pairs"]
[Site "Hall"]
[Date "2024.05.07"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "E:AKQJ.T98.T98.JT9 9876.7654.765.87 543.32.432.65432 T2.AKQJ.AKQJ.AKQ"]
[Scoring "MatchPoints;MP1"]
[ScoreTable "Table\\2R;PairId_NS\\2R;PairId_EW\\2R;Contract\\5L;Declarer\\1L;Result\\2R;Lead\\3L;Score_NS\\6R;Score_EW\\6R;MP_NS\\4R;MP_EW\\4R"]
 1  1  2 4S    N 10 HA   "420"      -  2.0  0.0
 2  3  4 3NTX  W  8 D10  "100"      -  0.0  2.0
{ a comment
over lines }
[TotalScoreTable "Rank\\2R;PairId\\2R;TotalScoreMP\\5R;TotalPercentage\\5R;Names\\30L"]
 1  1  2.4 60.00 "Ann One - Bo One"
 2  3  2.0 50.00 "Ann Three - Bo Three"
 2  4  2.0 50.00 "Ann Four - Bo Four"
 4  2  1.6 40.00 "Ann Two - Bo Two"

[Event "#"]
[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Score_EW;Percentage_NS;Percentage_EW"]
1 2 ^ - ^ - - 60 40
3 4 Pass - - 0 0 50 50
`
