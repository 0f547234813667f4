import type { BridgeBook } from '../../book.js'
import { bridgeEdition } from '../../bridge-edition.js'
import { book as book1999, ccba1999 } from '../ccba-1999/edition.js'
import { clauses } from './clauses.js'
import { rulings } from './rulings.js'
import { trees } from './trees.js'

export const book: BridgeBook = {
  ...book1999,
  editionId: 'bridge/laws-2007',
  ownPercentage: { plus: true, minus: true },
  weightedScores: true,
  revoke: { oneMoreForSuit: false, bothSidesCancel: true },
  lateChangeHeldToMinus: false,
  fouledByMarkings: true,
  everyPenaltyIsDiscipline: false,
  clauses,
  rulings,
}

export const laws2007 = bridgeEdition(book, trees, {
  issuer: { zh: '世界桥牌联合会', en: 'World Bridge Federation' },
  title: { zh: '复式桥牌规则（2007）', en: 'Laws of Duplicate Bridge (2007)' },
  effectiveFrom: '2008-01-01',
  basedOn: ccba1999.id,
})
