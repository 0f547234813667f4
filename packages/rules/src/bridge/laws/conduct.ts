/** Laws 72 to 93 as numbered in 2017: number, title and what it says, in our own words. */
export const conduct = `
72 | 总则 | General principles | 遵守规则；不得故意违规；本可预见有损对方而得利的，调整得分。 | Laws are to be obeyed; who could have known that an irregularity would hurt and gained by it is adjusted.
72C | 本可知道会损害对方 | Awareness of potential damage | 违规者当时有可能知道会损害对方，则打完后调整。 | An offender who could have been aware of the damage is adjusted at the end.
73 | 信息传递 | Communication, tempo and deception | 搭档之间只能用叫打交流；不得以举止误导对方。 | Partners communicate only by calls and plays and do not mislead by manner.
73C | 收到非法信息的选手 | Player who has unauthorised information | 须小心避免由此取得任何好处。 | Must carefully avoid taking any advantage of it.
73E2 | 误导对方而受损 | Innocent opponent misled | 没有桥牌理由的举止误导了对方，可以调整。 | Adjusted where manner without a bridge reason misled an opponent.
74 | 举止与礼仪 | Conduct and etiquette | 对人有礼，不妨碍他人。 | Courtesy, and nothing that disturbs others.
75 | 误解释与误叫 | Mistaken explanation or mistaken call | 解释与约定不符是误信息；叫错而解释正确不是违规。 | A wrong explanation is misinformation; a wrong bid rightly explained is no infraction.
75D | 判断是误解释还是误叫 | Determining which it was | 没有证据时，裁判推定为误解释。 | Without evidence the director presumes a wrong explanation.
76 | 旁观者 | Spectators | 旁观者的约束和权利。 | What spectators may and may not do.
77 | 复式记分表 | Duplicate scoring table | 墩分、奖分、超墩与罚分的全部数值。 | Trick points, premiums, overtricks and penalties in full.
78 | 计分方法 | Methods of scoring | 比赛分、国际比赛分、总分，以及规程规定的方法。 | Matchpoints, IMPs, total points, and what the conditions lay down.
78A | 比赛分 | Matchpoint scoring | 与同牌的每一个成绩比较，赢得一份、平得半份。 | Each other score on the board: one for beating it, half for equalling it.
78B | 国际比赛分 | International matchpoints | 分差按表换算为国际比赛分。 | The difference is converted by a scale.
78C | 总分 | Total point scoring | 直接累加得分。 | The scores themselves are added.
78D | 竞赛规程规定的方法 | Special scoring methods | 胜利分、平手与名次的办法由规程规定。 | Victory points, ties and ranking as the conditions of contest lay down.
79 | 赢墩数 | Tricks won | 赢墩数的确认、争议与记分更正的时限。 | Agreeing the tricks, disputing them and the time for corrections.
79A | 赢墩的确认 | Number agreed | 收牌之前确认；不得保留不属于自己的牌墩。 | Agreed before the cards go back; nobody keeps a trick he knows he did not win.
79B | 赢墩的争议 | Disagreement on tricks | 裁判按打过的牌查明；本轮结束后不得增加。 | Found from the played cards; after the round nobody gains.
79B3 | 裁判完全确信时 | When the director is convinced | 本轮结束后，只有完全确信才改动双方得分。 | After the round both scores change only when the director is clearly convinced.
79C | 记分错误的更正 | Error in score | 抄写或计算错误在更正期内改正，通常为公布后三十分钟。 | Mistakes of entry or arithmetic are put right within the correction period, normally thirty minutes.
79C2 | 更正期之后 | After the correction period | 毫无疑问的错误，规程允许时仍可更正。 | An error beyond doubt may still be corrected where the regulations allow.
80 | 主管与主办 | Regulation and organisation | 谁可以制定规程、授权比赛和指定裁判。 | Who makes regulations, authorises events and appoints directors.
81 | 裁判 | The director | 裁判的职责与权力；在更改期内改正一切得知的错误。 | The director's duties and powers, among them to put right every error he learns of in time.
82 | 程序错误的改正 | Rectification of errors of procedure | 裁判改正程序上的错误，自己的错误也在内。 | The director puts right errors of procedure, his own among them.
82B | 改正的办法 | Rectifying an error | 可以要求打或推迟打一副牌，或判给调整分。 | A board may be played or postponed, or the score adjusted.
82C | 裁判的错误 | Director's error | 裁判判错而无法恢复时，双方都作为非违规方。 | Where a wrong ruling cannot be repaired both sides count as innocent.
83 | 告知申诉权 | Notification of the right to appeal | 可能需要复核的裁定，裁判应告知可以申诉。 | Where review may be wanted the director says that an appeal is possible.
84 | 事实无争议的裁定 | Rulings on agreed facts | 事实清楚时，按规则的次序作出裁定。 | With the facts agreed, the director rules in the order the Law gives.
85 | 事实有争议的裁定 | Rulings on disputed facts | 按证据的可能性认定；不能认定则使比赛继续并告知申诉权。 | Facts are found on the balance of probabilities; otherwise play goes on and appeal is explained.
86 | 队式赛与类似比赛 | Team play and similar formats | 补打的牌、另一桌成绩、错牌在队式赛中的处理。 | Substitute boards, the other table's result and fouled boards in team play.
86A | 补打的牌 | Substitute board | 已可能知道比赛结果者不得补打，改判调整分。 | None where the result of the match may already be known; the score is adjusted instead.
86B | 另一桌的成绩 | Result at the other table | 另一桌已有成绩时，可据以裁定。 | Where the other table has a result the award is based on it.
86B1 | 一方有责任 | One side at fault | 无责任方得裁定分，而不只是平均加。 | The innocent side gets an assigned score and not just an average.
87 | 错牌 | Fouled board | 各桌的牌、发牌人或局况不同的，分组计分。 | Where the cards or conditions differed between tables the results are scored in groups.
87A | 错牌的定义 | Definition | 牌张换位或条件不一致。 | Cards displaced, or conditions that differ.
87B | 错牌的计分 | Scoring of fouled boards | 条件相同的各桌合为一组，各组分别计分。 | Tables with the same form are a group, and each group is scored by itself.
88 | 无责任方的保障 | Award of indemnity points | 双人与个人赛中无责任者得六成，或自己更高的得分率。 | In pairs and individuals the innocent get 60%, or their own percentage if higher.
89 | 个人赛的纠正 | Rectification in individual events | 见第 12 条 C 款。 | See Law 12C.
90 | 程序性罚分 | Procedural penalties | 拖延、妨碍、错误程序等可以罚分，不影响对方得分。 | For delay, disturbance or wrong procedure; the opponents' score is not touched.
90A | 裁判的权力 | Director's authority | 罚分是调整之外另加的，不能代替调整。 | A penalty comes besides an adjustment and never instead of it.
90B1 | 迟到 | Late arrival | 没有按时到达。 | Not being there on time.
90B2 | 打得过慢 | Slow play | 无故拖慢。 | Unduly slow play.
90B3 | 大声讨论 | Loud discussion | 使别桌听到。 | What can be heard at another table.
90B4 | 比较成绩 | Comparing scores | 未经许可比较得分。 | Comparing scores without leave.
90B5 | 碰别人的牌 | Touching another's cards | 碰或拿属于别人的牌。 | Handling cards that belong to somebody else.
90B6 | 放错牌 | Placing cards wrongly | 把牌放进错的袋或数错。 | Cards in the wrong pocket, or not counted.
90B7 | 错误程序 | Wrong procedure | 使另一方须得调整分的程序错误。 | An error of procedure that costs another an adjusted score.
90B8 | 不服从裁判 | Not complying | 不按规程或裁判的指示。 | Not following regulations or the director's instructions.
91 | 罚分与停赛 | Penalize or suspend | 为维持纪律，可以罚分、停赛；纪律罚分为最终裁定。 | For discipline the director may penalise or suspend; a disciplinary penalty is final.
91A | 裁判的纪律权 | Director's powers | 罚分或停止参加本节，为最终。 | Penalty or suspension for the session, final.
91B | 取消资格 | Right to disqualify | 须经主办方批准。 | With the approval of the organisers.
92 | 申诉权 | Right to appeal | 谁可以申诉、时限、经由谁提出、须谁同意。 | Who may appeal, by when, through whom and with whose consent.
92A | 参赛者的权利 | Contestant's right | 可以对自己桌上的裁定申诉。 | Against a ruling made at one's own table.
92B | 申诉的时限 | Time of appeal | 正式成绩公布之后三十分钟，除非规程另定。 | Thirty minutes after the official score is available, unless the conditions say otherwise.
92C | 提出的方式 | How to appeal | 经由裁判提出。 | Through the director.
92D | 同伴或队长的同意 | Concurrence of appellants | 双人赛须两人同意，队式赛须队长同意。 | Both members of a pair, or the captain of a team.
93 | 申诉的处理 | Procedures of appeal | 没有委员会由裁判长处理；委员会的权力与界限；再向全国机构申诉。 | Without a committee the chief director hears it; what a committee may do; and the further appeal.
93A | 没有申诉委员会 | No appeals committee | 由裁判长听取并裁定。 | The director in charge hears and decides.
93B | 有申诉委员会 | Appeals committee available | 法律部分与其余部分分别处理。 | The part on the law and the rest go different ways.
93B1 | 涉及规则的部分 | The part on law | 先由裁判长裁定，可再诉至委员会。 | The director in charge rules on it first.
93B2 | 其余部分 | All other parts | 由委员会裁定。 | Go to the committee.
93B3 | 委员会的权力 | Powers of the committee | 可行使裁判的权力，但不得推翻规则问题和纪律裁定，只能建议。 | All of the director's powers, except to overrule him on law or discipline, where it may recommend.
93C | 再次申诉 | Further possibilities of appeal | 经地方程序之后，可以诉至全国或指定的机构。 | After the local stages to the national or another named authority.
`
