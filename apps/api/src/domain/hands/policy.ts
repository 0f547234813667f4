import type { Place } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import { allowed, type Permission } from '../../base/permission.js'
import { canManageRounds } from '../rounds/policy.js'

/** Hands are attached and dealt by whoever manages the rounds. */
export const canManageHands = canManageRounds

/** Hands, and the seed they follow from, are everybody's once they are open; before that they are for the dealing alone. */
export const canSeeHands = (viewer: Viewer, place: Place, hands: { readonly open: boolean }): Permission =>
  hands.open ? allowed : canManageHands(viewer, place)
