import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { ranking, rankingList } from '../../db/schema/index.js'
import type { Finding } from './check-awards.js'
import { computeList } from './compute-list.js'
import { digestsLike } from './same-list.js'
import { loadWorld, type RankingWorld } from './ranking-world.js'

const onlyKnown = (worlds: ReadonlyMap<string, RankingWorld>, rankingId: string): Pick<RankingWorld, 'earlier'> => {
  const earlier = worlds.get(rankingId)
  return earlier ? { earlier } : {}
}

/** Derives every list that was ever issued again, as known at the moment of its publication, and compares digests. */
export const checkLists = async (db: Db): Promise<{ readonly checked: number; readonly findings: Finding[] }> => {
  const rows = await db
    .select({ list: rankingList, ranking })
    .from(rankingList)
    .innerJoin(ranking, eq(ranking.id, rankingList.rankingId))
    .orderBy(asc(rankingList.publishedAt), asc(rankingList.id))
  const findings: Finding[] = []
  const earlier = new Map<string, RankingWorld>()
  for (const row of rows) {
    const { id, asOf, publishedAt: knownAt, inputDigest, outputDigest } = row.list
    const note = (code: string, detail: string) => findings.push({ kind: 'list', id, code, detail })
    const world = await loadWorld(db, row.ranking, { until: asOf, knownAt })
    const list = world.ok ? computeList({ ...world.value, ...onlyKnown(earlier, row.ranking.id) }, asOf) : world
    if (world.ok) earlier.set(row.ranking.id, world.value)
    if (!list.ok) {
      note('NOT_COMPUTABLE', list.error.map(problem => problem.code).join(' '))
      continue
    }
    const again = digestsLike(row.list, list.value)
    if (again.inputDigest !== inputDigest) note('INPUT_DIFFERS', `${row.ranking.code} ${asOf}`)
    else if (again.outputDigest !== outputDigest) note('OUTPUT_DIFFERS', `${row.ranking.code} ${asOf}`)
  }
  return { checked: rows.length, findings }
}
