import type { RequestContext } from '../../context.js'
import type { Outcome } from '../../base/problem.js'
import type { ActionAnswer } from '../shared/action-resolver.js'
import { toPayload } from '../shared/errors.js'
import { toOrganisation } from './organisation.type.js'
import { toPerson } from './person.type.js'
import { ChangedOrganisationPayload, ChangedPersonPayload } from './register-desk.payload.js'
import { organisationLoader, recordLoader } from './registry.loaders.js'

/** The person a change was made to, read again. */
export const changedPerson = (
  ctx: RequestContext,
  outcome: Outcome<{ personId: string }>,
): Promise<ChangedPersonPayload> =>
  toPayload(outcome, async ({ personId }) => {
    const row = await ctx.load(recordLoader).clear(personId).load(personId)
    return row ? { person: toPerson(row) } : {}
  })

/** The body a change was made to, read again. */
export const changedOrganisation = (
  ctx: RequestContext,
  outcome: Outcome<{ organisationId: string }>,
): Promise<ChangedOrganisationPayload> =>
  toPayload(outcome, async ({ organisationId }) => {
    const row = await ctx.load(organisationLoader).clear(organisationId).load(organisationId)
    return row ? { organisation: toOrganisation(row) } : {}
  })

/** Actions that change a person or a body are answered by it. */
export const changedPersonAnswer: ActionAnswer<{ personId: string }> = {
  payload: () => ChangedPersonPayload,
  of: changedPerson,
  selects: 'person { id }',
}

export const changedOrganisationAnswer: ActionAnswer<{ organisationId: string }> = {
  payload: () => ChangedOrganisationPayload,
  of: changedOrganisation,
  selects: 'organisation { id code }',
}
