import {
  proposalsOfAccounts,
  type RoleRow,
  rolesOfAccounts,
  type SignInRow,
  signInsOfAccounts,
} from '../../domain/accounts/accounts.repo.js'
import { rowLoader, rowsLoader } from '../shared/loader.js'

export const rolesLoader = rowsLoader<RoleRow>(rolesOfAccounts, row => row.accountId)
export const proposalsLoader = rowsLoader<RoleRow>(proposalsOfAccounts, row => row.accountId)
export const signInLoader = rowLoader<SignInRow>(signInsOfAccounts, row => row.accountId)
