export { type Article, articleKey, compareArticles, isUnder } from '../core/article.js'
export {
  articleAbove,
  articleCited,
  articleOf,
  articlesLike,
  articlesUnder,
  type Found,
  type LawBook,
  lawBook,
  lawBookAt,
  lawBooks,
  pathTo,
} from './books.js'
export { changesOf, changesOn, type LawChange } from './changes.js'
export { type Drives, drivesOf } from './drives.js'
