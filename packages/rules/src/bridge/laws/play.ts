/** Laws 41 to 71 as numbered in 2017: number, title and what it says, in our own words. */
export const play = `
41 | 打牌的开始 | Commencement of play | 首引牌面向下，询问之后亮开，明手随即摊牌。 | The lead is made face down, questions are asked, then it is faced and dummy goes down.
41A | 牌面向下的首引 | Face-down opening lead | 只在裁判指示下，为纠正违规才能收回。 | It may be taken back only on the director's instruction after an irregularity.
42 | 明手的权利 | Dummy's rights | 明手可以数牌墩、听令出牌、防止违规，打完后可以指出违规。 | Dummy may count tricks, play as told, try to prevent irregularities and speak after play.
42B2 | 防止违规 | Preventing an irregularity | 明手可以试图防止违规发生。 | Dummy may try to prevent an irregularity.
43 | 明手的限制 | Dummy's limitations | 明手打牌期间不得首先召请裁判、指出违规、参与打牌或看别人的牌。 | During play dummy may not be first to call, point out an irregularity, take part, or look at other hands.
43A1 | 对明手行为的一般限制 | General limits | 打牌期间不得先召请裁判、先指出违规或参与打牌。 | Not first to call the director or point out an irregularity, nor take part in the play.
43A2 | 看牌与换手 | Looking at other hands | 不得看防守方或庄家的牌，不得交换。 | No looking at a defender's or declarer's hand and no exchange.
43B | 违反限制的后果 | If dummy breaks the limits | 可处罚；看过牌的明手失去部分权利。 | A penalty is possible, and a dummy that has looked loses some rights.
43B2a | 提醒引错手 | Warning against a lead from the wrong hand | 看过牌的明手提醒，任一防家可以选择由哪一手引牌。 | When dummy had looked, either defender may choose from which hand declarer leads.
43B2b | 询问庄家藏牌 | Asking about a revoke | 看过牌的明手首先询问，须改正并按藏牌罚墩。 | When dummy had looked and asks first, the card is corrected and tricks are moved as for a revoke.
43B3 | 首先指出防守方违规 | First to point out a defender's irregularity | 没有纠正；若防守方因此受损再调整。 | No rectification; play goes on, and the score is adjusted if the defenders lost by it.
44 | 打牌的次序 | Sequence and procedure of play | 能跟必须跟；不能跟可以出任何牌；赢墩者引下一墩。 | Follow suit if able, play anything if not; the winner of a trick leads to the next.
44C | 跟出同花色 | Requirement to follow suit | 能跟出所引花色者必须跟，此义务先于其他。 | Following suit comes before every other requirement.
45 | 打出的牌 | Card played | 何时算打出；明手出错、第五张牌怎样处理。 | When a card counts as played; what happens to a misplay by dummy or a fifth card.
45C1 | 防守方的牌 | A defender's card | 同伴可能看到牌面的即为打出。 | Played when partner could have seen its face.
45C2 | 庄家的牌 | Declarer's card | 亮面碰到或接近桌面的即为打出。 | Played when held face up touching or near the table.
45C4a | 说出的牌 | A named card | 说出要打的牌即为打出。 | A card that is named is played.
45C4b | 无意的指定 | An unintended designation | 口误可以改正，但须在规定的时限之内。 | A slip may be changed within the limit of the Law.
45D | 明手误出 | Card misplayed by dummy | 及时发现则收回，对方可以改出；过时则有效。 | Taken back in time, with the defenders free to change; later it stands.
45E1 | 防守方的第五张 | A defender's fifth card | 成为罚张，除非按引牌处理。 | A penalty card unless it is treated as a lead.
45E2 | 庄家或明手的第五张 | Fifth card from declarer or dummy | 收回，没有后果。 | Taken back without more.
45F | 明手示意出牌 | Dummy indicates a card | 明手碰或指一张牌：若因此受损则调整。 | Dummy touches or points to a card: adjusted if it did damage.
46 | 不完整的指定 | Incomplete or erroneous call of a card | 只说花色、只说牌点等情况下，明手该出哪张。 | Which card dummy plays when only a suit, a rank or less was named.
46B1 | 只说大小 | High, low, win it | 高为最大，低为最小，赢则为能赢的最小张。 | High is the highest, low the lowest, win it the lowest winner.
46B2 | 只说花色 | Suit but no rank | 该花色最小的一张。 | The lowest card of that suit.
46B3 | 只说牌点 | Rank but no suit | 按刚赢墩的花色，或唯一可出的一张。 | The suit of the trick just won, or the only legal card of that rank.
46B4 | 明手没有的牌 | A card not in dummy | 指定无效，可另指定。 | Void; another card may be named.
46B5 | 随便出 | Play anything | 由任一防家指定。 | Either defender may name the card.
47 | 收回已打的牌 | Retraction of a card played | 哪些情况下打出的牌可以收回。 | When a played card may be taken back.
47E1 | 被告知轮到自己 | Told that it was his turn | 收回，没有后果，不得接受。 | Taken back freely; it may not be accepted.
47E2 | 因误信息而打的牌 | Played on misinformation | 其后无人打牌时可以收回。 | May be taken back while nobody has played after it.
48 | 庄家暴露的牌 | Exposure of declarer's cards | 庄家的牌没有罚张；摊牌可能视为声称。 | Declarer has no penalty cards; spreading the hand may be a claim.
48A | 庄家暴露没有限制 | No restriction | 庄家或明手暴露的牌不成罚张。 | A card exposed by declarer or dummy is no penalty card.
49 | 防守方暴露的牌 | Exposure of a defender's cards | 同伴可能看到的牌成为罚张。 | A card that partner could see becomes a penalty card.
50 | 罚张的处理 | Disposition of a penalty card | 轻罚张与重罚张，何时必须打出，同伴引牌受什么限制。 | Minor and major penalty cards: when they are played and how they bind partner's lead.
50B | 轻罚张与重罚张 | Major or minor | 无意露出的一张小牌为轻罚张，其余为重罚张。 | One low card shown by accident is minor, all else major.
50C | 轻罚张 | Minor penalty card | 先于同花色其他小牌打出；同伴引牌不受限制。 | Played before other low cards of the suit; partner's lead is free.
50D1 | 重罚张须打出 | Play of a major penalty card | 一有合法机会就要打出。 | Played at the first legal opportunity.
50D2 | 同伴引牌时 | When partner leads | 庄家选择要求、禁止或不加限制。 | Declarer requires, forbids or leaves it.
50D2a | 要求或禁止引该花色 | Require or forbid the suit | 罚张随即收回。 | The card is then picked up.
50D2b | 不加限制 | No restriction | 任意引牌，罚张保留。 | Any lead; the card stays.
50E | 罚张带来的信息 | Information from a penalty card | 哪些信息可以用；若因此受损则调整。 | What may be used of it, and when the score is adjusted.
51 | 两张以上罚张 | Two or more penalty cards | 由庄家选择打哪张、对哪些花色加以限制。 | Declarer chooses which is played and which suits are bound.
51B | 同伴引牌时 | Partner's lead | 要求一种花色或禁止若干花色，对应的罚张收回。 | One suit required or several forbidden; the cards of those suits are picked up.
52 | 没有引出或打出罚张 | Failure to lead or play a penalty card | 庄家可以接受，或要求打出罚张。 | Declarer may accept the card or ask for the penalty card.
52A | 没有打出罚张 | Not played | 违规者自己不得收回。 | The offender may not take his card back of himself.
52B | 打了别的牌 | Another card played | 庄家接受，或该牌也成为罚张。 | Accepted, or it becomes a penalty card too.
53 | 接受越序引牌 | Lead out of turn accepted | 对方可以接受，使之成为正确引牌。 | The other side may accept it as correct.
53A | 成为正确的引牌 | Treated as a correct lead | 被接受或下家跟出即为正确。 | Accepted in words or by the next hand's play.
54 | 亮面的越序首引 | Faced opening lead out of turn | 庄家有五种选择：接受由自己打、摊牌由同伴打、要求、禁止、不加限制。 | Declarer has five choices: accept, become dummy, require, forbid, or leave a penalty card.
54A | 庄家摊牌 | Declarer spreads his hand | 庄家成为明手，同伴成为庄家。 | He becomes dummy and his partner declarer.
54B1 | 庄家接受 | Declarer accepts | 明手摊牌，庄家第二个出牌。 | Dummy goes down and declarer plays second.
54B2 | 已从明手跟牌 | A card played from dummy | 第二张从明手打出，不得收回。 | A second card played from dummy stands.
54C | 必须接受 | Must accept | 庄家可能看到明手的牌，则必须接受。 | When declarer could have seen a card of dummy he must accept.
54D | 庄家拒绝 | Declarer refuses | 牌收回并成为重罚张；正确的引牌者受庄家的选择限制。 | The card goes back as a major penalty card and declarer's choice binds the right leader.
54E | 庄家方错引 | Lead by the wrong side | 打牌开始前庄家方引牌，按叫牌期间暴露的牌处理。 | A lead by declarer's side before play is a card exposed in the auction.
55 | 庄家越序引牌 | Declarer's lead out of turn | 防守方可以接受；否则收回，从正确的一手引。 | Either defender may accept; otherwise it goes back and the right hand leads.
55A | 防守方接受 | Accepted | 任一防家可以接受；意见不同时以下一个出牌者为准。 | Either defender may accept; if they differ the next to play decides.
55B1 | 轮到防守方引牌 | A defender was to lead | 收回，没有后果。 | The card goes back without more.
55B2 | 应从另一手引牌 | The other hand was to lead | 从正确的一手引任意牌。 | Any card may be led from the right hand.
55C | 由此得到信息 | Information gained | 若因此获利则调整得分。 | The score is adjusted if it gained.
56 | 防守方越序引牌 | Defender's lead out of turn | 拒绝则该牌成为重罚张，参照第 54 条 D 款。 | When refused the card is a major penalty card, as in 54D.
57 | 防守方过早出牌 | Premature lead or play by a defender | 庄家可对其同伴提出要求：出最大、出最小，或就另一花色要求或禁止。 | Declarer may order the partner's play: highest, lowest, or as to another suit.
57A1 | 出最大的 | Play the highest | 所引花色最大的一张。 | The highest card of the suit led.
57A2 | 出最小的 | Play the lowest | 所引花色最小的一张。 | The lowest card of the suit led.
57A3 | 要求另一花色 | Require another suit | 打出庄家指定的另一花色。 | A card of another suit that declarer names.
57A4 | 禁止另一花色 | Forbid another suit | 不得打庄家指定的另一花色。 | Not a card of another suit that declarer names.
57C | 没有后果的提前出牌 | No consequence | 庄家已从两手出牌，则不受限制。 | None when declarer has already played from both hands.
58 | 同时引牌或出牌 | Simultaneous leads or plays | 依序者为先；一手出两张的处理。 | The one in turn is first; and two cards from one hand.
58A | 两人同时出牌 | Two players at once | 非依序者视为随后所打。 | The one out of turn counts as following.
58B1 | 只看到一张 | One card visible | 看到的一张算打出。 | The visible card is played.
58B2 | 看到多张 | Several visible | 由其指定一张，防守方其余成为罚张。 | One is chosen; a defender's others become penalty cards.
59 | 无法按要求出牌 | Inability to lead or play as required | 没有合乎要求的牌，可以出任何合法的牌。 | Without such a card any legal card may be played.
60 | 违规出牌之后的出牌 | Play after an illegal play | 对方接着出牌则失去要求纠正的权利。 | By playing on, the other side loses its right to rectification.
61 | 没有跟牌 | Failure to follow suit | 藏牌的定义，以及谁可以询问。 | What a revoke is and who may ask about one.
62 | 藏牌的改正 | Correction of a revoke | 成立之前必须改正；防守方收回的牌成为罚张。 | It must be corrected before it is established; a defender's card becomes a penalty card.
62B1 | 防守方改正 | Correction by a defender | 从手中打出的牌成为重罚张。 | A card from an unfaced hand becomes a major penalty card.
62B2 | 庄家或明手改正 | Correction by declarer or dummy | 收回，没有后果。 | Taken back freely.
62D1 | 第十二墩的藏牌 | Revoke on the twelfth trick | 牌收回牌套之前一律改正。 | Corrected as long as the hands are not back in the board.
63 | 藏牌的成立 | Establishment of a revoke | 违规方打了下一墩、指定了牌，或有声称承认，即告成立。 | Established by play or designation to the next trick, or by a claim or concession.
64 | 藏牌成立之后 | Procedure after an established revoke | 转移牌墩；不足以补偿的再调整；有些藏牌不转墩。 | Tricks are transferred, more if that is not enough; some revokes transfer none.
64A | 自动罚墩 | Automatic trick adjustment | 转移一墩或两墩，视谁赢了藏牌的那一墩。 | One or two tricks, depending on who won the revoke trick.
64A1 | 藏牌者赢得该墩 | Won by the offending player | 转移该墩及其后的一墩。 | That trick and one later trick are transferred.
64A2 | 藏牌者没有赢得该墩 | Not won by the offending player | 该墩起违规方赢得的，转移一墩。 | One of the tricks won from then on is transferred.
64B | 不罚墩的藏牌 | No automatic adjustment | 列出不转移牌墩的各种情形。 | The revokes for which no trick is transferred.
64B1 | 此后没有赢墩 | No trick won | 违规方该墩及以后都没有赢墩。 | The offenders won neither that nor a later trick.
64B2 | 同一人同一花色再次 | Same player, same suit | 第一次已成立，其后的不再罚墩。 | A further revoke in a suit by a player whose first was established.
64B3 | 明手或罚张的藏牌 | Dummy's card or a penalty card | 没有打出亮开的牌。 | Failing to play a faced card.
64B4 | 下一副已叫牌 | After a call on the next board | 对方在下一副叫牌之后才提出。 | First pointed out after the other side called on the next board.
64B5 | 本轮已经结束 | After the round ended | 本轮结束后才提出。 | First pointed out after the round.
64B6 | 第十二墩 | Twelfth trick | 第十二墩的藏牌。 | A revoke on the twelfth trick.
64B7 | 双方都藏牌 | Both sides revoked | 同一副牌双方都有藏牌。 | Both sides revoked on the board.
64C | 补足损失 | Redress of damage | 罚墩不足以补偿时，判给调整分。 | Where the tricks moved are not enough, the score is adjusted.
64C2b | 双方藏牌 | Both sides revoked | 按没有藏牌时大概的结果裁定。 | Judged as if neither revoke had happened.
65 | 牌墩的放置 | Arrangement of tricks | 按赢输放置打过的牌；弄乱者承担争议的后果。 | Quitted cards are laid by who won; who mixes them bears the doubt.
66 | 查看牌墩 | Inspection of tricks | 何时可以看刚打过的或已收起的牌墩。 | When a trick may be looked at again.
67 | 有缺陷的牌墩 | Defective trick | 某墩少出或多出了牌，发现早晚不同处理。 | Too few or too many cards were played to a trick; it matters when it is found.
67A | 及时发现 | Before both sides play on | 补出或收回。 | Put right at once.
67B1a | 缺出而有该花色 | Played none though able | 补一张，视为藏牌罚一墩。 | A card is added and it counts as a revoke.
67B1b | 缺出而没有该花色 | Played none and had none | 补任意一张，同样罚一墩。 | Any card is added, and one trick is moved all the same.
67B2 | 多出了牌 | Played too many | 多余的牌收回，视为一直在手中。 | The extra cards return as if always held.
68 | 声称与承认 | Claim or concession of tricks | 什么算声称或承认；其后停止打牌。 | What is a claim or concession, after which play stops.
68B2 | 同伴反对承认 | Partner objects | 防守方承认而同伴立即反对，则不成立，继续打。 | A defender's concession to which partner objects at once is none.
68D | 停止打牌 | Play ceases | 声称之后打牌停止。 | After a claim play stops.
68D2a | 召请裁判 | Director called | 有争议即召请裁判。 | When it is doubted the director is called.
68D2b | 四人同意继续 | Played on by consent | 四人同意时打下去，声称作废，结果有效。 | With the consent of all four play goes on and the claim is void.
69 | 同意的声称或承认 | Agreed claim or concession | 何时算同意，事后可否撤回。 | When it is agreed and whether that can be withdrawn.
69B | 撤回同意 | Agreement withdrawn | 更改期内，若本来大概能赢得该墩，可以撤回。 | Within the correction period, for tricks won or likely to have been won.
70 | 有争议的声称 | Contested claim or concession | 裁判公平裁定双方得墩，疑点不利于声称者。 | The director adjudicates fairly to both, with doubt against the claimer.
70A | 总目标 | General objective | 尽量公平，疑点由声称者承担。 | As fair as may be; doubt goes against the claimer.
70C | 外面还有将牌 | Outstanding trump | 没有提到且可能不知道的将牌。 | A trump that was not mentioned and probably forgotten.
70D1 | 没有说明的打法 | An unstated line | 有同样正常而较差的打法时，不接受新的打法。 | Not accepted where a less successful normal line exists.
70D2 | 防守方的声称 | A defender's claim | 不能建立在同伴选对上。 | May not rest on partner choosing right.
70E1 | 没有说明的飞牌 | An unstated finesse | 除规定情形外不接受。 | Refused except where the Law says.
71 | 撤回承认 | Concession cancelled | 承认了已赢或任何正常打法都不会输的牌墩，可以撤回。 | For tricks already won or that no normal play could lose.
`
