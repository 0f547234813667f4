import { type Place, requireRole, requireRoleAnywhere } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allowed, type Permission, refused } from '../../base/permission.js'

/** A certificate is made, and taken back, by the person it speaks of. */
export const canHoldCertificates = (viewer: Viewer, personId?: string): Permission => {
  if (viewer.accountId === undefined) return refused('NOT_SIGNED_IN')
  const isOwn = viewer.personId !== undefined && (personId === undefined || viewer.personId === personId)
  return isOwn ? allowed : refused('ROLE_MISSING')
}

const CERTIFIERS = ['staff', 'registrar', 'rankingOfficer'] as const

/** The office of the body that gave the grade or ran the event, or of one above it, certifies it in its own name. */
export const canCertify = (viewer: Viewer, place: Place): Permission => requireRole(viewer, CERTIFIERS, place)

/** Of those who certify somewhere. */
export const canCertifyAnywhere = (viewer: Viewer): Permission => requireRoleAnywhere(viewer, CERTIFIERS, 'bodies')
