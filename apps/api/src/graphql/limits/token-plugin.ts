import type { ApolloServerPlugin } from '@apollo/server'
import { type FieldNode, Kind, type OperationDefinitionNode } from 'graphql'
import type { ApiScope } from '../../auth/api-token.js'
import type { RequestContext } from '../../context.js'
import { ClientError } from '../shared/errors.js'

/** What the account does itself, in a session: its keys, and whose accounts there are. No token may. */
export const ownOnly: ReadonlySet<string> = new Set([
  'askEmailChange',
  'correctInvitation',
  'createApiToken',
  'createOAuthClient',
  'decideAccountRecovery',
  'decideRole',
  'endOwnSessions',
  'endSessions',
  'exportPersonData',
  'foundFederation',
  'grantRole',
  'inviteAccount',
  'lockAccount',
  'makeAccessLink',
  'proposeAccountRecovery',
  'revokeApiToken',
  'revokeOAuthClient',
  'revokeRole',
  'rotateOAuthSecret',
  'setCalendarLink',
  'setSecondFactorRule',
  'unlockAccount',
])

/**
 * What a person answers for in person: votes and signatures, the second half of an act of two, declarations for the
 * person's own side, and what cannot be taken back. No token may, whoever holds it.
 */
export const inPerson: ReadonlySet<string> = new Set([
  'agreeWithResults',
  'answerEntry',
  'answerPoll',
  'answerRecordAct',
  'answerTransfer',
  'approveCorrection',
  'castVote',
  'claimPerson',
  'concurInAppeal',
  'consentToPanel',
  'confirmSanction',
  'decideChallenge',
  'decideClaim',
  'decideErasure',
  'contestStatedAct',
  'decideEventRequest',
  'decideGrades',
  'decideLateLeave',
  'decideReopening',
  'decideStay',
  'decideTransfer',
  'declareDistinct',
  'disclose',
  'mergePeople',
  'proposeRecordAct',
  'recuse',
  'requestErasure',
  'signDecision',
  'undoMerge',
  'waiveAnswer',
  'withdrawDisclosure',
])

/** The changes that each scope allows; `write` allows all but `ownOnly` and `inPerson`. */
export const changesOfScope: Readonly<Record<Exclude<ApiScope, 'write'>, ReadonlySet<string>>> = {
  // Neither changes anything of the federation's: what a token may read page by page it may read as a file.
  read: new Set(['cancelBulkExport', 'startBulkExport']),
  results: new Set([
    'commitImport',
    'confirmResult',
    'decideIdentity',
    'enterResult',
    'flagSlot',
    'moveResult',
    'openUpload',
    'readResultsFile',
    'settleFlag',
    'takeCall',
  ]),
  publish: new Set(['issueList', 'publishRound', 'publishStandings']),
}

/** Whether a token of these scopes may ask for a change; what its account may is asked afterwards, as always. */
export const scopesAllow = (scopes: readonly ApiScope[], change: string): boolean =>
  !ownOnly.has(change) &&
  !inPerson.has(change) &&
  scopes.some(scope => scope === 'write' || changesOfScope[scope].has(change))

const changesIn = (operation: OperationDefinitionNode): string[] =>
  operation.selectionSet.selections
    .filter((one): one is FieldNode => one.kind === Kind.FIELD)
    .map(({ name }) => name.value)

const isPlain = (operation: OperationDefinitionNode): boolean =>
  operation.selectionSet.selections.every(one => one.kind === Kind.FIELD)

/** Refuses the changes that a token's scopes do not name: `FORBIDDEN` with `TOKEN_SCOPE`. It never permits any. */
export const tokenPlugin = (): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, contextValue }) => {
      const { token } = contextValue.viewer
      if (!token || operation?.operation !== 'mutation') return
      const refused = changesIn(operation).find(change => !scopesAllow(token.scopes, change))
      if (refused === undefined && isPlain(operation)) return
      throw new ClientError('FORBIDDEN', 'The scopes of this token do not allow this.', {
        reason: 'TOKEN_SCOPE',
        change: refused ?? 'fragment',
      })
    },
  }),
})
