import { clause } from '../../core/clause.js'
import type { EntrantId } from '../../core/ids.js'
import { compare, one, type Ratio, ratio, zero } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { Criterion, Field } from '../../core/standings.js'
import { drawnLots } from '../../tie-break/criteria/drawn-lots.js'
import { explained } from '../../tie-break/explained.js'
import { indexOf } from '../../tie-break/field-index.js'
import type { Term } from '../../tie-break/figure.js'
import type { MahjongBook, RankingKey } from '../book.js'
import { gamePointUnit, standardPointUnit } from './score-lines.js'
import { carryOf, type MahjongSettings } from '../settings/settings.js'
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

/** The sessions a key reads. */
const termsOf = (key: RankingKey, settings: MahjongSettings, field: Field, entrant: EntrantId): readonly Term[] => {
  const index = indexOf(field)
  const sessions = index.lines(entrant, { unit: key === 'gamePoints' ? gamePointUnit : standardPointUnit })
  const term = (line: ScoreLine): Term => ({ value: line.points.value, line })
  if (key === 'gamePoints') {
    const carried = carryOf(settings, entrant).gamePoints
    const before: readonly Term[] = carried.num === 0n ? [] : [{ value: carried, code: 'tieBreakCarried' }]
    return [...before, ...sessions.map(term)]
  }
  const top = best(sessions.map(line => line.points.value))
  const reached = sessions.filter(line => compare(line.points.value, top) === 0)
  return key === 'bestSession' ? reached.slice(0, 1).map(term) : reached.map(line => ({ value: one, line }))
}

const criterion = (book: MahjongBook, settings: MahjongSettings, key: RankingKey): Criterion =>
  explained(
    {
      code: key,
      clause: clause(book.editionId, book.clauses.ranking),
      direction: 'higher',
      decimals: decimals[key],
      ofEvent: true,
      column: (field: Field, tied) => {
        const of = values[key](settings, field.lines)
        return new Map(tied.map(entrant => [entrant, of(entrant)]))
      },
    },
    (field, entrant) => termsOf(key, settings, field, entrant),
  )

/** Keys after the standard points: 2006 knows the session points only, 1998 two more; lots where the event draws them. */
export const mahjongTieBreaks = (book: MahjongBook, settings: MahjongSettings): readonly Criterion[] => [
  ...book.rankingKeys.map(key => criterion(book, settings, key)),
  ...(settings.lots ? [drawnLots({ clause: clause(book.editionId, book.clauses.ranking) })] : []),
]
