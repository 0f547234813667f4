import { ok } from '@paiji/rules'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { actorOf, system } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { flag, rowsOf } from '../../db/rows.js'
import { erasureRequest, person, personPrivacy } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import { changesBetween } from '../audit/changes.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { erasePerson } from './erase-person.js'
import { type ErasedPerson, type Forgotten, type HiddenOfPerson, lastWords } from './forgotten.js'
import { notifyEditors } from './notify-editors.js'
import { sharesOf } from './ownership.js'
import { privacyByPeople } from './people.repo.js'
import { logOf } from './places.js'

const AGAIN = '恢复的备份早于此事，现重新办理。 Done again: the backup that was restored is older.'

/** Whether the log of this database holds the act, or a later one of the same kind. */
const isKnown = async (
  db: Db,
  type: 'PERSON_ERASED' | 'PRIVACY_SET',
  { person: id, at }: Forgotten,
): Promise<boolean> => {
  const rows = await db.execute(sql`select exists (select 1 from audit_event a
    where a.aggregate_kind = 'person' and a.aggregate_id = ${id} and a.type = ${type}
      and a.recorded_at >= ${at}::timestamptz) as known`)
  return rowsOf(rows, { known: flag })[0]?.known === true
}

/** Locks the person, if this database has the record. */
const hasPerson = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.select({ id: person.id }).from(person).where(eq(person.id, id)).for('update')).length > 0

const targetOf = async (db: Db, id: string) => ({
  organisationId: logOf((await sharesOf(db, [id])).all),
  aggregateKind: 'person',
  aggregateId: id,
})

const eraseAgain = (deps: Deps, entry: ErasedPerson): Promise<boolean> =>
  again(deps, async tx => {
    if (!(await hasPerson(tx, entry.person)) || (await isKnown(tx, 'PERSON_ERASED', entry))) return false
    const target = await targetOf(tx, entry.person)
    const viewer = system(target.organisationId)
    await notifyEditors({ tx, deps, viewer }, entry.person)
    const rows = await erasePerson(tx, entry.person)
    await tx
      .update(erasureRequest)
      .set({ decision: 'approved', decisionReason: AGAIN, decidedBy: actorOf(viewer), decidedAt: deps.clock.now() })
      .where(and(eq(erasureRequest.personId, entry.person), isNull(erasureRequest.decidedAt)))
    const data = { requestId: entry.requestId, reason: AGAIN, rows }
    await recordAudit(tx, viewer, { type: 'PERSON_ERASED', ...target, data })
    return true
  })

const hideAgain = (deps: Deps, entry: HiddenOfPerson): Promise<boolean> =>
  again(deps, async tx => {
    const { person: personId, hideBirthYear, hideClub, hideGender, hidePhoto } = entry
    if (!(await hasPerson(tx, personId)) || (await isKnown(tx, 'PRIVACY_SET', entry))) return false
    const chosen = { hideBirthYear, hideClub, hideGender, hidePhoto }
    const [before] = await privacyByPeople(tx, [personId])
    const recordedAt = deps.clock.now()
    await tx
      .insert(personPrivacy)
      .values({ personId, ...chosen, recordedAt })
      .onConflictDoUpdate({ target: personPrivacy.personId, set: { ...chosen, recordedAt } })
    const target = await targetOf(tx, personId)
    const data = { changes: changesBetween({ ...before }, chosen), reason: AGAIN }
    await recordAudit(tx, system(target.organisationId), { type: 'PRIVACY_SET', ...target, data })
    return true
  })

const again = async (deps: Deps, act: (tx: Transaction) => Promise<boolean>): Promise<boolean> => {
  const outcome = await inTransaction(deps.db, async tx => {
    const isDone = await act(tx)
    if (isDone) await deps.jobs.enqueue(tx, 'withdraw-open-data', {}, { jobKey: 'withdraw-open-data' })
    return ok(isDone)
  })
  if (!outcome.ok) throw new Error(outcome.error.map(one => one.code).join(' '))
  return outcome.value
}

/**
 * Does again what a register of the forgotten says and this database does not know: it was made from a backup that is older.
 * Answers how many people were erased, and of how many something was hidden or shown.
 */
export const forgetAgain = async (
  deps: Deps,
  entries: readonly Forgotten[],
): Promise<{ readonly erased: number; readonly privacy: number }> => {
  let [erased, privacy] = [0, 0]
  for (const entry of lastWords(entries)) {
    if (entry.act === 'erased') erased += (await eraseAgain(deps, entry)) ? 1 : 0
    else privacy += (await hideAgain(deps, entry)) ? 1 : 0
  }
  return { erased, privacy }
}
