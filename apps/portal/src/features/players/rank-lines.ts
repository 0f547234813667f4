import { MS_A_DAY } from '@/lib/format/days'

export interface RankPoint {
  readonly asOf: string
  readonly rank: number
}

export interface RankLines {
  /** One path for each person, the best place at the top. */
  readonly paths: readonly string[]
  /** Where each was at the best place first. */
  readonly peaks: readonly ({ readonly x: number; readonly y: number; readonly point: RankPoint } | undefined)[]
  readonly ticks: readonly { readonly y: number; readonly rank: number }[]
  readonly from: string
  readonly until: string
}

const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / MS_A_DAY

/** The places of several people over the lists of one ranking inside a `width` × `height` box. */
export const rankLines = (
  people: readonly (readonly RankPoint[])[],
  width: number,
  height: number,
): RankLines | undefined => {
  const all = people.flat()
  const days = all.map(({ asOf }) => asOf).sort()
  const [from, until] = [days[0], days.at(-1)]
  if (from === undefined || until === undefined || from === until) return undefined
  const lowest = Math.max(2, ...all.map(({ rank }) => rank))
  const x = (date: string): number => ((dayOf(date) - dayOf(from)) / (dayOf(until) - dayOf(from))) * width
  const y = (rank: number): number => ((rank - 1) / (lowest - 1)) * height
  const middle = Math.round((1 + lowest) / 2)
  return {
    paths: people.map(points =>
      [...points]
        .sort((a, b) => (a.asOf < b.asOf ? -1 : 1))
        .map(({ asOf, rank }, at) => `${at === 0 ? 'M' : 'L'}${x(asOf).toFixed(1)} ${y(rank).toFixed(1)}`)
        .join(''),
    ),
    peaks: people.map(points => {
      const [best] = [...points].sort((a, b) => a.rank - b.rank || (a.asOf < b.asOf ? -1 : 1))
      return best && { x: x(best.asOf), y: y(best.rank), point: best }
    }),
    ticks: [...new Set([1, middle, lowest])].map(rank => ({ rank, y: y(rank) })),
    from,
    until,
  }
}
