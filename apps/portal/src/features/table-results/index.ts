export { TableResultsPage } from './table-results-page'
