import type { ApolloServerPlugin } from '@apollo/server'
import { type DocumentNode, visit } from 'graphql'
import { type FactorOfSession, FRESH_MS, passkeyOfSession } from '../../auth/fresh-factor.js'
import type { SharedRefusalCode } from '../../base/problem-codes.js'
import type { RequestContext } from '../../context.js'
import { ClientError } from '../shared/errors.js'

/**
 * What cannot be taken back, opens accounts or gives rights: an account that has a second factor, or a passkey, gives it for
 * these once more, unless it did within the last quarter of an hour. Whether an office must have one is its federation's rule.
 */
export const sensitive: ReadonlySet<string> = new Set([
  'approveCorrection',
  'askEmailChange',
  'createApiToken',
  'createOAuthClient',
  'decideAccountRecovery',
  'decideErasure',
  'decideRole',
  'exportPersonData',
  'grantRole',
  'lockAccount',
  'makeAccessLink',
  'mergePeople',
  'proposeAccountRecovery',
  'revokeRole',
  'rotateOAuthSecret',
  'setSecondFactorRule',
  'signDecision',
  'undoMerge',
  'unlockAccount',
])

const isOld = ({ givenAt }: FactorOfSession, now: Date): boolean => now.getTime() - (givenAt?.getTime() ?? 0) > FRESH_MS

/**
 * What the session must prove again first: a code where the account has an authenticator, else its passkey where it has
 * one; nothing where there is neither, or it was given of late.
 */
const staleness = async ({ viewer, deps }: RequestContext): Promise<SharedRefusalCode | undefined> => {
  const { secondFactor, sessionId } = viewer
  const now = deps.clock.now()
  if (secondFactor) return isOld(secondFactor, now) ? 'SECOND_FACTOR_STALE' : undefined
  const passkey = sessionId === undefined ? undefined : await passkeyOfSession(deps.db, sessionId)
  return passkey && isOld(passkey, now) ? 'PASSKEY_STALE' : undefined
}

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

/** Refuses sensitive changes of a session whose proof is stale: `FORBIDDEN` with `SECOND_FACTOR_STALE` or `PASSKEY_STALE`. */
export const freshFactorPlugin = (): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, contextValue }) => {
      const change = operation?.operation === 'mutation' ? sensitiveIn(document) : undefined
      const reason = change && (await staleness(contextValue))
      if (reason) throw new ClientError('FORBIDDEN', 'This takes another proof of who asks.', { reason, change })
    },
  }),
})
