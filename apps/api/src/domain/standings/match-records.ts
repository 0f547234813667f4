import type { PlayedGame } from '@paiji/rules'

/** How a contestant fared in its matches of two sides. */
export interface MatchRecord {
  readonly won: number
  readonly drawn: number
  readonly lost: number
}

const NONE: MatchRecord = { won: 0, drawn: 0, lost: 0 }

/** By entry, what came of the matches of two sides; nothing for who met nobody that way. */
export const matchRecords = (games: readonly PlayedGame[]): ReadonlyMap<string, MatchRecord> => {
  const records = new Map<string, MatchRecord>()
  for (const { sides } of games) {
    const [first, second] = sides
    if (!first || !second || sides.length !== 2) continue
    for (const [own, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const { won, drawn, lost } = records.get(own.entrant) ?? NONE
      records.set(own.entrant, {
        won: won + (own.rank < other.rank ? 1 : 0),
        drawn: drawn + (own.rank === other.rank ? 1 : 0),
        lost: lost + (own.rank > other.rank ? 1 : 0),
      })
    }
  }
  return records
}
