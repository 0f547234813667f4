import { err, ok, problem } from '@paiji/rules'
import { isDay } from '@paiji/rules/awards'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { personName } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { IsoDate } from '../../base/clock.js'
import { parseDateRange } from '../../base/date-range.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import type { Outcome } from '../../base/problem.js'
import { cutOut } from './periods.js'
import { personFor } from './ownership.js'
import { notifyConcerned } from './notify-concerned.js'
import { logOf } from './places.js'
import { nameProblem } from './read-name.js'
import { type NewName, nameRow } from './register.repo.js'

export interface RenamePersonInput {
  readonly personId: string
  readonly name: NewName
  /**
   * The day the new name took effect: the old one stays true for the time before. Absent when the name was written
   * wrongly: the right one then takes its whole time.
   */
  readonly since?: IsoDate
  readonly idempotencyKey?: string | undefined
}

type Row = typeof personName.$inferSelect

/**
 * Records a name in one script. Versions are superseded, never edited; old results keep the name as entered.
 * Problems: PERSON_UNKNOWN, NOT_PERMITTED, NAME_MISSING, NAME_NOT_LETTERS, DATE_NOT_READABLE.
 */
export const renamePerson = async (
  deps: Deps,
  viewer: Viewer,
  input: RenamePersonInput,
): Promise<Outcome<{ personId: string }>> => {
  const { personId, name, since } = input
  const managed = await personFor(deps.db, viewer, 'renamePerson', personId)
  if (!managed.ok) return managed
  const misnamed = nameProblem(name)
  if (misnamed) return err([problem(misnamed, { at: { path: 'name' }, params: { name: name.display } })])
  if (since !== undefined && !isDay(since)) return err([problem('DATE_NOT_READABLE', { at: { path: 'since' } })])
  return idempotently(deps, viewer, 'renamePerson', input, async tx => {
    const now = deps.clock.now()
    const rows = await openNames(tx, personId, name.script)
    const period = since === undefined ? wholeTime(rows) : { from: since, until: nextAfter(rows, since) }
    const cut = cutOut(rows, period)
    await supersede(
      tx,
      cut.map(({ row }) => row.id),
      now,
    )
    const kept = cut.flatMap(({ row, rest }) => rest.map(valid => ({ ...withoutId(row), valid, recordedAt: now })))
    if (kept.length > 0) await tx.insert(personName).values(kept)
    const valid = `[${period.from ?? ''},${period.until ?? ''})`
    await tx.insert(personName).values({ ...nameRow(personId, { ...name, valid }), recordedAt: now })
    await recordAudit(tx, viewer, {
      type: 'NAME_RECORDED',
      organisationId: logOf(managed.value.place),
      aggregateKind: 'person',
      aggregateId: personId,
      data: { script: name.script },
    })
    await notifyConcerned({ tx, deps, viewer }, 'renamePerson', personId, logOf(managed.value.place))
    return ok({ personId })
  })
}

const openNames = (tx: Transaction, personId: string, script: NewName['script']): Promise<Row[]> =>
  tx
    .select()
    .from(personName)
    .where(and(eq(personName.personId, personId), eq(personName.script, script), isNull(personName.supersededAt)))
    .orderBy(personName.id)
    .for('update')

/** The time of the name that holds last: what a correction of it covers. */
const wholeTime = (rows: readonly Row[]) => {
  const periods = rows.map(row => parseDateRange(row.valid))
  const last = periods.reduce(
    (a, b) => ((b.from ?? '') > (a.from ?? '') ? b : a),
    periods[0] ?? { from: undefined, until: undefined },
  )
  return last
}

/** A name that is known to begin later keeps its time. */
const nextAfter = (rows: readonly Row[], since: IsoDate): IsoDate | undefined =>
  rows
    .map(row => parseDateRange(row.valid).from)
    .filter((from): from is IsoDate => from !== undefined && from > since)
    .sort()[0]

const supersede = async (tx: Transaction, ids: readonly string[], at: Date): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .update(personName)
    .set({ supersededAt: at })
    .where(inArray(personName.id, [...ids]))
}

const withoutId = ({ id: _, ...row }: Row) => row
