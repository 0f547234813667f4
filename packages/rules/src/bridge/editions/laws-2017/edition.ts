import type { BridgeBook } from '../../book.js'
import { bridgeEdition } from '../../bridge-edition.js'
import { book as book2007, laws2007 } from '../laws-2007/edition.js'
import { clauses } from './clauses.js'
import { rulings } from './rulings.js'
import { trees } from './trees.js'

export const book: BridgeBook = { ...book2007, editionId: 'bridge/laws-2017', disputeMayRaise: true, clauses, rulings }

export const laws2017 = bridgeEdition(book, trees, {
  issuer: { zh: '世界桥牌联合会', en: 'World Bridge Federation' },
  title: { zh: '复式桥牌规则（2017）', en: 'Laws of Duplicate Bridge (2017)' },
  effectiveFrom: '2017-09-01',
  basedOn: laws2007.id,
})
