/** From the trial rules of 1998, as calculators score them, to those of 2006: articles of 1998 are matters. */
export const to2006 = `
handPoints | 3.8.1 | 双暗杠由六分改为八分，明暗杠由五分改为六分。 | Two concealed kongs went from six points to eight, a melded and a concealed kong from five to six. | score
handPoints | 3.8.1 | 九莲宝灯、连七对、十三幺、四暗刻、七星不靠等自摸时，另计不求人，不只计自摸。 | Nine gates, seven shifted pairs, thirteen orphans, four concealed pungs and their like score fully concealed hand on a self-draw, not only self-drawn. | score
handPoints | 3.8.1 | 绿一色、清幺九等不再计的番种表改写：绿一色可计混一色，清幺九的不计项不同。 | What may not be combined was rewritten: all green may go with half flush, all terminals leaves out others. | score
standardPoints | 3.9.2-2 | 标准分由按组内名次改为按每桌名次：四、二、一、零。 | Standard points go by the place at each table, four, two, one and nought, and no longer by that in a group. | score
ranking | 3.10.1 | 同分不再比最好一局，只比局分之和。 | Ties are no longer parted by the best session, only by the sum of table points. | score
penalties | 3.11.6 | 违例逐项列出，各有处罚。 | Faults are listed one by one, each with its penalty. | score
forfeit | 3.11.2-1 | 迟到按分钟定罚分，再迟为弃权。 | Lateness is penalised by minutes, and after that it is a forfeit. | score
appeals | 3.12.2 | 申诉的时限与机构写明。 | The time and the body for appeals are spelt out.
`
