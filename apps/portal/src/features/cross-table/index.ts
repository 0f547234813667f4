export { CrossTablePage } from './cross-table-page'
