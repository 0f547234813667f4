import type { Viewer } from '../../auth/viewer.js'
import { allowed, type Permission, refused } from '../../base/permission.js'

/** The own list, by whoever has an account; what is followed is public. */
export const canFollow = (viewer: Viewer, hasAccount: boolean): Permission => {
  if (viewer.accountId === undefined) return refused('NOT_SIGNED_IN')
  return hasAccount ? allowed : refused('ROLE_MISSING')
}
