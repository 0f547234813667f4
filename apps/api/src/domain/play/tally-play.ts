import { type AnalysisAt, Ratios, type Tally } from '@paiji/rules'
import type { Db } from '../../db/client.js'
import type { StoredTally } from '../../db/schema/index.js'
import { groupBy } from '../../base/group-by.js'
import { boardAt, boardsByStages } from '../events/boards.repo.js'
import { satAt } from '../line-ups/players-of-teams.js'
import { deriveRevision } from '../standings/derive-revision.js'
import type { RevisionRow } from '../standings/standings.repo.js'
import { keepNothing, keepTallies, uncountedRevisions } from './play-tallies.repo.js'

/** Decimals of a kept sum: far more than any mean is printed with. */
const DECIMALS = 6
/** Revisions looked up at once. */
const AT_ONCE = 20

interface TallyOfPlayers extends Tally {
  /** Who did it, of a team that sends some of its players to each table. */
  readonly players?: readonly number[]
}

const keptOf = ({ session, kind, players, count, succeeded, brought, most }: TallyOfPlayers): StoredTally => ({
  session,
  kind,
  ...(players ? { players } : {}),
  count,
  ...(succeeded === undefined ? {} : { succeeded }),
  ...(brought ? { unit: brought.unit, sum: Ratios.toDecimal(brought.sum, DECIMALS) } : {}),
  ...(most ? { most: Ratios.toDecimal(most, DECIMALS) } : {}),
})

/** What happened at one table with who sat there; of a single seat that player’s, and nothing where nobody knows whose. */
const ofPlayers = (tally: Tally, places: readonly number[]): readonly TallyOfPlayers[] => {
  if (tally.seat === undefined) return [{ ...tally, players: places }]
  const player = places[tally.seat]
  return player === undefined ? [] : [{ ...tally, players: [player] }]
}

const tallyRevision = async (db: Db, revision: RevisionRow): Promise<void> => {
  const derived = await deriveRevision(db, revision)
  const { organisationId, id: revisionId } = revision
  if (!derived.ok) return keepNothing(db, revisionId)
  const { edition, facts, scoreLines } = derived.value
  const prepared = edition.boards ? await boardsByStages(db, [revision.stageId]) : []
  const analysisAt: AnalysisAt = ({ session = 1, section = '', board }) => {
    const stored = boardAt(prepared, { session, section, board })
    return stored && edition.boards?.analysis({ ...stored, number: board })
  }
  const sat = edition.tallies ? await satAt(db, derived.value) : undefined
  const of = (part: typeof facts) => edition.tallies?.(part, scoreLines, analysisAt) ?? []
  const found = sat
    ? facts.sheets.flatMap(sheet =>
        of({ ...facts, sheets: [sheet] }).flatMap(tally => ofPlayers(tally, sat(sheet.slot, tally.entrant))),
      )
    : of(facts).filter(({ seat }) => seat === undefined)
  const byEntrant = groupBy<TallyOfPlayers, string>(found, tally => tally.entrant)
  await keepTallies(
    db,
    facts.entrants.map(({ id }) => ({
      organisationId,
      revisionId,
      entryId: id,
      tallies: (byEntrant.get(id) ?? []).map(keptOf),
    })),
  )
}

/**
 * Counts how published results were played that nobody has counted yet, for so long; the rest is left for the next time.
 * Answers how many revisions were counted.
 */
export const tallyPlay = async (db: Db, { milliseconds }: { readonly milliseconds: number }): Promise<number> => {
  const until = performance.now() + milliseconds
  let done = 0
  for (;;) {
    const waiting = await uncountedRevisions(db, AT_ONCE)
    for (const revision of waiting) {
      if (performance.now() > until) return done
      await tallyRevision(db, revision)
      done++
    }
    if (waiting.length < AT_ONCE) return done
  }
}
