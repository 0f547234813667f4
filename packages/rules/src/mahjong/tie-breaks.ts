import { clause } from '../core/clause.js'
import type { EntrantId } from '../core/ids.js'
import { compare, type Ratio, ratio, zero } from '../core/ratio.js'
import type { ScoreLine } from '../core/score-line.js'
import type { Criterion, Field } from '../core/standings.js'
import type { MahjongBook, RankingKey } from './book.js'
import { standardPointUnit } from './score-lines.js'
import type { MahjongSettings } from './settings.js'
import { gamePointsOf, valuesBy } from './totals.js'

const best = (values: readonly Ratio[]): Ratio => values.reduce((a, b) => (compare(a, b) >= 0 ? a : b), zero)

const sessionsOf = (lines: readonly ScoreLine[]) => {
  const standard = valuesBy(lines, standardPointUnit)
  return (entrant: EntrantId): readonly Ratio[] => standard.get(entrant) ?? []
}

/** What each key reads from the lines. */
const values: Readonly<
  Record<RankingKey, (settings: MahjongSettings, lines: readonly ScoreLine[]) => (entrant: EntrantId) => Ratio>
> = {
  gamePoints: gamePointsOf,
  bestSession: (_, lines) => {
    const of = sessionsOf(lines)
    return entrant => best(of(entrant))
  },
  bestSessionCount: (_, lines) => {
    const of = sessionsOf(lines)
    return entrant => ratio(of(entrant).filter(value => compare(value, best(of(entrant))) === 0).length)
  },
}

const decimals: Readonly<Record<RankingKey, number>> = { gamePoints: 0, bestSession: 2, bestSessionCount: 0 }

const criterion = (book: MahjongBook, settings: MahjongSettings, key: RankingKey): Criterion => ({
  code: key,
  clause: clause(book.editionId, book.clauses.ranking),
  direction: 'higher',
  decimals: decimals[key],
  column: (field: Field, tied) => {
    const of = values[key](settings, field.lines)
    return new Map(tied.map(entrant => [entrant, of(entrant)]))
  },
})

const lots = (book: MahjongBook): Criterion => ({
  code: 'drawnLots',
  clause: clause(book.editionId, book.clauses.ranking),
  direction: 'lower',
  decimals: 0,
  column: (field, tied) => {
    const orders = new Map(field.facts.lots.map(lot => [lot.entrant, ratio(lot.order)]))
    return new Map(tied.map(entrant => [entrant, orders.get(entrant)]))
  },
})

/** Keys after the standard points: 2006 knows the session points only, 1998 two more; lots where the event draws them. */
export const mahjongTieBreaks = (book: MahjongBook, settings: MahjongSettings): readonly Criterion[] => [
  ...book.rankingKeys.map(key => criterion(book, settings, key)),
  ...(settings.lots ? [lots(book)] : []),
]
