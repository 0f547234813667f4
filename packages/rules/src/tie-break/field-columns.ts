import type { EntrantId } from '../core/ids.js'
import type { ScoreLine } from '../core/score-line.js'
import type { Field } from '../core/standings.js'
import { scaled } from './scaled.js'

/**
 * The lines of a field as columns of numbers: a line is a row, a contestant a number from 0, those with totals first.
 * A large field is read once, in its own order; what follows is arithmetic on short lists.
 */
export interface FieldColumns {
  /** Number of a contestant, known or new. */
  numberOf(entrant: EntrantId): number
  /** How many contestants the lines and totals name. */
  readonly contestants: number
  /** By row: whose line it is. */
  readonly entrants: Int32Array
  /** By row: the points where they are whole; otherwise not a number. */
  readonly whole: Float64Array
  /** Whom row `r` met: `opponents[opponentsFrom[r]]` up to, not including, `opponents[opponentsFrom[r + 1]]`. */
  readonly opponents: Int32Array
  readonly opponentsFrom: Int32Array
  /** By row: the number of the unit. */
  readonly units: Int32Array
  /** Number of a unit, known or new. */
  unitOf(unit: string): number
}

/** Numbers things from 0 in the order they are first named. */
const numbering = <K>(): { (key: K): number; readonly numbers: ReadonlyMap<K, number> } => {
  const numbers = new Map<K, number>()
  const numberOf = (key: K): number => {
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, numbers.size)
    return numbers.size - 1
  }
  return Object.assign(numberOf, { numbers })
}

/** Lines of one game stand together, so the last answer is often the next one. */
const remembering = <K>(numberOf: (key: K) => number): typeof numberOf => {
  let last: K | undefined
  let number = 0
  return key => {
    if (key === last) return number
    last = key
    number = numberOf(key)
    return number
  }
}

/** Twice the room, for rows that met several. */
const grown = (list: Int32Array): Int32Array<ArrayBuffer> => {
  const more = new Int32Array(2 * list.length + 1)
  more.set(list)
  return more
}

export const columnsOf = ({ lines, totals }: Field): FieldColumns => {
  const [numberOf, unitOf] = [numbering<EntrantId>(), numbering<string>()]
  for (const entrant of totals.keys()) numberOf(entrant)
  const [own, theirs, inUnit] = [remembering(numberOf), remembering(numberOf), remembering(unitOf)]
  const rows = lines.length
  const [entrants, units, opponentsFrom] = [new Int32Array(rows), new Int32Array(rows), new Int32Array(rows + 1)]
  const whole = new Float64Array(rows)
  let opponents = new Int32Array(rows)
  let met = 0
  for (let row = 0; row < rows; row++) {
    const line = lines[row] as ScoreLine
    entrants[row] = own(line.entrant)
    units[row] = inUnit(line.unit)
    whole[row] = scaled(line.points.value, 1)
    for (const opponent of line.opponents) {
      if (met === opponents.length) opponents = grown(opponents)
      opponents[met++] = theirs(opponent)
    }
    opponentsFrom[row + 1] = met
  }
  return { numberOf, contestants: numberOf.numbers.size, entrants, units, unitOf, whole, opponents, opponentsFrom }
}
