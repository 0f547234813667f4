import { beats } from './comparison.js'
import type { Reading } from './hand-type.js'

/** Why one play beats another or does not (art. 8); the portal has one sentence for each. */
export const beatReasons = [
  'higherBomb',
  'bombOverOther',
  'higherKey',
  'lowerBomb',
  'otherNeedsBomb',
  'lowerKey',
  'equal',
  'otherType',
  'otherSize',
] as const
export type BeatReason = (typeof beatReasons)[number]

export interface PlayComparison {
  readonly beats: boolean
  readonly reason: BeatReason
  /** The article that says so. */
  readonly article: string
}

const reasonOf = (play: Reading, table: Reading): BeatReason => {
  const won = beats(play, table)
  if (play.bombStrength > 0 && table.bombStrength > 0) {
    return won ? 'higherBomb' : play.bombStrength === table.bombStrength ? 'equal' : 'lowerBomb'
  }
  if (play.bombStrength > 0) return 'bombOverOther'
  if (table.bombStrength > 0) return 'otherNeedsBomb'
  if (play.type !== table.type) return 'otherType'
  if (play.size !== table.size) return 'otherSize'
  return won ? 'higherKey' : play.key === table.key ? 'equal' : 'lowerKey'
}

/** Which clause of article 8 settles it: the strongest bomb in sight, full houses, or the plain order. */
const articleOf = (play: Reading, table: Reading, reason: BeatReason): string => {
  if (reason === 'otherType' || reason === 'otherSize') return '6.1'
  const types = [play.type, table.type]
  if (types.includes('joker_bomb')) return '8.7'
  if (types.includes('straight_flush')) {
    const againstSix = [play, table].some(({ type, size }) => type === 'bomb' && size >= 6)
    return againstSix ? '8.6' : '8.5'
  }
  if (types.includes('bomb')) return '8.4'
  return types.includes('full_house') ? '8.3' : '8.2'
}

/** The answer of `beats` with its reason. */
export const comparePlays = (play: Reading, table: Reading): PlayComparison => {
  const reason = reasonOf(play, table)
  return { beats: beats(play, table), reason, article: articleOf(play, table, reason) }
}
