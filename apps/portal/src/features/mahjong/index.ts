export { MahjongSheetEditor } from './editor/mahjong-sheet-editor'
export { HandTool } from './picker/hand-tool'
export { Tile } from './tiles/tile'
