import { problem, type Problem } from '../../core/problem.js'
import { err, type Result } from '../../core/result.js'
import { contractText, parseContract } from './contract.js'
import { parseBridgeSheet } from './parse-sheet.js'
import type { BridgeSheet } from './sheet.js'

/** `+1`, `-2`, `=` or a number of tricks (0–13) → tricks won by declarer in a contract of that level. */
export const tricksFromResult = (level: number, text: string): number | undefined => {
  const mark = text.trim().replace('−', '-')
  const relative = mark === '=' ? 0 : /^[+-]\d{1,2}$/.test(mark) ? Number(mark) : undefined
  const tricks = relative === undefined ? (/^\d{1,2}$/.test(mark) ? Number(mark) : -1) : level + 6 + relative
  return tricks >= 0 && tricks <= 13 ? tricks : undefined
}

const shape =
  /^([1-7]\s*(?:nt|sa|[cdhsn♣♦♥♠])\s*(?:xx|x|\*{1,2})?)\s*([nesw])\s*(=|[+\-−]\d{1,2}|\d{1,2})(?:\s+([cdhs♣♦♥♠]?\s*(?:10|[2-9tjqka])[cdhs]?))?$/i

/** A bid of no level there is. */
const beyondSeven = /^([089]|\d{2,})\s*(?:nt|sa|[cdhsn♣♦♥♠])\b/i

const refuse = (text: string): Result<never, readonly Problem[]> =>
  err([problem('DESK_ENTRY_UNREADABLE', { params: { text: text.slice(0, 40) } })])

/**
 * One line typed at the score desk → a sheet: `3nt n +1`, `4sx e -2 hq` (lead), `pass`, `np` (not played),
 * `a6040` (artificial percentages), `+620` or `-100` (north–south score). Problems: DESK_ENTRY_UNREADABLE,
 * CONTRACT_LEVEL_IMPOSSIBLE, RESULT_BEYOND_CONTRACT (more or fewer than thirteen tricks), those of the sheet.
 */
export const parseDeskEntry = (text: string): Result<BridgeSheet, readonly Problem[]> => {
  const entry = text.trim()
  if (/^(np|not played)$/i.test(entry)) return parseBridgeSheet({ notPlayed: true })
  if (/^p(ass(ed out)?)?$/i.test(entry)) return parseBridgeSheet({ contract: 'PASS' })
  const artificial = /^a\s*(\d\d)\s*[-/]?\s*(\d\d)$/i.exec(entry)
  if (artificial) return parseBridgeSheet({ adjusted: { ns: artificial[1], ew: artificial[2] } })
  if (/^[+-]\d{2,4}$/.test(entry) || entry === '0') return parseBridgeSheet({ nsScore: entry })
  const [, contract, declarer, result, lead] = shape.exec(entry) ?? []
  const parsed = contract === undefined ? undefined : parseContract(contract)
  const level = beyondSeven.exec(entry)?.[1]
  if (level !== undefined) return err([problem('CONTRACT_LEVEL_IMPOSSIBLE', { params: { level } })])
  if (!parsed?.ok || parsed.value === 'passedOut' || result === undefined) return refuse(text)
  const tricks = tricksFromResult(parsed.value.level, result)
  return tricks === undefined
    ? err([problem('RESULT_BEYOND_CONTRACT', { params: { result, level: parsed.value.level } })])
    : parseBridgeSheet({ contract: contractText(parsed.value), declarer, tricks, lead })
}
