import { sportOf } from '@paiji/rules'
import { plainPlug } from '../plain/plain-sheet.js'

export const sichuan = plainPlug({
  sport: 'sichuan',
  typeName: 'SichuanSheet',
  description: 'A session at Sichuan mahjong: what happened hand by hand, or its points.',
  fields: sportOf('sichuan')?.editions[0]?.sheetFields ?? [],
})
