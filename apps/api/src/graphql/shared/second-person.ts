import type { Permission } from '../../base/permission.js'
import type { RequestContext } from '../../context.js'
import { anotherThan, type PersonOfAccount, peopleOfAccounts, secondOf } from '../../domain/shared/two-persons.js'
import { rowLoader } from './loader.js'
import { type PermissionType, toPermission } from './permission.type.js'

/** Whose an account is. */
export const personOfAccountLoader = rowLoader<PersonOfAccount>(peopleOfAccounts, row => row.accountId)

const shown = async (
  { load, viewer }: RequestContext,
  permission: Permission,
  first: string,
  of: typeof secondOf,
): Promise<PermissionType> => {
  if (!permission.allowed || viewer.accountId === undefined) return toPermission(permission)
  const [own, other] = await load(personOfAccountLoader).loadMany([viewer.accountId, first])
  return toPermission(of(own instanceof Error ? undefined : own, other instanceof Error ? undefined : other))
}

/** A permission of the second of two, with what the register knows of both: said before the act as after it. */
export const asSecondPerson = (ctx: RequestContext, permission: Permission, first: string): Promise<PermissionType> =>
  shown(ctx, permission, first, secondOf)

/** The same where it is enough that the two are not one person. */
export const asAnotherPerson = (ctx: RequestContext, permission: Permission, first: string): Promise<PermissionType> =>
  shown(ctx, permission, first, anotherThan)
