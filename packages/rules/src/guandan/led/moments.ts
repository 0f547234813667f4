import type { LedMoments, LedRulings } from '../../core/led.js'
import { termsOf } from '../../core/led-words.js'
import type { GuandanSheet } from '../sheet.js'

/** The moments of a deal, and what a referee is called for in them. */
export const guandanMoments: LedMoments = [
  { code: 'beforeDrawing', situations: ['lateArrival', 'wrongCards', 'slowPlay', 'conduct'] },
  { code: 'drawing', situations: ['drewOutOfTurn', 'wrongCards', 'wrongPlay', 'illegalSignal', 'slowPlay', 'conduct'] },
  { code: 'tribute', situations: ['wrongTribute', 'wrongPlay', 'wrongCards', 'slowPlay', 'illegalSignal', 'conduct'] },
  {
    code: 'play',
    situations: [
      'wrongPlay',
      'playedOutOfTurn',
      'passedOutOfTurn',
      'tenNotReported',
      'wrongManner',
      'illegalSignal',
      'slowPlay',
      'wrongTribute',
      'wrongCards',
      'rightLost',
      'conduct',
    ],
  },
  { code: 'afterDeal', situations: ['wrongCards', 'rightLost', 'conduct'] },
]

export const momentWords = termsOf({
  beforeDrawing: ['抓牌之前', 'Before drawing'],
  drawing: ['抓牌期间', 'While drawing'],
  tribute: ['进贡、还贡', 'Tribute and return'],
  play: ['出牌期间', 'During play'],
  afterDeal: ['一副打完', 'After the deal'],
})

/** Before the first deal nobody has drawn; a game that has ended is over; between, the cards are in play. */
export const momentOf: LedRulings<GuandanSheet>['momentOf'] = ({ facts, slot }) => {
  const sheet = facts.sheets.find(fact => fact.slot === slot)?.sheet
  if (sheet === undefined) return 'beforeDrawing'
  return sheet.kind === 'game' && sheet.ended === 'inProgress' ? 'play' : 'afterDeal'
}
