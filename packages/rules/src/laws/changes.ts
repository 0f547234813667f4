import { isUnder } from '../core/article.js'
import type { ArticleChange } from '../core/law-changes.js'
import { sports } from '../sports.js'
import { articleOf, type Found, type LawBook, lawBook } from './books.js'

/** What became of a matter from one text of a sport to another, with its articles where they have it. */
export interface LawChange extends Pick<ArticleChange, 'note' | 'changesScore'> {
  readonly from: LawBook
  readonly to: LawBook
  readonly before?: Found
  readonly after?: Found
}

const foundIn = (book: LawBook, number: string | undefined): Found | undefined => {
  const source = (book.citedFrom && lawBook(book.citedFrom)) || book
  const article = number === undefined ? undefined : articleOf(source, number)
  return article && { book: source, article }
}

const all: readonly LawChange[] = sports.flatMap(({ laws }) =>
  (laws?.changes ?? []).flatMap(({ from: fromId, to: toId, rows }) => {
    const [from, to] = [lawBook(fromId), lawBook(toId)]
    if (!from || !to) return []
    return rows.map(({ note, changesScore, ...row }): LawChange => {
      const [before, after] = [foundIn(from, row.before), foundIn(to, row.after)]
      return { from, to, note, changesScore, ...(before ? { before } : {}), ...(after ? { after } : {}) }
    })
  }),
)

/** What changed in a text beside the one before it and the one after it, in the order of its articles. */
export const changesOf = ({ id }: LawBook): readonly LawChange[] =>
  all.filter(({ from, to }) => from.id === id || to.id === id)

/** What changed of an article, or of one under it. */
export const changesOn = ({ book, article }: Found): readonly LawChange[] =>
  all.filter(({ before, after }) =>
    [before, after].some(found => found && found.book.id === book.id && isUnder(article.number, found.article.number)),
  )
