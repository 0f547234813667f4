/** Laws 9 to 16 of 1987 as the text on file has them: number, title and what it says, in our own words. */
const onFile = `
9 | 违规之后的程序 | Procedure following an irregularity | 谁可以指出违规；指出之后立即召请裁判，裁判说明之前任何人不得行动。 | Who may draw attention to an irregularity; the director is then called at once and nobody acts before he has explained.
9A | 指出违规 | Drawing attention | 叫牌时人人可以指出；打牌时明手不得指出，只可在打完之后。 | Anybody during the auction; during play not dummy, who may do so afterwards.
9B | 指出之后 | After attention is drawn | 立即召请裁判；召请不使自己失去权利。 | The director is called at once; nobody loses a right by calling him.
9C | 过早的改正 | Premature correction | 违规者自行改正，可能受到进一步的判罚。 | An offender who corrects too soon may be penalised further.
10 | 判罚的指定 | Assessment of a penalty | 只有裁判可以判罚或免罚；他说明全部选择。 | Only the director may penalise or waive; he explains every choice.
10A | 判罚权 | Right to assess | 选手不得自行判罚或放弃判罚。 | Players may not impose or waive a penalty.
10B | 选手自行的判罚 | Penalties by the players | 已执行或放弃的，裁判可以同意或撤销。 | The director may let stand or cancel what was paid or waived without him.
10C | 选择 | Choice | 有权者选定时不得与同伴商量。 | Whoever has a choice makes it without consulting partner.
11 | 处罚权的丧失 | Forfeiture of the right to penalise | 非违规方在判罚之前行动，或由其观众指出，权利可能或必然丧失。 | The right may be or is lost when the innocent side acts first or its spectator speaks.
11A | 非违规方的行动 | Action by the innocent side | 召请裁判之前非违规方已行动，处罚权可能丧失。 | The right may be lost when either of them acts before the director is called.
11B | 判罚之前下家已叫或已打 | Left-hand opponent acts before the penalty | 违规者的下家在判罚说明之前叫牌或打牌，处罚权即丧失。 | The right is lost when the offender's left-hand opponent calls or plays before the penalty has been stated.
11C | 观众指出 | A spectator draws attention | 视观众由哪一方负责而定。 | It matters which side is responsible for him.
11C1 | 非违规方的观众 | The innocent side's spectator | 处罚权可能丧失。 | The right to penalise may be lost.
11C2 | 违规方的观众 | The offenders' spectator | 改正的权利可能丧失。 | The right to correct may be lost.
11D | 丧失之后 | After it is lost | 仍可判程序性罚分。 | A procedural penalty remains possible.
12 | 裁判的酌情权力 | The director's discretionary powers | 何时可以判给调整分，以及怎样判。 | When an adjusted score may be given, and which.
12A | 判给调整分的权力 | Power to award an adjusted score | 规则没有补偿、牌不能正常打、或误判已执行时。 | Where the Laws give no indemnity, normal play is impossible or a wrong penalty was paid.
12B | 判罚过重 | A penalty too severe | 不因规则所定的判罚过重或有利于一方而另给调整分。 | None because a penalty of the Laws is too severe or favours one side.
12C | 调整分的判给 | Awarding an adjusted score | 人工分与裁定分；没有加权，也没有申诉委员会的另行调整。 | Artificial and assigned scores; nothing is weighed, and no committee varies them.
12C1 | 人工分 | Artificial score | 有责者四成，部分有责者五成，无责者至少六成。 | 40% for the side at fault, 50% for partly at fault, at least 60% for no fault.
12C2 | 裁定分 | Assigned score | 非违规方取可能的最有利结果，违规方取可能的最不利结果，不必平衡。 | The best that was likely for the innocent, the worst that was probable for the offenders; they need not balance.
13 | 牌数错误 | Incorrect number of cards | 有误的一手已经叫牌的，判人工分；否则按是否看到他人的牌处理。 | An artificial score once a wrong hand has called; else it matters whether a card of another hand was seen.
13A | 无人看到他人的牌 | Nobody saw another's card | 按记录或问前一桌更正，或重发，照常打。 | Put right by the record or those who played it, or dealt again, and played.
13B | 看到他人的牌 | Another's card was seen | 无关紧要且四人同意则打，否则判人工分。 | Played if it is immaterial and all four agree, else an artificial score.
13B1 | 无关紧要 | Immaterial | 四人同意则照常打。 | Played as normal with the consent of all four.
13B2 | 有影响 | It would matter | 判人工分，可以处罚违规者。 | An artificial score, and the offender may be penalised.
13C | 打完之后 | After play | 结果取消。 | The result is cancelled.
14 | 缺牌 | Missing card | 三手无误而一手缺牌：寻找，找不到则补做。 | Three hands right and one short: searched for, and made up from another pack if not found.
14A | 打牌之前 | Before play | 还给该手，或另用一副牌补做。 | Given back, or the deal is made up from another pack.
14B | 打牌之中 | During play | 视何处找到而定，并可能判罚。 | It depends on where it is found, with a possible penalty.
14B1 | 找到 | Found | 在已打的牌中，或在别处。 | Among the played cards, or elsewhere.
14B1a | 在已打的牌中 | Among the played cards | 按第 67 条处理。 | Law 67 applies.
14B1b | 在别处 | Elsewhere | 还给该手，可能判罚。 | Given back, with a possible penalty.
14B2 | 找不到 | Not found | 另用一副牌补做，可能判罚。 | Made up from another pack, with a possible penalty.
14B3 | 可能的判罚 | Possible penalty | 视为一直在该手，可能成为罚张或构成藏牌。 | It counts as always there: it may be a penalty card, or a revoke.
15 | 打错牌套 | Play of a wrong board | 有人打过或没人打过，打牌中或叫牌中发现。 | It matters whether any had played it, and whether it is found in the auction.
15A | 四人都没打过 | None had played it | 一般让成绩有效，并可要求以后补打。 | The score normally stands, and the right board may be played later.
15B | 有人打过 | Somebody had played it | 第二次的成绩取消；失去机会者得人工分。 | The second score is cancelled; who lost the chance of a score gets an artificial one.
15C | 叫牌中发现 | Found during the auction | 取消叫牌，让正确的选手入座，重新叫牌。 | The auction is cancelled, the right players sit down and bid again.
15C1 | 有人反对 | Somebody objects | 第二次叫牌之前任何人可以要求取消这副牌。 | Before the second auction any player may have the board cancelled.
15C2 | 无人反对 | Nobody objects | 叫品与前次不同则取消，否则继续。 | Cancelled when a call differs from the first auction, else played.
16 | 非法信息 | Unauthorised information | 只能依据合法的叫打和对方的举止行动。 | Only legal calls and plays and the opponents' manner may be used.
16A | 来自同伴 | From partner | 不得在合理选择中取被非法信息暗示者。 | A suggested alternative may not be chosen from among logical ones.
16A1 | 信息给出之时 | When it is given | 对方可以声明保留召请裁判的权利。 | The other side may reserve its right to call the director.
16A2 | 行动之后 | After the action | 召请裁判，裁判令继续打，有损失则调整。 | The director has play go on, and adjusts where there was damage.
16B | 来自其他来源 | From other sources | 偶然得知者报告裁判：换位、换人或调整分。 | Reported to the director: change seats, a substitute, or an adjusted score.
16C | 撤回的行动 | Withdrawn calls and plays | 对非违规方合法；违规方可用自己所撤回而已受罚的，不得用对方的。 | Authorised for the innocent side; the offenders may use what they withdrew and paid for, not what the other side withdrew.
`

/** Articles that are cited and stand in no part of the text on file: they are numbered as in 1997 and applied as there. */
const leftOut: readonly (readonly [number: string, zh: string, en: string])[] = [
  ['2', '复式牌套', 'The duplicate boards'],
  ['22', '叫牌结束之后的程序', 'Procedure after the bidding has ended'],
  ['22A', '四家不叫', 'No player has bid'],
  ['64', '藏牌之后的程序', 'Procedure after a revoke is established'],
  ['64A', '转移牌墩', 'Transfer of tricks'],
  ['77', '计分表', 'Scoring table'],
  ['78', '计分方法', 'Methods of scoring'],
  ['78A', '比赛分', 'Matchpoint scoring'],
  ['78B', '国际比赛分', 'International match points'],
  ['78C', '总分', 'Total points'],
  ['78D', '特别的计分方法', 'Special scoring methods'],
  ['79', '赢得的牌墩', 'Tricks won'],
  ['79B', '赢墩的争议', 'Disagreement on tricks'],
  ['79C', '分数更正', 'Error in score'],
  ['85', '事实有争议时', 'Rulings on disputed facts'],
  ['86', '队式比赛', 'Team play'],
  ['86A', '国际比赛分的平均分', 'Average score in IMP play'],
  ['86B', '不平衡的裁定分', 'Non-balancing scores'],
  ['87', '牌套有误', 'Fouled board'],
  ['88', '无责任方的保障', 'Award of indemnity points'],
  ['90', '程序性处罚', 'Procedural penalties'],
  ['91', '处罚或停赛', 'Penalise or suspend'],
  ['91A', '裁判的权力', "Director's powers"],
  ['91B', '取消资格', 'Right to disqualify'],
  ['92', '上诉权', 'Right to appeal'],
  ['92B', '上诉时限', 'Time of appeal'],
  ['93', '上诉程序', 'Procedures of appeal'],
  ['93A', '没有上诉委员会', 'No appeals committee'],
  ['93B', '有上诉委员会', 'Appeals committee available'],
  ['93B1', '有关规则的上诉', 'Appeal concerning Law'],
  ['93B2', '其他上诉', 'All other appeals'],
  ['93B3', '裁决', 'Adjudication'],
  ['93C', '向国家主管机构上诉', 'Appeal to the national authority'],
]

const silent = '手头的 1987 年文本只有第 9–16 条，本条不在其内；按 1997 年规则办理。'
const silentEn = 'Not in the text of 1987 on file, which has Laws 9–16 alone; applied as in the Laws of 1997.'

/** The whole book as far as it is cited. */
export const text1987 = `${onFile}${leftOut.map(([number, zh, en]) => `${number} | ${zh} | ${en} | ${silent} | ${silentEn}`).join('\n')}
`
