import type { SportRules } from '../core/sport.js'
import { sportId } from '../core/ids.js'
import { mahjongEditions } from './editions/index.js'
import { mahjongConditions } from './conditions-presets.js'
import { mahjongFinals } from './standings/event-finals.js'
import { mahjongFiles } from './files.js'
import { mahjongSeating } from './seating/plan.js'
import type { MahjongSheet } from './sheet.js'
import { mahjongProblemCodes } from './problem-codes.js'
import { mahjongLedWords } from './led/words.js'
import { mahjongTerms } from './terms.js'

export * from './answer-line.js'
export * from './answer-seating.js'
export * from './claimed.js'
export { mcr1998, mahjongEditions, wmo2006 } from './editions/index.js'
export { printed1998 } from './editions/mcr-1998/printed-1998.js'
export { scoringProfile } from './editions/profiles.js'
export { handEntryText, type HandEntry, parseHandEntry } from './desk-entry.js'
export * from './explanation-codes.js'
export * from './fan-no.js'
export { type CountedFan, type FanList, type ScoredHand, scoreHand } from './full/score-hand.js'
export { type HandForm, handForms } from './full/readings.js'
export type { ExcludedFan, ExclusionRule } from './full/exclude.js'
export type { FanClaim, FanReason } from './full/claim.js'
export { waitingKinds } from './full/ready.js'
export * from './flags.js'
export * from './hand-line.js'
export { type Hand, handOf } from './full/hand.js'
export { totalOf } from './lean/total-of.js'
export type { MahjongEdition } from './mahjong-edition.js'
export { parseMahjongSheet } from './parse-sheet.js'
export * from './penalty.js'
export * from './problem-codes.js'
export * from './profile.js'
export type { HandRequest } from './read-request.js'
export * from './seat-rotation.js'
export { balanceWinds } from './seating/balance-winds.js'
export { seatByRanking } from './seating/by-ranking.js'
export { perfectDesign, perfectSizes } from './seating/designs.js'
export * from './seating/report.js'
export * from './seating/roller.js'
export { type SearchOptions, searchSeating } from './seating/search.js'
export * from './seating/seating.js'
export * from './session.js'
export * from './settings.js'
export * from './settlement.js'
export * from './shanten.js'
export * from './sheet.js'
export * from './standings/team-standings.js'
export * from './table-points.js'
export * from './tiles.js'
export * from './types.js'

export const mahjong: SportRules<MahjongSheet> = {
  id: sportId('mahjong'),
  name: { zh: '麻将', en: 'Mahjong' },
  editions: mahjongEditions,
  terms: mahjongTerms,
  led: mahjongLedWords,
  problemCodes: mahjongProblemCodes,
  seating: mahjongSeating,
  formats: ['laidOut', 'schedule'],
  finals: mahjongFinals,
  files: mahjongFiles,
  conditions: mahjongConditions,
}
