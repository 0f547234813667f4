import type { LedMoments, LedRulings } from '../../core/led.js'
import { termsOf } from '../../core/led-words.js'
import type { BridgeSheet } from '../sheet/sheet.js'

/** The moments of a board, and what a director is called for in them. */
const bridgeMoments: LedMoments = [
  {
    code: 'beforeAuction',
    situations: [
      'wrongBoardOrSeats',
      'wrongNumberOfCards',
      'fouledBoard',
      'lateArrival',
      'slowPlay',
      'boardCannotBePlayed',
      'unauthorizedInformation',
      'procedure',
      'discipline',
    ],
  },
  {
    code: 'auction',
    situations: [
      'insufficientBid',
      'callOutOfRotation',
      'changeOfCall',
      'inadmissibleCall',
      'unauthorizedInformation',
      'misinformation',
      'cardExposedInAuction',
      'wrongNumberOfCards',
      'lostRight',
      'procedure',
      'discipline',
    ],
  },
  {
    code: 'play',
    situations: [
      'openingLeadOutOfTurn',
      'leadOutOfTurn',
      'revoke',
      'penaltyCard',
      'playedCard',
      'prematurePlay',
      'dummysRights',
      'claim',
      'concession',
      'defectiveTrick',
      'misinformation',
      'unauthorizedInformation',
      'wrongNumberOfCards',
      'slowPlay',
      'lostRight',
      'procedure',
      'discipline',
    ],
  },
  {
    code: 'afterPlay',
    situations: [
      'scoreCorrection',
      'revoke',
      'damage',
      'misinformation',
      'unauthorizedInformation',
      'claim',
      'concession',
      'fouledBoard',
      'directorsError',
      'otherTableResult',
      'knockoutUnbalanced',
      'slowPlay',
      'discipline',
    ],
  },
]

/** The same with what an edition has trees for alone. */
export const momentsOf = (trees: Readonly<Record<string, unknown>>): LedMoments =>
  bridgeMoments.map(({ code, situations }) => ({
    code,
    situations: situations.filter(situation => Object.hasOwn(trees, situation)),
  }))

export const momentWords = termsOf({
  beforeAuction: ['叫牌之前', 'Before the auction'],
  auction: ['叫牌期间', 'During the auction'],
  play: ['打牌期间', 'During play'],
  afterPlay: ['打完之后', 'After play'],
})

/** A board with a result was played; one without is called for in the auction first. */
export const momentOf: LedRulings<BridgeSheet>['momentOf'] = ({ facts, slot }) =>
  facts.sheets.some(fact => fact.slot === slot && fact.sheet.result !== 'notPlayed') ? 'afterPlay' : 'auction'
