import type { SportPlug } from '../sport-plug.js'
import { BridgeSheetInput, BridgeSheetType, fromBridgeInput, toBridgeSheet } from './bridge-sheet.type.js'

export const bridge: SportPlug = {
  sport: 'bridge',
  typeName: 'BridgeSheet',
  Type: BridgeSheetType,
  Input: BridgeSheetInput,
  description: 'A result at bridge.',
  toType: toBridgeSheet,
  fromInput: fromBridgeInput,
}
