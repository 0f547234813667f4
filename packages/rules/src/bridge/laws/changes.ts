import { layChanges, type LawChanges } from '../../core/law-changes.js'

/** The Laws of 1987 and those of 1997, which China adopted in 1999. */
const to1997 = `
11B | 11B | 下家抢先行动不再必然失去处罚权，由裁判判断。 | When left-hand opponent acts first the right is no longer lost of itself; the director judges.
12C1 | 12C1 | 无责任的一对，本节得分率高于六成的，得自己的得分率。 | A pair without fault whose own session is above 60% now gets its own percentage. | score
- | 12C3 | 新增：除非禁止，申诉委员会可以改变裁定分以求公平，包括加权。 | New: unless forbidden, a committee may vary an assigned score to do equity, weights included. | score
13 | 13 | 四人同意且裁判认为叫牌不会改变时，可以更正后继续，不再一律判人工分。 | With the consent of all four it may be corrected and played; no longer an artificial score in every case. | score
15C | 15C | 打错牌套在叫牌时发现的处理改写。 | What follows when a wrong board is found in the auction was rewritten.
16C | 16C | 撤回的行动，何者可用、何者不可用，改按违规方与非违规方区分。 | Who may use what was withdrawn is now parted by the side that offended.
- | 25B2 | 迟改叫牌：违规方至多得平均减，非违规方保留桌上得分。 | A late change of call: the side that changed keeps average minus at most, the other keeps the table score. | score
`

/** The Laws of 1997 and those of 2007. */
const to2007 = `
12C1 | 12C2 | 人工分换了条号；违规方得分率低于四成的，得自己的得分率。 | Artificial scores moved; a pair at fault that is below 40% now gets its own percentage. | score
12C2 | 12C1c | 裁定分可以由裁判加权，不再只取一种结果。 | The director may now weigh several results in an assigned score instead of choosing one. | score
12C3 | 12C1c | 求公平的权力从申诉委员会移到裁判。 | The power to do equity went from the committee to the director. | score
12C2 | 12C1b | 新增：以严重失误或赌博行动自己造成的损失不予补偿。 | New: damage that a side did itself by a serious error or a gamble is not redressed. | score
13 | 13 | 不再须四人同意，由裁判判断能否继续。 | The consent of all four is no longer asked; the director judges whether the board can be played. | score
16A | 16B | 来自同伴的信息换了条号；“可以证明的暗示”改为“可能暗示”。 | Information from partner moved, and what could have been suggested is enough.
16C | 16D | 撤回的行动换了条号。 | Withdrawn actions moved.
25B2 | - | 取消：不能再为改叫而只得平均减。 | Gone: nobody may change a call late at the price of average minus. | score
27B1b | 27B1b | 意义相同或更精确的叫牌也没有后果。 | A call of the same or a more precise meaning is now free as well.
- | 27D | 新增：没有违规会有不同结果而对方受损的，调整得分。 | New: adjusted where without the infraction the result might have differed. | score
40C | 40B | 没有充分说明约定的处理并入特别约定。 | Undisclosed methods are dealt with among special understandings.
64A | 64A2 | 违规者没有赢得藏牌的那一墩时，只转移一墩；此后以该花色的牌再赢一墩也不再多罚。 | When the offender did not win the revoke trick one trick moves; winning later with that suit costs no second. | score
- | 64B7 | 新增：双方都藏牌的，没有自动罚墩。 | New: no tricks move when both sides revoked on the board. | score
69B | 69B | 撤回默认改按“任何正常打法都不会输”判断。 | Acquiescence is withdrawn where the trick could not be lost by any normal play. | score
71C | 71 | 撤回承认不再分几种时限。 | Cancelling a concession no longer has times of its own. | score
86A | 86A | 国际比赛分的平均加减为正负三分。 | Average plus and minus in IMP play are three IMPs.
87A | 87A | 局况或发牌人标志不同的，也是错牌。 | A board whose dealer or vulnerability differed is fouled too. | score
93B3 | 93B3 | 委员会不得推翻的，从一切判罚缩为纪律性判罚。 | What a committee may not overrule shrank from every penalty to those of discipline.
`

/** The Laws of 2007 and those of 2017. */
const to2017 = `
12C1e | - | 取消：主管机构不能再规定裁定分不加权。 | Gone: an authority may no longer keep unweighted assigned scores. | score
12C1b | 12C1e | 自己造成的损失换了条号，限于与违规无关的极严重失误。 | Self-inflicted damage moved and takes an extremely serious error unrelated to the infraction. | score
86B | 12C4 | 淘汰赛中两得分取平均的规定移到第 12 条。 | The average of unbalanced scores in a knockout moved to Law 12.
13A | 13B1 | 有误的手已叫牌而可以继续的情形换了条号。 | Going on after a wrong hand has called moved.
15B | 15B1 | 有人已打过的一副，失去成绩者的补偿单列一款。 | Redress for whoever loses a score became a provision of its own.
17D2 | 15A | 拿错牌套的牌叫牌，移到第 15 条。 | Calling with cards from a wrong board moved to Law 15.
16C | 16D | 来自外界的信息与撤回的行动互换条号。 | Information from outside and withdrawn actions changed places.
16D | 16C | 撤回的行动换了条号。 | Withdrawn actions moved.
23 | 72C | “本可知道会损害对方”移到第 72 条。 | Awareness of potential damage moved to Law 72.
- | 23 | 新增：可比叫牌。改以可比叫牌代替的，没有强制不叫和引牌限制。 | New: the comparable call. Who replaces his call by one has no enforced pass and no lead restriction. | score
26 | 26B | 引牌限制不再分有关花色与其他叫牌，一次禁止引一个花色。 | Lead restrictions no longer hang on the suit shown: one suit is forbidden at the first turn. | score
27B1b | 23A | 更正不足叫牌以可比叫牌判断。 | Whether an insufficient bid may be corrected freely is judged by the comparable call. | score
30B | 30B1 | 越序不叫改为可比叫牌的办法。 | A pass out of rotation goes by the comparable call. | score
31A2 | 31A2 | 越序叫牌改为可比叫牌的办法，不再永远不叫。 | A bid out of rotation goes by the comparable call; partner is no longer silenced throughout. | score
50E | 50E | 罚张给出的信息，何时可用写明。 | When the information of a penalty card may be used is spelt out.
64C | 64C | 同一花色多次藏牌也可以补足损失。 | Repeated revokes in one suit may be redressed too. | score
68D | 68D | 声称之后，四人同意时可以继续打。 | After a claim play may go on when all four agree. | score
79B | 79B3 | 本轮之后的赢墩争议，裁判完全确信时双方得分都可以改。 | After the round a disputed trick may be changed for both sides when the director is clearly convinced. | score
86D | 86B | 另一桌已有成绩的裁定移到第 86 条 B 款。 | Awards that rest on the other table's result moved to Law 86B.
`

export const bridgeChanges: readonly LawChanges[] = [
  { from: 'bridge/laws-1987', to: 'bridge/ccba-1999', rows: layChanges(to1997) },
  { from: 'bridge/ccba-1999', to: 'bridge/laws-2007', rows: layChanges(to2007) },
  { from: 'bridge/laws-2007', to: 'bridge/laws-2017', rows: layChanges(to2017) },
]
