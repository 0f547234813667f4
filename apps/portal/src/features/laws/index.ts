export { ArticleView } from './article-view'
export { BookView } from './book-view'
export { type LawPreview, lawPreview } from './law-preview'
export { LawsView } from './laws-view'
