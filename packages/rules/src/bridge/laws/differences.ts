/**
 * Where the Laws of 2007 number or say a matter otherwise than those of 2017: rows of its own, and `-` before what it
 * does not have.
 */
export const before2017 = `
12C1e | 按旧办法的裁定分 | Assigned scores by the older method | 主管机构可以规定不加权：非违规方取最有利，违规方取最不利。 | The regulating authority may keep unweighted scores: the best for one side, the worst for the other.
12C1b | 自己造成的损失 | Self-inflicted damage | 非违规方以严重失误或赌博式行动造成的损失不予补偿。 | Damage by a serious error or a wild or gambling action is not redressed.
- 12C4
13 | 牌数错误 | Incorrect number of cards | 一手多于十三张、另一手不足时，由裁判判断能否更正后继续。 | One hand has too many cards and another too few: the director judges whether it can be corrected and played.
13A | 有误的手已叫牌而可以继续 | Playable after a call | 裁判认为叫牌不会改变，则更正后继续。 | Corrected and played when the director thinks no call changes.
13B | 不能继续 | Not playable | 判给调整分，并可处罚责任方。 | An adjusted score, and the offender may be penalised.
- 13A1
- 13A2
- 13B1
- 13B2
13C | 打完才发现 | Play completed | 打完后才发现张数有误：结果取消，判给调整分。 | Found after play: the result is cancelled and the score adjusted.
13D | 尚未叫牌 | Nobody concerned had called | 更正；若有人看到他人的牌，视影响处理。 | Corrected; it matters whether somebody saw another's card.
13D1 | 无人看到他人的牌 | Nobody saw another's card | 更正后照常叫打。 | Corrected and played as normal.
13D2 | 有人看到他人的牌 | A card was seen | 影响不大则先打后看，影响太大则立即调整。 | Played with a later look if harmless, adjusted at once if too important.
13F | 混入的牌 | A surplus card | 不属于这副牌的牌取走，继续打。 | A card that is no part of the deal is removed and play goes on.
15A | 打完才发现打错牌套 | Wrong board, play finished | 没人打过的，成绩通常有效，以后再打应打的牌。 | The score normally stands if nobody had played it, and the right board may follow.
15B | 有人已打过 | Somebody had played it | 第二次的成绩取消，失去成绩者得到人工分。 | The second score is cancelled; who loses a valid one gets an artificial score.
- 15B1
- 15B2
- 15B3
15C | 叫牌时发现 | Found during the auction | 由应打者重新叫牌，叫牌须与原来相同，否则取消。 | The right contestants call again; any difference cancels the board.
17D | 拿错牌套的牌叫牌 | Cards from a wrong board | 取消叫牌，看正确的牌后重新叫。 | The call is cancelled and made again from the right hand.
17D2 | 下家或同伴已叫牌 | Later calls were made | 重新叫的与取消的差别大，或同伴已叫牌，则判人工分。 | An artificial score when the new call differs much, or partner had called.
- 17D3
17E | 叫牌的结束 | End of the auction period | 全桌不叫，或三家不叫且首引亮开。 | Four passes, or three and a faced lead.
16C | 来自外界的信息 | Information from other sources | 偶然得知别桌或别人的牌：重发、打完再看或判调整分。 | Hearing or seeing something by accident: redeal, play and look later, or adjust.
16C2 | 叫牌之前得知 | Received before the auction | 裁判可以采取的几种办法。 | The ways open to the director.
16D | 撤回的行动 | Withdrawn calls and plays | 对非违规方是合法信息，对违规方是非法信息。 | Authorised for the innocent side, unauthorised for the offenders.
- 16D2
23 | 本可知道会损害对方 | Awareness of potential damage | 违规者当时有可能知道会损害对方，则打完后调整。 | An offender who could have been aware of the damage is adjusted at the end.
- 23A
- 23C
26A | 有关特定花色 | Call related to a suit | 撤回的叫牌与某花色有关而未再显示：庄家可要求或禁止引它。 | When it showed a suit not shown again, declarer may require or forbid it.
26B | 其他撤回的叫牌 | Other withdrawn calls | 庄家可以禁止引任何一个花色。 | Declarer may forbid any one suit.
27B1b | 意义相同或更精确的叫牌 | Same or more precise meaning | 改为意义不宽于原叫的合法叫牌，没有后果。 | A legal call with the same or a more precise meaning is free.
30A | 尚无人叫牌时越序不叫 | Pass before any bid | 违规者下一次须不叫，没有其他后果。 | The offender passes when next it is his turn.
30B | 已有人叫牌后越序不叫 | Pass after a bid | 按轮到上家、同伴、下家，分别处理。 | What follows depends on whose turn it was.
30B1 | 轮到上家时 | Right-hand opponent's turn | 违规者下一次须不叫。 | The offender passes at his next turn.
30B2 | 轮到同伴时 | Partner's turn | 违规者永远不叫；同伴此轮不得加倍。 | The offender passes throughout, and partner may not double at that turn.
30B3 | 轮到下家时 | Left-hand opponent's turn | 视为更改叫牌。 | Treated as a change of call.
31A2 | 上家叫牌 | He calls | 违规者可作任何合法叫牌，后果视名目而定。 | Any legal call; what follows depends on the denomination.
31A2a | 重复同一名目 | Same denomination repeated | 同伴下一次须不叫。 | Partner passes at his next turn.
31A2b | 没有重复该名目 | Another denomination | 同伴永远不叫，并可能有引牌限制。 | Partner passes throughout and lead restrictions may apply.
31B | 轮到同伴，或轮到首次叫牌的下家时 | Partner's turn, or left-hand opponent's before the offender had called | 同伴永远不叫，并可能有引牌限制。 | Partner passes throughout and lead restrictions may apply.
- 31C
32A | 轮到同伴时 | Partner's turn | 同伴永远不叫，庄家可禁止引一个花色。 | Partner passes throughout and declarer may forbid a suit.
- 32A1
- 32A2
32B | 轮到上家时 | Right-hand opponent's turn | 按上家是否叫牌处理。 | It matters whether he calls.
32B1 | 上家不叫 | He passes | 违规者须重复。 | It must be repeated.
32B2 | 上家叫牌 | He calls | 违规者可作任何合法叫牌，同伴永远不叫。 | Any legal call; partner passes throughout.
- 32C
- 36C
57A3 | 禁止另一花色 | Forbid another suit | 不得打庄家指定的另一花色。 | Not a card of another suit that declarer names.
- 57A4
45C4b | 无意的指定 | An unintended designation | 口误可以改正，但同伴已出牌则不可。 | A slip may be changed until partner has played.
64C | 补足损失 | Redress of damage | 罚墩不足以补偿时判给调整分；双方都藏牌时恢复公平。 | Where the tricks moved are not enough the score is adjusted; equity when both sides revoked.
- 64C2b
68D | 停止打牌 | Play ceases | 声称之后打牌停止，其后所打作废。 | After a claim play stops, and what is played later is void.
- 68D2a
- 68D2b
- 72C
73E | 欺骗 | Deception | 以叫打迷惑对方合法。 | Deceiving by calls and plays is legal.
- 73E2
73F | 违反礼仪而误导 | Misleading by breach of propriety | 没有桥牌理由的举止误导了对方，可以调整。 | Adjusted where manner without a bridge reason misled an opponent.
75C | 误叫 | Mistaken call | 解释与约定相符而叫错，没有违规。 | The explanation fits the agreement and the call was wrong: no infraction.
75D | 更正的时机 | When it is corrected | 同伴何时、庄家方何时更正错误的解释。 | When partner and declarer's side put a wrong explanation right.
79B | 赢墩的争议 | Disagreement on tricks | 裁判按打过的牌查明；本轮结束后任何一方不得增加。 | Found from the played cards; after the round no side gains.
- 79B3
86A | 国际比赛分的平均分 | Average score in IMP play | 平均加减为正负三分。 | Average plus and minus are three IMPs.
86B | 淘汰赛中不平衡的裁定分 | Non-balancing scores in knockout play | 双方得分不平衡时，取平均记入比赛。 | Where the two scores do not balance the average is used.
- 86B1
86C | 补打的牌 | Substitute board | 已可能知道比赛结果者不得补打。 | None where the result of the match may already be known.
86D | 另一桌的成绩 | Result at the other table | 另一桌已有成绩时，裁判可以判给裁定分。 | Where the other table has a result the director may assign a score.
88 | 无责任方的保障 | Award of indemnity points | 双人与个人赛中无责任者得六成，或自己更高的得分率。 | In pairs and individuals the innocent get 60%, or their own percentage if higher.
`

/** Where the Laws of 1997, as adopted in China in 1999, differ from those of 2007. */
export const before2007 = `
12C1 | 人工调整分 | Artificial adjusted score | 没有结果时，按责任判给平均、平均加、平均减。 | Where there is no result: average, average plus or average minus by responsibility.
- 12C1b
- 12C1c
- 12C1d
- 12C1e
- 12C1f
12C2 | 裁定调整分 | Assigned adjusted score | 非违规方取可能得到的最有利结果，违规方取最不利结果。 | The best result that was likely for one side, the worst that was possible for the other.
- 12C2a
- 12C2b
- 12C2c
12C3 | 申诉委员会的公平调整 | Committee varies for equity | 除非禁止，申诉委员会可以改变裁定分以求公平。 | Unless forbidden, a committee may vary an assigned score to do equity.
13 | 牌数错误 | Incorrect number of cards | 四人同意且裁判认为不会改变叫牌，方可更正后继续。 | Corrected and played only when all four agree and no call would change.
13A | 无人看到他人的牌 | Nobody saw another's card | 更正后照常叫打。 | Corrected and played as normal.
13B | 有人看到他人的牌 | Another's card was seen | 无害且四人同意则打，否则判人工分。 | Played if harmless and all four agree, otherwise an artificial score.
- 13D1
- 13D2
- 13F
- 13D
- 14C
16 | 非法信息 | Unauthorised information | 选手只能依据合法的叫打行动；来自同伴、外界或撤回行动的信息受限制。 | Legal calls and plays may be used; information from partner, outside or withdrawn actions is restricted.
16A | 来自同伴的多余信息 | Extraneous information from partner | 不得选择被明显暗示的合理行动。 | A suggested alternative may not be chosen from among logical ones.
16A1 | 保留权利 | Reserving rights | 对方可以声明保留召请裁判的权利。 | The other side may reserve its right to call the director.
16A2 | 事后召请 | Calling afterwards | 打完后召请裁判，裁判可以调整得分。 | The director is called after play and may adjust.
16B | 来自外界的信息 | Information from other sources | 偶然得知：换位、换人或判人工分。 | By accident: change seats, substitute a player or give an artificial score.
- 16B2
- 16B3
16C | 撤回的行动 | Withdrawn calls and plays | 对非违规方是合法信息，对违规方是非法信息。 | Authorised for the innocent side, unauthorised for the offenders.
- 16C2
- 16D
- 17D2
23 | 有损害的强制性不叫 | Damaging enforced pass | 使同伴不叫本可知道会损害对方，则打完后调整。 | Where it could be known that silencing partner would hurt, the score is adjusted.
25B2 | 下家不接受 | Not accepted | 原叫牌有效而同伴不叫一次；或另作叫牌，违规方至多平均减。 | The first call stands and partner passes once, or another call is made and the side keeps average minus at most.
27B1b | 传达的信息造成损失 | Damage by the information | 不足叫牌的信息使对方受损，则调整得分。 | Adjusted where the insufficient bid's information did damage.
- 24E
- 27B4
- 27D
30B1 | 轮到上家时 | Right-hand opponent's turn | 违规者下一次须不叫。 | The offender passes at his next turn.
35 | 免罚的不能成立的叫牌 | Inadmissible call condoned | 下家已叫：该叫牌及其后的取消，没有后果。 | When left-hand opponent has called: it and later calls are cancelled freely.
35A | 不能成立的加倍 | Inadmissible double | 下家已叫的，取消而没有后果。 | Cancelled freely when left-hand opponent has called.
35B | 必须派司者的叫牌 | A call by who had to pass | 下家已叫的，该叫牌有效；须一直派司的，此后仍须派司。 | It stands when left-hand opponent has called; who had to pass throughout still must.
35C | 超过七的叫牌 | A bid of more than seven | 下家已叫的，连同其后的叫牌取消而没有后果。 | Cancelled freely with later calls when left-hand opponent has called.
35D | 最后派司之后的叫牌 | A call after the final pass | 下家已叫的，取消而没有后果。 | Cancelled freely when left-hand opponent has called.
40C | 误信息造成损失 | Damage by undisclosed agreements | 对方没有充分说明其约定而造成损失，可以调整。 | Adjusted where the other side's methods were not explained.
- 43B3
43C | 明手先指出违规 | Dummy first to draw attention | 已违反限制的明手首先指出防家违规时，暂不判罚，打完再看是否调整。 | Where a dummy who broke a limitation is the first to point out a defender's irregularity, there is no penalty at once.
- 50E
- 54E
64B3 | 明手或亮开的牌 | A faced card | 没有打出亮开的牌。 | Failing to play a faced card.
- 64B7
68B | 承认 | Concession | 表明要输掉若干墩即为承认；防家承认而同伴当即反对的，不算承认。 | Saying that tricks will be lost concedes them; a defender's concession to which his partner objects at once is none.
- 68B2
70D | 新的打法 | A new line of play | 声称时没有说过的打法，另有正常打法较差时，裁判不予接受。 | A line that was not stated is not accepted where a normal one does worse.
- 70D1
- 70D2
70E | 没有说明的飞牌或击落 | An unstated finesse or drop | 取决于某张牌在谁手里的打法，没有说过的，裁判不予接受。 | A line that hangs on where a card is, and was not stated, is not accepted.
- 70E1
69B | 撤回默认 | Acquiescence withdrawn | 更改期内，实际赢得或任何正常打法都不会输的牌墩。 | For tricks won, or that no normal play could lose, within the correction period.
71A | 任何合法打法都不会输 | No legal play loses it | 承认的牌墩按任何合法打法都不会输，可以撤回。 | Cancelled where no legal play could lose the trick.
71C | 任何正常打法都不会输 | No normal play loses it | 在下一副叫牌或本轮结束之前可以撤回。 | Cancelled until the next call or the end of the round.
73F2 | 误导对方而受损 | Innocent opponent misled | 没有桥牌理由的举止误导了对方，可以调整。 | Adjusted where manner without a bridge reason misled an opponent.
- 75C
75D | 错误解释的更正 | Correcting a wrong explanation | 解释者与其同伴各自何时更正。 | When the explainer and his partner correct it.
- 79C2
- 86D
88 | 无责任方的保障 | Award of indemnity points | 双人与个人赛中无责任者得六成，或自己更高的得分率。 | In pairs and individuals the innocent get 60%, or their own percentage if higher.
89 | 个人赛中的判罚 | Penalties in individual events | 调整分及于同桌双方，罚分只及责任人。 | The score applies to both partners, a penalty only to the one at fault.
`
