import type { ClauseRef } from './clause.js'
import type { Explanation } from './explanation.js'
import type { StageFacts } from './facts.js'
import type { EntrantId } from './ids.js'
import { compare, type Ratio } from './ratio.js'
import type { EntrantTotal, ScoreLine } from './score-line.js'

/** What a criterion may look at. */
export interface Field {
  readonly facts: StageFacts<unknown>
  readonly lines: readonly ScoreLine[]
  readonly totals: ReadonlyMap<EntrantId, EntrantTotal>
}

/** One number of one contestant under one criterion; `undefined` when the criterion says nothing about it. */
export type Column = ReadonlyMap<EntrantId, Ratio | undefined>

/** One step of a tie-break chain, as a value: what it is called, which article orders it, how it computes its column. */
export interface Criterion {
  readonly code: string
  readonly clause: ClauseRef
  readonly direction: 'higher' | 'lower'
  readonly decimals: number
  /**
   * Values for the contestants of one tied group (all others get none).
   * When any of them is `undefined` the step does not separate and the next one is asked.
   */
  column(field: Field, tied: readonly EntrantId[]): Column
  /**
   * After a split, what those still level are asked first: this step again (`step`) or the whole chain (`chain`).
   * Absent: the next step.
   */
  readonly restart?: 'step' | 'chain'
  /** Its figure is that of the whole event, whoever is level with whom: it can be shown for everybody. */
  readonly ofEvent?: true
  /** The games or opponents behind one figure of the column. */
  explain?(field: Field, tied: readonly EntrantId[], entrant: EntrantId): Explanation | undefined
}

export interface StandingColumn {
  readonly code: string
  readonly value: Ratio
}

export interface StandingLine {
  readonly entrant: EntrantId
  readonly group?: string
  /** Standard competition ranking: 1, 1, 3. */
  readonly rank: number
  readonly shared: boolean
  readonly total: EntrantTotal
  /** Every criterion that was asked about this contestant, in order. */
  readonly columns: readonly StandingColumn[]
  /** The criterion that put this contestant where it is among those level with it before; absent if nothing did. */
  readonly separatedBy?: string
}

/** One contestant on its way down the chain. */
interface Placed {
  readonly total: EntrantTotal
  readonly columns: StandingColumn[]
  separatedBy?: string
}

const groupBy = <T, K>(items: readonly T[], key: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const k = key(item)
    const group = groups.get(k)
    if (group) group.push(item)
    else groups.set(k, [item])
  }
  return groups
}

/** Whole numbers that a double holds exactly, in place of their ratios; undefined where one of them is not. */
const wholes = (values: readonly Ratio[]): readonly number[] | undefined => {
  const whole = values.map(({ num, den }) => (den === 1n ? Number(num) : Number.NaN))
  return whole.every(Number.isSafeInteger) ? whole : undefined
}

/** Splits into runs of equal value, best first; those of one value keep their order. */
const runs = <T>(items: readonly T[], values: readonly Ratio[], direction: 'higher' | 'lower'): T[][] => {
  const sign = direction === 'higher' ? -1 : 1
  const plain = wholes(values)
  const order = plain
    ? (a: number, b: number): number => sign * ((plain[a] as number) - (plain[b] as number))
    : (a: number, b: number): number => sign * compare(values[a] as Ratio, values[b] as Ratio)
  const result: T[][] = []
  let before = -1
  for (const at of Array.from(items, (_, i) => i).sort(order)) {
    if (before >= 0 && order(before, at) === 0) result.at(-1)?.push(items[at] as T)
    else result.push([items[at] as T])
    before = at
  }
  return result
}

const chainAfter = (criterion: Criterion, split: boolean, at: Chain): Chain => {
  if (!split || !criterion.restart) return { ...at, from: at.from + 1 }
  return criterion.restart === 'chain' ? { ...at, from: 0 } : at
}

interface Chain {
  readonly steps: readonly Criterion[]
  readonly from: number
}

const applyChain = (field: Field, tied: readonly Placed[], chain: Chain): (readonly Placed[])[] => {
  const criterion = chain.steps[chain.from]
  if (!criterion || tied.length === 1) return [tied]
  const entrants = tied.map(line => line.total.entrant)
  const column = criterion.column(field, entrants)
  const values = entrants.map(entrant => column.get(entrant))
  if (!values.every(value => value !== undefined)) return applyChain(field, tied, { ...chain, from: chain.from + 1 })
  const split = runs(tied, values, criterion.direction)
  tied.forEach((line, i) => {
    line.columns.push({ code: criterion.code, value: values[i] as Ratio })
    if (split.length > 1) line.separatedBy = criterion.code
  })
  const next = chainAfter(criterion, split.length > 1, chain)
  return split.flatMap(run => applyChain(field, run, next))
}

/**
 * Totals → chain → shared ranks, within each group of the field.
 * If nothing separates, the rank is shared (1, 1, 3); a draw of lots is a fact like any other.
 */
export const rankEntrants = (field: Field, chain: readonly Criterion[]): readonly StandingLine[] => {
  const groupOf = new Map(field.facts.entrants.map(entrant => [entrant.id, entrant.group]))
  const groups = groupBy([...field.totals.values()], total => groupOf.get(total.entrant))
  return [...groups].flatMap(([group, totals]) => {
    const ranked = totals.map(total => total.rankBy)
    const lines = totals.map((total): Placed => ({ total, columns: [] }))
    const placed = runs(lines, ranked, 'higher').flatMap(run => applyChain(field, run, { steps: chain, from: 0 }))
    let rank = 1
    return placed.flatMap(run => {
      const lines = run.map(line => ({
        entrant: line.total.entrant,
        ...(group === undefined ? {} : { group }),
        rank,
        shared: run.length > 1,
        total: line.total,
        columns: line.columns,
        ...(line.separatedBy === undefined ? {} : { separatedBy: line.separatedBy }),
      }))
      rank += run.length
      return lines
    })
  })
}
