import { err, ok, type Problem, problem, type Result } from '@paiji/rules'
import type { SharedProblemCode } from './problem-codes.js'

/** Whether somebody may do something, and if not, why: a code the portal has a sentence for. */
export type Permission = { readonly allowed: true } | { readonly allowed: false; readonly reason: string }

export const allowed: Permission = { allowed: true }
export const refused = (reason: string): Permission => ({ allowed: false, reason })

/** Allowed only when all are; the first refusal gives the reason. */
export const allOf = (...permissions: readonly Permission[]): Permission =>
  permissions.find(permission => !permission.allowed) ?? allowed

/** Allowed when one is; otherwise the last refusal gives the reason. */
export const anyOf = (...permissions: readonly [Permission, ...Permission[]]): Permission =>
  permissions.find(permission => permission.allowed) ?? permissions[permissions.length - 1] ?? permissions[0]

const NOT_PERMITTED: SharedProblemCode = 'NOT_PERMITTED'

/** A refusal as the problem of a use case: `NOT_PERMITTED` with the reason. */
export const requirePermission = (permission: Permission): Result<true, readonly Problem[]> =>
  permission.allowed ? ok(true) : err([problem(NOT_PERMITTED, { params: { reason: permission.reason } })])

/** The reason of a refused use case, if it was refused for want of permission. */
export const refusalOf = (problems: readonly Problem[]): string | undefined => {
  const found = problems.find(each => each.code === NOT_PERMITTED)
  return found && String(found.params?.reason ?? NOT_PERMITTED)
}
