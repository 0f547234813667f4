export { ArticleView } from './article-view'
export { BookView } from './book-view'
export { LawsView } from './laws-view'
