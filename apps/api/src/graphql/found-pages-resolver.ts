import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../context.js'
import { atMost } from '../domain/shared/page.js'
import { RankingType, toRanking } from './awards/ranking.type.js'
import { CasebookEntryType, toCasebookEntry } from './casebook/casebook.type.js'
import { toArticle, toBook } from './laws/laws.resolver.js'
import { LawArticleType, LawBookType } from './laws/laws.type.js'
import { articlesFound, casesFound, rankingsFound, textsFound } from './search/pages-found.js'
import { SearchResultsType } from './search/search.resolver.js'

/** What a search finds that is written rather than registered. */
@Resolver(() => SearchResultsType)
export class FoundPagesResolver {
  @FieldResolver(() => [RankingType], { description: 'Rankings it finds.' })
  async rankings(@Ctx() ctx: RequestContext, @Root() { text, first }: SearchResultsType): Promise<RankingType[]> {
    return (await rankingsFound(ctx, text, atMost(first))).found.map(toRanking)
  }

  @FieldResolver(() => [CasebookEntryType], { description: 'Decided cases in print that it finds, the latest first.' })
  async cases(@Ctx() ctx: RequestContext, @Root() { text, first }: SearchResultsType): Promise<CasebookEntryType[]> {
    return (await casesFound(ctx, text, atMost(first))).found.map(toCasebookEntry)
  }

  @FieldResolver(() => [LawBookType], { description: 'Texts it finds: editions of the laws, rules of bodies.' })
  async texts(@Ctx() ctx: RequestContext, @Root() { text, first }: SearchResultsType): Promise<LawBookType[]> {
    return (await textsFound(ctx, text, atMost(first))).found.map(({ book }) => toBook(book))
  }

  @FieldResolver(() => [LawArticleType], {
    description: 'Articles it finds, those with the words in their title first.',
  })
  async articles(@Ctx() ctx: RequestContext, @Root() { text, first }: SearchResultsType): Promise<LawArticleType[]> {
    const { found } = await articlesFound(ctx, text, atMost(first))
    return found.map(({ book, article }) => toArticle(book, article))
  }
}
