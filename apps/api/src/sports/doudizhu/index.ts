import { sportOf } from '@paiji/rules'
import { plainPlug } from '../plain/plain-sheet.js'

export const doudizhu = plainPlug({
  sport: 'doudizhu',
  typeName: 'DoudizhuSheet',
  description: 'A session at dou dizhu: deal by deal, or its points.',
  fields: sportOf('doudizhu')?.editions[0]?.sheetFields ?? [],
})
