import { pow5 } from './suit-tables.js'
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

/** How many concealed tiles, the winning one left out, are of its kind. */
const concealedLikeWin = ({ concealed, win }: LeanHand): number => {
  const suit = win < 27 ? Math.floor(win / 9) : 3
  const rank = win < 27 ? win % 9 : win - 27
  return Math.floor((concealed[suit] as number) / (pow5[rank] as number)) % 5
}

/**
 * 和绝张 where the tiles themselves settle it (3.8.1, fan 58): a concealed tile of the kind shows to nobody, so not all
 * three were seen; three in the winner's own melds were seen by all. Otherwise it is as announced.
 */
const settleLastOfKind = (hand: LeanHand): void => {
  const hidden = concealedLikeWin(hand)
  if (hidden > 0) hand.lastOfKind = false
  else if ((hand.copies[hand.win] as number) === 4) hand.lastOfKind = true
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
  if (hand.fault === 0) settleLastOfKind(hand)
}
