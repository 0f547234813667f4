import { type LineUpRule, type Participation, participationOf } from '@paiji/rules'
import type { Db } from '../../db/client.js'
import { matchesOfEntries } from '../rounds/rounds.repo.js'
import { matchSides, type MatchSide } from './match-sides.js'

/** Who of an entry has played how many boards of its matches. */
export interface EntryParticipation extends Participation {
  readonly entryId: string
  readonly rule: LineUpRule
}

const ofEntry = (entryId: string, sides: readonly MatchSide[]): EntryParticipation | undefined => {
  const own = sides.filter(side => side.entryId === entryId)
  const [first] = own
  if (!first) return undefined
  const segments = own.flatMap(side =>
    side.segments.map(({ row, ...segment }) => ({ ...segment, ...(row ? { lineUp: row.rooms } : {}) })),
  )
  return { entryId, rule: first.rule, ...participationOf(segments, first.rule) }
}

/** Of those of the entries that play matches in rooms. At most four statements, however many entries. */
export const participationOfEntries = async (db: Db, entryIds: readonly string[]): Promise<EntryParticipation[]> => {
  if (entryIds.length === 0) return []
  const sides = await matchSides(db, await matchesOfEntries(db, entryIds))
  return entryIds.flatMap(id => ofEntry(id, sides) ?? [])
}
