import { type LawBook, lawBooks } from '@paiji/rules/laws'
import type { Db } from '../../db/client.js'
import type { SearchMeaning } from '../registry/search-meaning.js'
import { foundIn, type SearchQuery, titleSearchText } from '../registry/search-text.js'
import type { ArticleInWords } from './articles-in-words.js'
import { rulesInWords, toBodyBook } from '../body-rules/body-rules.repo.js'

/** As many as somebody who looks for an article reads through. */
const MOST_BOOKS = 20

interface Sought {
  readonly query: SearchQuery
  readonly meaning: SearchMeaning
  readonly first: number
}

const ofSport =
  ({ sports }: SearchMeaning, sport: string) =>
  (word: string): boolean =>
    sports.get(word) === sport

/** Articles of the rules of bodies that have the words: in their title or that of the rules, then in what they say. */
export const bodyArticlesInWords = async (
  db: Db,
  { query, meaning, first }: Sought,
): Promise<readonly ArticleInWords[]> => {
  const books = (await rulesInWords(db, query, MOST_BOOKS)).map(toBodyBook)
  const found = books.flatMap(book => {
    const named = titleSearchText({ ...book.title, code: book.slug })
    const inSport = ofSport(meaning, book.rules.sport)
    return book.articles.flatMap(article => {
      const title = titleSearchText({ ...article.title, code: article.number })
      // What the title of the rules alone has leads to the rules, not to each of their articles.
      if (foundIn(named, query, inSport)) return []
      const titled = foundIn(title + named, query, inSport)
      const told = titled ?? foundIn(titleSearchText(article.summary ?? { zh: '', en: '' }) + named, query, inSport)
      return told ? [{ book, article, match: titled ?? ('beginning' as const), order: titled ? 0 : 1 }] : []
    })
  })
  return found.sort((a, b) => a.order - b.order).slice(0, first)
}

/** A text that has the words in its title, whole or as beginnings. */
export interface TextInWords {
  readonly book: LawBook
  readonly match: 'words' | 'beginning'
}

/** Texts by their title and their sport: those in force before those that were replaced, then the rules of bodies. */
export const textsInWords = async (db: Db, { query, meaning, first }: Sought): Promise<readonly TextInWords[]> => {
  const wholeSport = query.words.every(({ word }) => meaning.sports.has(word))
  const inForce = lawBooks.filter(book => !book.replacedBy)
  const known = [...inForce, ...lawBooks.filter(book => book.replacedBy).reverse()].flatMap(book => {
    const title = titleSearchText({ ...book.title, code: book.id })
    const match = foundIn(title, query, ofSport(meaning, book.shelf))
    return match && !wholeSport ? [{ book, match }] : []
  })
  const own = (await rulesInWords(db, query, first)).map(toBodyBook).flatMap(book => {
    const title = titleSearchText({ ...book.title, code: book.slug })
    const match = foundIn(title, query, ofSport(meaning, book.rules.sport))
    return match ? [{ book, match }] : []
  })
  const all = [...known, ...own]
  return [...all.filter(({ match }) => match === 'words'), ...all.filter(({ match }) => match !== 'words')].slice(
    0,
    first,
  )
}
