import type { ScoringProfile } from '../tiles/profile.js'
import { checkHand } from './check-hand.js'
import { faultCode, LeanHand } from './lean-hand.js'
import { LeanScorer } from './lean-scorer.js'
import { readConcealed, readMeld, readWin } from './read-hand.js'

const scorers = new WeakMap<ScoringProfile, LeanScorer>()
const scratch = new LeanHand()

/** The scorer of a profile; its tables are built on first use. */
export const leanScorer = (profile: ScoringProfile): LeanScorer => {
  let scorer = scorers.get(profile)
  if (!scorer) {
    scorer = new LeanScorer(profile)
    scorers.set(profile, scorer)
  }
  return scorer
}

const flagUnknown = faultCode('FLAG_UNKNOWN')
const windUnreadable = faultCode('WIND_UNREADABLE')
const flowersUnreadable = faultCode('FLOWERS_UNREADABLE')

export const windIndex = (code: number): number =>
  code === 69 ? 0 : code === 83 ? 1 : code === 87 ? 2 : code === 78 ? 3 : -1

/** `self`, `last`, `repl`, `rob`, `lok`, told apart by their first and second letters and their length. */
export const readFlag = (hand: LeanHand, text: string, from: number, to: number): void => {
  const word = text.slice(from, to)
  if (word === 'self') hand.selfDraw = true
  else if (word === 'last') hand.lastOfWall = true
  else if (word === 'repl') hand.replacement = true
  else if (word === 'rob') hand.robbed = true
  else if (word === 'lok') hand.lastOfKind = true
  else hand.fault = flagUnknown
}

const readWinds = (hand: LeanHand, text: string, from: number, to: number): void => {
  hand.round = windIndex(text.charCodeAt(from + 1))
  hand.seat = windIndex(text.charCodeAt(from + 2))
  if (hand.round < 0 || hand.seat < 0 || to - from !== 3) hand.fault = windUnreadable
}

const readFlowers = (hand: LeanHand, text: string, from: number, to: number): void => {
  const digit = text.charCodeAt(from + 1) - 48
  if (to - from !== 2 || digit < 0 || digit > 8) hand.fault = flowersUnreadable
  else hand.flowers = digit
}

const readToken = (hand: LeanHand, text: string, from: number, to: number): void => {
  const letter = text.charCodeAt(from)
  if (letter < 58 && letter > 48) readConcealed(hand, text, from, to)
  else if (letter === 99 || letter === 112 || letter === 107 || letter === 97) readMeld(hand, text, from, to)
  else if (letter === 43) readWin(hand, text, from + 1, to)
  else if (letter === 64) readWinds(hand, text, from, to)
  else if (letter === 42) readFlowers(hand, text, from, to)
  else if (letter >= 65 && letter <= 90) readConcealed(hand, text, from, to)
  else readFlag(hand, text, from, to)
}

/**
 * Reads a hand in one line: melds (`c234m p999s k1111p aEEEE`), concealed tiles, `+` winning tile, flags, `@` round
 * and seat wind (`@ES`; east and east when absent), `*` flowers: `p222s 444m567p88sEE +E self @SW *2`.
 */
export const readLine = (hand: LeanHand, line: string): void => {
  hand.clear()
  let from = 0
  while (from < line.length && hand.fault === 0) {
    let to = line.indexOf(' ', from)
    if (to < 0) to = line.length
    if (to > from) readToken(hand, line, from, to)
    from = to + 1
  }
  checkHand(hand)
}

/**
 * The total of a one-line hand (see {@link readLine}) with its flowers, or -1 when it cannot be read or is no winning
 * form. Parses and scores each line anew; nothing about whole hands is remembered.
 */
export const totalOf = (line: string, profile: ScoringProfile): number => {
  readLine(scratch, line)
  if (scratch.fault !== 0) return -1
  const best = leanScorer(profile).best(scratch)
  if (best < 0) return -1
  return profile.switches.flowers ? best + scratch.flowers : best
}
