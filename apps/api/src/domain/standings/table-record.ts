import {
  type BridgeSheet,
  bridgeEditionOf,
  type Contract,
  contractText,
  type ExaminedCall,
  examineRecord,
  type PlayFault,
  type PlayedTrick,
  parsePbnDeal,
  parseSeat,
  parseTableRecord,
  type RecordDisagreement,
  type RecordedOutcome,
  revokeTransfer,
} from '@paiji/rules/bridge'
import type { StoredBoard } from '../events/boards.repo.js'
import type { RevisionRow } from './standings.repo.js'

/** A revoke that the play shows, with what the edition would transfer for it. */
export interface FoundRevoke {
  readonly seat: string
  readonly trick: number
  readonly transferred: number
  readonly reason: string
}

/** Auction and play of one table, held against the Laws and against the sheet. */
export interface TableRecordView {
  readonly dealer: string
  readonly calls: readonly ExaminedCall[]
  readonly passedOut: boolean
  /** What the auction leads to; absent while it is open or passed out. */
  readonly contract?: string
  readonly declarer?: string
  readonly tricks: readonly PlayedTrick[]
  readonly won: { readonly ns: number; readonly ew: number }
  readonly claimed?: number
  readonly declarerTricks?: number
  readonly disagreements: readonly RecordDisagreement[]
  readonly revokes: readonly FoundRevoke[]
  readonly cardFaults: readonly PlayFault[]
}

const outcomeOf = (sheet: BridgeSheet): RecordedOutcome | undefined => {
  if (sheet.result === 'passedOut') return { contract: 'passedOut' }
  return sheet.result === 'played'
    ? { contract: sheet.contract, declarer: sheet.declarer, tricks: sheet.tricks }
    : undefined
}

const dealOf = (board: Pick<StoredBoard, 'deal'> | undefined) => {
  const deal = typeof board?.deal === 'string' ? parsePbnDeal(board.deal) : undefined
  return deal?.ok ? deal.value : undefined
}

const textOf = (contract: Contract | undefined): { contract?: string } =>
  contract ? { contract: contractText(contract) } : {}

/**
 * A table's record, once the results of its stage are published and not before, like the hands. Undefined for other
 * sports, and when nothing was written down.
 */
export const tableRecordOf = (
  revision: Pick<RevisionRow, 'publishedAt' | 'editionId'>,
  stored: unknown,
  about: {
    readonly board: Pick<StoredBoard, 'deal' | 'dealer'> | undefined
    readonly dealer: string | undefined
    readonly sheet: BridgeSheet
  },
): TableRecordView | undefined => {
  const edition = bridgeEditionOf(revision.editionId)
  const dealer = parseSeat(about.board?.dealer ?? about.dealer)
  if (!revision.publishedAt || !edition || !dealer) return undefined
  const record = parseTableRecord(stored)
  const deal = dealOf(about.board)
  const outcome = outcomeOf(about.sheet)
  const found = examineRecord(record, { dealer, ...(deal ? { deal } : {}), ...(outcome ? { outcome } : {}) })
  const revokes = (found.play?.revokes ?? []).map(revoke => {
    const { tricks, reason } = revokeTransfer(edition.book.revoke, revoke)
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
