import { err, ok, problem } from '@paiji/rules'
import type { Viewer } from '../../auth/viewer.js'
import { personIdentifier } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import type { Outcome } from '../../base/problem.js'
import { actOfNumber, requireOwnNumbers, takenNumber } from './numbers-of-bodies.js'
import { personFor } from './ownership.js'
import { notifyConcerned } from './notify-concerned.js'
import { logOf } from './places.js'

export interface AddIdentifierInput {
  readonly personId: string
  /** Code of the body that gave the number. */
  readonly issuer: string
  readonly value: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Records a number that a body of this register gives the person, by that body or one above it, or that an issuer outside gave.
 * Problems: PERSON_UNKNOWN, NOT_PERMITTED, IDENTIFIER_MISSING, IDENTIFIER_TAKEN (by somebody
 * of whom the viewer may know it; of anybody else it says nothing).
 */
export const addIdentifier = async (
  deps: Deps,
  viewer: Viewer,
  input: AddIdentifierInput,
): Promise<Outcome<{ personId: string }>> => {
  const [issuer, value] = [input.issuer.trim(), input.value.trim()]
  const act = await actOfNumber(deps.db, issuer)
  const managed = await personFor(deps.db, viewer, act, input.personId)
  if (!managed.ok) return managed
  if (!issuer || !value) return err([problem('IDENTIFIER_MISSING', { at: { path: issuer ? 'value' : 'issuer' } })])
  const own = await requireOwnNumbers(deps.db, viewer, [issuer])
  if (!own.ok) return own
  return idempotently(
    deps,
    viewer,
    'addIdentifier',
    input,
    async tx => {
      if (await takenNumber(tx, viewer, [{ issuer, value }]))
        return err([problem('IDENTIFIER_TAKEN', { at: { path: 'value' } })])
      const recordedAt = deps.clock.now()
      await tx.insert(personIdentifier).values({ personId: input.personId, issuer, value, recordedAt })
      await recordAudit(tx, viewer, {
        type: 'IDENTIFIER_ADDED',
        organisationId: logOf(managed.value.place),
        aggregateKind: 'person',
        aggregateId: input.personId,
        data: { issuer },
      })
      await notifyConcerned({ tx, deps, viewer }, act, input.personId, logOf(managed.value.place))
      return ok({ personId: input.personId })
    },
    { constraints: { person_identifier_open: 'IDENTIFIER_TAKEN' } },
  )
}
