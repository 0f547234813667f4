import type { ResultOf } from '@/gql'
import type { AccountQuery, AccountsQuery } from './accounts.graphql'

export type AccountData = NonNullable<ResultOf<typeof AccountQuery>['account']>
export type AccountRole = AccountData['roles'][number]
export type ListedAccount = ResultOf<typeof AccountsQuery>['accounts']['edges'][number]['node']

/** Locked, not opened yet, or in use: which of the three an account is in. */
export const accountState = (account: {
  readonly lockedAt: unknown
  readonly signIn: { readonly hasPassword: boolean }
}): 'locked' | 'invited' | 'active' => {
  if (account.lockedAt) return 'locked'
  return account.signIn.hasPassword ? 'active' : 'invited'
}
