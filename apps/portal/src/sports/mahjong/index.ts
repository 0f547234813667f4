export { MahjongSheetEditor } from './editor/mahjong-sheet-editor'
export { HandTool } from './picker/hand-tool'
export { SessionView } from './view/session-view'
export { Tile } from './tiles/tile'
