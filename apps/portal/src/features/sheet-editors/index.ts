export { SheetEditorOf } from './sheet-editor-of'
export { SheetNeighbours } from './sheet-neighbours'
export { PrintedSheet } from './printed-sheet-of'
