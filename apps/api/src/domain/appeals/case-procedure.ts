import { procedureById, procedureOfEdition } from '@paiji/rules'
import { type Procedure, type ProcedureOverrides, type WorkCalendar, withOverrides } from '@paiji/rules/procedure'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { procedureChoice } from '../../db/schema/index.js'
import type { AppealRow } from './appeals.repo.js'

/** A procedure with what a place sets, as it goes into the case. */
export interface ProcedureInForce {
  readonly id: string
  readonly overrides: ProcedureOverrides
  readonly procedure: Procedure
  readonly calendar: WorkCalendar
  /** Whether a committee can meet here. */
  readonly committeeExists: boolean
}

const inForce = (procedure: Procedure, overrides: ProcedureOverrides): ProcedureInForce => ({
  id: procedure.id,
  overrides,
  procedure: withOverrides(procedure, overrides),
  calendar: { holidays: overrides.holidays ?? [], workedWeekends: overrides.workedWeekends ?? [] },
  committeeExists: overrides.committee ?? true,
})

/** The procedure a case was filed under: what changed since does not touch it. */
export const procedureOfCase = (row: Pick<AppealRow, 'procedureId' | 'procedureOverrides'>): ProcedureInForce => {
  const procedure = procedureById(row.procedureId)
  if (!procedure) throw new Error(`procedure ${row.procedureId} is not known`)
  return inForce(procedure, row.procedureOverrides as ProcedureOverrides)
}

export interface ChoicePlace {
  readonly eventId: string
  readonly sport: string
  readonly editionId: string
  /** The organiser first. */
  readonly organisationPath: readonly string[]
}

/** The event's own choice, else that of the nearest body above it for this sport, else for all; else the edition's. */
export const procedureInForce = async (db: Db, place: ChoicePlace): Promise<ProcedureInForce> => {
  const path = sql.param([...place.organisationPath])
  const [chosen] = await db
    .select()
    .from(procedureChoice)
    .where(
      and(
        isNull(procedureChoice.supersededAt),
        or(
          eq(procedureChoice.eventId, place.eventId),
          and(
            isNull(procedureChoice.eventId),
            sql`${procedureChoice.organisationId} = any(${path}::uuid[])`,
            sql`${procedureChoice.sport} in ('*', ${place.sport})`,
          ),
        ),
      ),
    )
    .orderBy(
      sql`${procedureChoice.eventId} is null`,
      sql`array_position(${path}::uuid[], ${procedureChoice.organisationId})`,
      sql`${procedureChoice.sport} = '*'`,
    )
    .limit(1)
  const procedure = (chosen && procedureById(chosen.procedureId)) ?? procedureOfEdition(place.editionId)
  return inForce(procedure, (chosen?.overrides ?? {}) as ProcedureOverrides)
}
