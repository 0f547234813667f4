import type { RequestContext } from '../../context.js'
import { canReadProvisional } from '../../domain/standings/policy.js'
import type { RevisionRow } from '../../domain/standings/standings.repo.js'
import { eventPlaceLoader, stageLoader } from '../events/events.loaders.js'
import { revisionsOfStageLoader } from './standings.loaders.js'

/** Whether this viewer may see this revision: the same answer by id, through a list and in a subscription. */
export const mayRead = async (ctx: RequestContext, row: RevisionRow): Promise<boolean> => {
  if (row.publishedAt) return true
  const stage = await ctx.load(stageLoader).load(row.stageId)
  const place = stage && (await ctx.load(eventPlaceLoader).load(stage.eventId))
  const others = await ctx.load(revisionsOfStageLoader).load(row.stageId)
  const somethingPublished = others.some(other => other.publishedAt)
  return canReadProvisional(ctx.viewer, place ?? { organisationPath: [] }, somethingPublished).allowed
}
