import { ok } from '@paiji/rules'
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { dayOf, type IsoDate } from '../../base/clock.js'
import type { Outcome } from '../../base/problem.js'
import type { RequestContext } from '../../context.js'
import { lawTextsUnder, passagesOn } from '../../domain/laws/law-texts.repo.js'
import { layLawText, type LaidUnder, withdrawLawText } from '../../domain/laws/lay-law-text.js'
import { readLawText } from '../../domain/laws/read-law-text.js'
import { federationZone } from '../../domain/registry/organisations.repo.js'
import { keptBodies } from '../../domain/registry/policy.js'
import { type SentFile, sentFile } from '../../domain/uploads/open-upload.js'
import { fromGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { organisationLoader } from '../registry/registry.loaders.js'
import { type ActionAnswer, actionResolver } from '../shared/action-resolver.js'
import { toPayload } from '../shared/errors.js'
import { toProblem } from '../shared/problem.type.js'
import {
  LawBookPayload,
  LawPassageType,
  LawTextReadingInputType,
  LawTextReadingType,
  LawTextType,
  LayLawTextInputType,
} from './law-text.type.js'
import { isBodyBook } from './body-books.js'
import { bookOf } from './laws.resolver.js'
import { LawArticleType, LawBookType } from './laws.type.js'

/** An article has at most some sixty parts. */
const MOST_PASSAGES = 100

const todayOf = async ({ deps }: RequestContext): Promise<IsoDate> =>
  dayOf(deps.clock.now(), await federationZone(deps.db))

@Resolver(() => LawBookType)
class BookTextsResolver {
  @FieldResolver(() => [LawTextType], { description: 'The words of it that bodies have brought.' })
  async texts(
    @Ctx() ctx: RequestContext,
    @Root() { id: book }: LawBookType,
    @Arg('first', () => Int, { defaultValue: 10 }) first: number,
  ): Promise<LawTextType[]> {
    const asked = { book, today: await todayOf(ctx), first: atMost(first) }
    const rows = await lawTextsUnder(ctx.deps.db, ctx.viewer, asked)
    return rows.map(({ id, organisationId, access, rights, articles, recordedAt, mayRead }) => ({
      ...{ id: toGlobalId('LawText', id), organisationId, access, rights, articles, at: recordedAt, mayRead },
    }))
  }

  @FieldResolver(() => [OrganisationType], {
    description: 'The bodies for which the viewer may bring words of it.',
  })
  async mayBring(
    @Ctx() ctx: RequestContext,
    @Root() { book }: LawBookType,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
  ): Promise<OrganisationType[]> {
    if (isBodyBook(book)) return []
    const ids = keptBodies(ctx.viewer).slice(0, atMost(first))
    const rows = await Promise.all(ids.map(id => ctx.load(organisationLoader).load(id)))
    return rows.flatMap(row => (row ? [toOrganisation(row)] : []))
  }
}

@Resolver(() => LawArticleType)
class ArticlePassagesResolver {
  @FieldResolver(() => [LawPassageType], {
    description: 'It and its parts in the words that bodies have brought, as far as the viewer may read them.',
  })
  async passages(
    @Ctx() ctx: RequestContext,
    @Root() { book, number }: LawArticleType,
    @Arg('first', () => Int, { defaultValue: MOST_PASSAGES }) first: number,
  ): Promise<LawPassageType[]> {
    const asked = { book: book.id, number, today: await todayOf(ctx), first: atMost(first) }
    const rows = await passagesOn(ctx.deps.db, ctx.viewer, asked)
    return rows.map(({ lawTextId, ...row }) => ({ ...row, lawText: toGlobalId('LawText', lawTextId) }))
  }
}

const bodyOf = async (ctx: RequestContext, id: string): Promise<OrganisationType | undefined> => {
  const row = await ctx.load(organisationLoader).load(id)
  return row && toOrganisation(row)
}

@Resolver(() => LawTextType)
class LawTextResolver {
  @FieldResolver(() => OrganisationType, { nullable: true, description: 'The body that brought them.' })
  organisation(@Ctx() ctx: RequestContext, @Root() { organisationId }: LawTextType) {
    return bodyOf(ctx, organisationId)
  }
}

@Resolver(() => LawPassageType)
class LawPassageResolver {
  @FieldResolver(() => OrganisationType, { nullable: true, description: 'The body that brought the words.' })
  organisation(@Ctx() ctx: RequestContext, @Root() { organisationId }: LawPassageType) {
    return bodyOf(ctx, organisationId)
  }
}

const changedBook = (_ctx: RequestContext, outcome: Outcome<LaidUnder>): Promise<LawBookPayload> =>
  toPayload(outcome, ({ book }) => {
    const found = bookOf(book)
    return found ? { book: found } : {}
  })

const changedBookAnswer: ActionAnswer<LaidUnder> = {
  payload: () => LawBookPayload,
  of: changedBook,
  selects: 'book { id }',
}

/** The file that a ticket brought for a body, if the viewer may bring it. */
const broughtFor = async (
  { deps, viewer }: Pick<RequestContext, 'deps' | 'viewer'>,
  organisation: string,
  upload: string,
): Promise<Outcome<SentFile & { readonly organisationId: string }>> => {
  const id = fromGlobalId('Organisation', organisation, 'organisation')
  if (!id.ok) return id
  const sent = await sentFile(deps, viewer, upload, { purpose: 'lawText', organisationId: id.value })
  return sent.ok ? ok({ ...sent.value, organisationId: id.value }) : sent
}

@Resolver()
class LayTextsResolver {
  @Query(() => LawTextReadingType, {
    description: 'What a rulebook that was brought comes to beside its text, for whoever may lay it there.',
  })
  async lawTextReading(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => LawTextReadingInputType, { description: 'The body, the text and the ticket.' })
    { organisation, book, upload }: LawTextReadingInputType,
  ): Promise<LawTextReadingType> {
    const sent = await broughtFor({ deps, viewer }, organisation, upload)
    const read = sent.ok ? await readLawText(deps, viewer, { ...sent.value, book }) : sent
    if (!read.ok) return toPayload(read, () => new LawTextReadingType())
    const { file, notInFile, notInEdition } = read.value
    const { whole, articles, leftOut, problems } = file
    return {
      ...{ articles: whole, parts: articles.length - whole, notInFile, notInEdition, leftOut },
      problems: problems.map(toProblem),
    }
  }

  @Mutation(() => LawBookPayload, { description: 'Lays the words of a rulebook under the text that is cited.' })
  async layLawText(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => LayLawTextInputType) input: LayLawTextInputType,
  ): Promise<LawBookPayload> {
    const { organisation, book, upload, access, rights, idempotencyKey } = input
    const sent = await broughtFor(ctx, organisation, upload)
    if (!sent.ok) return changedBook(ctx, sent)
    return changedBook(
      ctx,
      await layLawText(ctx.deps, ctx.viewer, { ...sent.value, book, access, rights, idempotencyKey }),
    )
  }
}

const WithdrawResolver = actionResolver(changedBookAnswer, withdrawLawText)

/** What brings the words of rulebooks and shows them. */
export const lawTextResolvers = [
  BookTextsResolver,
  ArticlePassagesResolver,
  LawTextResolver,
  LawPassageResolver,
  LayTextsResolver,
  WithdrawResolver,
] as const
