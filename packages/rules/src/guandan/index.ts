import { entrantId, sportId } from '../core/ids.js'
import { toText } from '../core/ratio.js'
import type { SportRules } from '../core/sport.js'
import { guandanConditions } from './conditions-presets.js'
import { guandanFinals } from './event-finals.js'
import { guandanFiles } from './files.js'
import { guandanEditions } from './editions/index.js'
import { planIndividuals } from './individual.js'
import type { GuandanSheet } from './sheet.js'
import type { GuandanSettings } from './settings.js'
import { guandanProblemCodes } from './problem-codes.js'
import { guandanLedWords } from './led/words.js'
import { rankProblemCodes } from './rank-problem-codes.js'
import { guandanTerms } from './terms.js'
import { carriedOf } from './totals.js'
import { levelPointUnit } from './units.js'

export const guandan: SportRules<GuandanSheet> = {
  id: sportId('guandan'),
  name: { zh: '掼蛋', en: 'Guandan' },
  editions: guandanEditions,
  terms: guandanTerms,
  led: guandanLedWords,
  problemCodes: [...guandanProblemCodes, ...rankProblemCodes],
  files: guandanFiles,
  formats: ['swiss', 'roundRobin', 'singleElimination', 'doubleElimination', 'schedule', 'laidOut'],
  finals: guandanFinals,
  conditions: guandanConditions,
  seating: {
    sidesATable: 2,
    plan: planIndividuals,
    carriedFurther: (settings, entrant) => ({
      [levelPointUnit]: toText(carriedOf(settings as Pick<GuandanSettings, 'carry'>, entrantId(entrant)).levelPoints),
    }),
    byeSheet: { kind: 'bye' },
    withCarried: (settings, carried, further) => ({
      ...settings,
      carry: Object.fromEntries(
        Object.entries(carried).map(([id, matchPoints]) => [
          id,
          { matchPoints, levelPoints: further?.[id]?.[levelPointUnit] ?? '0' },
        ]),
      ),
    }),
  },
}

export { answerScoreLine } from './answer-line.js'
export { answerRankLine, type RankOptions } from './rank-line.js'
export { bruteForceReadings } from './brute-force.js'
export * from './card-notation.js'
export * from './cards.js'
export * from './classify.js'
export * from './compare-plays.js'
export * from './comparison.js'
export * from './deal-record.js'
export * from './deal-roles.js'
export * from './deck.js'
export { dealText, markText, orderText } from './describe-sheet.js'
export * from './desk-entry.js'
export * from './desk-game.js'
export * from './editions/index.js'
export { printAmount } from './explain.js'
export * from './explanation-codes.js'
export * from './finish-order.js'
export * from './game.js'
export type { GuandanEdition } from './guandan-edition.js'
export * from './hand-type.js'
export * from './level.js'
export * from './level-score.js'
export * from './match.js'
export { matchScoreOf, type MatchScore } from './match-score.js'
export { parseDealRecord } from './parse-deal-record.js'
export { parseGuandanSettings } from './parse-settings.js'
export { parseGuandanSheet } from './parse-sheet.js'
export * from './penalties/ledger.js'
export * from './penalties/rectification.js'
export * from './penalties/types.js'
export * from './play-readings.js'
export * from './presets.js'
export { guandanSheetFieldsOf } from './print-sheet.js'
export * from './problem-codes.js'
export * from './record-entry.js'
export * from './replay-deal.js'
export { playedOut } from './sample-deal.js'
export * from './settings.js'
export * from './sheet.js'
export { guandanTerms } from './terms.js'
export { type GuandanThroughput, measureGuandan } from './throughput.js'
export * from './time-limits.js'
export * from './tribute.js'
export * from './types.js'
export * from './units.js'
