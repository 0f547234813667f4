import { type MasterPointCredit, writeAbfCredits, type WrittenFile } from '@paiji/formats'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { event, pointAward, stage } from '../../db/schema/index.js'
import { publicIssuers } from '../registry/office.repo.js'
import { identifiersByPeople, standingPeopleByIds } from '../registry/people.repo.js'
import type { RevisionRow } from '../standings/standings.repo.js'

/** Who gives the numbers of Australian players. */
const ABF = /^abf$/i

/** Whether the register makes the numbers public that such a file is about: without them it would be empty. */
export const knowsAbfNumbers = (issuers: ReadonlySet<string>): boolean => [...issuers].some(code => ABF.test(code))

/**
 * The points that count for a revision's event, as the Australian masterpoint centre takes them. A number stands in it
 * only where its issuer's numbers are public; everybody else's points are told as left out.
 */
export const abfCreditsOf = async (
  db: Db,
  { stageId }: Pick<RevisionRow, 'stageId'>,
): Promise<{ code: string; written: WrittenFile }> => {
  const awards = await db
    .select({ personId: pointAward.personId, colour: pointAward.colour, points: pointAward.points })
    .from(pointAward)
    .innerJoin(stage, eq(stage.eventId, pointAward.eventId))
    .where(and(eq(stage.id, stageId), isNull(pointAward.supersededAt)))
  const people = await standingPeopleByIds(
    db,
    awards.map(award => award.personId),
  )
  const [numbers, open] = await Promise.all([
    identifiersByPeople(
      db,
      people.map(person => person.id),
    ),
    publicIssuers(db),
  ])
  const shown = numbers.filter(({ issuer }) => ABF.test(issuer) && open.has(issuer))
  const credits = awards.map(({ personId, colour, points }): MasterPointCredit => {
    const person = people.find(one => one.askedId === personId)?.id
    const number = shown.find(one => one.personId === person)?.value
    return { colour, points, ...(number === undefined ? {} : { number }) }
  })
  const [found] = await db
    .select({ code: event.code })
    .from(event)
    .innerJoin(stage, eq(stage.eventId, event.id))
    .where(eq(stage.id, stageId))
  return { code: found?.code ?? 'results', written: writeAbfCredits(credits) }
}
