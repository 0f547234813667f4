import { articleInVersions, bodyBookAt, isBodyBook, versionBeside } from './body-books.js'
import { sportOf } from '@paiji/rules'
import {
  type Article,
  articleAbove,
  articlesLike,
  articlesUnder,
  drivesOf,
  type LawBook,
  lawBook,
  lawBookAt,
  lawBooks,
  pathTo,
} from '@paiji/rules/laws'
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import {
  type CasesOn,
  casesOn,
  countRulingsOn,
  type OnArticle,
  rulingsOn,
  bodiesUsing,
} from '../../domain/laws/laws.repo.js'
import { atMost, mapNodes, readPage, toConnection } from '../../domain/shared/page.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { organisationLoader } from '../registry/registry.loaders.js'
import { RulingConnectionType, type RulingType, toRuling } from '../rulings/ruling.type.js'
import { situationWords } from '../rulings/words.js'
import { unwrap } from '../shared/errors.js'
import type { ConnectionView } from '../shared/page.type.js'
import { CasesOnArticleType, LawArticleType, LawBookType, LawUseType } from './laws.type.js'

export const toBook = (book: LawBook): LawBookType => ({
  book,
  id: book.id,
  shelf: book.shelf,
  slug: book.slug,
  issuer: book.issuer,
  title: book.title,
  effectiveFrom: book.effectiveFrom,
})

export const toArticle = (book: LawBook, article: Article): LawArticleType => ({
  book,
  article,
  number: article.number,
  depth: pathTo(book, article).length,
  title: article.title,
  summary: article.summary,
})

export const bookOf = (id: string | undefined): LawBookType | undefined => {
  const found = id === undefined ? undefined : lawBook(id)
  return found && toBook(found)
}

@Resolver(() => LawBookType)
class LawBookResolver {
  @Query(() => [LawBookType], {
    description: 'Every text that something here cites by article, the oldest of a sport first.',
  })
  lawBooks(): LawBookType[] {
    return lawBooks.map(toBook)
  }

  @Query(() => LawBookType, { nullable: true, description: 'A text by its address.' })
  async lawBook(
    @Ctx() ctx: RequestContext,
    @Arg('shelf', () => String, { description: 'The sport, or federation; the code of a body for its own rules.' })
    shelf: string,
    @Arg('slug', () => String, {
      description: 'The year, or the name that it is cited by; of a body’s rules, the newest version without a number.',
    })
    slug: string,
  ): Promise<LawBookType | undefined> {
    const found = lawBookAt(shelf, slug) ?? (await bodyBookAt(ctx, shelf, slug))
    return found && toBook(found)
  }

  @FieldResolver(() => LawBookType, { nullable: true, description: 'What took its place.' })
  async replacedBy(@Ctx() ctx: RequestContext, @Root() { book }: LawBookType): Promise<LawBookType | undefined> {
    const next = isBodyBook(book) ? await versionBeside(ctx, book, 1) : undefined
    return next ? toBook(next) : bookOf(book.replacedBy)
  }

  @FieldResolver(() => LawBookType, { nullable: true, description: 'What it took the place of.' })
  async replaces(@Ctx() ctx: RequestContext, @Root() { id, book }: LawBookType): Promise<LawBookType | undefined> {
    const before = isBodyBook(book) ? await versionBeside(ctx, book, -1) : undefined
    return before ? toBook(before) : bookOf(lawBooks.find(other => other.replacedBy === id)?.id)
  }

  @FieldResolver(() => LawBookType, { nullable: true, description: 'The text whose numbers are cited in its stead.' })
  citedFrom(@Root() { book }: LawBookType): LawBookType | undefined {
    return bookOf(book.citedFrom)
  }

  @FieldResolver(() => [LawArticleType], {
    description: 'Its articles as they are numbered, with what stands under them.',
  })
  articles(@Root() { book }: LawBookType): LawArticleType[] {
    return book.articles.map(article => toArticle(book, article))
  }

  @FieldResolver(() => LawArticleType, {
    nullable: true,
    description:
      'An article by any way of citing it: 54D, Law 54D, 第 54 条 D 款; of a finer one, what it stands under.',
  })
  article(
    @Root() { book }: LawBookType,
    @Arg('cited', () => String, { description: 'The article as somebody cites it.' }) cited: string,
  ): LawArticleType | undefined {
    const source = (book.citedFrom && lawBook(book.citedFrom)) || book
    const found = articleAbove(source, cited)
    return found && toArticle(source, found)
  }

  @FieldResolver(() => [OrganisationType], { description: 'Bodies that hold events under it, those with most first.' })
  async usedBy(
    @Ctx() ctx: RequestContext,
    @Root() { id }: LawBookType,
    @Arg('first', () => Int, { defaultValue: 10 }) first: number,
  ): Promise<OrganisationType[]> {
    const ids = await bodiesUsing(ctx.deps.db, id, atMost(first))
    const rows = await Promise.all(ids.map(one => ctx.load(organisationLoader).load(one)))
    return rows.flatMap(row => (row ? [toOrganisation(row)] : []))
  }
}

const onArticle = ({ book, number }: LawArticleType): OnArticle => ({ text: book.id, number })

@Resolver(() => LawArticleType)
class LawArticleResolver {
  @FieldResolver(() => LawBookType, { description: 'The text it stands in.' })
  book(@Root() { book }: LawArticleType): LawBookType {
    return toBook(book)
  }

  @FieldResolver(() => [LawArticleType], { description: 'What it stands under, the outermost first.' })
  path(@Root() { book, article }: LawArticleType): LawArticleType[] {
    return pathTo(book, article).map(one => toArticle(book, one))
  }

  @FieldResolver(() => [LawArticleType], { description: 'What stands under it.' })
  under(@Root() { book, article }: LawArticleType): LawArticleType[] {
    return articlesUnder(book, article).map(one => toArticle(book, one))
  }

  @FieldResolver(() => [LawArticleType], {
    description: 'The same matter in the other texts of its sport, the oldest first.',
  })
  async elsewhere(@Ctx() ctx: RequestContext, @Root() { book, article }: LawArticleType): Promise<LawArticleType[]> {
    if (isBodyBook(book))
      return (await articleInVersions(ctx, book, article)).map(one => toArticle(one.book, one.article))
    return articlesLike(book, article).map(found => toArticle(found.book, found.article))
  }

  @FieldResolver(() => [LawUseType], { description: 'What a director is led through by questions that come to it.' })
  ledSituations(@Root() { book, number }: LawArticleType): LawUseType[] {
    if (isBodyBook(book)) return []
    const words = sportOf(book.shelf)?.led?.situations
    return drivesOf(book.id, number).led.map(code => ({ code, name: words?.[code] ?? { zh: code, en: code } }))
  }

  @FieldResolver(() => [LawUseType], { description: 'What a director may be called for under it.' })
  guideSituations(@Root() { book, number }: LawArticleType): LawUseType[] {
    if (isBodyBook(book)) return []
    return drivesOf(book.id, number).guide.map(code => ({ code, name: situationWords(book.shelf, code) }))
  }

  @FieldResolver(() => CasesOnArticleType, { description: 'How the cases in print that rest on it ended.' })
  cases(@Ctx() { deps }: RequestContext, @Root() article: LawArticleType): Promise<CasesOn> {
    return casesOn(deps.db, onArticle(article))
  }

  @FieldResolver(() => RulingConnectionType, { description: 'Public rulings on it that stand, the latest first.' })
  async rulings(
    @Ctx() { deps }: RequestContext,
    @Root() article: LawArticleType,
    @Arg('first', () => Int, { defaultValue: 10 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ): Promise<ConnectionView<RulingType>> {
    const on = onArticle(article)
    const list = `rulings-on:${on.text}#${on.number}`
    const page = unwrap(readPage(deps.cursors, list, { first, after }))
    const rows = await rulingsOn(deps.db, on, page)
    const shown = toConnection(deps.cursors, list, page, rows, row => ({
      key: [(row.givenAt as Date).toISOString()],
      id: row.id,
    }))
    return { ...mapNodes(shown, toRuling), totalCount: () => countRulingsOn(deps.db, on) }
  }
}

/** What reads the library. */
export const lawResolvers = [LawBookResolver, LawArticleResolver] as const
