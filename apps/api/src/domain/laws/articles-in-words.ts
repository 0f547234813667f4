import { type Article, type LawBook, lawBooks, pathTo } from '@paiji/rules/laws'
import type { SearchMeaning } from '../registry/search-meaning.js'
import { foundIn, searchQuery, titleSearchText } from '../registry/search-text.js'

/** An article that has the words somebody looks for: in its title, whole or as beginnings, or in what it says. */
export interface ArticleInWords {
  readonly book: LawBook
  readonly article: Article
  readonly match: 'words' | 'beginning'
}

interface Indexed {
  readonly book: LawBook
  readonly article: Article
  readonly title: string
  readonly summary: string
  readonly depth: number
}

/** Words as they are spelt in Britain, as in the texts: unauthorised, honour. */
const inBritish = (text: string): string =>
  text.replace(/iz(?=(?:e[ds]?|ing|ations?)\b)/g, 'is').replace(/\b(behavi|col|fav|hon)or/g, '$1our')

let index: readonly Indexed[] | undefined

/** The articles of the texts in force, as they are looked through. */
const articles = (): readonly Indexed[] => {
  index ??= lawBooks
    .filter(book => !book.replacedBy && !book.citedFrom)
    .flatMap(book =>
      book.articles.map(article => ({
        book,
        article,
        title: titleSearchText({ ...article.title, code: article.number }),
        summary: article.summary ? titleSearchText(article.summary) : '',
        depth: pathTo(book, article).length,
      })),
    )
  return index
}

/** Whose title has the words first, then whose summary has them; of equal ones the wider article. */
export const articlesInWords = (text: string, { sports }: SearchMeaning, first: number): ArticleInWords[] => {
  const query = searchQuery(inBritish(text.toLowerCase()))
  if (!query) return []
  const found = articles().flatMap(({ book, article, title, summary, depth }) => {
    const ofSport = (word: string) => sports.get(word) === book.shelf
    // A sport alone names its whole book.
    if (query.words.every(({ word }) => ofSport(word))) return []
    const titled = foundIn(title, query, ofSport)
    const told = titled ?? foundIn(summary, query, ofSport)
    return told ? [{ book, article, match: titled ?? ('beginning' as const), order: (titled ? 0 : 100) + depth }] : []
  })
  return found.sort((a, b) => a.order - b.order).slice(0, first)
}
