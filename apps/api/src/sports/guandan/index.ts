import type { SportPlug } from '../sport-plug.js'
import { fromGuandanInput, GuandanSheetInput } from './guandan-sheet.input.js'
import { GuandanSheetType, toGuandanSheet } from './guandan-sheet.type.js'

export const guandan: SportPlug = {
  sport: 'guandan',
  typeName: 'GuandanSheet',
  Type: GuandanSheetType,
  Input: GuandanSheetInput,
  description: 'A match at guandan.',
  toType: toGuandanSheet,
  fromInput: fromGuandanInput,
}
