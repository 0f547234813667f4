import { sportOf } from '@paiji/rules'
import { plainPlug } from '../plain/plain-sheet.js'

export const riichi = plainPlug({
  sport: 'riichi',
  typeName: 'RiichiSheet',
  description: 'A session at riichi mahjong: its scores, or hand by hand.',
  fields: sportOf('riichi')?.editions[0]?.sheetFields ?? [],
})
