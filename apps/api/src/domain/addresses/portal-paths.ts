import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { person } from '../../db/schema/index.js'
import type { Deps } from '../shared/deps.js'
import { toGlobalId } from '../shared/global-id.js'
import { slugsOfCases, slugsOfEvents, slugsOfLists } from './addresses.repo.js'

/** Where the portal shows things, without a language: what mail, notices, calendars, feeds and papers lead to. */

const part = encodeURIComponent

export const eventPath = async (db: Db, id: string): Promise<string> => {
  const [found] = await slugsOfEvents(db, [id])
  return `/events/${part(found?.slug ?? toGlobalId('Event', id))}`
}

export const casePath = async (db: Db, id: string): Promise<string> => {
  const [found] = await slugsOfCases(db, [id])
  return `/cases/${part(found?.slug ?? toGlobalId('Appeal', id))}`
}

export const playerPath = async (db: Db, id: string): Promise<string> => {
  const [found] = await db.select({ number: person.number }).from(person).where(eq(person.id, id))
  return `/players/${part(found?.number ?? toGlobalId('Person', id))}`
}

interface IssueOfRanking {
  readonly id: string
  readonly number: number
}

/** Issues of a ranking's lists, each with its number: a corrected one moves no link. */
export const listPaths = async (
  db: Db,
  code: string,
  issues: readonly IssueOfRanking[],
): Promise<ReadonlyMap<string, string>> => {
  const found = new Map(
    (
      await slugsOfLists(
        db,
        issues.map(({ id }) => id),
      )
    ).map(({ id, slug }) => [id, slug]),
  )
  return new Map(
    issues.map(({ id, number }) => [
      id,
      `/rankings/${part(code)}/${found.get(id) ?? toGlobalId('RankingList', id)}?revision=${number}`,
    ]),
  )
}

/** What the link to the calendar file of a hearing is signed for. */
export const HEARING_LINK = 'hearing'

/** Where somebody called to a hearing finds it as a calendar file; for that account and case alone. */
export const hearingCalendarPath = ({ mailing }: Pick<Deps, 'mailing'>, accountId: string, appealId: string): string =>
  `/files/calendar/hearing/${mailing.sign(HEARING_LINK, `${appealId} ${accountId}`)}.ics`
