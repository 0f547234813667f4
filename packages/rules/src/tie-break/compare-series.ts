import type { EntrantId } from '../core/ids.js'
import { compare, type Ratio, ratio } from '../core/ratio.js'
import type { Column } from '../core/standings.js'

/** Compares two series term by term; a longer one is ahead of its own beginning. */
const compareSeries = (a: readonly Ratio[], b: readonly Ratio[]): number => {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compare(a[i] as Ratio, b[i] as Ratio)
    if (order !== 0) return order
  }
  return a.length - b.length
}

/** For criteria that compare series: the figure is how many of the tied have a lower series. */
export const columnOfSeries = (
  tied: readonly EntrantId[],
  series: (entrant: EntrantId) => readonly Ratio[],
): Column => {
  const all = new Map(tied.map(entrant => [entrant, series(entrant)]))
  const sorted = [...all.values()].sort(compareSeries)
  return new Map(
    tied.map(entrant => {
      const own = all.get(entrant) ?? []
      return [entrant, ratio(sorted.findIndex(other => compareSeries(other, own) === 0))]
    }),
  )
}
