export { SheetDeskOf } from './sheet-desk-of'
export { SheetEditorOf, SheetPadOf } from './sheet-editor-of'
export { SheetNeighbours } from './sheet-neighbours'
export { PrintedSheet } from './printed-sheet-of'
