export type { ListChangesInput } from './load-list-changes'
export { ListChangesView } from './list-changes-view'
