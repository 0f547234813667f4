import type { BridgeBook } from '../../book.js'
import { bridgeEdition } from '../../bridge-edition.js'
import { contractScorer, scoreTable } from '../../contract/duplicate-score.js'
import { impScale } from '../../contract/imp.js'
import { clauses } from './clauses.js'
import { rulings } from './rulings.js'
import { trees } from './trees.js'
import { artificial, duplicateTable, impThresholds } from './tables.js'

const scores = scoreTable(duplicateTable)

export const book: BridgeBook = {
  editionId: 'bridge/ccba-1999',
  duplicateTable,
  scores,
  scoreContract: contractScorer(scores),
  impThresholds,
  imps: impScale(impThresholds),
  artificial,
  ownPercentage: { plus: true, minus: false },
  weightedScores: false,
  committeeWeighs: true,
  revoke: { oneMoreForSuit: true, bothSidesCancel: false },
  lateChangeHeldToMinus: true,
  fouledByMarkings: false,
  disputeMayRaise: false,
  everyPenaltyIsDiscipline: true,
  clauses,
  rulings,
}

export const ccba1999 = bridgeEdition(book, trees, {
  issuer: { zh: '中国桥牌协会', en: 'Chinese Contract Bridge Association' },
  title: { zh: '中国桥牌竞赛规则（1999）', en: 'Chinese Laws of Duplicate Bridge (1999)' },
  effectiveFrom: '1999-12-01',
})
