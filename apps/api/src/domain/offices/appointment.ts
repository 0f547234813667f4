import { err, ok, problem } from '@paiji/rules'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { committeeTerm, officer, officialLicence } from '../../db/schema/index.js'
import type { IsoDate } from '../../base/clock.js'
import { formatDateRange } from '../../base/date-range.js'
import { refusing, type Outcome } from '../../base/problem.js'
import { peopleByIds } from '../registry/people.repo.js'
import { day, endDay, idOf, optional } from '../shared/action-fields.js'
import type { Act } from '../shared/act.js'
import type { OfficeProblemCode } from './problem-codes.js'

export const refuseOffice = refusing<OfficeProblemCode>()

/** Who is appointed where, and for which time: the fields that an office, a licence and a seat have in common. */
export const whoAndWhere = { person: idOf('Person', 'Who.'), organisation: idOf('Organisation', 'The body.') }
export const term = {
  from: day('The first day, like 2026-11-21.'),
  until: optional(endDay('The first day on which it no longer holds; open where none.')),
}

interface Appointment {
  readonly personId: string
  readonly from: IsoDate
  readonly until: IsoDate | undefined
}

/** Where appointments of a kind are kept, which of the same person exclude each other, and the problem of two at once. */
interface Exclusion {
  readonly table: typeof officer | typeof officialLicence | typeof committeeTerm
  readonly same: SQL | undefined
  readonly problem: OfficeProblemCode
}

/**
 * The term of an appointment as the database has it, if the person exists and has no such appointment at that time.
 * Problems: PERSON_UNKNOWN, PERIOD_REVERSED, that of the exclusion.
 */
export const freeTerm = async (
  { tx }: Act,
  { personId, from, until }: Appointment,
  { table, same, problem: taken }: Exclusion,
): Promise<Outcome<string>> => {
  const [person] = await peopleByIds(tx, [personId])
  if (!person) return err([problem('PERSON_UNKNOWN')])
  if (until !== undefined && until <= from) return err([problem('PERIOD_REVERSED', { at: { path: 'until' } })])
  const valid = formatDateRange({ from, until })
  const atThatTime = and(eq(table.personId, personId), same, sql`${table.valid} && ${valid}::daterange`)
  const [held] = await tx.select({ id: table.id }).from(table).where(atThatTime)
  return held ? refuseOffice(taken) : ok(valid)
}
