/** The mahjong rules of the World Mahjong Organization of 2006: number, title and what it says, in our own words. */
export const wmo2006 = `
1.1 | 宗旨 | Purpose | 为何制定。 | Why the rules were made.
1.2 | 规则说明 | About the rules | 适用范围与解释权。 | Where they hold and who interprets them.
2.3 | 行为须知 | Conduct | 参赛者与裁判的行为要求。 | What is expected of players and referees.
3.4 | 术语与一般规定 | Terms | 盘、圈、局、风、牌与行为的用语。 | Hand, round, session, winds, tiles and acts.
3.5 | 竞赛程序 | Procedure | 抽签、赛制、时间与赛前检录。 | Draw, format, time and checking in.
3.5.4 | 竞赛方法 | Formats | 循环、淘汰或混合。 | Round robin, knockout or mixed.
3.5.6 | 竞赛时间 | Playing time | 每局的时间上限。 | The longest a session lasts.
3.6 | 行牌 | Play | 抓、出、吃、碰、杠、补花。 | Draw, discard, claim and replace.
3.7 | 和牌 | Winning | 报和与亮牌，合乎牌型。 | Declaring, showing and the shapes that win.
3.8 | 番种 | Fans | 八十一个番种的定义与分值。 | The eighty-one fans and what they are worth.
3.8.1 | 番种分值表 | Table of fans | 按分值列出各番种。 | The fans by value.
3.9 | 成绩的计算 | Scoring | 一盘与一局的得分。 | The score of a hand and of a session.
3.9.1 | 一盘的得分 | A hand | 和牌的条件、得分的组成与五项原则。 | When a win counts, what it pays and the five principles.
3.9.1-1 | 和牌的前提 | Conditions to win | 合乎牌型，至少八分。 | A valid shape worth at least eight.
3.9.1-2 | 得分的组成 | What a score is made of | 底分、番种分与罚分。 | Base, fans and penalties.
3.9.1-3 | 付分的算法 | Payment | 自摸三家都付番种分；点和者一家付，底分三家都付。 | Self-drawn all three pay the fans; on a discard only its player does, and all pay the base.
3.9.1-5 | 计分原则 | Scoring principles | 不重复、不拆移、不得相同、就高、套算一次。 | Non-repeat, non-separate, non-identical, high over low, combine once.
3.9.2 | 一局的得分 | A session | 局分与标准分。 | Table points and standard points.
3.9.2-1 | 局分 | Table points | 一局各盘得失之和，不带入下一局。 | The sum of the hands, not carried on.
3.9.2-2 | 标准分 | Standard points | 四、二、一、零，同分者平分。 | Four, two, one, nought; equals share.
3.9.2-3 | 签字确认 | Signature | 每局之后确认。 | Confirmed after each session.
3.10 | 名次与品级 | Ranking and grades | 名次怎样排定，品级怎样授予。 | How places and grades are given.
3.10.1 | 名次 | Ranking | 标准分之和，再比局分之和。 | Standard points, then table points.
3.10.2 | 品级 | Grades | 按名次与技术标准授予。 | By places and standards.
3.11 | 犯规与处罚 | Faults and penalties | 警告、罚分、停和、停赛、取消资格。 | Warning, points, no win, suspension, disqualification.
3.11.1 | 警告 | Warning | 当场警告。 | On the spot.
3.11.2 | 罚分 | Penalty points | 迟到与违例的扣分。 | For lateness and faults.
3.11.2-1 | 迟到 | Lateness | 十分钟内十分，十五分钟内二十分，再迟为弃权。 | Ten points up to ten minutes, twenty to fifteen, then forfeit.
3.11.2-2 | 违例的分值 | Amounts | 五至六十分，共七种。 | Seven amounts from five to sixty.
3.11.3 | 停和 | No win | 取消本盘和牌的权利。 | No right to win this hand.
3.11.4 | 停赛 | Suspension | 不得继续参加。 | No further part.
3.11.5 | 取消名次或资格 | Loss of place | 情节严重者。 | For grave cases.
3.11.6 | 违例与处罚 | Faults one by one | 按违例种类列出处罚。 | The penalty of each fault.
3.11.6-1 | 作弊 | Cheating | 换牌、偷牌、藏牌，停赛。 | Swapping, stealing or hiding tiles: suspension.
3.11.6-2 | 错吃错碰错杠错补花 | Wrong claims | 停和陪打。 | No win, play on.
3.11.6-3 | 空吃空碰空杠 | Empty claims | 先警告，后逐次加重。 | A warning, then rising amounts.
3.11.6-4 | 提前摸牌与摸错 | Early or wrong draws | 同前处罚；已入手的停和。 | The same; once taken in, no win.
3.11.6-5 | 超时碰牌 | Late pung | 超过三秒。 | After three seconds.
3.11.6-6 | 错和与诈和 | Wrong wins | 停和陪打，并向各家付分。 | No win, and each other is paid.
3.11.6-6 (1) | 错和 | Mistaken win | 每家十分。 | Ten to each.
3.11.6-6 (2) | 诈和 | False win | 每家二十分。 | Twenty to each.
3.11.6-7 | 暴露张 | Exposed tiles | 暴露的牌怎样打出，怎样处罚。 | How exposed tiles are played and penalised.
3.11.6-7 (1) | 自己暴露 | One's own | 轮到时打出。 | Played at one's turn.
3.11.6-7 (2) | 他人报和时推倒 | Shown at another's win | 和牌不成立则依次打出并罚分。 | If the win fails, they are played in turn and penalised.
3.11.6-7 (3) | 暴露他人的牌 | Another's tiles | 责任者付给该人五至六十分。 | Five to sixty to their owner.
3.11.6-7 (4) | 和牌不成立者 | Who declared in error | 亮出的牌不按暴露张处理。 | Tiles shown so are not exposed tiles.
3.11.6-8 | 张数错误 | Wrong number of tiles | 停和陪打。 | No win, play on.
3.11.6-9 | 非法信息 | Illegal information | 暗示或传递信息的罚分。 | Points for hints and signals.
3.11.6-10 | 严重干扰 | Grave disturbance | 取消资格并通报。 | Disqualification and notice.
3.11.6-11 | 其他规定 | Other rules | 取牌、改报、放弃等。 | Late taking, changed claims, waivers.
3.11.6-11 (1) | 延误取回 | Taken too late | 两轮不取，停和。 | Two turns late: no win.
3.11.6-11 (2) | 和牌张未取回 | Winning tile not taken | 算分前须取回，否则按错和。 | Before scoring, or it is a mistaken win.
3.11.6-11 (3) | 改报 | Changed claims | 已报吃碰杠又报和者的处理。 | A win after another claim.
3.11.6-11 (4) | 先亮后报 | Shown before declared | 停和陪打。 | No win, play on.
3.11.6-11 (5) | 伸手即放弃 | Reaching is waiving | 已抓牌者放弃吃碰杠和。 | Reaching for the wall gives up claims.
3.11.6-11 (6) | 以牌计分 | Counting with tiles | 算番时牌的放法。 | How tiles are laid to count.
3.12 | 申诉 | Appeals | 谁、何时、怎样申诉。 | Who, when and how.
3.12.1 | 申诉权 | Right | 选手或领队可对本桌的裁定申诉。 | A player or captain against a ruling at the table.
3.12.2 | 时限与费用 | Time and fee | 本局结束后三十分钟内书面提出，费用二百美元。 | In writing within thirty minutes of the session, with two hundred dollars.
3.12.3 | 材料 | Papers | 书面，当事人与负责人签字。 | Written and signed by both.
3.12.4 | 方式 | Way | 直接呈报仲裁委员会。 | Straight to the jury.
3.13 | 申诉的处理 | Procedure | 规则问题与其他问题分别处理。 | Matters of rule and others apart.
3.13.1 | 规则问题 | Matters of rule | 由总裁判长裁定，不服再交仲裁委员会。 | The chief referee, then the jury.
3.13.2 | 其他问题 | Others | 由赛事委员会指定的部门处理。 | Whoever the organisers name.
3.13.3 | 仲裁的权力 | Powers of the jury | 可复核，但不得否决规则解释与纪律裁定。 | It reviews, but not on the meaning of rules or discipline.
`
