import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../context.js'
import { pathTo } from '../domain/addresses/portal-paths.js'
import { parseGlobalId, toGlobalId } from '../domain/shared/global-id.js'
import { awardLoader, listLoader, rankingLoader } from './awards/awards.loaders.js'
import { correctionLoader } from './corrections/corrections.loaders.js'
import { entryLoader, stageLoader } from './events/events.loaders.js'
import { organisationLoader, personLoader } from './registry/registry.loaders.js'
import { roundLoader, sessionLoader } from './rounds/rounds.loaders.js'
import { rulingStageLoader } from './rulings/rulings.loaders.js'
import { NodeInterface } from './shared/node.type.js'
import { revisionLoader } from './standings/standings.loaders.js'
import { caseSlugLoader, eventSlugLoader, listSlugLoader } from './addresses/addresses.loaders.js'

/** The path of its page, without a language; undefined where it is not there any more. */
type PathOf = (ctx: RequestContext, id: string) => Promise<string | undefined>

const part = encodeURIComponent
const own =
  (type: string, folder: string): PathOf =>
  (_ctx, id) =>
    Promise.resolve(`/${folder}/${part(toGlobalId(type, id))}`)

const event: PathOf = async (ctx, id) => pathTo.event(id, (await ctx.load(eventSlugLoader).load(id))?.slug)

const ofStage = async (ctx: RequestContext, stageId: string, rest: string): Promise<string | undefined> => {
  const stage = await ctx.load(stageLoader).load(stageId)
  return stage && `${await event(ctx, stage.eventId)}${rest}`
}

const rankingCode = async (ctx: RequestContext, id: string): Promise<string | undefined> =>
  (await ctx.load(rankingLoader).load(id))?.code

/** Where each kind of node is shown: its own page, or the one on which it stands. */
export const pathsOfNodes: Readonly<Record<string, PathOf>> = {
  Anomaly: () => Promise.resolve('/desk/anomalies'),
  Appeal: async (ctx, id) => pathTo.case(id, (await ctx.load(caseSlugLoader).load(id))?.slug),
  Correction: async (ctx, id) => {
    const row = await ctx.load(correctionLoader).load(id)
    return row && `${await event(ctx, row.eventId)}/corrections`
  },
  Entry: async (ctx, id) => {
    const entry = await ctx.load(entryLoader).load(id)
    return entry && ofStage(ctx, entry.stageId, `/entries/${part(entry.number)}`)
  },
  Event: event,
  EventRequest: own('EventRequest', 'desk/event-requests'),
  IdentityQuestion: () => Promise.resolve('/desk/identity'),
  Import: own('Import', 'desk/imports'),
  Organisation: async (ctx, id) => {
    const body = await ctx.load(organisationLoader).load(id)
    return body && `/clubs/${part(body.withdrawnAt ? toGlobalId('Organisation', id) : body.code)}`
  },
  Person: async (ctx, id) => {
    const person = await ctx.load(personLoader).load(id)
    return person && pathTo.player(id, person.number)
  },
  PlaySession: async (ctx, id) => {
    const session = await ctx.load(sessionLoader).load(id)
    return session && ofStage(ctx, session.stageId, '/pairings')
  },
  PointAward: async (ctx, id) =>
    (await ctx.load(awardLoader).load(id)) && `/explain/award/${part(toGlobalId('PointAward', id))}`,
  LargeSpreadsheet: own('LargeSpreadsheet', 'desk/spreadsheets/large'),
  PrintedListCheck: own('PrintedListCheck', 'desk/lists/compared'),
  Ranking: async (ctx, id) => {
    const code = await rankingCode(ctx, id)
    return code && `/rankings/${part(code)}`
  },
  RankingList: async (ctx, id) => {
    const list = await ctx.load(listLoader).load(id)
    const code = list && (await rankingCode(ctx, list.rankingId))
    const slug = (await ctx.load(listSlugLoader).load(id))?.slug
    return code && `${pathTo.list(code, id, slug)}${list.supersededAt ? `?revision=${list.number}` : ''}`
  },
  Round: async (ctx, id) => {
    const round = await ctx.load(roundLoader).load(id)
    return round && ofStage(ctx, round.stageId, '/pairings')
  },
  Ruling: async (ctx, id) => {
    const ruling = await ctx.load(rulingStageLoader).load(id)
    return ruling && ofStage(ctx, ruling.stageId, `/rulings/${part(toGlobalId('Ruling', id))}`)
  },
  Sanction: () => Promise.resolve('/desk/sanctions'),
  Spreadsheet: own('Spreadsheet', 'desk/spreadsheets'),
  Stage: (ctx, id) => ofStage(ctx, id, `?stage=${part(toGlobalId('Stage', id))}`),
  StandingsRevision: async (ctx, id) => {
    const revision = await ctx.load(revisionLoader).load(id)
    const stage = revision && part(toGlobalId('Stage', revision.stageId))
    return (
      revision &&
      ofStage(ctx, revision.stageId, `?stage=${stage}&revision=${part(toGlobalId('StandingsRevision', id))}`)
    )
  },
}

@Resolver(() => NodeInterface)
export class NodeUrlResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The address of its page in the portal, which opens in the language of its reader; of what has none, of the page on which it stands.',
  })
  async url(@Ctx() ctx: RequestContext, @Root() { id }: NodeInterface): Promise<string | undefined> {
    const found = parseGlobalId(id)
    const path = found && (await pathsOfNodes[found.type]?.(ctx, found.id))
    return path && `${ctx.deps.mailing.portal}${path}`
  }
}
