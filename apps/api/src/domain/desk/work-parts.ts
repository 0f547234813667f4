import { type SQL, sql } from 'drizzle-orm'
import { uuids } from '../../db/among.js'
import type { workScopes } from './policy.js'

export const workKinds = [
  'claims',
  'entriesToDecide',
  'erasuresToDecide',
  'eventRequests',
  'returnedEventRequests',
  'eventsToAnnounce',
  'openRounds',
  'resultReports',
  'unconfirmedSheets',
  'unlinkedPlayers',
  'windowsEnding',
  'filesToCommit',
  'importQuestions',
  'spreadsheetsRead',
  'largeSpreadsheetsRead',
  'listDifferences',
  'correctionsToApprove',
  'transfersToAnswer',
  'transfersToDecide',
  'recordActsToAnswer',
  'rolesToConfirm',
  'recoveriesToDecide',
  'sanctionsToConfirm',
  'suspendedEntered',
  'gradesToAward',
  'gradesReached',
  'gradesToRecheck',
  'anomalies',
] as const
export type WorkKind = (typeof workKinds)[number]

export type Scopes = ReturnType<typeof workScopes>

/** Whether a body is one of these or lies below one. */
export const near = (organisation: SQL, scopes: readonly string[]): SQL =>
  sql`organisation_path(${organisation}) && ${uuids(scopes)}`
/** The same of an event `e`, or a role in the event itself. */
export const nearEvent = (scopes: readonly string[]): SQL =>
  sql`(${near(sql`e.organisation_id`, scopes)} or e.id = any(${uuids(scopes)}))`

/** The beginning of a day where a body works. */
export const startOf = (day: SQL, organisation: SQL): SQL =>
  sql`((${day})::timestamp at time zone zone_of(${organisation}))`

/** What is shown of a thing besides its kind. */
export interface Shown {
  readonly zh?: SQL
  readonly en?: SQL
  readonly person?: SQL
  readonly account?: SQL
  readonly note?: SQL
  readonly since?: SQL
  readonly due?: SQL
}

/** The things of one kind that wait, as one part of the list. */
export const part = (kind: WorkKind, id: SQL, { zh, en, person, account, note, since, due }: Shown, from: SQL): SQL =>
  sql`select ${kind} as kind, (${id})::text as id, (${zh ?? sql`null`})::text as "nameZh",
    (${en ?? sql`null`})::text as "nameEn", (${person ?? sql`null`})::text as "personId",
    (${account ?? sql`null`})::text as "accountId", (${note ?? sql`null`})::text as note,
    (${since ?? sql`null`})::timestamptz as since, (${due ?? sql`null`})::timestamptz as due ${from}`

export const ofEvent = { zh: sql`e.name_zh`, en: sql`e.name_en` }
