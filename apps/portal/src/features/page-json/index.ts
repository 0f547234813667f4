export { loadPageJson } from './load-page-json'
