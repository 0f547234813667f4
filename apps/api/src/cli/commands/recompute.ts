import { checkStandings } from '../../checks/standings-reproducible.js'
import { CommandFailure, problemLines } from '../failure.js'
import { printJson, withDatabase } from '../with-database.js'

/** Derives everything published again from its facts and compares digests; stores nothing. */
export const recompute = (): Promise<void> =>
  withDatabase(async ({ database, progress }) => {
    const report = await checkStandings(database.db, checked => progress.say(`${checked} revisions`))
    printJson({ checked: report.checked, differing: report.problems.length })
    if (report.problems.length > 0) throw new CommandFailure(problemLines(report.problems))
  })
