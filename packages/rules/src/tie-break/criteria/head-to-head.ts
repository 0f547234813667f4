import type { EntrantId } from '../../core/ids.js'
import { add, compare, divide, multiply, type Ratio, ratio, zero } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import type { Criterion, Field } from '../../core/standings.js'
import { explained } from '../explained.js'
import { type CriterionLabel, criterionOfTerms, label, type TableSum, type Term } from '../figure.js'
import { indexOf, type LineFilter } from '../field-index.js'
import { isPlayed } from '../marks.js'

export interface HeadToHeadOptions extends CriterionLabel, LineFilter {
  /**
   * `sum`: the games among the tied, however many there were; `allMet`: only when every two of the tied have met;
   * `certain`: places from the top that no missing game could change, the rest left level.
   */
  readonly scope: 'sum' | 'allMet' | 'certain'
  /** `average`: several meetings of the same two count as one. */
  readonly repeated?: 'sum' | 'average'
  /** Most that one meeting can be worth; needed for `certain`. */
  readonly win?: Ratio
  /** Whether the step is put again to those still level after a split. */
  readonly restart?: Criterion['restart']
  /** Says nothing about larger ties. */
  readonly atMost?: number
  /** Whether forfeited games between the tied count. */
  readonly forfeits?: 'count' | 'skip'
}

interface Meeting {
  readonly opponent: EntrantId
  readonly lines: readonly ScoreLine[]
}

const meetings = (
  field: Field,
  options: HeadToHeadOptions,
  tied: ReadonlySet<EntrantId>,
  entrant: EntrantId,
): readonly Meeting[] => {
  const found = new Map<EntrantId, ScoreLine[]>()
  for (const line of indexOf(field).lines(entrant, options)) {
    if (options.forfeits === 'skip' && !isPlayed(line)) continue
    const opponent = line.opponents.find(other => other !== entrant && tied.has(other))
    if (opponent === undefined) continue
    const list = found.get(opponent)
    if (list) list.push(line)
    else found.set(opponent, [line])
  }
  return [...found].map(([opponent, lines]) => ({ opponent, lines }))
}

const metAll = (field: Field, options: HeadToHeadOptions, tied: readonly EntrantId[]): boolean => {
  const group = new Set(tied)
  return tied.every(entrant => {
    const met = new Set<EntrantId>()
    for (const line of indexOf(field).lines(entrant, options))
      if (options.forfeits !== 'skip' || isPlayed(line))
        for (const other of line.opponents) if (group.has(other)) met.add(other)
    met.delete(entrant)
    return met.size === tied.length - 1
  })
}

const termsOf = (options: HeadToHeadOptions, met: readonly Meeting[]): readonly Term[] =>
  met.flatMap(({ opponent, lines }) =>
    lines.map(line => ({
      value: options.repeated === 'average' ? divide(line.points.value, ratio(lines.length)) : line.points.value,
      line,
      opponent,
    })),
  )

/** The games among the tied, the usual reading, without building the meetings. */
const gamesAmong = (options: HeadToHeadOptions, field: Field, tied: readonly EntrantId[]): TableSum | undefined => {
  const index = indexOf(field)
  const table = index.table(options)
  if (options.repeated === 'average' || !table.exact) return undefined
  const { rows, points, met, scale } = table
  const group = new Set(tied.map(index.columns.numberOf))
  const counts = (place: number): boolean =>
    options.forfeits !== 'skip' || isPlayed(field.lines[rows[place] as number] as ScoreLine)
  const adds: TableSum['adds'] = (place, contestant) => {
    for (let at = met.from[place] as number; at < (met.from[place + 1] as number); at++) {
      const opponent = met.opponents[at] as number
      if (opponent !== contestant && group.has(opponent)) return counts(place) ? (points[place] as number) : 0
    }
    return 0
  }
  return { table, scale, adds }
}

/** Places from the top that are one contestant's alone whatever the missing games bring; the others get 0. */
const certainPlaces = (field: Field, options: HeadToHeadOptions, tied: readonly EntrantId[]): Map<EntrantId, Ratio> => {
  const win = options.win ?? ratio(1)
  const group = new Set(tied)
  const bounds = new Map(
    tied.map(entrant => {
      const met = meetings(field, { ...options, repeated: 'average' }, group, entrant)
      const least = termsOf({ ...options, repeated: 'average' }, met).reduce((sum, term) => add(sum, term.value), zero)
      return [entrant, { least, most: add(least, multiply(win, ratio(tied.length - 1 - met.length))) }] as const
    }),
  )
  const places = new Map<EntrantId, Ratio>(tied.map(entrant => [entrant, zero]))
  const left = new Set(tied)
  for (let place = 1; left.size > 1; place++) {
    const leader = [...left].find(one =>
      [...left].every(
        other => other === one || compare(bounds.get(one)?.least ?? zero, bounds.get(other)?.most ?? zero) > 0,
      ),
    )
    if (leader === undefined) break
    places.set(leader, ratio(tied.length - place))
    left.delete(leader)
  }
  return places
}

/**
 * Points in the games among the tied. With `certain` and games missing the figure is the number of tied contestants
 * that are surely behind (FIDE C.07 art. 6.3); otherwise it is the sum of the points.
 */
export const headToHead = (options: HeadToHeadOptions): Criterion => {
  const tooLarge = (tied: readonly EntrantId[]): boolean => options.atMost !== undefined && tied.length > options.atMost
  const games = (field: Field, tied: readonly EntrantId[], entrant: EntrantId): readonly Term[] =>
    termsOf(options, meetings(field, options, new Set(tied), entrant))
  const base = criterionOfTerms({
    label: label(options, 'headToHead'),
    restart: options.restart,
    terms: (field, tied, entrant) => (tooLarge(tied) ? undefined : games(field, tied, entrant)),
    tableSum: (field, tied) => gamesAmong(options, field, tied),
  })
  const none = (tied: readonly EntrantId[]) => new Map(tied.map(entrant => [entrant, undefined]))
  const criterion: Criterion = {
    ...base,
    column: (field, tied) => {
      if (tooLarge(tied)) return none(tied)
      const complete = options.scope === 'sum' || metAll(field, options, tied)
      if (complete) return base.column(field, tied)
      return options.scope === 'certain' ? certainPlaces(field, options, tied) : none(tied)
    },
  }
  return options.scope === 'certain'
    ? explained(criterion, (field, entrant, tied) => games(field, tied, entrant))
    : criterion
}
