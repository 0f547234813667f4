import type { SheetPlace } from '../../core/edition.js'
import { problem, type Problem } from '../../core/problem.js'
import { boardNumber } from './board.js'
import type { BridgeBook } from '../book.js'
import { sheetVulnerability } from './outcome.js'
import { possibleScores } from './possible-scores.js'
import { type BridgeSheet, isMatchSheet } from './sheet.js'

/**
 * What cannot stand where it is entered: the result of a board without a board, from whose number dealer and
 * vulnerability follow (Law 2): `BOARD_MISSING`; the result of a match in the place of a board: `MATCH_AT_BOARD`; a score
 * that no contract gives at the vulnerability of the board (Law 77): `SCORE_IMPOSSIBLE_HERE`.
 */
export const bridgeRefusals =
  (book: BridgeBook) =>
  (sheet: BridgeSheet, place?: SheetPlace): readonly Problem[] => {
    if (!place || sheet.result === 'notPlayed') return []
    const number = boardNumber(place.board)
    if (isMatchSheet(sheet))
      return number === undefined ? [] : [problem('MATCH_AT_BOARD', { params: { board: number } })]
    if (number === undefined) return [problem('BOARD_MISSING')]
    const vulnerability = sheetVulnerability(sheet, place.board)
    if (sheet.result !== 'score' || !vulnerability || possibleScores(book, vulnerability).has(sheet.nsScore)) return []
    const params = { score: sheet.nsScore, board: number, vulnerability }
    return [problem('SCORE_IMPOSSIBLE_HERE', { at: { path: 'nsScore' }, params })]
  }
