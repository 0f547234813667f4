import { lawBook } from '@paiji/rules/laws'
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import {
  type BodyBook,
  newestRules,
  rulesByCitations,
  rulesOfBodies,
  rulesOfEvents,
  toBodyBook,
} from '../../domain/body-rules/body-rules.repo.js'
import { holdUnderRules, releaseFromRules } from '../../domain/laws/hold-under-rules.js'
import { publishBodyRules } from '../../domain/body-rules/publish-body-rules.js'
import { canManageRegister } from '../../domain/registry/policy.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { EventType } from '../events/event.type.js'
import { eventPlaceLoader } from '../events/events.loaders.js'
import { EventPayload } from '../events/manage-event.payload.js'
import { eventOf } from '../events/manage-event.resolver.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { organisationLoader, organisationPlaceLoader } from '../registry/registry.loaders.js'
import { type ActionAnswer, actionResolver } from '../shared/action-resolver.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { ClauseType } from '../shared/clause.type.js'
import { sportOrAll } from '../shared/enums.js'
import { toPayload } from '../shared/errors.js'
import { rowLoader, rowsLoader } from '../shared/loader.js'
import { isBodyBook } from './body-books.js'
import { ArticleSetsType, BodyRulesType, EventRulesType, PublishBodyRulesInputType } from './body-rules.type.js'
import { LawBookPayload } from './law-text.type.js'
import { toBook } from './laws.resolver.js'
import { LawArticleType, LawBookType } from './laws.type.js'

const citedLoader = rowLoader(rulesByCitations, ({ code, name, number }) => `${code}/${name}.${number}`)
const bodyLoader = rowsLoader(rulesOfBodies, row => row.organisationId)
const eventLoader = rowsLoader(rulesOfEvents, row => row.eventId)

@Resolver(() => LawBookType)
class RulesOfBookResolver {
  @Query(() => [LawBookType], { description: 'The rules that bodies made themselves, in their newest versions.' })
  async bodyRules(
    @Ctx() { deps }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
  ): Promise<LawBookType[]> {
    return (await newestRules(deps.db, atMost(first))).map(row => toBook(toBodyBook(row)))
  }

  @FieldResolver(() => BodyRulesType, {
    nullable: true,
    description: 'What it is as rules of a body; null of every other text.',
  })
  rules(@Root() { book }: LawBookType): BodyRulesType | undefined {
    if (!isBodyBook(book)) return undefined
    const { rules: row } = book
    const { kind, scope, sport, name, number, publishedAt, reason } = row
    return { row, kind, scope, sport: sportOrAll(sport), name, version: number, publishedAt, reason }
  }
}

@Resolver(() => BodyRulesType)
class BodyRulesResolver {
  @FieldResolver(() => OrganisationType, { nullable: true, description: 'The body that made them.' })
  async organisation(
    @Ctx() ctx: RequestContext,
    @Root() { row }: BodyRulesType,
  ): Promise<OrganisationType | undefined> {
    const body = await ctx.load(organisationLoader).load(row.organisationId)
    return body && toOrganisation(body)
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may publish a new version.' })
  async mayPublish(@Ctx() ctx: RequestContext, @Root() { row }: BodyRulesType): Promise<boolean> {
    const place = await ctx.load(organisationPlaceLoader).load(row.organisationId)
    return place !== undefined && canManageRegister(ctx.viewer, place).allowed
  }
}

@Resolver(() => LawArticleType)
class ArticleSetsResolver {
  @FieldResolver(() => ArticleSetsType, { nullable: true, description: 'What it sets, where a body laid that down.' })
  sets(@Root() { book, number }: LawArticleType): ArticleSetsType | undefined {
    const sets = isBodyBook(book) ? book.articles.find(one => one.number === number)?.sets : undefined
    if (!sets) return undefined
    if (sets.kind === 'filing') return { kind: sets.kind, amount: `${sets.minutes}` }
    return sets.kind === 'deposit' ? { ...sets, amount: `${sets.amount}` } : sets
  }
}

@Resolver(() => OrganisationType)
class OrganisationRulesResolver {
  @FieldResolver(() => [LawBookType], { description: 'The rules it made itself, in their newest versions.' })
  async rules(
    @Ctx() ctx: RequestContext,
    @Root() { row }: OrganisationType,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
  ): Promise<LawBookType[]> {
    return (await ctx.load(bodyLoader).load(row.id)).slice(0, atMost(first)).map(one => toBook(toBodyBook(one)))
  }
}

@Resolver(() => EventType)
class EventRulesResolver {
  @FieldResolver(() => [EventRulesType], { description: 'The rules of bodies that it is held under.' })
  async rules(
    @Ctx() ctx: RequestContext,
    @Root() { row }: EventType,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
  ): Promise<EventRulesType[]> {
    const held = await ctx.load(eventLoader).load(row.id)
    return held.slice(0, atMost(first)).map(one => ({ book: toBook(toBodyBook(one)), isChosen: one.isChosen }))
  }

  @FieldResolver(() => [LawBookType], {
    description: 'Rules of its body and of those above that it can be held under.',
  })
  async rulesToChoose(
    @Ctx() ctx: RequestContext,
    @Root() { row }: EventType,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
  ): Promise<LawBookType[]> {
    const place = await ctx.load(eventPlaceLoader).load(row.id)
    const held = new Set((await ctx.load(eventLoader).load(row.id)).map(({ id }) => id))
    const offered = await Promise.all((place?.organisationPath ?? []).map(id => ctx.load(bodyLoader).load(id)))
    const fit = offered.flat().filter(one => (one.sport === '*' || one.sport === row.sport) && !held.has(one.id))
    return fit.slice(0, atMost(first)).map(one => toBook(toBodyBook(one)))
  }
}

@Resolver(() => ClauseType)
class ClauseTextResolver {
  @FieldResolver(() => BilingualType, {
    nullable: true,
    description: 'The title of the rules it stands in, where a body made them itself.',
  })
  async ofRules(@Ctx() ctx: RequestContext, @Root() { edition }: ClauseType): Promise<BilingualType | undefined> {
    if (!/\.\d+$/.test(edition) || lawBook(edition)) return undefined
    const row = await ctx.load(citedLoader).load(edition)
    return row && { zh: row.titleZh, en: row.titleEn }
  }
}

@Resolver()
class PublishRulesResolver {
  @Mutation(() => LawBookPayload, { description: 'Publishes a version of the rules that a body made itself.' })
  async publishBodyRules(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => PublishBodyRulesInputType) { organisation, sport, reason, ...input }: PublishBodyRulesInputType,
  ): Promise<LawBookPayload> {
    const id = fromGlobalId('Organisation', organisation, 'organisation')
    if (!id.ok) return toPayload(id, () => new LawBookPayload())
    const about = { organisationId: id.value, sport: sport ?? undefined, reason: reason ?? undefined }
    const done = await publishBodyRules(deps, viewer, { ...input, ...about })
    return toPayload(done, async ({ book }) => {
      const [row] = await rulesByCitations(deps.db, [book])
      const found: BodyBook | undefined = row && toBodyBook(row)
      return found ? { book: toBook(found) } : {}
    })
  }
}

const changedEventAnswer: ActionAnswer<{ readonly eventId: string }> = {
  payload: () => EventPayload,
  of: (ctx, outcome) => toPayload(outcome, ({ eventId }) => eventOf(ctx, eventId)),
  selects: 'event { id }',
}

/** What publishes the rules of bodies, shows them, and holds events under them. */
export const bodyRulesResolvers = [
  RulesOfBookResolver,
  BodyRulesResolver,
  ArticleSetsResolver,
  OrganisationRulesResolver,
  EventRulesResolver,
  ClauseTextResolver,
  PublishRulesResolver,
  actionResolver(changedEventAnswer, holdUnderRules, releaseFromRules),
] as const
