import type { BridgeBook } from '../../book.js'
import { bridgeEdition } from '../../bridge-edition.js'
import { book as book1999 } from '../ccba-1999/edition.js'
import { clauses } from './clauses.js'
import { rulings } from './rulings.js'
import { trees } from './trees.js'

/**
 * Laws 9 to 16 of 1987, which is all that the text on file has: fixed averages of 40, 50 and 60, nothing weighed by
 * anybody, no 12C3. What it leaves out is scored as the Laws of 1997 have it; no situation beyond it is led or guided.
 */
export const book: BridgeBook = {
  ...book1999,
  editionId: 'bridge/laws-1987',
  ownPercentage: { plus: false, minus: false },
  committeeWeighs: false,
  lateChangeHeldToMinus: false,
  clauses,
  rulings,
}

export const laws1987 = bridgeEdition(book, trees, {
  issuer: { zh: '世界桥牌联合会', en: 'World Bridge Federation' },
  title: { zh: '复式桥牌规则（1987，第 9–16 条）', en: 'Laws of Duplicate Bridge (1987, Laws 9–16)' },
  effectiveFrom: '1987-01-01',
})
