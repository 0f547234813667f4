import type { ResultOf } from '@/gql'
import type { AccountQuery, AccountsQuery } from './accounts.graphql'

export type AccountData = NonNullable<ResultOf<typeof AccountQuery>['account']>
export type AccountRole = AccountData['roles'][number]
export type ListedAccount = ResultOf<typeof AccountsQuery>['accounts']['edges'][number]['node']

/** Locked, not opened yet, reset and not opened again, or in use. */
export const accountState = (account: {
  readonly lockedAt: unknown
  readonly signIn: { readonly hasPassword: boolean; readonly wasReset: boolean }
}): 'locked' | 'invited' | 'reset' | 'active' => {
  if (account.lockedAt) return 'locked'
  if (account.signIn.hasPassword) return 'active'
  return account.signIn.wasReset ? 'reset' : 'invited'
}
