/** The shorthand of `published.cases.ts` as lines and rows of a session request that carry their published figures. */

export interface Line {
  readonly board: string
  readonly ns: string
  readonly ew: string
  readonly nsScore?: number | undefined
  readonly contract?: string
  readonly adjusted?: unknown
  readonly published?: Readonly<Record<string, string | undefined>>
}

export type Row = Readonly<Record<string, string | undefined>>

const readBoard = (text: string): Line[] => {
  const [board = '', ...tables] = text.split(' ')
  return tables.map(table => {
    const [, ns = '', ew = '', score = '', award = ''] = /^(.+?)-(.+?):(.+?)=(.+)$/.exec(table) ?? []
    const artificial = /^A(\d\d)(\d\d)$/.exec(score)
    const result = artificial ? { adjusted: { ns: artificial[1], ew: artificial[2] } } : { nsScore: Number(score) }
    return {
      board,
      ns,
      ew,
      ...(score === 'PASS' ? { contract: score } : result),
      ...(award === '-' ? {} : { published: { ns: award } }),
    }
  })
}

const readRow = (text: string): Row => {
  const [entrant, direction, total, percent, place] = text.split(' ').map(cell => (cell === '-' ? undefined : cell))
  return { entrant, direction, total, percent, place }
}

export const readPublished = (boards: readonly string[], standings: readonly string[]) => ({
  lines: boards.flatMap(readBoard),
  rows: standings.map(readRow),
})
