import type { RequestContext } from '../../context.js'
import { accessOf, type CaseAccess } from '../../domain/appeals/visibility.js'
import { canAnnounceEvent } from '../../domain/event-requests/policy.js'
import { rulingsByIds } from '../../domain/rulings/rulings.repo.js'
import { caseLoader } from '../appeals/appeals.loaders.js'
import { awardLoader } from '../awards/awards.loaders.js'
import { correctionLoader } from '../corrections/corrections.loaders.js'
import { entryLoader, eventLoader, eventPlaceLoader, stageLoader } from '../events/events.loaders.js'
import { roundLoader, sessionLoader } from '../rounds/rounds.loaders.js'
import { revisionLoader } from '../standings/standings.loaders.js'

type Way = (ctx: RequestContext, id: string) => Promise<string | undefined>

const ofStage: Way = async (ctx, id) => (await ctx.load(stageLoader).load(id))?.eventId

/**
 * How each kind of thing leads to the event it belongs to: the row id of that event, undefined where there is none. A kind
 * that is missing belongs to no event, or is read by its own parties and desks alone (`apart`).
 */
export const waysToEvent: Readonly<Record<string, Way>> = {
  Event: async (_, id) => id,
  Stage: ofStage,
  PlaySession: async (ctx, id) => {
    const row = await ctx.load(sessionLoader).load(id)
    return row && ofStage(ctx, row.stageId)
  },
  Round: async (ctx, id) => (await ctx.load(roundLoader).load(id))?.eventId,
  Entry: async (ctx, id) => {
    const row = await ctx.load(entryLoader).load(id)
    return row && ofStage(ctx, row.stageId)
  },
  StandingsRevision: async (ctx, id) => {
    const row = await ctx.load(revisionLoader).load(id)
    return row && ofStage(ctx, row.stageId)
  },
  PointAward: async (ctx, id) => (await ctx.load(awardLoader).load(id))?.eventId ?? undefined,
  Ruling: async ({ deps, load }, id) => {
    const [row] = await rulingsByIds(deps.db, [id], { all: true, personId: undefined })
    return row && (await load(stageLoader).load(row.stageId))?.eventId
  },
  Correction: async (ctx, id) => (await ctx.load(correctionLoader).load(id))?.eventId,
  // Whoever has a part or an office in the case reads it whatever the event is.
  Appeal: async (ctx, id) => {
    const access = accessOf(ctx.viewer, await ctx.load(caseLoader).load(id))
    return access && isOneOfThePublic(access) ? access.row.eventId : undefined
  },
}

/** Kinds that lead to an event and are read by their own parties and desks alone: never a stranger's, announced or not. */
export const apart: readonly string[] = [
  'Import',
  'IdentityQuestion',
  'Spreadsheet',
  'LargeSpreadsheet',
  'PrintedListCheck',
  'Anomaly',
  'EventRequest',
  'Sanction',
]

const isOneOfThePublic = ({ relations }: CaseAccess): boolean => relations.every(relation => relation === 'public')

/** Whether the case is of an event that the viewer may not know of, and none of the viewer's own. */
export const isHiddenCase = async (ctx: RequestContext, access: CaseAccess): Promise<boolean> =>
  isOneOfThePublic(access) && isHiddenEvent(ctx, access.row.eventId)

/** Whether the event is not announced and this viewer is none of those who run it. */
export const isHiddenEvent = async (ctx: RequestContext, eventId: string): Promise<boolean> => {
  if (!(await ctx.load(eventLoader).load(eventId))?.unannounced) return false
  const place = (await ctx.load(eventPlaceLoader).load(eventId)) ?? { organisationPath: [] }
  return !canAnnounceEvent(ctx.viewer, place).allowed
}

/** Whether the thing belongs to an event that the viewer may not know of. */
export const leadsToHidden = async (ctx: RequestContext, type: string, id: string): Promise<boolean> => {
  const eventId = Object.hasOwn(waysToEvent, type) ? await waysToEvent[type]?.(ctx, id) : undefined
  return eventId !== undefined && isHiddenEvent(ctx, eventId)
}
