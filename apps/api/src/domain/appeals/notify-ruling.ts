import { err, ok, problem } from '@paiji/rules'
import { eq, inArray } from 'drizzle-orm'
import type { Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { event, ruling, rulingParty } from '../../db/schema/index.js'
import { accountsOfPeople, notifyAccounts } from '../shared/notify-accounts.js'
import type { PersonNoticeCode } from '../../db/schema/notice-codes.js'
import type { Act } from '../shared/act.js'
import { toGlobalId } from '../shared/global-id.js'
import { eventPath } from '../addresses/portal-paths.js'
import { procedureInForce } from './case-procedure.js'
import { entriesConcerned, filingPlace, type FilingPlace, lineUps, type RulingRow } from './filing.repo.js'
import { filingWindow } from './filing-window.js'

const codeOf = (row: RulingRow): PersonNoticeCode => {
  if (row.kind === 'withdrawn') return 'RULING_WITHDRAWN'
  return row.supersedesId === null ? 'RULING_GIVEN' : 'RULING_REPLACED'
}

/** Until when it may be appealed; nothing where it cannot be, or where its time has not begun. */
export const appealUntil = async ({ tx, deps }: Act, row: RulingRow, place: FilingPlace): Promise<Date | undefined> => {
  if (row.kind === 'withdrawn') return undefined
  const { id, overrides } = await procedureInForce(tx, place)
  const about = { stageId: row.stageId, rulingId: row.id, procedureId: id, procedureOverrides: { ...overrides } }
  const window = await filingWindow(tx, about, place.timeZone, deps.clock.now())
  return window.started ? window.dueAt : undefined
}

/** Whom a ruling or the one before it concerns; of one that is for its parties alone, those it names. */
const entriesNotified = async ({ tx }: Act, { id, stageId, slot, visibility, supersedesId }: RulingRow) => {
  const ids = [id, ...(supersedesId === null ? [] : [supersedesId])]
  if (visibility === 'parties') {
    const named = await tx.select().from(rulingParty).where(inArray(rulingParty.rulingId, ids))
    return [...new Set(named.map(party => party.entryId))]
  }
  const each = await Promise.all(ids.map(rulingId => entriesConcerned(tx, { stageId, rulingId, slot })))
  return [...new Set(each.flat())]
}

/** The names of an event, as notices carry them. */
export const eventNames = async (db: Db, eventId: string): Promise<Readonly<Record<string, string>>> => {
  const [named] = await db
    .select({ eventZh: event.nameZh, eventEn: event.nameEn })
    .from(event)
    .where(eq(event.id, eventId))
  return { ...named }
}

/** What every notice about a ruling says: of which event, and where it stands. */
export const rulingNotice = async (
  db: Db,
  row: RulingRow,
  place: FilingPlace,
  params: Readonly<Record<string, string>>,
) => ({
  organisationId: place.organisationId,
  about: { kind: 'ruling' as const, id: row.id },
  params,
  path: `${await eventPath(db, place.eventId)}/rulings/${toGlobalId('Ruling', row.id)}`,
})

/**
 * Notifies both sides of the table, and whoever else the ruling names, that it was given, replaced or withdrawn, and until
 * when it may be appealed. Whoever is notified may read it. Once for each ruling and account.
 * Problems: RULING_UNKNOWN.
 */
export const notifyRuling = async (act: Act, rulingId: string): Promise<Outcome<{ entries: number }>> => {
  const { tx } = act
  const [row] = await tx.select().from(ruling).where(eq(ruling.id, rulingId))
  const place = row && (await filingPlace(tx, row.stageId))
  if (!row || !place) return err([problem('RULING_UNKNOWN')])
  const entryIds = await entriesNotified(act, row)
  const people = (await lineUps(tx, row.stageId, { entryIds })).flatMap(one => one.personId ?? [])
  const notice = {
    ...(await rulingNotice(tx, row, place, await eventNames(tx, place.eventId))),
    code: codeOf(row),
    dueAt: await appealUntil(act, row, place),
  }
  await notifyAccounts(act, accountsOfPeople(people), notice)
  return ok({ entries: entryIds.length })
}
