export { SeriesPage } from './series-page'
