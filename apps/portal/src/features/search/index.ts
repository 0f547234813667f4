export { SearchView } from './search-view'
export { suggest } from './suggest'
