import { clause } from '../../core/clause.js'
import type { Explanation } from '../../core/explanation.js'
import { isVulnerable } from '../sheet/board.js'
import type { BridgeBook } from '../book.js'
import { contractText } from '../sheet/contract.js'
import { scoreParts } from '../contract/duplicate-score.js'
import type { BridgeFact } from '../sheet/effective-sheets.js'
import type { BridgeExplanationCode } from '../explanation-codes.js'
import { countedTricks, sheetVulnerability } from '../sheet/outcome.js'
import { revokeTransfer } from '../sheet/revoke.js'
import type { PlayedSheet } from '../sheet/sheet.js'
import { sideOf } from '../types.js'

/** A node whose code is one of this sport's. */
export const node = (
  code: BridgeExplanationCode,
  value: string,
  rest: Omit<Explanation, 'code' | 'value'> = {},
): Explanation => ({ code, value, ...rest })

const signed = (score: number): string => (score > 0 ? `+${score}` : `${score}`)

const playedNode = (book: BridgeBook, fact: BridgeFact, sheet: PlayedSheet): Explanation => {
  const because = clause(book.editionId, book.clauses.scoreTable)
  const vulnerable = isVulnerable(sheetVulnerability(sheet, fact.board) ?? 'none', sideOf(sheet.declarer))
  const tricks = countedTricks(book, sheet)
  const parts = scoreParts(book.duplicateTable, sheet.contract, vulnerable, tricks)
  const contract = contractText(sheet.contract)
  const over = tricks - sheet.contract.level - 6
  const steps = [
    ...(parts.trickPoints ? [node('trickPoints', `${parts.trickPoints}`, { params: { contract } })] : []),
    ...(over > 0 ? [node('overtrickPoints', `${parts.overtrickPoints}`, { params: { count: over } })] : []),
    ...(parts.premiumPoints ? [node('premiumPoints', `${parts.premiumPoints}`, { params: { contract } })] : []),
    ...(over < 0 ? [node('undertrickPoints', `${-parts.undertrickPoints}`, { params: { count: -over } })] : []),
  ].map(step => ({ ...step, clause: because }))
  const transfers = (sheet.revokes ?? []).map(revoke => {
    const { tricks: moved, reason } = revokeTransfer(book.revoke, revoke)
    const params = { offender: revoke.offender.charAt(0).toUpperCase(), trick: revoke.trick, reason }
    return node('revokeTransfer', `${moved}`, { params, clause: clause(book.editionId, book.clauses.revoke) })
  })
  const score = sideOf(sheet.declarer) === 'ns' ? parts.total : -parts.total
  return node('sheetPlayed', signed(score), {
    params: {
      contract,
      declarer: sheet.declarer.charAt(0).toUpperCase(),
      tricks,
      vulnerable: vulnerable ? 1 : 0,
    },
    clause: because,
    from: fact.id,
    steps: [...transfers, ...steps],
  })
}

/** What was on the sheet and how Law 77 makes a score of it. */
export const explainSheet = (book: BridgeBook, fact: BridgeFact): Explanation => {
  const { sheet } = fact
  if (sheet.result === 'played') return playedNode(book, fact, sheet)
  const from = fact.id
  if (sheet.result === 'score')
    return node('sheetScore', signed(sheet.nsScore), { from, params: { score: sheet.nsScore } })
  if (sheet.result === 'passedOut') {
    return node('sheetPassedOut', '0', { from, clause: clause(book.editionId, book.clauses.passedOut) })
  }
  const split = sheet.result === 'adjusted' && sheet.ns !== sheet.ew
  return node('sheetAdjusted', '', {
    from,
    clause: clause(book.editionId, split ? book.clauses.split : book.clauses.assigned),
  })
}
