/** What is cited of the Chinese official rules of 1998: its numbering is not on file, so matters stand for articles. */
export const mcr1998 = `
handPoints | 一盘的得分 | Score of a hand | 番种与付分，至少八分。 | Fans and payment, with at least eight.
sessionPoints | 一局的得分 | Score of a session | 各盘得失之和。 | The sum of its hands.
standardPoints | 标准分 | Standard points | 一局四人的名次分。 | Points by place in a session.
ranking | 名次 | Ranking | 标准分之和，再比得分之和。 | Standard points, then points.
penalties | 处罚 | Penalties | 违例的扣分与停和。 | Points and no win for faults.
forfeit | 弃权 | Forfeit | 迟到与弃权。 | Lateness and walkover.
appeals | 申诉 | Appeals | 对裁定的申诉。 | Against rulings.
`
