/** Laws 1 to 16 as numbered in 2017: number, title and what it says, in our own words. */
export const beforePlay = `
1 | 牌 | The pack | 五十二张牌，四种花色，A 最大；花色从高到低为黑桃、红心、方块、梅花。 | Fifty-two cards in four suits, ace high; the suits rank spades, hearts, diamonds, clubs.
2 | 复式牌套 | The duplicate boards | 牌套的编号决定发牌人和局况，每十六副循环一次。 | The number of a board decides who deals and who is vulnerable, in a cycle of sixteen.
3 | 牌桌安排 | Arrangement of tables | 每桌四人，牌桌编号，一个方位定为北。 | Four players to a numbered table, one side of which is North.
4 | 搭档 | Partnerships | 每桌两方，南北对东西；搭档在一节中固定。 | North–South play East–West, with the same partner through a session.
5 | 座位 | Assignment of seats | 裁判安排起始座位，此后按指示移位。 | The director assigns the first seats; players move as instructed.
6 | 洗牌与发牌 | The shuffle and deal | 牌要洗匀、每手十三张；已知的牌或已打过的牌须重发。 | Cards are shuffled thoroughly and dealt thirteen to a hand; what is known already is dealt again.
7 | 牌套与牌的保管 | Control of board and cards | 牌套留在桌中央，先数牌再看牌，打完放回原袋。 | The board stays on the table; a player counts his cards before he looks and puts them back after play.
8 | 各轮次序 | Sequence of rounds | 何时移位，一轮与一节何时结束；许多时限由此起算。 | When players move and when a round or session ends; many time limits begin here.
9 | 违规之后的程序 | Procedure following an irregularity | 谁可以指出违规、何时指出；一经指出即召请裁判，裁判未说明前不得继续。 | Who may draw attention to an irregularity and when; the director is then called and nobody acts before he has explained.
10 | 裁定纠正的权力 | Assessment of rectification | 只有裁判可以裁定纠正；他说明全部选择后由有权者选定。 | Only the director may rectify; whoever has a choice makes it after hearing all of it.
10A | 裁定权专属裁判 | Right to assess | 选手不得自行判罚或免罚。 | Players may not impose or waive a rectification by themselves.
10B | 取消选手自行的纠正 | Cancelling players' own rectification | 裁判可以准许或取消未经他指示所作的纠正。 | The director may allow or undo what was done without him.
10C | 选择的说明 | Choice after an irregularity | 裁判说明各种选择，有权者不得与同伴商量。 | The director explains the options; the choice is made without consulting partner.
11 | 纠正权的丧失 | Forfeiture of the right to rectification | 非违规方若在召请裁判之前自行行动，可能失去要求纠正的权利。 | The side that acts before calling the director may lose its right to rectification.
11A | 召请裁判前已行动 | Action before the director is called | 对方若因此占便宜，裁判仍可分别处理双方得分。 | Where the other side gained from ignorance, the director may treat the two sides' scores apart.
11B | 权利丧失后的处罚 | Penalty after the right is lost | 即使失去纠正权，仍可另判程序性罚分。 | A procedural penalty remains possible although the right to rectification is lost.
12 | 裁判的酌情权力 | The director's discretionary powers | 裁判何时可以调整得分、调成什么：裁定分、人工分、加权分。 | When the director may adjust a score and to what: assigned, weighted or artificial.
12A | 调整得分的权力 | Power to award an adjusted score | 规则没有规定纠正办法、牌不能正常打、或纠正有误时，可以调整得分。 | Where the Laws give no rectification, normal play is impossible or a rectification was wrong.
12B | 调整的目的 | Objectives of score adjustment | 补偿非违规方的损失，并取消违规方由违规所得的好处。 | To redress damage and to take away what the infraction gained.
12C | 调整分的判给 | Awarding an adjusted score | 裁定分与人工分各自如何确定。 | How assigned and artificial adjusted scores are fixed.
12C1 | 裁定调整分 | Assigned adjusted scores | 牌有结果可以推断时，用裁定分代替原来的得分。 | Where an outcome can be judged, an assigned score takes the place of the one obtained.
12C1b | 没有违规时大概的结果 | The probable outcome without the infraction | 裁定分力求恢复没有违规时大概会有的结果。 | The assigned score seeks the outcome that was probable had nothing gone wrong.
12C1c | 加权裁定分 | Weighted scores | 裁定分可以按几种合法结果的可能性加权；双方各自换算之后再加权。 | Several results reachable by legal play may be weighted by how likely they were.
12C1d | 可能结果太多 | Too many possible outcomes | 结果过多或不明显时，可以改判人工调整分。 | With too many or too obscure outcomes, an artificial score may be given instead.
12C1e | 自己造成的损失 | Self-inflicted damage | 非违规方若以极严重的失误或赌博式行动造成损失，该部分不予补偿；违规方仍按应得结果计分。 | Damage from an extremely serious error or a gamble for a double shot is not redressed; the offenders get what they should have had.
12C1f | 双方得分不必相加平衡 | Scores need not balance | 两方的裁定分可以分别判给。 | The scores awarded to the two sides need not add up.
12C2 | 人工调整分 | Artificial adjusted scores | 因违规而没有结果时，按各方责任判给平均、平均加、平均减。 | Where no result could be obtained, average, average plus or average minus by responsibility.
12C2a | 平均分的数值 | How much the averages are worth | 直接责任方至多百分之四十，部分责任方百分之五十，无责任方至少百分之六十。 | At most 40% for the side at fault, 50% for partly at fault, at least 60% for no fault.
12C2b | 国际比赛分的平均加减 | Averages in IMP play | 用国际比赛分时，平均加减通常为正负三分。 | In IMP play, average plus and minus are normally three IMPs.
12C2c | 随本节得分率浮动 | Own percentage of the session | 本节得分率高于六成或低于四成者，平均加减随之改为自己的得分率。 | A contestant above 60% or below 40% in the session has his own percentage instead.
12C3 | 个人赛中的调整 | Adjustments in individual events | 个人赛中同桌两方都适用调整分，程序罚分只及责任人。 | In an individual the score applies to both partners, a penalty only to the one at fault.
12C4 | 淘汰赛中不平衡的裁定分 | Non-balancing scores in knockout play | 双方得分不平衡时各自计算，再取平均记入比赛。 | Where the two sides' scores do not balance, each is reckoned and the average is used.
13 | 牌数错误 | Incorrect number of cards | 一手多于十三张、另一手不足时怎样纠正，能否打，得分怎样调整。 | One hand has too many cards and another too few: how it is put right and whether it is played.
13A | 有误的手尚未叫牌 | No call by an incorrect hand | 更正后正常进行，除非有人看到了别人的牌。 | The hands are corrected and played, unless somebody saw another's card.
13A1 | 无人看到他人的牌 | Nobody saw another's card | 更正后照常叫打。 | Corrected and played as normal.
13A2 | 有人看到他人的牌 | A card of another hand was seen | 先打完，若受影响再调整得分。 | Played first; the score is adjusted if the knowledge mattered.
13B | 有误的手已经叫牌 | An incorrect hand has called | 裁判判断能否在不改叫牌的情况下继续。 | The director judges whether play can go on with no call changed.
13B1 | 可以更正后继续 | Correctable and played | 更正后继续，打完仍可调整得分。 | Corrected and played on; an adjusted score remains possible.
13B2 | 不能继续 | Not playable | 判给调整分，并可处罚责任方。 | An adjusted score is given, and the offender may be penalised.
13C | 混入的牌 | A surplus card | 不属于这副牌的牌取走，继续打。 | A card that is no part of the deal is removed and play goes on.
13D | 打完才发现 | Play completed | 打完后才发现张数有误：结果取消，判给调整分。 | Found after play: the result is cancelled and the score adjusted.
14 | 缺牌 | Missing card | 缺少的牌找到或补上后，视为一直在那手牌里；可能构成藏牌或罚张。 | A missing card once found counts as having been in the hand all the time; it may mean a revoke or a penalty card.
14A | 首引亮开之前缺牌 | Missing before the lead is faced | 补足后照常进行。 | The pack is made up and play goes on.
14B | 首引亮开之后缺牌 | Missing afterwards | 按缺牌在何处分别处理。 | It depends on where the card is found.
14B1 | 在已打的牌中找到 | Found among the played cards | 按第 67 条处理有缺陷的牌墩。 | Law 67 on defective tricks applies.
14B2 | 在别处找到 | Found elsewhere | 归还缺牌的一手，并追溯其责任。 | It goes back to the deficient hand, with what follows from that.
14B3 | 没有找到 | Not found | 由裁判补配。 | The director rebuilds the pack.
14C | 补牌带来的信息 | Knowledge of the replaced card | 知道补回了哪张牌，对同伴是非法信息。 | To partner it is unauthorised which card was put back.
15 | 错打牌套或牌 | Wrong board or hand | 打了不该在本轮打的牌套、或拿了别的牌套的牌：取消、继续或调整。 | A board or hand that was not due: cancelled, played on or adjusted.
15A | 拿了另一副的牌 | Cards from a wrong board | 取消该叫牌及其后的叫牌；同伴已叫牌则判调整分。 | The call and those after it are cancelled; an adjusted score if partner had called.
15B | 打错牌套 | Play of a wrong board | 有人打过或没人打过，处理不同。 | It matters whether any of the players had played it before.
15B1 | 有人已打过 | Somebody had played it | 第二次的成绩取消。 | The second score is cancelled.
15B2 | 四人都没打过 | None had played it | 打完，成绩有效。 | They finish it and the score stands.
15B3 | 失去成绩者的补偿 | Redress for the lost score | 因此失去成绩的一方得到人工调整分。 | Who loses a valid score by this gets an artificial one.
16 | 合法与非法信息 | Authorised and unauthorised information | 选手只能依据合法信息行动；来自同伴举止、已撤回行动或外界的信息受限制。 | A player acts on authorised information alone; what comes from partner's manner, withdrawn actions or outside is restricted.
16A | 合法信息 | Authorised information | 合法叫牌和打牌、规则与自己的了解等可以使用。 | Legal calls and plays, the Laws and one's own knowledge may be used.
16B | 来自同伴的多余信息 | Extraneous information from partner | 不得选择被同伴的停顿、言语或举止明显暗示的合理选择。 | A player may not choose a logical alternative that partner's tempo, words or manner demonstrably suggested.
16B2 | 保留权利 | Reserving rights | 对方可以声明保留以后召请裁判的权利。 | The other side may state that it reserves the right to call the director later.
16B3 | 事后召请与调整 | Calling afterwards | 认为对方利用了非法信息者打完后召请裁判，裁判可以调整得分。 | Whoever thinks it was used calls the director at the end, who may adjust.
16C | 撤回的行动 | Withdrawn calls and plays | 对非违规方是合法信息，对违规方是非法信息。 | Authorised for the innocent side, unauthorised for the offenders.
16D | 来自外界的信息 | Information from other sources | 偶然得知别桌或别人的牌：重发、换位、打完再看或判调整分。 | Hearing or seeing something by accident: redeal, change seats, play and look later, or adjust.
16D2 | 叫牌之前得知 | Received before the auction | 裁判可以采取的几种办法。 | The ways open to the director.
`
