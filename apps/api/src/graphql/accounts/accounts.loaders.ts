import {
  proposalsOfAccounts,
  type RoleRow,
  rolesOfAccounts,
  type SignInRow,
  signInsOfAccounts,
} from '../../domain/accounts/accounts.repo.js'
import { openRecoveries, type RecoveryRow } from '../../domain/accounts/recover-account.js'
import { rowLoader, rowsLoader } from '../shared/loader.js'

export const rolesLoader = rowsLoader<RoleRow>(rolesOfAccounts, row => row.accountId)
export const proposalsLoader = rowsLoader<RoleRow>(proposalsOfAccounts, row => row.accountId)
export const signInLoader = rowLoader<SignInRow>(signInsOfAccounts, row => row.accountId)

export const recoveryLoader = rowLoader<RecoveryRow>(openRecoveries, row => row.accountId)
