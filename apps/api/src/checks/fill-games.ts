import { asc, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.js'
import { revisionGames, standingsRevision } from '../db/schema/index.js'
import { deriveRevision } from '../domain/standings/derive-revision.js'
import { insertGames } from '../domain/standings/standings.repo.js'

/** Derives what was played behind the revisions that were stored before games were kept. Answers how many got theirs. */
export const fillGames = async (db: Db): Promise<number> => {
  const lacking = await db
    .select(getTableColumns(standingsRevision))
    .from(standingsRevision)
    .leftJoin(revisionGames, eq(revisionGames.revisionId, standingsRevision.id))
    .where(isNull(revisionGames.revisionId))
    .orderBy(asc(standingsRevision.id))
  let filled = 0
  for (const revision of lacking) {
    const derived = await deriveRevision(db, revision)
    if (!derived.ok) continue
    await insertGames(db, [
      { organisationId: revision.organisationId, revisionId: revision.id, derived: derived.value },
    ])
    filled += 1
  }
  return filled
}
