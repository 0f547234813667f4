import { checkAwards } from '../../domain/awards/check-awards.js'
import { checkLists } from '../../domain/awards/check-lists.js'
import { fillGames } from '../../checks/fill-games.js'
import { checkPublications } from '../../checks/sealed-publications.js'
import { checkStandings } from '../../checks/standings-reproducible.js'
import { findingLine } from '../check-proofs.js'
import { CommandFailure, problemLines } from '../failure.js'
import { printJson } from '../print-json.js'
import { withDatabase } from '../with-database.js'

/** One of the two things that can be derived again from the facts. */
export const recompute = async (options: { check?: boolean; games?: boolean }): Promise<void> => {
  if (options.games) return keepGames()
  if (options.check) return checkAll()
  throw new CommandFailure('say --check or --games')
}

const keepGames = (): Promise<void> =>
  withDatabase(async ({ database }) => printJson({ revisions: await fillGames(database.db) }))

/** Derives everything published again from its facts and compares digests; stores nothing. */
const checkAll = (): Promise<void> =>
  withDatabase(async ({ database, progress }) => {
    const { db } = database
    const standings = await checkStandings(db, checked => progress.say(`${checked} revisions`))
    progress.say('points')
    const awards = await checkAwards(db)
    progress.say('lists')
    const lists = await checkLists(db)
    const findings = [...awards.findings, ...lists.findings]
    progress.say('log')
    const problems = [...standings.problems, ...(await checkPublications(db))]
    const differing = problems.length + findings.length
    printJson({ revisions: standings.checked, awardRuns: awards.checked, lists: lists.checked, differing })
    if (differing > 0) {
      throw new CommandFailure([problemLines(problems), ...findings.map(findingLine)].join('\n'))
    }
  })
