export { BridgeNeighbours } from './bridge-neighbours'
export { BridgeSheetEditor } from './bridge-sheet-editor'
