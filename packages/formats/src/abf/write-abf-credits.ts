import { LossLog, type WrittenFile } from '../written-file.js'

/** Points of one player for one event. */
export interface MasterPointCredit {
  /** The player's number at the Australian federation, as the register has it; nothing where it knows none. */
  readonly number?: string
  /** Pigment of the points: `red`, `green` … */
  readonly colour: string
  /** In hundredths of a point. */
  readonly points: number
}

const NUMBER = /^\d{1,7}$/
const MOST_POINTS = 999_999

interface Sum {
  readonly red: number
  readonly green: number
}

/**
 * Award file of the ABF Masterpoint Centre for red and green points together (`.rag`), by its page "Masterpoint Awards
 * File Formats": a line for each player, the ABF number in seven digits, red points in six, green in six, points with
 * two decimals and no sign or blank. Losses: players without such a number, points of other colours, and more points
 * than six digits hold.
 */
export const writeAbfCredits = (credits: readonly MasterPointCredit[]): WrittenFile => {
  const losses = new LossLog()
  const sums = new Map<string, Sum>()
  for (const { number = '', colour, points } of credits) {
    const key = number.trim().replace(/^0+(?=\d)/, '')
    const isKnown = NUMBER.test(key)
    const isWritten = colour === 'red' || colour === 'green'
    if (!isKnown) losses.field('abfNumber', points)
    if (!isWritten) losses.field(colour, points)
    if (!isKnown || !isWritten || points <= 0) continue
    const before = sums.get(key) ?? { red: 0, green: 0 }
    const sum = { ...before, [colour]: before[colour] + points }
    if (sum[colour] > MOST_POINTS) losses.field('points', points)
    else sums.set(key, sum)
  }
  const digits = (value: string | number, width: number): string => String(value).padStart(width, '0')
  const lines = [...sums]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([number, { red, green }]) => `${digits(number, 7)}${digits(red, 6)}${digits(green, 6)}\r\n`)
  return { text: lines.join(''), encoding: 'latin-1', losses: losses.list() }
}
