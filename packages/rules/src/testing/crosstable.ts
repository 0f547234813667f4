import type { AdjustmentFact } from '../core/adjustment.js'
import { clause } from '../core/clause.js'
import type { DrawnLotFact } from '../core/facts.js'
import { type EntrantId, entrantId, factId } from '../core/ids.js'
import { points, unitCode } from '../core/points.js'
import { add, fromDecimal, type Ratio, zero } from '../core/ratio.js'
import type { EntrantTotal, ScoreLine } from '../core/score-line.js'
import type { Field } from '../core/standings.js'

/** Points of the two sides in one unit, as decimal text or whole numbers. */
type Both = readonly [number | string, number | string]

const because = clause('test', '1')
const exact = (value: number | string): Ratio => {
  const read = fromDecimal(`${value}`)
  if (!read) throw new TypeError(`not a number: ${value}`)
  return read
}

/**
 * A small event written game by game, for tests of ranking: `crosstable('point').game('a', 'b', { point: [2, 0] })`.
 * The first unit is the one contestants are ranked by.
 */
export class Crosstable {
  private readonly lines: ScoreLine[] = []
  private readonly names = new Set<string>()
  private readonly lots: DrawnLotFact[] = []
  private readonly adjustments: AdjustmentFact[] = []
  private games = 0
  private current = 1

  constructor(private readonly unit: string) {}

  round(round: number): this {
    this.current = round
    return this
  }

  game(a: string, b: string, scores: Readonly<Record<string, Both>>, ...marks: readonly string[]): this {
    const slot = this.nextSlot()
    for (const [unit, [first, second]] of Object.entries(scores)) {
      this.line(a, unit, first, [b], slot, marks)
      this.line(b, unit, second, [a], slot, marks)
    }
    return this
  }

  /** A round without an opponent; marks say which kind. */
  free(side: string, scores: Readonly<Record<string, number | string>>, ...marks: readonly string[]): this {
    const slot = this.nextSlot()
    for (const [unit, value] of Object.entries(scores)) this.line(side, unit, value, [], slot, marks)
    return this
  }

  lot(side: string, order: number): this {
    this.names.add(side)
    this.lots.push({ id: factId(`lot-${side}`), entrant: entrantId(side), order })
    return this
  }

  penalty(side: string): this {
    this.names.add(side)
    const adjustment = { kind: 'penalty', entrant: entrantId(side), amount: '0' } as const
    this.adjustments.push({ id: factId(`penalty-${this.adjustments.length}`), adjustment })
    return this
  }

  field(): Field {
    const ids = [...this.names].map(entrantId)
    const totals = new Map<EntrantId, EntrantTotal>(
      ids.map(entrant => {
        const own = this.lines.filter(line => line.entrant === entrant && line.unit === this.unit)
        const total = own.map(line => line.points.value).reduce(add, zero)
        return [entrant, { entrant, total: points(unitCode(this.unit), total), rankBy: total, played: own.length }]
      }),
    )
    const entrants = ids.map(id => ({ id, number: id }))
    const facts = { entrants, sheets: [], adjustments: this.adjustments, lots: this.lots, settings: {} }
    return { facts, lines: this.lines, totals }
  }

  private nextSlot(): string {
    this.games += 1
    return `r${this.current}/g${this.games}`
  }

  private line(
    side: string,
    unit: string,
    value: number | string,
    opponents: readonly string[],
    slot: string,
    marks: readonly string[],
  ): void {
    this.names.add(side)
    this.lines.push({
      entrant: entrantId(side),
      unit: unitCode(unit),
      points: points(unitCode(unit), exact(value)),
      opponents: opponents.map(entrantId),
      slot,
      from: factId(slot),
      because,
      ...(marks.length > 0 ? { marks } : {}),
    })
  }
}

export const crosstable = (unit: string): Crosstable => new Crosstable(unit)
