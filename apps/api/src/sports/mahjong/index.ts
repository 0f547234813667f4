import type { SportPlug } from '../sport-plug.js'
import { fromMahjongInput, toMahjongSheet } from './mahjong-codec.js'
import { MahjongSheetInput } from './mahjong-sheet.input.js'
import { MahjongSheetType } from './mahjong-sheet.type.js'

export const mahjong: SportPlug = {
  sport: 'mahjong',
  typeName: 'MahjongSheet',
  Type: MahjongSheetType,
  Input: MahjongSheetInput,
  description: 'A session at mahjong.',
  toType: toMahjongSheet,
  fromInput: fromMahjongInput,
}
