import { sportOf } from '@paiji/rules'
import { changesOf, changesOn, drivesOf, type LawChange } from '@paiji/rules/laws'
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { rulingsByKind } from '../../domain/laws/laws.repo.js'
import { isBodyBook } from './body-books.js'
import { LawChangeType, LawDrivesType, RulingsByKindType, toWindow } from './law-drives.type.js'
import { toArticle, toBook } from './laws.resolver.js'
import { LawArticleType, LawBookType } from './laws.type.js'

const toChange = ({ from, to, before, after, note, changesScore }: LawChange): LawChangeType => ({
  from: toBook(from),
  to: toBook(to),
  before: before && toArticle(before.book, before.article),
  after: after && toArticle(after.book, after.article),
  note,
  changesScore,
  isCompared: sportOf(from.shelf)?.compare !== undefined,
})

const NOTHING: LawDrivesType = { windows: [], hearing: [], tieBreaks: [], settings: [] }

@Resolver(() => LawArticleType)
class ArticleDrivesResolver {
  @FieldResolver(() => LawDrivesType, { description: 'What goes by it here.' })
  drives(@Root() { book, number }: LawArticleType): LawDrivesType {
    if (isBodyBook(book)) return NOTHING
    const { windows, route, tieBreaks, settings } = drivesOf(book.id, number)
    return {
      windows: windows.map(toWindow),
      hearing: [...new Set(route.map(({ body }) => body))],
      tieBreaks: [...tieBreaks],
      // Figures of each contestant are in no form and have no words.
      settings: settings.filter(({ kind }) => kind !== 'byEntrant').map(({ key }) => key),
    }
  }

  @FieldResolver(() => [LawChangeType], { description: 'What became of it from edition to edition, the oldest first.' })
  changes(@Root() { book, article }: LawArticleType): LawChangeType[] {
    return isBodyBook(book) ? [] : changesOn({ book, article }).map(toChange)
  }

  @FieldResolver(() => RulingsByKindType, { description: 'What the public rulings on it that stand came to.' })
  rulingsByKind(@Ctx() { deps }: RequestContext, @Root() { book, number }: LawArticleType): Promise<RulingsByKindType> {
    return rulingsByKind(deps.db, { text: book.id, number })
  }
}

@Resolver(() => LawBookType)
class BookChangesResolver {
  @FieldResolver(() => [LawChangeType], {
    description: 'What changed beside the text before it and the one after it, in the order of the articles.',
  })
  changes(@Root() { book }: LawBookType): LawChangeType[] {
    return isBodyBook(book) ? [] : changesOf(book).map(toChange)
  }
}

/** What goes by the articles, and what became of them. */
export const lawDriveResolvers = [ArticleDrivesResolver, BookChangesResolver] as const
