import { articleCited } from '@paiji/rules/laws'
import { Arg, Ctx, Field, FieldResolver, ID, InputType, Int, ObjectType, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import {
  bodyOfCode,
  caseOfSlug,
  eventOfSlug,
  hasPublishedBoard,
  listOfSlug,
} from '../../domain/addresses/addresses.repo.js'
import { personByNumber } from '../../domain/registry/people.repo.js'
import { plainNumber } from '../../domain/registry/person-number.js'
import { parseGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import { appealById } from '../appeals/appeal.resolver.js'
import { AppealSummaryType } from '../appeals/appeal.type.js'
import { AppealType } from '../appeals/case.type.js'
import { listLoader, rankingLoader } from '../awards/awards.loaders.js'
import { RankingListType } from '../awards/ranking.type.js'
import { visibleEvent } from '../events/event.resolver.js'
import { EventType } from '../events/event.type.js'
import { organisationLoader, personLoader } from '../registry/registry.loaders.js'
import { OneOfInput } from '../shared/one-of-input.js'
import { caseSlugLoader, eventSlugLoader, listSlugLoader } from './addresses.loaders.js'

@InputType('ListAddressInput', { description: 'The address of a list: its ranking, its time, and which issue.' })
export class ListAddressInputType {
  @Field(() => String, { description: "The ranking's code." })
  ranking!: string

  @Field(() => String, { description: 'The month or day as `slug` says it, or the id of the list.' })
  slug!: string

  @Field(() => Int, { nullable: true, description: 'The number of the issue; unset, the one that stands.' })
  revision?: number
}

@OneOfInput('AddressInput', { description: 'What stands in an address of the portal: one of these.' })
export class AddressInputType {
  @Field(() => String, { nullable: true, description: 'The number of a player, or the id.' })
  player?: string

  @Field(() => String, { nullable: true, description: 'The slug of an event, or the id.' })
  event?: string

  @Field(() => String, { nullable: true, description: 'The code of a body, or the id.' })
  organisation?: string

  @Field(() => String, { nullable: true, description: 'The slug of a case, or the id.' })
  appeal?: string

  @Field(() => ListAddressInputType, { nullable: true, description: 'A list of a ranking.' })
  rankingList?: ListAddressInputType
}

@ObjectType('Addressed', { simpleResolvers: true, description: 'What an address leads to.' })
export class AddressedType {
  @Field(() => ID, { description: 'Of the thing itself; of a merged record, the one it gave way to.' })
  id!: string

  @Field(() => String, { description: 'What stands for it in the address that it has today.' })
  slug!: string

  @Field(() => String, { nullable: true, description: "Of a list: its ranking's code." })
  ranking?: string

  @Field(() => Int, {
    nullable: true,
    description: 'Of a list that a corrected one replaced: the number of the issue.',
  })
  revision?: number
}

type Finder = (ctx: RequestContext, slug: string) => Promise<AddressedType | undefined>

/** The row id of a global id of this type; otherwise what is found by the slug. */
const idOf = (type: string, slug: string, find: () => Promise<string | undefined>): Promise<string | undefined> => {
  const parsed = parseGlobalId(slug)
  return parsed?.type === type ? Promise.resolve(parsed.id) : find()
}

const player: Finder = async (ctx, slug) => {
  const find = async () => (await personByNumber(ctx.deps.db, plainNumber(slug)))?.id
  const id = await idOf('Person', slug, find)
  const row = id === undefined ? undefined : await ctx.load(personLoader).load(id)
  return row && { id: toGlobalId('Person', row.id), slug: row.number }
}

const event: Finder = async (ctx, slug) => {
  const id = await idOf('Event', slug, () => eventOfSlug(ctx.deps.db, slug))
  const found = id === undefined ? undefined : await visibleEvent(ctx, id)
  return found && { id: found.id, slug: await slugOfEvent(ctx, found.row.id) }
}

const organisation: Finder = async (ctx, slug) => {
  const id = await idOf('Organisation', slug, () => bodyOfCode(ctx.deps.db, slug))
  const row = id === undefined ? undefined : await ctx.load(organisationLoader).load(id)
  return (
    row && {
      id: toGlobalId('Organisation', row.id),
      slug: row.withdrawnAt ? toGlobalId('Organisation', row.id) : row.code,
    }
  )
}

const appeal: Finder = async (ctx, slug) => {
  const id = await idOf('Appeal', slug, () => caseOfSlug(ctx.deps.db, slug))
  const found = id === undefined ? undefined : await appealById(ctx, id)
  return found && { id: found.id, slug: await slugOfCase(ctx, found.access.row.id) }
}

const rankingList = async (
  ctx: RequestContext,
  { ranking, slug, revision }: ListAddressInputType,
): Promise<AddressedType | undefined> => {
  const id = await idOf('RankingList', slug, () => listOfSlug(ctx.deps.db, ranking, slug, revision ?? undefined))
  const row = id === undefined ? undefined : await ctx.load(listLoader).load(id)
  if (!row) return undefined
  const of = await ctx.load(rankingLoader).load(row.rankingId)
  return {
    id: toGlobalId('RankingList', row.id),
    slug: await slugOfList(ctx, row.id),
    ...(of ? { ranking: of.code } : {}),
    ...(row.supersededAt ? { revision: row.number } : {}),
  }
}

const slugOfEvent = async (ctx: RequestContext, id: string): Promise<string> =>
  (await ctx.load(eventSlugLoader).load(id))?.slug ?? toGlobalId('Event', id)

const slugOfCase = async (ctx: RequestContext, id: string): Promise<string> =>
  (await ctx.load(caseSlugLoader).load(id))?.slug ?? toGlobalId('Appeal', id)

const slugOfList = async (ctx: RequestContext, id: string): Promise<string> =>
  (await ctx.load(listSlugLoader).load(id))?.slug ?? toGlobalId('RankingList', id)

/** What a whole number or code can be of. */
export type WholeKind = 'player' | 'event' | 'organisation' | 'appeal' | 'board' | 'article'

/** An event's code and the number of a board: `BRB-2026-09 7`, `BRB-2026-09 board 7`, `BRB-2026-09 第7副`. */
const BOARD = /^(\S+)[\s/]+(?:boards?|bd\.?|第|#)?[\s/]*(\d{1,3})\s*(?:副牌?|号牌?)?$/iu

const board: Finder = async (ctx, typed) => {
  const [, code = '', number = ''] = BOARD.exec(typed) ?? []
  const id = code ? await eventOfSlug(ctx.deps.db, code) : undefined
  const found = id === undefined ? undefined : await visibleEvent(ctx, id)
  if (!found || !(await hasPublishedBoard(ctx.deps.db, found.row.id, number))) return undefined
  return { id: found.id, slug: `${await slugOfEvent(ctx, found.row.id)}/${number}` }
}

const wholes: readonly (readonly [WholeKind, Finder])[] = [
  ['player', player],
  ['appeal', appeal],
  ['event', event],
  ['organisation', organisation],
  ['board', board],
]

/** What a text is the whole number or code of; a text without a figure is none, nor is an id. */
export const addressOfText = async (
  ctx: RequestContext,
  text: string,
): Promise<{ kind: WholeKind; slug: string } | undefined> => {
  const typed = text.normalize('NFKC').trim()
  if (typed.length > 64 || parseGlobalId(typed)) return undefined
  for (const [kind, find] of /\d/.test(typed) ? wholes : []) {
    const found = await find(ctx, typed)
    if (found) return { kind, slug: found.slug }
  }
  const cited = articleCited(typed)
  return cited && { kind: 'article', slug: `${cited.book.shelf}/${cited.book.slug}/${cited.article.number}` }
}

@Resolver()
class AddressesResolver {
  @Query(() => AddressedType, {
    nullable: true,
    description: 'What an address of the portal leads to; null when nothing is there, or nothing for this viewer.',
  })
  async atAddress(
    @Ctx() ctx: RequestContext,
    @Arg('address', () => AddressInputType, { description: 'What stands in the address.' }) address: AddressInputType,
  ): Promise<AddressedType | undefined> {
    if (address.player !== undefined) return player(ctx, address.player)
    if (address.event !== undefined) return event(ctx, address.event)
    if (address.organisation !== undefined) return organisation(ctx, address.organisation)
    if (address.appeal !== undefined) return appeal(ctx, address.appeal)
    return address.rankingList && rankingList(ctx, address.rankingList)
  }
}

@Resolver(() => EventType)
class EventSlugResolver {
  @FieldResolver(() => String, {
    description:
      'Stands for it in addresses: the code, with that of its organisation where an earlier event has the same.',
  })
  slug(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<string> {
    return slugOfEvent(ctx, row.id)
  }
}

@Resolver(() => AppealType)
class AppealSlugResolver {
  @FieldResolver(() => String, {
    description: 'Stands for it in addresses: the number once it is filed, before it the id.',
  })
  slug(@Ctx() ctx: RequestContext, @Root() { access }: AppealType): Promise<string> {
    return slugOfCase(ctx, access.row.id)
  }
}

@Resolver(() => AppealSummaryType)
class AppealSummarySlugResolver {
  @FieldResolver(() => String, { description: 'Stands for it in addresses: its number.' })
  slug(@Ctx() ctx: RequestContext, @Root() { row }: AppealSummaryType): Promise<string> {
    return slugOfCase(ctx, row.id)
  }
}

@Resolver(() => RankingListType)
class RankingListSlugResolver {
  @FieldResolver(() => String, {
    description: 'Stands for its time in addresses: the month, or the day of a second list of that month.',
  })
  slug(@Ctx() ctx: RequestContext, @Root() { row }: RankingListType): Promise<string> {
    return slugOfList(ctx, row.id)
  }
}

/** What finds things by their addresses, and says the addresses of things. */
export const addressResolvers = [
  AddressesResolver,
  AppealSlugResolver,
  AppealSummarySlugResolver,
  EventSlugResolver,
  RankingListSlugResolver,
] as const
