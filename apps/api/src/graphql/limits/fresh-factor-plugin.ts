import type { ApolloServerPlugin } from '@apollo/server'
import { type DocumentNode, visit } from 'graphql'
import type { Viewer } from '../../auth/viewer.js'
import type { SharedRefusalCode } from '../../base/problem-codes.js'
import type { RequestContext } from '../../context.js'
import { ClientError } from '../shared/errors.js'

/**
 * What cannot be taken back, opens accounts or gives rights: an account that has a second factor gives a code of it for these
 * once more, unless it did within the last quarter of an hour. Whether an office must have one is its federation's rule.
 */
export const sensitive: ReadonlySet<string> = new Set([
  'approveCorrection',
  'askEmailChange',
  'createApiToken',
  'createOAuthClient',
  'decideErasure',
  'decideRole',
  'exportPersonData',
  'grantRole',
  'lockAccount',
  'makeAccessLink',
  'mergePeople',
  'revokeRole',
  'rotateOAuthSecret',
  'setSecondFactorRule',
  'signDecision',
  'undoMerge',
  'unlockAccount',
])

/** For how long a code serves. */
export const FRESH_MS = 15 * 60_000

const STALE: SharedRefusalCode = 'SECOND_FACTOR_STALE'

/** Whether the second factor of the session was last given too long ago; never where there is none. */
export const isStale = ({ secondFactor }: Viewer, now: Date): boolean =>
  secondFactor !== undefined && now.getTime() - (secondFactor.givenAt?.getTime() ?? 0) > FRESH_MS

/** The first sensitive change of a document, however deep in fragments: no field of an answer bears such a name. */
const sensitiveIn = (document: DocumentNode): string | undefined => {
  let found: string | undefined
  visit(document, {
    Field: ({ name }) => {
      if (sensitive.has(name.value)) found ??= name.value
    },
  })
  return found
}

/** Refuses sensitive changes of a session whose second factor is stale: `FORBIDDEN` with `SECOND_FACTOR_STALE`. */
export const freshFactorPlugin = (): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, contextValue: { viewer, deps } }) => {
      if (operation?.operation !== 'mutation' || !isStale(viewer, deps.clock.now())) return
      const change = sensitiveIn(document)
      if (change)
        throw new ClientError('FORBIDDEN', 'This takes another code of the second factor.', { reason: STALE, change })
    },
  }),
})
