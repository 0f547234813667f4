import { sports } from '@paiji/rules'
import { isDay } from '@paiji/rules/awards'
import { evaluateLadders } from '../../domain/grading/evaluate-ladders.js'
import { CommandFailure, settled } from '../failure.js'
import { printJson } from '../print-json.js'
import { operator, organisationOf, withDatabase } from '../with-database.js'

interface AwardOptions {
  readonly sport: string
  readonly asOf: string
  readonly organisation?: string
}

/** Awards every grade of a body's ladders that has been reached by a day and is not held; a repetition adds nothing. */
export const awardGrades = async ({ sport, asOf, organisation }: AwardOptions): Promise<void> => {
  if (!isDay(asOf)) throw new CommandFailure(`A day is written as 2026-03-31, not "${asOf}".`)
  const known = sports.map(({ id }): string => id)
  if (!known.includes(sport)) throw new CommandFailure(`There is no sport "${sport}" here: ${known.join(', ')}.`)
  return withDatabase(async ({ deps }) => {
    const organisationId = await organisationOf(deps, organisation)
    const { awarded } = settled(await evaluateLadders(deps, await operator(deps), { organisationId, sport, asOf }))
    printJson({ sport, asOf, awarded })
  })
}
