import type { SportRules } from '../core/sport.js'
import { sportId } from '../core/ids.js'
import { mahjongEditions } from './editions/index.js'
import type { MahjongSheet } from './sheet.js'
import { mahjongTerms } from './terms.js'

export * from './answer-line.js'
export * from './claimed.js'
export { mcr1998, mahjongEditions, wmo2006 } from './editions/index.js'
export { scoringProfile } from './editions/profiles.js'
export * from './explanation-codes.js'
export * from './fan-no.js'
export { type CountedFan, type FanList, type ScoredHand, scoreHand } from './full/score-hand.js'
export type { ExcludedFan, ExclusionRule } from './full/exclude.js'
export type { FanClaim, FanReason } from './full/claim.js'
export { waitingKinds } from './full/ready.js'
export { totalOf } from './lean/total-of.js'
export * from './penalty.js'
export * from './problem-codes.js'
export * from './profile.js'
export type { HandRequest } from './read-request.js'
export * from './seat-rotation.js'
export * from './session.js'
export * from './settings.js'
export * from './settlement.js'
export * from './sheet.js'
export * from './table-points.js'
export * from './tiles.js'
export * from './types.js'

export const mahjong: SportRules<MahjongSheet> = {
  id: sportId('mahjong'),
  name: { zh: '麻将', en: 'Mahjong' },
  editions: mahjongEditions,
  terms: mahjongTerms,
}
