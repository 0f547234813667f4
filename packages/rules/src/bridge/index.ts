import { sportId } from '../core/ids.js'
import type { SportRules } from '../core/sport.js'
import { bridgeEditions } from './editions/index.js'
import { bridgeProfileIds, profileForProgram } from './profiles.js'
import type { BridgeSheet } from './sheet.js'
import { bridgeTerms } from './terms.js'

export const bridge: SportRules<BridgeSheet> = {
  id: sportId('bridge'),
  name: { zh: '桥牌', en: 'Bridge' },
  editions: bridgeEditions,
  terms: bridgeTerms,
  profiles: { ids: bridgeProfileIds, forProgram: profileForProgram },
}

export * from './answer-line.js'
export * from './board.js'
export type { BridgeEdition } from './bridge-edition.js'
export * from './contract.js'
export * from './editions/index.js'
export * from './explanation-codes.js'
export { parseAdjusted } from './parse-adjusted.js'
export { parseSeat } from './parse-seat.js'
export { parseBridgeSheet } from './parse-sheet.js'
export { printedAward } from './printed-award.js'
export * from './problem-codes.js'
export * from './profile.js'
export * from './profiles.js'
export * from './settings.js'
export * from './sheet.js'
export { bridgeTerms } from './terms.js'
export * from './types.js'
export * from './victory-point/index.js'
