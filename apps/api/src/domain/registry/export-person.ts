import { err, ok, problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import { inTransaction } from '../../db/transaction.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { peopleByIds, placesOfPeople } from './people.repo.js'
import { type PersonData, personData } from './person-data.repo.js'
import { logOf } from './places.js'
import { canExportPerson } from './policy.js'

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
 * Everything held about a person, for the person or for who keeps the register, with a row in the log. Problems:
 * PERSON_UNKNOWN, NOT_PERMITTED, REASON_MISSING (of the office).
 */
export const exportPerson = async (
  deps: Deps,
  viewer: Viewer,
  { personId, reason }: ExportPersonInput,
): Promise<Outcome<ExportedPerson>> => {
  const [found] = await peopleByIds(deps.db, [personId])
  const place = (await placesOfPeople(deps.db, [personId]))[0] ?? { organisationPath: [] }
  const permitted = requirePermission(canExportPerson(viewer, personId, place))
  if (!permitted.ok) return permitted
  if (!found) return err([problem('PERSON_UNKNOWN')])
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
    return ok({ ...data, number: found.number, exportedAt: deps.clock.now().toISOString() })
  })
}
