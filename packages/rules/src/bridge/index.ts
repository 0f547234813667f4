import { sportId } from '../core/ids.js'
import type { SportRules } from '../core/sport.js'
import { compareStored } from './compare-stored.js'
import { bridgeConditions } from './conditions-presets.js'
import { dealKey, dealSolver } from './double-dummy/solve-deal.js'
import { bridgeFinals } from './event-finals.js'
import { bridgeEditions } from './editions/index.js'
import { chooseProfile } from './evidence/choose-profile.js'
import { bridgeFiles } from './files.js'
import { bridgeProfileIds } from './profiles.js'
import { bridgeSeating } from './seating.js'
import type { BridgeSheet } from './sheet.js'
import { bridgeFaultCodes, bridgeProblemCodes, movementFaultCodes } from './problem-codes.js'
import { bridgeLedWords } from './led/words.js'
import { bridgeTerms } from './terms.js'

export const bridge: SportRules<BridgeSheet> = {
  id: sportId('bridge'),
  name: { zh: '桥牌', en: 'Bridge' },
  editions: bridgeEditions,
  terms: bridgeTerms,
  led: bridgeLedWords,
  problemCodes: [...bridgeProblemCodes, ...bridgeFaultCodes, ...movementFaultCodes],
  seating: bridgeSeating,
  formats: ['laidOut', 'swiss', 'roundRobin', 'singleElimination', 'doubleElimination', 'schedule'],
  finals: bridgeFinals,
  conditions: bridgeConditions,
  profiles: { ids: bridgeProfileIds, choose: chooseProfile },
  files: bridgeFiles,
  solver: { key: dealKey, create: dealSolver },
  compare: compareStored,
}

export * from './answer.js'
export * from './answer-line.js'
export * from './answer-movement.js'
export * from './board.js'
export type { BridgeBook, BridgeClauses } from './book.js'
export type { BridgeEdition } from './bridge-edition.js'
export * from './carry-over.js'
export * from './compact-session.js'
export * from './compare-editions.js'
export * from './contract.js'
export { contractCode, type DuplicateTable, type ScoreParts, scoreParts } from './duplicate-score.js'
export * from './desk-entry.js'
export * from './dispute.js'
export * from './editions/index.js'
export { editionReport } from './edition-report.js'
export { type BridgeFact, type BridgeFacts, effectiveSheets } from './effective-sheets.js'
export * from './explanation-codes.js'
export { type FieldLine, type ScoredField, scoreField } from './field.js'
export * from './frequencies.js'
export { type Frequency, type FrequencyTable, frequencyTable } from './frequency.js'
export * from './match-adjustment.js'
export { isMatchLine, matchResults } from './matches.js'
export { matchLength } from './match-layout.js'
export { isByMatches } from './played-games.js'
export * from './movement/balance.js'
export * from './movement/cards.js'
export * from './movement/cyclic.js'
export * from './movement/howell.js'
export * from './movement/mitchell.js'
export * from './movement/movement.js'
export * from './movement/movement-file.js'
export * from './movement/plan.js'
export { nsScoreOf, sheetVulnerability } from './outcome.js'
export { parseAdjusted } from './parse-adjusted.js'
export { parseProfile } from './parse-profile.js'
export { parseSeat } from './parse-seat.js'
export { parseBridgeSheet } from './parse-sheet.js'
export * from './problem-codes.js'
export * from './possible-scores.js'
export * from './profile.js'
export * from './profiles.js'
export type { MatchResult } from './recorded-match.js'
export { rescoreField } from './rescore-field.js'
export * from './revoke.js'
export * from './ruling-guide.js'
export * from './settings.js'
export * from './sheet.js'
export * from './table/auction.js'
export * from './table/claim.js'
export * from './table/deal.js'
export * from './table/play.js'
export * from './table/record.js'
export { bridgeTerms } from './terms.js'
export { differenceTerms, faultTerms, optionTerms, revokeTerms, situationTerms } from './terms-rulings.js'
export { bridgeTieBreaks } from './tie-breaks.js'
export * from './types.js'
export * from './victory-point/index.js'
export { type WrittenSheet, writtenSheet } from './written-sheet.js'
export { ximpq } from './ximpq.js'
