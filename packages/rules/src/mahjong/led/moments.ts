import type { LedMoments, LedRulings } from '../../core/led.js'
import { termsOf } from '../../core/led-words.js'
import type { MahjongSettings } from '../settings/settings.js'
import type { MahjongSheet } from '../sheet.js'

/** The moments of a hand, and what a referee is called for in them. */
export const mahjongMoments: LedMoments = [
  { code: 'beforeDraw', situations: ['lateArrival', 'wrongCount', 'shownTiles', 'conduct'] },
  { code: 'draw', situations: ['wrongDraw', 'wrongCall', 'shownTiles', 'wrongCount', 'information', 'conduct'] },
  { code: 'claim', situations: ['wrongCall', 'wrongWin', 'wrongDraw', 'shownTiles', 'information', 'conduct'] },
  { code: 'win', situations: ['wrongWin', 'shownTiles', 'wrongCount', 'wrongCall', 'conduct'] },
  { code: 'afterHand', situations: ['wrongWin', 'conduct', 'lateArrival'] },
]

export const momentWords = termsOf({
  beforeDraw: ['摸牌之前', 'Before drawing'],
  draw: ['摸牌、打牌', 'Drawing and discarding'],
  claim: ['吃、碰、杠', 'Chow, pung and kong'],
  win: ['报和之后', 'After a win is called'],
  afterHand: ['一盘结束', 'After the hand'],
})

/** Before the first hand is written nobody may have drawn; a session that has ended is over; between, a win is called. */
export const momentOf: LedRulings<MahjongSheet>['momentOf'] = ({ facts, slot }) => {
  const sheet = facts.sheets.find(fact => fact.slot === slot)?.sheet
  if (sheet === undefined) return 'beforeDraw'
  const { hands } = facts.settings as MahjongSettings
  const runs = sheet.kind === 'hands' && sheet.ended === 'allHands' && sheet.hands.length < hands
  return runs ? 'win' : 'afterHand'
}
