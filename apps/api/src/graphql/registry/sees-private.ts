import type { RequestContext } from '../../context.js'
import type { PrivacyRow } from '../../domain/registry/people.repo.js'
import { canSeePrivate } from '../../domain/registry/policy.js'
import { canActOn, type PersonActName } from '../../domain/registry/ownership.js'
import type { Permission } from '../../base/permission.js'
import { personPlaceLoader, personSharesLoader, privacyLoader } from './registry.loaders.js'

const NOWHERE = { organisationPath: [] }
const nobodys = { home: NOWHERE, all: NOWHERE, any: NOWHERE }

/** What the viewer may do to a person; whose the person is is looked up only for somebody with a role or a record. */
export const actsOn = async (ctx: RequestContext, personId: string): Promise<(act: PersonActName) => Permission> => {
  const { viewer } = ctx
  const idle = viewer.grants.length === 0 && !viewer.withheld
  const shares = idle ? nobodys : await ctx.load(personSharesLoader).load(personId)
  return act => canActOn(viewer, personId, act, shares)
}

/** Whether the viewer is the person, or keeps the register where the person belongs. */
export const seesPrivate = async (ctx: RequestContext, personId: string): Promise<boolean> => {
  const { viewer } = ctx
  if (viewer.accountId === undefined) return false
  return canSeePrivate(viewer, personId, await ctx.load(personPlaceLoader).load(personId))
}

type Hidden = Exclude<keyof PrivacyRow, 'personId'>

/** Whether the viewer is shown what a person may hide. */
export const seesUnlessHidden = async (ctx: RequestContext, personId: string, what: Hidden): Promise<boolean> => {
  const privacy = await ctx.load(privacyLoader).load(personId)
  return privacy?.[what] === false || seesPrivate(ctx, personId)
}
