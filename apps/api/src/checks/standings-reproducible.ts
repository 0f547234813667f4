import { canonicalJson, type Problem, problem } from '@paiji/rules'
import { asc, eq, getTableColumns, gt } from 'drizzle-orm'
import type { Db } from '../db/client.js'
import { revisionGames, standingLine, standingsRevision } from '../db/schema/index.js'
import { deriveRevision } from '../domain/standings/derive-revision.js'
import { type DerivedStandings, gamesOf, standingRows } from '../domain/standings/derive-standings.js'

export interface CheckReport {
  readonly checked: number
  readonly problems: readonly Problem[]
}

type Revision = typeof standingsRevision.$inferSelect & { readonly games: readonly unknown[] | null }

/** Everything that is printed of a line, in the order of print: stored and derived must be one text. */
const printedLines = (rows: ReturnType<typeof standingRows>): string =>
  canonicalJson([...rows].sort((a, b) => a.position - b.position).map(row => ({ ...row })))

const linesAgree = async (db: Db, revisionId: string, derived: DerivedStandings): Promise<boolean> => {
  const { organisationId: _, revisionId: __, ...columns } = getTableColumns(standingLine)
  const stored = await db.select(columns).from(standingLine).where(eq(standingLine.revisionId, revisionId))
  return printedLines(stored) === printedLines(standingRows(derived))
}

const checkRevision = async (db: Db, revision: Revision): Promise<Problem[]> => {
  const params = { revision: revision.id, number: revision.number }
  const derived = await deriveRevision(db, revision)
  if (!derived.ok) return [problem('REVISION_NOT_DERIVABLE', { params }), ...derived.error]
  return [
    ...(derived.value.inputDigest === revision.inputDigest ? [] : [problem('INPUT_DIGEST_DIFFERS', { params })]),
    ...(derived.value.outputDigest === revision.outputDigest ? [] : [problem('OUTPUT_DIGEST_DIFFERS', { params })]),
    ...(revision.games === null || canonicalJson(revision.games) === canonicalJson(gamesOf(derived.value))
      ? []
      : [problem('GAMES_DIFFER', { params })]),
    ...((await linesAgree(db, revision.id, derived.value)) ? [] : [problem('LINES_DIFFER', { params })]),
  ]
}

const PAGE = 200

/** Derives every stored revision again from the facts it names and compares digests. */
export const checkStandings = async (
  db: Db,
  onProgress: (checked: number) => void = () => {},
): Promise<CheckReport> => {
  const problems: Problem[] = []
  let checked = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const revisions = await db
      .select({ ...getTableColumns(standingsRevision), games: revisionGames.games })
      .from(standingsRevision)
      .leftJoin(revisionGames, eq(revisionGames.revisionId, standingsRevision.id))
      .where(gt(standingsRevision.id, after))
      .orderBy(asc(standingsRevision.id))
      .limit(PAGE)
    for (const revision of revisions) problems.push(...(await checkRevision(db, revision)))
    checked += revisions.length
    onProgress(checked)
    const last = revisions.at(-1)
    if (!last || revisions.length < PAGE) return { checked, problems }
    after = last.id
  }
}
