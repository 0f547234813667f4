import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { organisation, user } from '../../db/schema/index.js'
import type { Language } from '../mail/topics.js'
import type { Deps } from '../shared/deps.js'
import { entriesCalled } from '../events/entries-called.js'
import { venuesOf } from '../match-days/fixtures.js'
import { tablesByIds } from '../rounds/rounds.repo.js'
import { HEARING_LINK } from '../addresses/portal-paths.js'
import { calendarFile, ofDeadline, ofEvent, ofHearing, ofMatch, ofRound, ofSession } from './calendar-file.js'
import {
  comingEvents,
  deadlinesOf,
  eventById,
  type EventOccasion,
  eventsOfPerson,
  hearingsOf,
  type MatchOccasion,
  matchesOfEvents,
  type Occasion,
  roundsOfEvents,
  sessionsOfEvents,
} from './calendar.repo.js'

type Calendars = Pick<Deps, 'db' | 'clock' | 'mailing'>

/** Which occasions of events: of one stage, of one contestant's matches, of what one person plays. */
interface Part {
  readonly stageId?: string | undefined
  readonly entryId?: string | undefined
  readonly personId?: string | undefined
}

/** What the sides of matches are called, and where they play. */
const aboutMatches = async (db: Db, matches: readonly MatchOccasion[]) => {
  const sides = await entriesCalled(db, [...new Set(matches.flatMap(match => match.sides))])
  const ids = matches.map(match => match.id)
  const places = ids.length > 0 ? await venuesOf(db, await tablesByIds(db, ids)) : []
  return {
    called: new Map(sides.map(side => [side.id, side])),
    venues: new Map(places.map(({ tableId, venue }) => [tableId, venue])),
  }
}

/** Events with their sessions, the rounds that begin at a time of their own and the matches moved to another day. */
const withSessions = async (db: Db, events: readonly EventOccasion[], part: Part = {}): Promise<Occasion[]> => {
  const { stageId, entryId, personId } = part
  const eventIds = events.map(event => event.id)
  const [sessions, rounds, matches] = await Promise.all([
    entryId === undefined ? sessionsOfEvents(db, eventIds) : [],
    entryId === undefined ? roundsOfEvents(db, eventIds) : [],
    matchesOfEvents(db, { eventIds, entryId, personId }),
  ])
  const ofMatches = await aboutMatches(db, matches)
  // Whoever plays on another day does not play with the round.
  const elsewhere = new Set(personId === undefined ? [] : matches.map(match => match.roundId))
  const belongs = (one: { eventId: string; stageId: string }, event: EventOccasion): boolean =>
    one.eventId === event.id && (stageId === undefined || one.stageId === stageId)
  return events.flatMap(event => [
    ...(stageId === undefined && entryId === undefined ? [ofEvent(event)] : []),
    ...sessions.filter(one => belongs(one, event)).map(one => ofSession(one, event)),
    ...rounds.filter(one => belongs(one, event) && !elsewhere.has(one.id)).map(one => ofRound(one, event)),
    ...matches.filter(one => belongs(one, event)).map(one => ofMatch(one, event, ofMatches)),
  ])
}

const federationName = async (db: Db, language: Language): Promise<string> => {
  const [row] = await db
    .select({ zh: organisation.nameZh, en: organisation.nameEn })
    .from(organisation)
    .where(isNull(organisation.parentId))
    .orderBy(asc(organisation.id))
    .limit(1)
  return (language === 'en' ? row?.en : row?.zh) ?? 'Paiji'
}

const write = ({ clock, mailing }: Calendars, name: string, language: Language, occasions: readonly Occasion[]) =>
  calendarFile(occasions, { name, language, portal: mailing.portal, now: clock.now() })

/** The federation's events of the last weeks and all that are to come, for anybody. */
export const federationCalendar = async (deps: Calendars, language: Language): Promise<string> =>
  write(
    deps,
    await federationName(deps.db, language),
    language,
    (await comingEvents(deps.db, deps.clock.now())).map(ofEvent),
  )

/** One event with its sessions and match days, or those of one of its stages, or a contestant’s matches; undefined for what not everybody may see. */
export const eventCalendar = async (
  deps: Calendars,
  eventId: string,
  language: Language,
  part: Part = {},
): Promise<string | undefined> => {
  const [event] = await eventById(deps.db, eventId)
  if (!event) return undefined
  const name = language === 'en' ? event.nameEn : event.nameZh
  return write(deps, name, language, await withSessions(deps.db, [event], part))
}

const LINK = 'calendar'

/** What an account's link ends with; only its present link opens. */
export const calendarToken = ({ mailing }: Pick<Deps, 'mailing'>, accountId: string, link: number): string =>
  mailing.sign(LINK, `${link} ${accountId}`)

/**
 * What an account's own link opens: the events it plays in, their sessions, the hearings of its cases and the times that
 * wait for it. Titles carry names of events and numbers of cases, nothing of what the cases say.
 */
export const accountCalendar = async (deps: Calendars, token: string): Promise<string | undefined> => {
  const [link, accountId] = deps.mailing.readSigned(LINK, token)?.split(' ') ?? []
  if (!accountId) return undefined
  const [row] = await deps.db.select().from(user).where(eq(user.id, accountId))
  if (!row || row.lockedAt || row.calendarLink !== Number(link)) return undefined
  const events = row.personId ? await eventsOfPerson(deps.db, row.personId, deps.clock.now()) : []
  const [played, hearings, deadlines] = await Promise.all([
    withSessions(deps.db, events, row.personId ? { personId: row.personId } : {}),
    hearingsOf(deps.db, accountId),
    deadlinesOf(deps.db, accountId),
  ])
  const name = `${await federationName(deps.db, row.language)} · ${row.name}`
  const occasions = [...played, ...hearings.map(ofHearing), ...deadlines.map(ofDeadline)]
  return write(deps, name, row.language, occasions)
}

/** The hearing of one case as it stands now, called off too; undefined where none was set, or for whom it is not any more. */
export const hearingCalendar = async (deps: Calendars, token: string): Promise<string | undefined> => {
  const [appealId, accountId] = deps.mailing.readSigned(HEARING_LINK, token)?.split(' ') ?? []
  if (!appealId || !accountId) return undefined
  const [row] = await deps.db.select().from(user).where(eq(user.id, accountId))
  const hearings = row && !row.lockedAt ? await hearingsOf(deps.db, accountId, appealId) : []
  const [hearing] = hearings
  return row && hearing ? write(deps, hearing.number, row.language, hearings.map(ofHearing)) : undefined
}

/** The number of the account's present link; null while it has none. */
export const calendarLinkOf = async (db: Db, accountId: string): Promise<number | null> => {
  const [row] = await db.select({ link: user.calendarLink }).from(user).where(eq(user.id, accountId))
  return row?.link !== null && row !== undefined && row.link > 0 ? row.link : null
}

/** Another link, or none: an earlier one opens no more, for ever. Links below zero were revoked. */
export const nextLink = (open: boolean) =>
  open ? sql`abs(coalesce(${user.calendarLink}, 0)) + 1` : sql`-abs(coalesce(${user.calendarLink}, 0))`
