import { allowed, type Permission, refused } from '../base/permission.js'
import type { Grant, Role, Viewer } from './viewer.js'

/** Where something belongs: the owning organisation first, then everything above it; and its event, if it has one. */
export interface Place {
  readonly organisationPath: readonly string[]
  readonly eventId?: string
}

/** The account whose own things the viewer may read; none of a token that is for one place: it acts in nothing as the person. */
export const ownAccountOf = ({ accountId, beyond }: Viewer): string | undefined =>
  beyond === undefined ? accountId : undefined

const covers = ({ scope }: Grant, place: Place): boolean =>
  scope.kind === 'event' ? scope.id === place.eventId : place.organisationPath.includes(scope.id)

/** Which of the roles the viewer holds there, in the order given; `admin` only where it is one of them. */
export const rolesHeld = (viewer: Viewer, roles: readonly Role[], place: Place): readonly Role[] =>
  roles.filter(role => viewer.grants.some(grant => grant.role === role && covers(grant, place)))

/** Whether the viewer holds one of the roles there. A grant covers everything below its place; `admin` is every role. */
export const hasRole = (viewer: Viewer, roles: readonly Role[], place: Place): boolean =>
  viewer.grants.some(grant => (grant.role === 'admin' || roles.includes(grant.role)) && covers(grant, place))

/** Whether the account behind a token may, where the token may not. */
const mayBeyond = ({ beyond, ...viewer }: Viewer, has: (viewer: Viewer) => boolean): boolean =>
  beyond !== undefined && has({ ...viewer, grants: beyond })

/** Whether the grants that wait for a second factor would do. */
const wouldDo = (viewer: Viewer, has: (viewer: Viewer) => boolean): boolean =>
  viewer.withheld !== undefined && has({ ...viewer, grants: viewer.withheld })

/**
 * The same as a permission: `NOT_SIGNED_IN` for nobody, `SECOND_FACTOR_MISSING` for somebody whose role waits for one,
 * `TOKEN_PLACE` for a token that is for another place, `ROLE_MISSING` for somebody without the role.
 */
export const requireRole = (viewer: Viewer, roles: readonly Role[], place: Place): Permission => {
  if (hasRole(viewer, roles, place)) return allowed
  if (wouldDo(viewer, one => hasRole(one, roles, place))) return refused('SECOND_FACTOR_MISSING')
  if (mayBeyond(viewer, one => hasRole(one, roles, place))) return refused('TOKEN_PLACE')
  return refused(viewer.accountId === undefined && viewer.grants.length === 0 ? 'NOT_SIGNED_IN' : 'ROLE_MISSING')
}

/** The organisations and events at which the viewer holds one of the roles; a list of what lies there asks for them. */
export const scopesOf = (viewer: Viewer, roles: readonly Role[]): readonly string[] =>
  viewer.grants.filter(grant => grant.role === 'admin' || roles.includes(grant.role)).map(grant => grant.scope.id)

/** Whether the viewer holds a role anywhere: enough to show a desk, never enough to change anything. */
export const hasRoleAnywhere = (viewer: Viewer, roles: readonly Role[]): boolean => scopesOf(viewer, roles).length > 0

/** The same as a permission; with `bodies`, only roles held in an organisation count, not those of a single event. */
export const requireRoleAnywhere = (viewer: Viewer, roles: readonly Role[], only?: 'bodies'): Permission => {
  const counting = only ? viewer.grants.filter(grant => grant.scope.kind === 'organisation') : viewer.grants
  if (hasRoleAnywhere({ ...viewer, grants: counting }, roles)) return allowed
  if (wouldDo(viewer, one => hasRoleAnywhere(one, roles))) return refused('SECOND_FACTOR_MISSING')
  if (mayBeyond(viewer, one => hasRoleAnywhere(one, roles))) return refused('TOKEN_PLACE')
  return refused(viewer.accountId === undefined ? 'NOT_SIGNED_IN' : 'ROLE_MISSING')
}
