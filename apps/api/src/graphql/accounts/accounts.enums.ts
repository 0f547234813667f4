import { enumOf } from '../shared/enum.js'

/** Where a role stands today. */
export type RoleStatus = 'PROPOSED' | 'COMES' | 'HOLDS' | 'ENDED'

export const RoleStatusEnum = enumOf<RoleStatus>('RoleStatus', 'Where a role stands today.', {
  PROPOSED: 'Waits for a second administrator.',
  COMES: 'Begins on a later day.',
  HOLDS: 'Holds today.',
  ENDED: 'Has run out or was ended.',
})
