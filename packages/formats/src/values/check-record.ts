import type { ProblemLocation, Seat } from '@paiji/rules'
import {
  type ExaminedRecord,
  examineRecord,
  parseContract,
  parsePbnDeal,
  parseSeat,
  type RecordedOutcome,
} from './table-rules.js'
import type { ImportedLine, SeatLetter } from '../imported-event.js'
import type { ProblemLog } from '../problem-log.js'

const seatOf = (letter: SeatLetter): Seat => parseSeat(letter) as Seat

export const outcomeOf = ({ sheet }: Pick<ImportedLine, 'sheet'>): RecordedOutcome | undefined => {
  if (!('contract' in sheet)) return undefined
  if (!('declarer' in sheet)) return { contract: 'passedOut' }
  const contract = parseContract(sheet.contract)
  return contract.ok ? { contract: contract.value, declarer: seatOf(sheet.declarer), tricks: sheet.tricks } : undefined
}

/** A line's record as the rules see it; undefined when there is none. */
export const examineLine = (
  line: Pick<ImportedLine, 'sheet' | 'record'>,
  board: { readonly dealer: SeatLetter; readonly deal?: string | undefined },
): ExaminedRecord | undefined => {
  if (!line.record) return undefined
  const deal = board.deal === undefined ? undefined : parsePbnDeal(board.deal)
  const outcome = outcomeOf(line)
  return examineRecord(line.record, {
    dealer: seatOf(board.dealer),
    ...(deal?.ok ? { deal: deal.value } : {}),
    ...(outcome ? { outcome } : {}),
  })
}

/** `N` for `north`: contracts and numbers stay as they are. */
const shortSeat = (text: string): string => (parseSeat(text) ? text.charAt(0).toUpperCase() : text)

/** Warns of calls and cards that the Laws do not allow and of a record that does not lead to the result beside it. */
export const checkRecord = (
  log: ProblemLog,
  line: Pick<ImportedLine, 'sheet' | 'record'>,
  board: { readonly dealer: SeatLetter; readonly deal?: string | undefined },
  at: ProblemLocation,
): void => {
  const examined = examineLine(line, board)
  if (!examined) return
  examined.calls.forEach(({ call, fault }, index) => {
    if (fault) log.warn('CALL_ILLEGAL', at, { call, number: index + 1, article: fault.article })
  })
  for (const { card, index, article } of examined.play?.faults ?? [])
    log.warn('CARD_ILLEGAL', at, { card, trick: Math.floor(index / 4) + 1, article })
  for (const { code, record, sheet } of examined.disagreements) {
    log.warn('RECORD_DIFFERS', at, { code, record: shortSeat(record), sheet: shortSeat(sheet) })
  }
}
