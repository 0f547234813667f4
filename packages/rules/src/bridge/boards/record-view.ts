import type { BoardRules, PreparedBoard } from '../../core/board-rules.js'
import type { BridgeBook } from '../book.js'
import { contractText } from '../sheet/contract.js'
import { parseSeat } from '../sheet/parse-seat.js'
import { revokeTransfer } from '../sheet/revoke.js'
import type { BridgeSheet } from '../sheet/sheet.js'
import { parsePbnDeal } from '../table/deal.js'
import { examineRecord, parseTableRecord, type RecordedOutcome } from '../table/record.js'
import type { Contract } from '../types.js'

const outcomeOf = (sheet: BridgeSheet): RecordedOutcome | undefined => {
  if (sheet.result === 'passedOut') return { contract: 'passedOut' }
  return sheet.result === 'played'
    ? { contract: sheet.contract, declarer: sheet.declarer, tricks: sheet.tricks }
    : undefined
}

const dealOf = (board: PreparedBoard | undefined) => {
  const deal = typeof board?.deal === 'string' ? parsePbnDeal(board.deal) : undefined
  return deal?.ok ? deal.value : undefined
}

const textOf = (contract: Contract | undefined): { contract?: string } =>
  contract ? { contract: contractText(contract) } : {}

/** A table's record held against the Laws, the deal and the sheet. */
export const recordOf =
  (book: BridgeBook): BoardRules['record'] =>
  (stored, about) => {
    const dealer = parseSeat(about.board?.dealer ?? about.dealer)
    if (!dealer) return undefined
    const deal = dealOf(about.board)
    const outcome = outcomeOf(about.sheet as BridgeSheet)
    const record = parseTableRecord(stored)
    const found = examineRecord(record, { dealer, ...(deal ? { deal } : {}), ...(outcome ? { outcome } : {}) })
    const revokes = (found.play?.revokes ?? []).map(revoke => {
      const { tricks, reason } = revokeTransfer(book.revoke, revoke)
      return { seat: revoke.offender, trick: revoke.trick, transferred: tricks, reason }
    })
    return {
      dealer,
      calls: found.calls,
      passedOut: found.auction?.passedOut ?? false,
      ...textOf(found.auction?.contract),
      ...(found.auction?.declarer ? { declarer: found.auction.declarer } : {}),
      tricks: found.play?.tricks ?? [],
      won: found.play?.won ?? { ns: 0, ew: 0 },
      ...(record.claimed === undefined ? {} : { claimed: record.claimed }),
      ...(found.tricks === undefined ? {} : { declarerTricks: found.tricks }),
      disagreements: found.disagreements,
      revokes,
      cardFaults: found.play?.faults ?? [],
    }
  }
