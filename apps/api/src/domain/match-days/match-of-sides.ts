import { err, ok, problem } from '@paiji/rules'
import type { Place } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import type { PersonNoticeCode } from '../../db/schema/notice-codes.js'
import { eventPath } from '../addresses/portal-paths.js'
import { eventsByIds, placesOfEvents } from '../events/events.repo.js'
import { isBlank } from '../events/sheet-state.js'
import { slotsOfTable } from '../events/slot-name.js'
import { peopleOfEntry } from '../events/speaks-for-side.js'
import { captainsOfEntries } from '../line-ups/line-ups.repo.js'
import { openSheetsAt, type TableRow, tablesByIds } from '../rounds/rounds.repo.js'
import type { Act } from '../shared/act.js'
import { toGlobalId } from '../shared/global-id.js'
import { accountsOfPeople, notifyAccounts } from '../shared/notify-accounts.js'
import { currentRevision } from '../standings/standings.repo.js'
import { canMoveMatch } from './policy.js'

export interface MatchOfSides {
  readonly table: TableRow
  /** The side that the viewer is captain of; undefined for an officer. */
  readonly own: string | undefined
}

const NOWHERE: Place = { organisationPath: [] }

/** A match, and for whom of it the viewer speaks. Problems: FIXTURE_UNKNOWN (a bye as well), NOT_PERMITTED. */
export const matchOfSides = async (db: Db, viewer: Viewer, tableId: string): Promise<Outcome<MatchOfSides>> => {
  const [table] = await tablesByIds(db, [tableId])
  if (table?.kind !== 'match') return err([problem('FIXTURE_UNKNOWN', { at: { path: 'table' } })])
  const place = (await placesOfEvents(db, [table.eventId])).get(table.eventId) ?? NOWHERE
  const captains = await captainsOfEntries(db, table.sides)
  const permitted = requirePermission(
    canMoveMatch(
      viewer,
      place,
      captains.map(one => one.personId),
    ),
  )
  if (!permitted.ok) return permitted
  const own = captains.find(one => viewer.personId !== undefined && one.personId === viewer.personId)?.entryId
  return ok({ table, own })
}

/** What keeps a match where it is. Problems: ROUND_NOT_RUNNING (a draft), MATCH_PLAYED, RESULTS_OFFICIAL. */
export const movable = async (db: Db, table: TableRow): Promise<Outcome<true>> => {
  const wrong = (code: string): Outcome<never> => err([problem(code, { at: { path: 'table' } })])
  if (table.roundStatus === 'PLANNED') return wrong('ROUND_NOT_RUNNING')
  const { sessionNumber: session, section, roundNumber: round, label, organisationId, stageId } = table
  const slots = slotsOfTable({ session, section, round, table: label }, table)
  const sheets = await openSheetsAt(
    db,
    slots.map(({ slot }) => ({ organisationId, stageId, slot })),
  )
  if (sheets.some(sheet => !isBlank(sheet))) return wrong('MATCH_PLAYED')
  return (await currentRevision(db, stageId))?.officialAt ? wrong('RESULTS_OFFICIAL') : ok(true)
}

/** Notifies everyone who plays for some sides of a match, with the page on which it is shown and answered. */
export const notifySides = async (
  act: Act,
  table: TableRow,
  sides: readonly string[],
  code: PersonNoticeCode,
): Promise<void> => {
  const [event] = await eventsByIds(act.tx, [table.eventId])
  if (!event) return
  const people = (await Promise.all(sides.map(side => peopleOfEntry(act.tx, side)))).flat()
  const ids = [toGlobalId('Round', table.roundId), toGlobalId('RoundTable', table.id)].join('/')
  await notifyAccounts(act, accountsOfPeople(people), {
    code,
    organisationId: event.organisationId,
    about: { kind: 'event', id: event.id },
    params: { eventZh: event.nameZh, eventEn: event.nameEn, round: table.roundNumber },
    path: `${await eventPath(act.tx, event.id)}/matches/${ids}`,
    occasion: `${table.id} ${act.deps.clock.now().toISOString()}`,
  })
}
