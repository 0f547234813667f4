export { TableDoorView } from './table-door-view'
export { TableEntryView } from './table-entry-view'
