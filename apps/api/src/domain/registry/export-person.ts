import { err, ok, problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import { inTransaction } from '../../db/transaction.js'
import type { Outcome } from '../../base/problem.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { personFor } from './ownership.js'
import { type PersonData, personData } from './person-data.repo.js'
import { logOf } from './places.js'

export interface ExportPersonInput {
  readonly personId: string
  /** Why; the person's own word needs none. */
  readonly reason: string
}

export interface ExportedPerson extends PersonData {
  readonly number: string
  readonly exportedAt: string
}

/**
 * Everything held about a person, for the person or for who stands above every body concerned, with a row in the log. Problems:
 * PERSON_UNKNOWN, NOT_PERMITTED, REASON_MISSING (of the office).
 */
export const exportPerson = async (
  deps: Deps,
  viewer: Viewer,
  { personId, reason }: ExportPersonInput,
): Promise<Outcome<ExportedPerson>> => {
  const found = await personFor(deps.db, viewer, 'exportPersonData', personId)
  if (!found.ok) return found
  const { person, place } = found.value
  const why = reason.trim()
  if (!why && viewer.personId !== personId) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
  return inTransaction(deps.db, async tx => {
    const data = await personData(tx, personId)
    await recordAudit(tx, viewer, {
      type: 'PERSON_DATA_EXPORTED',
      organisationId: logOf(place),
      aggregateKind: 'person',
      aggregateId: personId,
      data: why ? { reason: why } : {},
    })
    return ok({ ...data, number: person.number, exportedAt: deps.clock.now().toISOString() })
  })
}
