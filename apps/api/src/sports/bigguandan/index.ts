import { sportOf } from '@paiji/rules'
import { plainPlug } from '../plain/plain-sheet.js'

export const bigguandan = plainPlug({
  sport: 'bigguandan',
  typeName: 'BigGuandanSheet',
  description: 'A game of guandan between sides of three or four: deal by deal, or the levels at its end.',
  fields: sportOf('bigguandan')?.editions[0]?.sheetFields ?? [],
})
