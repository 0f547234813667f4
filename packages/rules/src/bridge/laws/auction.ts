/** Laws 17 to 40 as numbered in 2017: number, title and what it says, in our own words. */
export const auction = `
17 | 叫牌阶段 | The auction period | 叫牌从何时开始、按什么次序、何时结束。 | When the auction period begins, in what order it runs and when it ends.
17D | 叫牌的结束 | End of the auction | 全桌不叫，或一叫之后连续三家不叫；其中有越序不叫时的处理。 | Four passes, or three after a call; and what happens when one of them was out of turn.
17D3 | 越序不叫使人失去机会 | A pass out of turn cost somebody a turn | 叫牌回到失去机会的人，其后的不叫取消。 | The auction goes back to the player who lost his turn and the later passes are cancelled.
18 | 实质叫牌 | Bids | 足够的实质叫牌须高于前一个；定约名目的高低。 | A bid must exceed the one before; how denominations rank.
19 | 加倍与再加倍 | Doubles and redoubles | 只能加倍对方最后的叫牌，再加倍对方的加倍。 | Only the opponents' last bid may be doubled, only their double redoubled.
20 | 叫牌的复述与解释 | Review and explanation of calls | 何时可以询问，谁来解释；解释有误者须按时更正。 | When questions may be asked, who answers, and when a wrong explanation must be put right.
20F | 解释 | Explanation of calls | 询问与回答的范围，以及更正错误解释的义务。 | What is asked and answered, and the duty to correct a wrong explanation.
21 | 误信息 | Misinformation | 根据对方的错误解释叫牌者，何时可以改叫，何时改得分。 | Who called on a wrong explanation may change the call in time, or have the score adjusted.
21A | 自己的误解 | Own misunderstanding | 自己理解错了，没有补救。 | No redress for what a player misunderstood by himself.
21B | 对方的误信息 | Misinformation from an opponent | 改叫与调整的条件。 | Conditions for changing the call and for adjusting.
21B1 | 可以改叫 | Change of call | 同伴尚未叫牌时，可以改掉受误信息影响的叫牌。 | Before partner has called, the call that was influenced may be changed.
21B2 | 对方随之改叫 | The other side changes too | 一方改叫后，其下家可以改变后来的叫牌。 | When one side changes, left-hand opponent may change his later call.
21B3 | 来不及改叫 | Too late to change | 继续打完，若违规方获利则调整得分。 | Play goes on and the score is adjusted if the offenders gained.
22 | 叫牌结束之后 | Procedure after the auction | 全不叫记零分；否则最后的叫牌成为定约。 | Passed out scores nothing; otherwise the last bid becomes the contract.
22A | 全桌不叫 | Passed out | 四家不叫，不重发，记零分。 | Four passes: no redeal, the board scores nought.
22B | 形成定约 | A contract is reached | 三家不叫之后进入澄清阶段，首引亮开即为打牌阶段。 | After three passes comes the clarification period, and play once the lead is faced.
23 | 相当叫牌 | Comparable call | 替换的叫牌若与撤回的意义相同、相近或更精确，即为相当叫牌，同伴不受限制。 | A replacement with the same, a similar or a narrower meaning or purpose is comparable, and partner is free.
23A | 相当叫牌的定义 | Definition | 意义相同或相近、为其子集、或目的相同。 | Same or similar meaning, a subset of it, or the same purpose.
23C | 因其得利 | Non-offending side damaged | 若没有违规的帮助结果很可能不同，则调整得分。 | Where the outcome could well have been different without the help, the score is adjusted.
24 | 叫牌期间暴露或先出的牌 | Card exposed or led during the auction | 防守方的牌可能成为罚张，同伴可能须不叫一次。 | A defender's card may become a penalty card and partner may have to pass once.
24A | 一张小牌 | One low card | 叫牌中没有其他后果。 | Nothing more follows in the auction.
24B | 一张大牌或先引的牌 | An honour or a premature lead | 同伴下一次须不叫。 | Partner passes when next it is his turn.
24C | 两张以上 | Two or more cards | 同伴下一次须不叫。 | Partner passes when next it is his turn.
24E | 打牌时成为罚张 | Penalty cards in play | 若成为防守方，这些牌按罚张处理。 | Should the owner defend, they are penalty cards.
25 | 更改叫牌 | Legal and illegal changes of call | 无意的叫牌可以改正；改变主意的，由下家决定是否接受。 | An unintended call may be replaced; a second thought stands only if left-hand opponent accepts.
25A | 无意的叫牌 | Unintended call | 手误或口误，在同伴叫牌之前可以改正。 | A slip of hand or tongue may be put right before partner calls.
25B | 改变主意 | Call intentionally changed | 下家可以接受；不接受则原来的叫牌有效。 | Left-hand opponent may accept; otherwise the first call stands.
25B1 | 下家接受 | Accepted | 替换的叫牌有效。 | The substituted call stands.
25B2 | 下家不接受 | Not accepted | 替换的叫牌取消，原叫牌有效，可能有引牌限制。 | The substitute is cancelled, the first call stands, lead restrictions may follow.
26 | 撤回叫牌与引牌限制 | Call withdrawn, lead restrictions | 撤回的叫牌若没有换成相当叫牌，违规方防守时庄家可以禁止引一个花色。 | Unless the replacement was comparable, declarer may forbid the offender's partner to lead a suit.
26A | 没有引牌限制 | No lead restriction | 换成相当叫牌者不受限制。 | None after a comparable call.
26B | 引牌限制 | Lead restriction | 同伴首次引牌时，庄家可以禁止他引违规者没有合法显示的一个花色。 | At partner's first lead declarer may forbid one suit that the offender did not legally show.
27 | 不足叫牌 | Insufficient bid | 下家可以接受；不接受则须改正，改法决定同伴是否还能叫牌。 | Left-hand opponent may accept it; otherwise it is corrected, and how decides whether partner may still call.
27A | 接受不足叫牌 | Acceptance | 下家可以接受，或在其上叫牌即为接受。 | Left-hand opponent may accept it, and does so by calling over it.
27B | 不接受时的改正 | Not accepted | 改为足够叫牌或不叫；有的改法没有后果。 | It is replaced by a sufficient bid or pass; some replacements are free.
27B1a | 同名目最低的足够叫牌 | Lowest sufficient bid in the same denomination | 显示同一名目的最低足够叫牌：没有后果。 | Shows the same denomination at the lowest level: no consequence.
27B1b | 改为相当叫牌 | Corrected by a comparable call | 叫牌照常继续。 | The auction goes on without more.
27B2 | 其他足够叫牌或不叫 | Any other sufficient bid or pass | 同伴此后永远不叫，并可能有引牌限制。 | Partner passes for the rest of the auction and lead restrictions may apply.
27B3 | 企图用加倍代替 | Replaced by a double or redouble | 若不是相当叫牌则取消，同伴永远不叫。 | Cancelled unless comparable; partner is silenced.
27B4 | 又一个不足叫牌 | Another insufficient bid | 下家仍不接受时，按前款处理。 | If it is not accepted either, it is treated as above.
27D | 借违规之助达到的定约 | Non-offending side damaged | 若没有违规的帮助结果很可能不同，则调整得分。 | Where the outcome could well have been different without the help, the score is adjusted.
28 | 视为依序的叫牌 | Calls considered to be in rotation | 应叫者先行叫牌，则越序叫牌取消，依序进行。 | If the right player calls first, the call out of turn disappears.
28A | 上家须不叫 | Right-hand opponent had to pass | 上家被罚不叫时提前叫牌，视为依序。 | Calling before an opponent who must pass counts as in turn.
28B | 应叫者已经叫牌 | The right player has called | 他的叫牌有效，越序的叫牌取消。 | His call stands and the one out of turn is cancelled.
29 | 越序叫牌之后 | Procedure after a call out of rotation | 下家可以叫牌即接受；否则取消，由应叫者继续。 | Left-hand opponent accepts it by calling; otherwise it is cancelled.
29A | 下家接受 | Accepted by a call | 下家跟着叫牌，越序叫牌即成为合法。 | When left-hand opponent calls, the call out of turn becomes legal.
29B | 取消 | Cancelled | 叫牌回到应叫者。 | The auction goes back to the player whose turn it was.
30 | 越序不叫 | Pass out of rotation | 按应该轮到谁，分别处理。 | What follows depends on whose turn it was.
30A | 轮到上家时不叫 | Right-hand opponent's turn | 违规者轮到时须不叫，同伴不受限制。 | The offender passes at his turn; partner is free.
30B | 轮到同伴或下家时不叫 | Partner's or left-hand opponent's turn | 违规者改用合法叫牌；是否相当叫牌决定同伴是否受限。 | The offender makes any legal call; partner is free only if it is comparable.
30B1 | 轮到同伴时 | Partner's turn | 同伴可作任何合法叫牌；违规者若非相当叫牌，同伴须不叫一次。 | Partner may call anything; unless the offender's next call is comparable, partner then passes once.
31 | 越序实质叫牌 | Bid out of rotation | 按轮到上家、同伴或下家，分别处理。 | What follows depends on whose turn it was.
31A | 轮到上家时 | Right-hand opponent's turn | 上家不叫则须重复；上家叫牌则可作任何合法叫牌。 | If he passes the bid is repeated; if he acts any legal call is allowed.
31A1 | 上家不叫 | He passes | 违规者重复原叫牌，没有后果。 | The offender repeats the bid, with no consequence.
31A2 | 上家叫牌 | He calls | 改用相当叫牌没有后果，否则同伴须不叫一次。 | A comparable call is free, otherwise partner passes once.
31B | 轮到同伴，或轮到首次叫牌的下家时 | Partner's turn, or left-hand opponent's before the offender had called | 违规者若改用非相当叫牌，同伴须不叫一次。 | Unless the offender's call is comparable, partner passes once.
31C | 轮到下家而已叫过牌 | Left-hand opponent's turn after calling before | 视为更改叫牌，按第 25 条处理。 | Treated as a change of call under Law 25.
32 | 越序加倍或再加倍 | Double or redouble out of rotation | 违反第 19 条的不得接受；其余按轮到谁处理。 | One that breaks Law 19 cannot be accepted; the rest depends on whose turn it was.
32A | 轮到上家时 | Right-hand opponent's turn | 上家不叫则重复，上家叫牌则另作合法叫牌。 | If he passes it is repeated, if he acts another legal call is made.
32A1 | 上家不叫 | He passes | 违规者重复原叫牌。 | The offender repeats it.
32A2 | 上家叫牌 | He calls | 若非相当叫牌，同伴须不叫一次。 | Unless comparable, partner passes once.
32B | 轮到同伴时 | Partner's turn | 若非相当叫牌，同伴须不叫一次。 | Unless comparable, partner passes once.
32C | 轮到下家时 | Left-hand opponent's turn | 视为更改叫牌。 | Treated as a change of call.
33 | 同时叫牌 | Simultaneous calls | 依序者为先，另一个视为随后所叫。 | The call in turn counts first, the other as following it.
34 | 保留叫牌权 | Retention of the right to call | 因越序不叫而失去机会者，叫牌回到他那里。 | Whoever lost a turn by a pass out of rotation gets it back.
35 | 不能成立的叫牌 | Inadmissible calls | 哪些叫牌不能成立，由哪一条处理。 | Which calls are inadmissible and which Law deals with each.
36 | 不能成立的加倍或再加倍 | Inadmissible doubles and redoubles | 取消；对方已叫则无后果，否则同伴永远不叫。 | Cancelled; free if left-hand opponent has called, otherwise partner is silenced.
36C | 事后才发现 | Found later | 叫牌结束后才发现，定约按没有该加倍计分。 | Found after the auction, the contract is scored as if it had not been made.
37 | 须不叫者叫了牌 | Action violating an obligation to pass | 下家已叫则有效；否则改为不叫，双方同伴都永远不叫。 | Stands if left-hand opponent called; otherwise a pass is put in and both partners are silenced.
38 | 超过七阶的叫牌 | Bid of more than seven | 不能成立，从不计分。 | Never possible and never scored.
39 | 最后一个不叫之后的叫牌 | Call after the final pass | 取消；防守方的实质叫牌可能带来引牌限制。 | Cancelled; a defender's bid may bring lead restrictions.
40 | 搭档间的约定 | Partnership understandings | 约定须向对方公开；未公开而造成损失的，按误信息调整。 | Understandings are disclosed; damage by one that was not is misinformation.
40A | 选手的叫打约定 | Players' systemic agreements | 约定的范围和公开的办法。 | What counts as an agreement and how it is disclosed.
40B | 特殊约定 | Special partnership understandings | 主办者可以规定或禁止；违反者调整得分。 | Organisers may regulate or forbid them; a breach leads to an adjustment.
40C | 偏离约定与心理叫 | Deviation from system and psychic action | 可以偏离，但同伴不能比对手更有准备。 | Allowed, provided partner has no more reason to expect it than the opponents.
`
