import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { person } from '../../db/schema/index.js'
import type { Deps } from '../shared/deps.js'
import { toGlobalId } from '../shared/global-id.js'
import { slugsOfCases, slugsOfEvents, slugsOfLists } from './addresses.repo.js'

/** Where the portal shows things, without a language: what mail, notices, calendars, feeds and papers lead to. */

const part = encodeURIComponent

/** Things that have a page of their own, by what stands for each in its address; failing that, by the row's id. */
export const pathTo = {
  event: (id: string, slug: string | undefined) => `/events/${part(slug ?? toGlobalId('Event', id))}`,
  case: (id: string, slug: string | undefined) => `/cases/${part(slug ?? toGlobalId('Appeal', id))}`,
  player: (id: string, number: string | undefined) => `/players/${part(number ?? toGlobalId('Person', id))}`,
  list: (code: string, id: string, slug: string | undefined) =>
    `/rankings/${part(code)}/${part(slug ?? toGlobalId('RankingList', id))}`,
}

export const eventPath = async (db: Db, id: string): Promise<string> =>
  pathTo.event(id, (await slugsOfEvents(db, [id]))[0]?.slug)

export const casePath = async (db: Db, id: string): Promise<string> =>
  pathTo.case(id, (await slugsOfCases(db, [id]))[0]?.slug)

export const playerPath = async (db: Db, id: string): Promise<string> => {
  const [found] = await db.select({ number: person.number }).from(person).where(eq(person.id, id))
  return pathTo.player(id, found?.number)
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
  return new Map(issues.map(({ id, number }) => [id, `${pathTo.list(code, id, found.get(id))}?revision=${number}`]))
}

/** What the link to the calendar file of a hearing is signed for. */
export const HEARING_LINK = 'hearing'

/** Where somebody called to a hearing finds it as a calendar file; for that account and case alone. */
export const hearingCalendarPath = ({ mailing }: Pick<Deps, 'mailing'>, accountId: string, appealId: string): string =>
  `/files/calendar/hearing/${mailing.sign(HEARING_LINK, `${appealId} ${accountId}`)}.ics`
