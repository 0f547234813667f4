import type { Db } from '../db/client.js'
import { checkPublications } from '../checks/sealed-publications.js'
import { checkStandings } from '../checks/standings-reproducible.js'
import type { SealHead } from '../domain/audit/seal-head.js'
import { verifyLog } from '../domain/audit/verify.js'
import { verifyContents } from '../domain/audit/verify-contents.js'
import { checkAwards, type Finding } from '../domain/awards/check-awards.js'
import { checkLists } from '../domain/awards/check-lists.js'
import { sealedKinds } from '../db/log/sealed-kinds.js'
import { problemLines } from './failure.js'

export interface ProofsOptions {
  /** The public keys that seal the log, in the order of their use. */
  readonly keys: readonly string[]
  readonly head: SealHead | undefined
  readonly say: (step: string) => void
  /** Whether this database holds a sealed kind; it holds every kind unless given. */
  readonly isHere?: (kind: string) => boolean
}

export const findingLine = ({ kind, id, code, detail }: Finding): string => `  ${kind} ${id}: ${code} ${detail}`

/** All that `verify-log` and `recompute --check` look at, in one go; a line for each problem. */
export const checkProofs = async (db: Db, { keys, head, say, isHere = () => true }: ProofsOptions) => {
  say('facts and publications')
  const contents = await verifyContents(
    db,
    sealedKinds.filter(({ kind }) => isHere(kind)),
  )
  say('log')
  const log = await verifyLog(db, keys, head)
  say('standings')
  const standings = await checkStandings(db)
  const publications = await checkPublications(db)
  say('points and lists')
  const [awards, lists] = [await checkAwards(db), await checkLists(db)]
  const problems = [...contents.problems, ...log.problems, ...standings.problems, ...publications]
  const findings = [...awards.findings, ...lists.findings]
  return {
    report: {
      contents: contents.contents,
      seals: log.seals,
      rows: log.rows,
      unsealed: log.unsealed,
      revisions: standings.checked,
      awardRuns: awards.checked,
      lists: lists.checked,
    },
    problems: [...(problems.length > 0 ? [problemLines(problems)] : []), ...findings.map(findingLine)],
  }
}
