import type { Viewer } from '../../auth/viewer.js'
import { allowed, type Permission, refused } from '../../base/permission.js'

/** A certificate is made, and taken back, by the person it speaks of. */
export const canHoldCertificates = (viewer: Viewer, personId?: string): Permission => {
  if (viewer.accountId === undefined) return refused('NOT_SIGNED_IN')
  const isOwn = viewer.personId !== undefined && (personId === undefined || viewer.personId === personId)
  return isOwn ? allowed : refused('ROLE_MISSING')
}
