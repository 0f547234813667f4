import { faultCode, type LeanHand } from './lean-hand.js'

const countWrong = faultCode('TILE_COUNT_WRONG')
const fiveOfAKind = faultCode('FIVE_OF_A_KIND')
const flagsContradict = faultCode('FLAGS_CONTRADICT')
const winUnreadable = faultCode('WIN_TILE_UNREADABLE')

/** A robbed tile is nobody's self-draw and the only one of its kind in the hand; a replacement tile follows a kong. */
const contradicts = (hand: LeanHand): boolean => {
  if (hand.robbed && (hand.selfDraw || hand.copies[hand.win] !== 1)) return true
  return hand.replacement && !(hand.selfDraw && hand.exposedKongs + hand.concealedKongs > 0)
}

/** Whether the pieces read make a possible hand: thirteen tiles and one, no fifth tile, no impossible way to win. */
export const checkHand = (hand: LeanHand): void => {
  if (hand.fault !== 0) return
  if (hand.win < 0) hand.fault = winUnreadable
  else if (hand.concealedTiles !== 13 - 3 * hand.meldCount) hand.fault = countWrong
  else if (contradicts(hand)) hand.fault = flagsContradict
  else {
    const { copies } = hand
    for (let tile = 0; tile < 34; tile++) if ((copies[tile] as number) > 4) hand.fault = fiveOfAKind
  }
}
