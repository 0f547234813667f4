import { err, ok, problem } from '@paiji/rules'
import { eq, sql } from 'drizzle-orm'
import type { Place } from '../../auth/grants.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Db } from '../../db/client.js'
import { organisation } from '../../db/schema/index.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { canManageRegister } from './policy.js'

/** The organisation's place, if the viewer keeps the register there. */
export const managedOrganisation = async (
  db: Db,
  viewer: Viewer,
  organisationId: string,
): Promise<Outcome<{ id: string; place: Place; timeZone: string }>> => {
  const [row] = await db
    .select({
      id: organisation.id,
      timeZone: organisation.timeZone,
      organisationPath: sql<string[]>`organisation_path(${organisation.id})`,
    })
    .from(organisation)
    .where(eq(organisation.id, organisationId))
  if (!row) return err([problem('ORGANISATION_UNKNOWN')])
  const permitted = requirePermission(canManageRegister(viewer, row))
  return permitted.ok ? ok({ id: row.id, place: row, timeZone: row.timeZone }) : permitted
}

/** In whose log a change to a person is written: the federation above. */
export const logOf = (place: Place): string => place.organisationPath.at(-1) ?? ''
