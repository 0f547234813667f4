import type { SheetPlace } from '../core/edition.js'
import { problem, type Problem } from '../core/problem.js'
import { boardNumber } from './board.js'
import { type BridgeSheet, isMatchSheet } from './sheet.js'

/**
 * What cannot stand where it is entered: the result of a board without a board, from whose number dealer and
 * vulnerability follow (Law 2): `BOARD_MISSING`; the result of a match in the place of a board: `MATCH_AT_BOARD`.
 */
export const bridgeRefusals = (sheet: BridgeSheet, place?: SheetPlace): readonly Problem[] => {
  if (!place || sheet.result === 'notPlayed') return []
  const number = boardNumber(place.board)
  if (isMatchSheet(sheet)) return number === undefined ? [] : [problem('MATCH_AT_BOARD', { params: { board: number } })]
  return number === undefined ? [problem('BOARD_MISSING')] : []
}
