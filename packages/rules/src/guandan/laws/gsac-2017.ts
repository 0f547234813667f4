/** The guandan standard of 2017: number, title and what it says, in our own words. The text on file lacks 22 to 24. */
export const gsac2017 = `
1 | 宗旨 | Purpose | 说明为何制定这份标准。 | Why the standard was made.
2 | 掼蛋的定义 | What guandan is | 两副牌、四人两对，逐级升打；上游方升级。 | Two packs, two pairs, a climb from level to level by those who go out first.
3 | 术语 | Terms | 上游、双下、升级、局与轮等用语；双下升三级，其次两级、一级。 | Going out, double down, levels, games and rounds; three levels for both first places, then two and one.
3.10 | 升级 | Upgrading | 上游方按搭档名次升三级、两级或一级。 | Three, two or one level by the partner's place.
4 | 牌型 | Card types | 单张、对子、三连对、三同张、三同连张、三带对、顺子、炸弹、同花顺、四大天王。 | Single, pair, three pairs, triple, plate, full house, straight, bomb, straight flush, four jokers.
5 | 洗牌与抓牌 | Shuffling and drawing | 谁洗、谁切、谁先抓；张数不符的重洗。 | Who shuffles, cuts and draws first; a wrong count is dealt again.
6 | 打牌 | Play | 逆时针出牌，可以过牌；三人出完即止。 | Play runs anticlockwise, passing is allowed, and it ends when three are out.
6.1 | 出牌次序 | Turn to play | 逆时针依次，跟出须同牌型且更大。 | Anticlockwise, with the same type and higher.
6.2 | 过牌 | Passing | 不能或不愿压时过牌。 | A player who cannot or will not beat passes.
6.3 | 重新领出 | Leading again | 三家都过，最后出牌的一方领出。 | When three have passed, the last to play leads.
6.4 | 一副牌的结束 | End of a deal | 三人出完，或一方包揽前两名，即告结束。 | When three are out, or one side has both first places.
7 | 参谋与红心参谋 | Level cards and the wild ones | 级牌大于 A；红心级牌可以配成任何牌，大小王除外。 | Level cards beat aces; the two hearts of the level stand for any card but a joker.
7.1 | 参谋的大小 | Rank of level cards | 大于 A，小于小王。 | Above the ace, below the small joker.
7.2 | 红心参谋 | The wild ones | 红心级牌可以配成除大小王外的任何牌。 | The two hearts of the level stand for any card but a joker.
7.3 | 参谋的用法 | Use of level cards | 可以按自然顺序插入；红心参谋须在打出时说明。 | They may take their natural place; a wild card is declared when played.
7.3.1 | 按自然顺序 | In their natural place | 参谋可以按自然顺序插入。 | Level cards may take their natural place.
7.3.2 | 配牌须说明 | Declared when played | 配成特定牌型的，打出时说明。 | What a wild card stands for is said when it is played.
8 | 牌型大小 | Order of types | 各牌型怎样比较，炸弹与同花顺的次序。 | How types compare, bombs and straight flushes among them.
8.1 | 牌点 | Ranks | 由大王到二的次序。 | From the big joker down to the two.
8.2 | 同牌型比牌点 | Equal types by rank | 同一牌型按牌点比较。 | The same type is compared by rank.
8.3 | 三带对 | Full houses | 只比三同张。 | By the triple alone.
8.4 | 炸弹 | Bombs | 压一切普通牌型，张数多者为大。 | Beat every ordinary type, and more cards beat fewer.
8.5 | 同花顺 | Straight flushes | 压五张及以下的炸弹。 | Beat bombs of up to five.
8.6 | 六张以上的炸弹 | Bombs of six and more | 压同花顺。 | Beat straight flushes.
8.7 | 四大天王 | Four jokers | 最大。 | Beat everything.
9 | 借风 | Leading for a partner who went out | 上游最后一手无人压，由搭档领出。 | When nobody beats the last hand of who went out, the partner leads.
10 | 贡牌与还牌 | Tribute | 下游向上游进贡最大的牌，上游还一张；双下双贡；两个大王抗贡。 | The last gives the first the highest card and gets one back; both give after a double down; two big jokers refuse.
10.1 | 进贡与还牌 | Tribute and return | 红心参谋不贡；还给搭档的须是十以下。 | Wild cards are not given; what is returned to a partner is ten or lower.
10.2 | 双贡 | Double tribute | 双下时两人都进贡。 | Both of the losing side give.
10.3 | 抗贡 | Refused tribute | 抓到两个大王则不贡。 | Not given by a side that holds both big jokers.
11 | 出牌方式 | Manner of play | 一次出完，按顺序摆放，不与别人的牌混放。 | Played in one go, in order, apart from others' cards.
11.5 | 未按规定方式出牌 | Wrong manner of play | 依次警告、记违例、记犯规。 | Warning, then violation, then foul.
12 | 十张报牌 | Reporting ten cards | 手中十张以下须主动报一次张数。 | Who has ten cards or fewer says so once.
12.1 | 未报而继续 | Not reported | 对方可要求退回到须报牌之时，并予警告。 | The other side may go back to that moment; a warning.
12.2 | 再次未报 | Again | 记违例，停一圈出牌权。 | A violation and a lost turn to play.
12.3 | 再次询问张数 | Asking again | 已报清的不得再问。 | What was reported clearly is not asked again.
13 | 每局的计分 | Scoring of a game | 场分与级分；级差按表换算为级分。 | Match points and level points, the difference of levels by a table.
13.1 | 逐副记级 | Recording each deal | 每副之后记下双方的级数。 | Both sides' levels are written after each deal.
13.2 | 场分与级分 | Two kinds of points | 每局分别计场分和级分。 | Each game has match points and level points.
13.3 | 分值 | Their values | 胜两分，平各一分，负零分；级分依换算表。 | Two for a win, one each for a draw, none for a loss; level points by the table.
14 | 局与轮的胜负 | End of game and round | 计局、计副、计时或计时计副；平局与加赛。 | By game, by deals, by time or both; draws and play-offs.
14.1 | 以级数定胜负 | Decided by levels | 级数高者胜。 | The higher level wins.
14.2 | 结束的四种方法 | Four ways to end | 过 A、打满副数、时间到、副数或时间先到。 | Past the ace, a number of deals, a time, or whichever comes first.
14.3 | 一轮的胜负 | A round | 一局决胜或三局两胜，由规程规定。 | One game or best of three, as the conditions say.
14.4 | 平局 | Draws | 积分编排与循环赛中同级为平。 | In Swiss and round robin equal levels are a draw.
14.5 | 淘汰赛须分胜负 | Knockout needs a winner | 每轮必须决出胜负。 | Every round is decided.
15 | 违规的罚则 | Penalties | 申告、处理、六种处罚、裁量权与处罚权的丧失。 | Reporting, handling, the ladder of penalties, discretion and lost rights.
15.1 | 申告 | Reporting | 同桌四人都可指出；停牌并召请裁判。 | Any of the four may; play stops and the referee is called.
15.2 | 谁来处理 | Who decides | 一般由临场裁判，犯规与一局胜负由裁判长。 | The table referee; fouls and lost games the chief referee.
15.2.1 | 临场裁判 | Table referee | 一般行为。 | Ordinary matters.
15.2.2 | 裁判长 | Chief referee | 犯规与一局判负。 | Fouls and games lost.
15.2.3 | 多项选择 | Several choices | 由裁判长决定。 | The chief referee chooses.
15.3 | 处罚方式 | Kinds of penalty | 警告、违例、犯规、一局判负、停赛。 | Warning, violation, foul, game lost, suspension.
15.3.1 | 警告 | Warning | 性质轻微、没有造成损失的，口头警告。 | A spoken warning for what is slight and did no harm.
15.3.2 | 记违例 | Violation | 较严重的记违例，停一圈出牌权。 | A violation and a lost turn for what is graver.
15.3.3 | 记犯规 | Foul | 同一轮第二次违例或明显干扰，记犯规，该副判负。 | A second violation in the round or a manifest disturbance: foul, and the deal is lost.
15.3.4 | 一局判负 | Game lost | 三次犯规、性质恶劣或弃权。 | Three fouls, a gross one, or a walkover.
15.3.5 | 停赛 | Suspension | 恶意犯规、串通作弊，或第二次一局判负。 | Malice, collusion, or a second game lost so.
15.6 | 只有裁判能判罚 | Only the referee rules | 选手不得自行判罚或接受。 | Players neither impose nor accept penalties.
15.7 | 裁判长的裁量权 | Discretion | 裁判长可按规则自由裁量。 | The chief referee may use discretion within the rules.
15.8 | 处罚权的丧失 | Lost right to a penalty | 未及时指出、由他人先指出、或自行行动的，可能丧失。 | Not pointed out in time, by outsiders first, or after acting alone.
15.8.1 | 没有及时指出 | Not in time | 下一圈或下一副才指出的。 | Pointed out a turn or a deal too late.
15.8.2 | 他人率先指出 | Outsiders first | 领队、教练或观众先指出的。 | By a captain, coach or spectator.
15.8.3 | 召请裁判前自行行动 | Acting before the call | 自行采取行动的。 | After acting without the referee.
15.8.4 | 对方不知而得利 | Profit from ignorance | 利用对方不了解判罚的。 | When the other side's ignorance was used.
16 | 暴露张与出错牌 | Exposed cards and wrong plays | 露出的牌、出错的牌怎样收回与限制。 | How exposed and wrong cards are taken back and what they forbid.
16.1 | 牌面向己 | Cards held to oneself | 手中的牌不得暴露。 | The hand is not shown.
16.2 | 看到即不得收回 | Seen is played | 被对方看到并指明的不得收回。 | A card that was seen and named stays.
16.3 | 出错牌 | Wrong play | 领出与跟出分别处理。 | Leader and follower are treated apart.
16.3.1 | 领出方出错 | By the leader | 收回后由左手方指定重出。 | Taken back; left-hand opponent says what is led again.
16.3.2 | 跟牌方出错 | By a follower | 收回，停一次出牌权。 | Taken back and a turn is lost.
16.4 | 搭档不得领出该牌型 | Partner may not lead that type | 搭档下一次领出时不得用该牌型，违者记违例。 | At the next lead the partner avoids the type; a breach is a violation.
16.5 | 误示贡牌 | Tribute shown by mistake | 不应贡者出示的牌，须在首次出单张时打出。 | Who showed a card without owing tribute plays it at the first single.
17 | 越序 | Out of turn | 越序抓牌、出牌与表态。 | Drawing, playing and speaking out of turn.
17.1 | 越序抓牌 | Drawing out of turn | 看到与否、是否插入手牌，处理不同。 | It matters whether the card was seen or kept.
17.1.1 | 没有看到 | Not seen | 退回即可。 | Put back.
17.1.2 | 已看到 | Seen | 退回并警告。 | Put back with a warning.
17.1.3 | 已插入手牌 | Kept | 由应抓者抽回，并加重处罚。 | The right player draws one back; more follows.
17.2 | 越序出牌 | Playing out of turn | 收回，停该圈出牌权，搭档受限制。 | Taken back, the turn is lost and the partner is bound.
17.3 | 越序表态 | Passing out of turn | 违规方本圈不得跟牌；对方跟牌后解除。 | That side may not follow this turn, until the other side does.
18 | 贡错与还错 | Wrong tribute | 没有贡最大牌或还错的处理。 | Not the highest card, or a wrong return.
18.1 | 贡错牌 | Wrong tribute given | 没有进贡最大的牌。 | Not the highest card.
18.2 | 还错牌 | Wrong return | 还给搭档 J 以上的牌。 | A knave or higher given back to the partner.
18.3 | 及时纠正 | Corrected in time | 未开始前改正，口头警告。 | Put right before play with a warning.
18.4 | 打牌后发现 | Found during play | 贡错者余牌作废，判为下游。 | The hand is void and its owner comes last.
19 | 非法信号 | Illegal signals | 语言、表情、手势、快慢等传递信号。 | By words, face, gesture or tempo.
19.1 | 表现 | What they are | 列出各种形式。 | The forms are listed.
19.2 | 处理 | How they are treated | 警告、违例、犯规直至停赛。 | From warning to suspension.
20 | 迟到 | Late arrival | 按规程处罚。 | As the regulations say.
21 | 拖延时间 | Delay | 出牌、贡牌的时限与其他拖延。 | Time for playing and tribute, and other delay.
21.1 | 出牌时限 | Time to play | 二十秒正常，其后警告，再后记违例。 | Twenty seconds; then a warning, then a violation.
21.2 | 贡牌时限 | Time for tribute | 贡牌十五秒，还牌三十秒。 | Fifteen seconds to give, thirty to return.
21.3 | 其他拖延 | Other delay | 接电话、离座、故意掉牌等。 | Telephones, leaving the seat, dropping cards on purpose.
25 | 淘汰赛 | Knockout | 单淘汰与双淘汰的编排。 | Single and double elimination.
25.1 | 单败淘汰 | Single elimination | 负者出局。 | The loser is out.
25.2 | 双败淘汰 | Double elimination | 负两场者出局，分胜区负区。 | Out after two losses, with two brackets.
26 | 循环赛 | Round robin | 分组、单循环与双循环，名次的次序。 | Groups, single and double; the order of ranking.
26.4 | 名次的排定 | Ranking | 场分、级分、相互级分、对手级分，再并列或抽签。 | Match points, level points, level points between the tied, opponents' level points, then shared or by lot.
27 | 积分编排赛 | Swiss | 首轮按实力，以后同分相遇。 | First round by strength, then equals meet.
27.1 | 编排 | Pairing | 首轮蛇形或抽签，以后按积分。 | Snake or lot at first, then by score.
27.2 | 名次的排定 | Ranking | 依次比较场分、级分等。 | By match points and what follows.
27.2.1 | 场分 | Match points | 总场分高者列前。 | The higher total.
27.2.2 | 级分 | Level points | 场分相同比级分。 | Among equals the level points.
27.2.3 | 相互级分 | Level points between them | 级分相同比相互之间的级分。 | Then those won between the tied.
27.2.4 | 对手级分 | Opponents' level points | 再比各自对手的级分。 | Then their opponents' level points.
27.2.5 | 并列或抽签 | Shared or by lot | 仍相同则并列或抽签。 | Then shared, or drawn by lot.
27.3 | 末轮加打 | Extra deal in the last rounds | 最后几轮平局可以要求加打一副。 | A drawn game of the last rounds may be played on.
28 | 积分编排加低位淘汰 | Swiss with low cut | 每单元后淘汰积分低者。 | After each unit the lowest drop out.
29 | 积分编排加多局淘汰 | Swiss and multi-game knockout | 先积分，后多局淘汰。 | Swiss first, then a knockout of several games.
29.3 | 多局的胜负 | Deciding several games | 按级差或按胜局。 | By level difference or by games won.
30 | 场地赛与网络赛 | Venue and online | 混合赛制。 | Mixed events.
31 | 网络与电视比赛 | Online and television | 规则由其规程另定。 | By regulations of their own.
32 | 复式赛 | Duplicate | 有条件时可以复式，办法由规程规定。 | Where possible, as the conditions lay down.
32.1 | 可以举办 | May be held | 有条件时可以安排。 | Where it can be arranged.
32.2 | 办法由规程规定 | Laid down by conditions | 具体办法写在规程里。 | The details stand in the conditions.
33 | 竞赛机构 | Bodies of the event | 组织机构、裁判与仲裁委员会。 | Organisers, referees and a jury of appeal.
33.1 | 组织机构 | Organisers | 负责规程与赛事。 | They make the regulations.
33.2 | 裁判委员会 | Referees | 管理比赛并裁定。 | They run the play and rule.
33.3 | 仲裁委员会 | Jury of appeal | 三人以上单数，处理申诉。 | Three or more, an odd number, decide appeals.
`
