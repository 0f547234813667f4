import DataLoader from 'dataloader'
import { editionOf, Ratios } from '@paiji/rules'
import { type DrawnMatch, type DrawnSide, drawnBracket } from '@paiji/rules/pairing'
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { LoaderFactory, RequestContext } from '../../context.js'
import type { NamedGround } from '../../domain/rounds/name-winner.js'
import { canManageRounds } from '../../domain/rounds/policy.js'
import { type CurrentBracket, loadBracketWithGrounds } from '../../domain/standings/load-bracket.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entryLoader, eventLoader } from '../events/events.loaders.js'
import { StageType } from '../events/stage.type.js'
import { derivedLoader, provisionalLoader, shownRevisionLoader } from '../standings/standings.loaders.js'
import { type BracketMatchType, BracketSideType, BracketType } from './bracket.type.js'
import { placeOfEvent } from './round.resolver.js'

/** The bracket of each stage as it stands now. */
export const bracketLoader: LoaderFactory<DataLoader<string, CurrentBracket | undefined>> = ({ db }) =>
  new DataLoader(stageIds => Promise.all(stageIds.map(id => loadBracketWithGrounds(db, id))))

/** The results the viewer may see: a director those of this moment, everybody else the published ones. */
const derivedFor = async (ctx: RequestContext, { id, eventId }: StageType['row']) => {
  const manages = canManageRounds(ctx.viewer, await placeOfEvent(ctx, eventId)).allowed
  const newest = manages ? await ctx.load(provisionalLoader).load(id) : undefined
  const revision = newest ?? (await ctx.load(shownRevisionLoader).load(id))
  return revision && ctx.load(derivedLoader).load(revision)
}

const toSide = ({ source, side, score }: DrawnSide, winner: string | undefined, decimals: number): BracketSideType => ({
  source: source.kind,
  ...(source.kind === 'seed' ? { seed: source.seed } : { match: source.match }),
  ...(side ? { entryId: side } : {}),
  ...(score ? { score: Ratios.toDecimal(score, score.den === 1n ? 0 : Math.max(1, decimals)) } : {}),
  won: side !== undefined && side === winner,
})

const toMatch = (match: DrawnMatch, ground: NamedGround | undefined, decimals: number): BracketMatchType => ({
  name: match.name,
  part: match.part,
  round: match.round,
  number: match.number,
  place: match.place,
  sides: match.sides.map(side => toSide(side, match.winner, decimals)),
  level: match.level === true,
  ...(match.named && ground ? { ground } : {}),
})

@Resolver(() => StageType)
export class StageBracketResolver {
  @FieldResolver(() => BracketType, {
    nullable: true,
    description: 'Of a knock-out whose first round is published: every match, played or to come.',
  })
  async bracket(@Ctx() ctx: RequestContext, @Root() { row }: StageType): Promise<BracketType | undefined> {
    const current = await ctx.load(bracketLoader).load(row.id)
    if (!current) return undefined
    const derived = await derivedFor(ctx, row)
    const decimals = derived?.edition.decimals(derived.facts.settings).line ?? 0
    const event = await ctx.load(eventLoader).load(row.eventId)
    const edition = event && editionOf(event.editionId)
    return {
      matches: drawnBracket(current.facts, derived?.scoreLines ?? []).map(match =>
        toMatch(match, current.grounds.get(match.name), decimals),
      ),
      levelArticles: edition?.levelMatch ?? [],
    }
  }
}

@Resolver(() => BracketSideType)
export class BracketSideResolver {
  @FieldResolver(() => EntryType, { nullable: true, description: 'The side, once it is known.' })
  async entry(@Ctx() ctx: RequestContext, @Root() { entryId }: BracketSideType): Promise<EntryType | undefined> {
    const row = entryId === undefined ? undefined : await ctx.load(entryLoader).load(entryId)
    return row && toEntry(row)
  }
}
