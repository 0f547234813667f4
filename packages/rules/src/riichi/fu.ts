import { isClosed, type RiichiHand } from './hand.js'
import type { GroupOfHand, Reading } from './readings.js'
import { isHonour, isTerminalOrHonour, kindOfWind, type Kind, WHITE } from './tiles.js'

const SEVEN_PAIRS = 25
const BASE = 20

/** Fu of a pair: 2 as a dragon, 2 for each wind that it is of. */
export const fuOfPair = ({ seat, round }: RiichiHand, pair: Kind): number => {
  if (!isHonour(pair)) return 0
  if (pair >= WHITE) return 2
  return (pair === kindOfWind(seat) ? 2 : 0) + (pair === kindOfWind(round) ? 2 : 0)
}

/** 2 for an open pung of simples; doubled when concealed, when of terminals or honours, and twice for a kong. */
const fuOfGroup = ({ form, tile, concealed }: GroupOfHand): number => {
  if (form === 'chow') return 0
  return 2 * (concealed ? 2 : 1) * (isTerminalOrHonour(tile) ? 2 : 1) * (form === 'kong' ? 4 : 1)
}

/** Whether a closed hand of chows waits on two sides with a pair of no value. */
export const isPinfu = (hand: RiichiHand, reading: Reading): boolean =>
  reading.form === 'sets' &&
  isClosed(hand) &&
  reading.wait === 'twoSided' &&
  reading.groups.every(({ form }) => form === 'chow') &&
  fuOfPair(hand, reading.pair) === 0

/** Minipoints of a reading, rounded up to tens; an open hand of 20 counts 30. */
export const fuOf = (hand: RiichiHand, reading: Reading): number => {
  if (reading.form !== 'sets') return SEVEN_PAIRS
  const isDrawn = hand.by === 'tsumo'
  if (isPinfu(hand, reading)) return isDrawn ? BASE : BASE + 10
  const { wait } = reading
  const sum =
    BASE +
    (isDrawn ? 2 : isClosed(hand) ? 10 : 0) +
    (wait === 'edge' || wait === 'closed' || wait === 'pair' ? 2 : 0) +
    fuOfPair(hand, reading.pair) +
    reading.groups.reduce((total, group) => total + fuOfGroup(group), 0)
  return Math.max(Math.ceil(sum / 10) * 10, BASE + 10)
}
