import type { ImportedLine } from '../imported-event.js'
import { heaviest } from './heaviest.js'
import type { LossLog } from '../written-file.js'

const averages: Readonly<Record<string, string>> = { 'ave+': '60', ave: '50', 'ave-': '40' }

/** Two digits of a percentage, as the packed notation `A6040` needs them. */
const twoDigits = (percent: string): string | undefined =>
  /^\d{2}(?:\.0*)?$/.test(percent) ? percent.slice(0, 2) : undefined

const nearest = (percent: string): string =>
  percent.startsWith('100') ? '99' : (percent.split('.')[0] ?? '50').padStart(2, '0').slice(0, 2)

/**
 * What the score cell of a file shows: points for NS, or `A6040`. A weighted score cannot be shown: its heaviest
 * component stands for it, and the loss is told; so is a percentage that two digits do not hold.
 */
export const printScore = (line: ImportedLine, inImps: boolean, losses: LossLog, path: string): string | undefined => {
  const { sheet } = line
  if ('nsScore' in sheet) return String(sheet.nsScore)
  if (!('adjusted' in sheet)) return line.score === undefined ? undefined : String(line.score)
  const { adjusted } = sheet
  if ('weighted' in adjusted) {
    losses.ruling('LOSS_WEIGHTED_SCORE', path, { components: adjusted.weighted.length })
    const shown = heaviest(adjusted.weighted)
    return shown && String(shown.nsScore)
  }
  const sides = [adjusted.ns, adjusted.ew].map(side => {
    const average = Object.hasOwn(averages, side) ? averages[side] : undefined
    const exact = average ?? twoDigits(side)
    if (exact === undefined || (average !== undefined && !inImps))
      losses.ruling('LOSS_ARTIFICIAL_SCORE', path, { value: side })
    return exact ?? nearest(side)
  })
  return `A${sides.join('')}`
}
