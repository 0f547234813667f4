import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { waitsForSecondFactor } from '../../auth/load-viewer.js'
import type { Place } from '../../auth/grants.js'
import { placeOf, type ScopeReference } from '../../auth/places.js'
import type { Role, ScopeKind, Viewer } from '../../auth/viewer.js'
import { parseDateRange } from '../../base/date-range.js'
import { uuids } from '../../db/among.js'
import { roleGrant, user } from '../../db/schema/index.js'
import { dayAt } from '../../db/today.js'
import type { Deps } from '../shared/deps.js'
import { actsOf, canSeePowers, type PowerAct, rolesFor } from './acts.js'

/** Somebody with a role that counts at a place. */
export interface Holder {
  readonly accountId: string
  readonly role: Role
  /** What the role is held at: the place itself or a body above it. */
  readonly kind: ScopeKind
  readonly scopeId: string
  readonly from: string | undefined
  readonly until: string | undefined
  /** The account has not set up the second factor that its federation asks of the role. */
  readonly waits: boolean
}

/** Acts that the same roles may do, and who holds these today. */
export interface PowerGroup {
  readonly acts: readonly PowerAct[]
  readonly roles: readonly Role[]
  readonly holders: readonly Holder[]
}

/** Acts of a place, together where the policies let the same roles act. */
const groupsOf = (place: Place): Omit<PowerGroup, 'holders'>[] => {
  const groups = new Map<string, { acts: PowerAct[]; roles: readonly Role[] }>()
  for (const [act, policy] of actsOf(place)) {
    const roles = rolesFor(policy, place)
    const group = groups.get(roles.join()) ?? { acts: [], roles }
    group.acts.push(act)
    groups.set(roles.join(), group)
  }
  return [...groups.values()]
}

const reaches = ({ organisationPath, eventId }: Place): SQL | undefined =>
  or(
    and(eq(roleGrant.scopeKind, 'organisation'), sql`${roleGrant.scopeId} = any(${uuids(organisationPath)})`),
    eventId === undefined ? undefined : and(eq(roleGrant.scopeKind, 'event'), eq(roleGrant.scopeId, eventId)),
  )

/** Who holds a role that reaches a place today, nearest first; nobody who is locked out. */
const holdersAt = async ({ db, clock }: Deps, place: Place): Promise<Holder[]> => {
  const now = clock.now()
  const near = sql`array_position(${uuids(place.organisationPath)}, ${roleGrant.scopeId})`
  const rows = await db
    .select({
      accountId: user.id,
      role: roleGrant.role,
      kind: roleGrant.scopeKind,
      scopeId: roleGrant.scopeId,
      valid: roleGrant.valid,
      waits: waitsForSecondFactor(now, false),
    })
    .from(roleGrant)
    .innerJoin(user, eq(user.id, roleGrant.accountId))
    .where(
      and(
        isNull(roleGrant.revokedAt),
        isNull(user.lockedAt),
        sql`${roleGrant.valid} @> ${dayAt(roleGrant.scopeId, now)}`,
        reaches(place),
      ),
    )
    .orderBy(sql`${near} nulls first`, asc(user.name), asc(roleGrant.id))
  return rows.map(({ valid, ...row }) => ({ ...row, ...parseDateRange(valid) }))
}

/** Who may do what at a body or an event; undefined where there is none and where it is not the viewer's to know. */
export const powersAt = async (
  deps: Deps,
  viewer: Viewer,
  scope: ScopeReference,
): Promise<readonly PowerGroup[] | undefined> => {
  const place = await placeOf(deps.db, scope)
  if (!place || !canSeePowers(viewer, place).allowed) return undefined
  const holders = await holdersAt(deps, place)
  return groupsOf(place).map(group => ({
    ...group,
    holders: holders.filter(({ role }) => group.roles.includes(role)),
  }))
}
