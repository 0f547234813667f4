import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import {
  type CasebookFilter,
  casesLike,
  countCases,
  listCases,
  medianDays,
  casesBySituation,
  outcomesByArticle,
  type PublicationRow,
  publicationByReference,
  publicationsOf,
  similarCases,
} from '../../domain/casebook/casebook.repo.js'
import { addCommentary, previewPublication, publishCase } from '../../domain/casebook/publish-case.js'
import { mapNodes, atMost, readPage, toConnection } from '../../domain/shared/page.js'
import { unwrap } from '../shared/errors.js'
import type { ConnectionView } from '../shared/page.type.js'
import { caseIdOf } from '../appeals/appeal.input.js'
import { accessOf, mayRead } from '../../domain/appeals/visibility.js'
import { caseLoader } from '../appeals/appeals.loaders.js'
import { AppealType, toAppeal } from '../appeals/case.type.js'
import { act, AppealPayload } from '../appeals/appeal.payload.js'
import {
  AddCommentaryInputType,
  CasebookFilterType,
  PrintWordsInputType,
  PublishCaseInputType,
} from './casebook.input.js'
import { commentaryLoader } from './casebook.loaders.js'
import {
  CaseCommentaryType,
  CasebookConnectionType,
  CasebookEntryType,
  CasebookStatisticsType,
  PublicationPreviewType,
  toCasebookEntry,
  toLevelPreview,
  toSituation,
  toStatistic,
} from './casebook.type.js'
import { SportEnum } from '../shared/enums.js'

const filterOf = (filter: CasebookFilterType | undefined): CasebookFilter => {
  const { level, ...rest } = filter ?? {}
  return { ...rest, ...(level ? { eventLevel: level } : {}) }
}

/** The case behind a print, for a viewer whom it may lead there. */
const caseOf = async (ctx: RequestContext, row: PublicationRow): Promise<AppealType | undefined> => {
  const access = accessOf(ctx.viewer, await ctx.load(caseLoader).load(row.appealId))
  return access && (row.level === 'names' || mayRead(access, 'parties')) ? toAppeal(access) : undefined
}

@Resolver(() => CasebookEntryType)
export class CasebookResolver {
  @Query(() => CasebookConnectionType, { description: 'Decided cases in print, newest first.' })
  async casebook(
    @Ctx() { deps }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('filter', () => CasebookFilterType, { description: 'Which cases to show.', nullable: true })
    filter?: CasebookFilterType,
  ): Promise<ConnectionView<CasebookEntryType>> {
    const conditions = filterOf(filter)
    const list = `casebook:${JSON.stringify(conditions)}`
    const page = unwrap(readPage(deps.cursors, list, { first, after }))
    const rows = await listCases(deps.db, conditions, page)
    const found = toConnection(deps.cursors, list, page, rows, row => ({
      key: [(row.publishedAt as Date).toISOString()],
      id: row.id,
    }))
    return {
      ...mapNodes(found, toCasebookEntry),
      totalCount: () => countCases(deps.db, conditions),
    }
  }

  @Query(() => CasebookEntryType, {
    nullable: true,
    description: 'A case in print, by its reference; by the case for whoever works on it, or where people are named.',
  })
  async casebookEntry(
    @Ctx() ctx: RequestContext,
    @Arg('reference', () => String, { nullable: true, description: 'The reference it bears.' }) reference?: string,
    @Arg('appeal', () => ID, { nullable: true, description: 'The case.' }) appeal?: string,
  ): Promise<CasebookEntryType | undefined> {
    const { db } = ctx.deps
    const [row] = reference
      ? [await publicationByReference(db, reference)]
      : await publicationsOf(db, appeal ? [caseIdOf(appeal)] : [])
    const open = row && (reference !== undefined || (await caseOf(ctx, row)) !== undefined)
    return row && open ? toCasebookEntry(row) : undefined
  }

  @Query(() => [CasebookEntryType], {
    description: 'Cases in print of this situation or on this law, those that share most first.',
  })
  async casesLike(
    @Ctx() { deps }: RequestContext,
    @Arg('sport', () => SportEnum, { description: 'The sport.' }) sport: string,
    @Arg('article', () => String, { description: 'The article, as 12C1c.' }) article: string,
    @Arg('first', () => Int, { defaultValue: 5 }) first: number,
    @Arg('situation', () => String, { nullable: true, description: 'What the director is called for, by its code.' })
    situation?: string,
  ): Promise<CasebookEntryType[]> {
    const about = { sport, article, ...(situation ? { situation } : {}) }
    return (await casesLike(deps.db, about, atMost(first))).map(toCasebookEntry)
  }

  @FieldResolver(() => AppealType, {
    nullable: true,
    description: 'The case itself: where people are named, and for whoever works on it; otherwise it leads to nobody.',
  })
  appeal(@Ctx() ctx: RequestContext, @Root() { row }: CasebookEntryType): Promise<AppealType | undefined> {
    return caseOf(ctx, row)
  }

  @Query(() => CasebookStatisticsType, { description: 'How rulings fared, by article, and how long it took.' })
  async casebookStatistics(
    @Ctx() { deps }: RequestContext,
    @Arg('sport', () => SportEnum, { description: 'Of this sport only.', nullable: true }) sport?: string,
  ): Promise<CasebookStatisticsType> {
    const days = await medianDays(deps.db, sport)
    return {
      cases: await countCases(deps.db, sport ? { sport } : {}),
      ...(days === undefined ? {} : { medianDays: days }),
      articles: (await outcomesByArticle(deps.db, sport)).map(toStatistic),
      situations: (await casesBySituation(deps.db, sport)).map(toSituation),
    }
  }

  @Query(() => PublicationPreviewType, { description: 'Before it is printed: for whoever may print it.' })
  async publicationPreview(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('appeal', () => ID, { description: 'The case.' }) appeal: string,
    @Arg('words', () => PrintWordsInputType, { description: 'The words that would be printed.' })
    words: PrintWordsInputType,
  ): Promise<PublicationPreviewType> {
    const { usual, levels } = unwrap(await previewPublication(deps, viewer, caseIdOf(appeal), words))
    return { usual, levels: levels.map(toLevelPreview) }
  }

  @FieldResolver(() => [CasebookEntryType], { description: 'Cases that share articles or keywords, closest first.' })
  async similar(
    @Ctx() { deps }: RequestContext,
    @Root() { row }: CasebookEntryType,
    @Arg('first', () => Int, { defaultValue: 5 }) first: number,
  ): Promise<CasebookEntryType[]> {
    const rows = await similarCases(deps.db, row, Math.min(Math.max(first, 1), 20))
    return rows.map(toCasebookEntry)
  }

  @FieldResolver(() => [CaseCommentaryType], { description: 'Commentaries, oldest first.' })
  async commentary(@Ctx() ctx: RequestContext, @Root() { row }: CasebookEntryType): Promise<CaseCommentaryType[]> {
    const rows = await ctx.load(commentaryLoader).load(row.appealId)
    return rows.map(({ author, text, recordedAt }) => ({ author, text, recordedAt }))
  }

  @Mutation(() => AppealPayload, { description: 'Publishes a case in the casebook at a level.' })
  publishCase(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PublishCaseInputType) input: PublishCaseInputType,
  ): Promise<AppealPayload> {
    const { headnoteZh, headnoteEn, keywords, level } = input
    const text = { headnoteZh, headnoteEn, keywords, ...(level ? { level } : {}) }
    return act(ctx, input, about => publishCase(ctx.deps, ctx.viewer, { ...about, ...text }))
  }

  @Mutation(() => AppealPayload, { description: 'Adds a commentary to a published case.' })
  addCommentary(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddCommentaryInputType) input: AddCommentaryInputType,
  ): Promise<AppealPayload> {
    const { author, text } = input
    return act(ctx, input, about => addCommentary(ctx.deps, ctx.viewer, { ...about, author, text }))
  }
}
