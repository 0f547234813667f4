import { clause } from '../core/clause.js'
import type { BoardRules } from '../core/board-rules.js'
import type { RulesEdition } from '../core/edition.js'
import { editionId } from '../core/ids.js'
import { leading } from '../core/lead.js'
import type { LedTrees } from '../core/led.js'
import { withOwnPenalties } from '../core/own-rulings.js'
import { ok } from '../core/result.js'
import { boardNumber, dealerOf, vulnerabilityOf } from './sheet/board.js'
import { analysisOf } from './boards/board-analysis.js'
import { boardFieldOf } from './boards/board-field.js'
import { handsOf, markingsOf } from './boards/board-hands.js'
import type { BridgeBook } from './book.js'
import { bridgeCrossTable } from './boards/cross-table.js'
import { describeBridgeSettings } from './settings/describe-settings.js'
import { describeBridgeSheet } from './sheet/describe-sheet.js'
import { explainBridge } from './explain/explain.js'
import { scoreField } from './score/field.js'
import { type BridgeTable, tableOf } from './led/table.js'
import { momentOf, momentsOf } from './led/moments.js'
import { bridgeLedWords } from './led/words.js'
import { partOf } from './rulings/part.js'
import type { RulingOption, RulingSituation } from './rulings/ruling-guide.js'
import { bridgeMatchCard } from './score/match-card.js'
import { layMatch, lineUpRule } from './settings/match-layout.js'
import { playedGames } from './score/played-games.js'
import { printStage } from './files/print-stage.js'
import { recordOf } from './boards/record-view.js'
import { bridgeResults } from './files/results-file.js'
import { bridgeRulings } from './rulings/rules.js'
import { bridgeRefusals } from './sheet/sheet-refusals.js'
import { isTeamMethod } from './types.js'
import { parseBridgeSheet } from './sheet/parse-sheet.js'
import { toScoreLines } from './score/score-lines.js'
import { type BridgeSettings, parseBridgeSettings } from './settings/settings.js'
import { type BridgeSheet, bridgeSheetFields } from './sheet/sheet.js'
import { withUsualBye } from './settings/usual-bye.js'
import { bridgeTieBreaks } from './score/tie-breaks.js'
import { bridgeTalliesOf } from './score/tallies.js'
import { bridgeTotalParts } from './score/total-parts.js'
import { totalsOf } from './score/totals.js'

/** An edition of the Laws together with the numbers it was made from. */
export interface BridgeEdition extends RulesEdition<BridgeSheet> {
  readonly book: BridgeBook
}

const settingsOf = (input: unknown): BridgeSettings => {
  const parsed = parseBridgeSettings(input)
  if (parsed.ok) return parsed.value
  throw new TypeError('settings were not read by parseSettings')
}

const windowsAndAppeals = (book: BridgeBook): Pick<BridgeEdition, 'windows' | 'appeals'> => {
  const article = (text: string) => clause(book.editionId, text)
  const { clauses } = book
  const halfHour = { minutes: 30 }
  return {
    windows: [
      { kind: 'correction', anchor: 'SCORE_AVAILABLE', length: halfHour, clause: article(clauses.correction) },
      { kind: 'appeal', anchor: 'SCORE_AVAILABLE', length: halfHour, clause: article(clauses.appealTime) },
    ],
    appeals: {
      route: [
        { body: 'director', hears: 'everything', clause: article(clauses.directorHears) },
        { body: 'chiefDirector', hears: 'lawPart', clause: article(clauses.directorOnLaw) },
        { body: 'committee', hears: 'judgementPart', clause: article(clauses.committee) },
        { body: 'nationalAuthority', hears: 'everything', clause: article(clauses.nationalAuthority) },
      ],
      beyondReview: [article(clauses.committeeOnLaw), article(clauses.suspension)],
    },
  }
}

const decimalsOf: BridgeEdition['decimals'] = settings => {
  const { awardDecimals, totalDecimals, percentDecimals } = settingsOf(settings).profile
  return { line: awardDecimals, total: totalDecimals, percent: percentDecimals }
}

const boardsOf = (book: BridgeBook): BoardRules => ({
  describe: (board): Readonly<Record<string, string>> => {
    const number = boardNumber(board)
    return number === undefined ? {} : { dealer: dealerOf(number), vulnerability: vulnerabilityOf(number) }
  },
  markings: markingsOf,
  hands: handsOf,
  analysis: analysisOf(book),
  field: boardFieldOf(book, decimalsOf),
  record: recordOf(book),
})

/** Makes an edition from its numbers, its articles and its trees of questions; nothing else differs between editions. */
export const bridgeEdition = (
  book: BridgeBook,
  trees: LedTrees<BridgeTable>,
  meta: BridgeEdition['meta'],
): BridgeEdition =>
  withOwnPenalties<BridgeEdition>({
    id: editionId(book.editionId),
    meta,
    book,
    sheetFields: bridgeSheetFields,
    parseSheet: parseBridgeSheet,
    refusals: bridgeRefusals(book),
    playsBoardOnce: settings => !isTeamMethod(settingsOf(settings).method),
    sheetBefore: ({ kind }) => (kind === 'assigned' || kind === 'artificial' ? { result: 'notPlayed' } : undefined),
    blankSheet: { notPlayed: true },
    isBlank: sheet => sheet.result === 'notPlayed',
    settings: describeBridgeSettings(book),
    parseSettings: input => parseBridgeSettings(input),
    withUsual: withUsualBye,
    score: facts => {
      const field = scoreField(book, facts, { waits: true })
      return field.ok ? ok(toScoreLines(book, field.value)) : field
    },
    totals: (facts, lines) => totalsOf(book, settingsOf(facts.settings), facts, lines),
    totalParts: (facts, lines, entrants) =>
      bridgeTotalParts({ book, settings: settingsOf(facts.settings), facts, lines, entrants }),
    lineUpRule: settings => lineUpRule(settingsOf(settings)),
    layMatch: (settings, round, part) => layMatch(settingsOf(settings), round, part),
    matchCard: (facts, match) => bridgeMatchCard(book, facts, match),
    levelMatch: [clause(book.editionId, book.clauses.specialScoring)],
    games: (facts, lines) => playedGames(book, settingsOf(facts.settings), facts, lines),
    tallies: bridgeTalliesOf(book),
    tieBreaks: settings => bridgeTieBreaks(book, settingsOf(settings)),
    decimals: decimalsOf,
    explain: (facts, target) => explainBridge(book, facts, target),
    describeSheet: (sheet, context) => describeBridgeSheet(book, sheet, context.board),
    boards: boardsOf(book),
    crossTable: bridgeCrossTable(book, decimalsOf),
    results: bridgeResults(book),
    print(stored) {
      return printStage(this, stored)
    },
    rulings: bridgeRulings(book),
    led: leading({
      clauseOf: article => clause(book.editionId, article),
      trees,
      words: bridgeLedWords,
      moments: momentsOf(trees),
      momentOf,
      tableOf: tableOf(book),
      partOf: (situation, option, article) =>
        partOf(book, situation as RulingSituation, option as RulingOption, article),
    }),
    ...windowsAndAppeals(book),
  })
