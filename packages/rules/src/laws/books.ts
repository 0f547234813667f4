import type { Bilingual } from '../core/bilingual.js'
import { type Article, articleKey, isUnderKey } from '../core/article.js'
import type { LawText } from '../core/law-text.js'
import type { SportRules } from '../core/sport.js'
import { sports } from '../sports.js'
import { otherTexts } from './others.js'

/** A text that is cited: its articles, and what it is to the others of its sport. */
export interface LawBook {
  /** What it is cited by: `bridge/laws-2017`. */
  readonly id: string
  /** The first part of its address: the sport, or `federation`. */
  readonly shelf: string
  /** What it is called in addresses: the year where no other text of its sport has the same. */
  readonly slug: string
  readonly issuer: Bilingual
  readonly title: Bilingual
  readonly effectiveFrom?: string
  /** The text that took its place. */
  readonly replacedBy?: string
  /** The text whose numbers are cited in its stead. */
  readonly citedFrom?: string
  readonly articles: readonly Article[]
}

/** The year of a text, or what its id calls it where it has none: both stand behind the shelf in an address. */
const slugOf = (id: string): string => /\d{4}$/u.exec(id)?.[0] ?? id.slice(id.indexOf('/') + 1)

const toBook = (shelf: string, text: LawText): LawBook => ({ ...text, shelf, slug: slugOf(text.id) })

/** The texts of a sport: its editions, the newest last, and what its organisers go by besides. */
const booksOf = ({ id: shelf, editions, laws }: SportRules): readonly LawBook[] => [
  ...editions.map(({ id, meta: { issuer, title, effectiveFrom } }): LawBook => {
    const [next, source] = [laws?.replacedBy?.[id], laws?.citedFrom?.[id]]
    return {
      ...toBook(shelf, { id, issuer, title, articles: laws?.articles[id] ?? [] }),
      effectiveFrom,
      ...(next ? { replacedBy: next } : {}),
      ...(source ? { citedFrom: source } : {}),
    }
  }),
  ...(laws?.others ?? []).map(text => toBook(shelf, text)),
]

/** Every text that something in the product cites by number. */
export const lawBooks: readonly LawBook[] = [
  ...sports.flatMap(booksOf),
  ...otherTexts.map(text => toBook('federation', text)),
]

export const lawBook = (id: string): LawBook | undefined => lawBooks.find(book => book.id === id)

/** A text by what stands in its address, or by its own name: `bridge`, `2017`; `mahjong`, `wmo-2006`. */
export const lawBookAt = (shelf: string, slug: string): LawBook | undefined =>
  lawBooks.find(book => book.shelf === shelf && (book.slug === slug || book.id === `${shelf}/${slug}`))

const keys = new WeakMap<Article, string>()
const keyOf = (article: Article): string => {
  const known = keys.get(article)
  if (known !== undefined) return known
  const key = articleKey(article.number)
  keys.set(article, key)
  return key
}

/** An article of a text by any way of citing it. */
export const articleOf = (book: LawBook, cited: string): Article | undefined => {
  const key = articleKey(cited)
  return book.articles.find(article => keyOf(article) === key)
}

/** The article that a citation stands under: itself, or the nearest above it that the text has. */
export const articleAbove = (book: LawBook, cited: string): Article | undefined => {
  const key = articleKey(cited)
  return book.articles.findLast(article => isUnderKey(keyOf(article), key))
}

/** The articles an article stands under, the outermost first, without itself. */
export const pathTo = (book: LawBook, { number }: Pick<Article, 'number'>): readonly Article[] => {
  const key = articleKey(number)
  return book.articles.filter(article => keyOf(article) !== key && isUnderKey(keyOf(article), key))
}

/** The articles under one, itself not among them. */
export const articlesUnder = (book: LawBook, { number }: Pick<Article, 'number'>): readonly Article[] => {
  const key = articleKey(number)
  return book.articles.filter(article => keyOf(article) !== key && isUnderKey(key, keyOf(article)))
}

/** An article with the text it stands in. */
export interface Found {
  readonly book: LawBook
  readonly article: Article
}

/** The same matter in the other texts of the shelf: under the same title, for numbers move; otherwise by its number. */
export const articlesLike = (book: LawBook, article: Article): readonly Found[] =>
  lawBooks
    .filter(other => other.shelf === book.shelf && other.id !== book.id)
    .flatMap(other => {
      const same = other.articles.filter(({ title }) => title.zh === article.title.zh)
      const near = same.find(({ number }) => number === article.number) ?? (same.length === 1 ? same[0] : undefined)
      const found = near ?? articleOf(other, article.number)
      return found ? [{ book: other, article: found }] : []
    })

/** What is a citation and no mere number: 54D, Law 54, 第 54 条, 15.3.4. */
const CITATION =
  /^(?:laws?|articles?|art\.?|rules?|第|§)\s*[\d〇零一二三四五六七八九十百]|^\d{1,2}[A-Ha-h]|^\d{1,2}\.\d/iu

/** The article that a text cites, in the text of its sport that is in force; undefined where it cites none. */
export const articleCited = (cited: string): Found | undefined => {
  const plain = cited.normalize('NFKC').trim()
  if (plain.length > 40 || !CITATION.test(plain)) return undefined
  const inForce = lawBooks.filter(book => !book.replacedBy && book.effectiveFrom !== undefined)
  return inForce.flatMap(book => {
    const article = articleOf(book, plain)
    return article ? [{ book, article }] : []
  })[0]
}
