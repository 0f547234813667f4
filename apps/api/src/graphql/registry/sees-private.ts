import type { RequestContext } from '../../context.js'
import type { PrivacyRow } from '../../domain/registry/people.repo.js'
import { canSeePrivate } from '../../domain/registry/policy.js'
import { personPlaceLoader, privacyLoader } from './registry.loaders.js'

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
