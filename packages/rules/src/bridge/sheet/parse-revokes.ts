import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import { parseSeat } from './parse-seat.js'
import { isRecord } from '../read.js'
import { type RevokeRecord, revokeExemptions } from './revoke.js'

const countOf = (value: unknown, min: number, max: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined

const parseRevoke = (value: unknown): RevokeRecord | undefined => {
  if (!isRecord(value)) return undefined
  const offender = parseSeat(value.offender)
  const trick = countOf(value.trick, 1, 13)
  const laterTricksWon = countOf(value.laterTricksWon ?? 0, 0, 12)
  if (!offender || trick === undefined || laterTricksWon === undefined || trick + laterTricksWon > 13) return undefined
  const noTransfer = revokeExemptions.find(code => code === value.noTransfer)
  if (value.noTransfer !== undefined && !noTransfer) return undefined
  return {
    offender,
    trick,
    offenderWonTrick: value.offenderWonTrick === true,
    sideWonTrick: value.sideWonTrick === true || value.offenderWonTrick === true,
    laterTricksWon,
    laterWonWithSuit: value.laterWonWithSuit === true,
    ...(noTransfer ? { noTransfer } : {}),
    ...(value.bothSides === true ? { bothSides: true } : {}),
  }
}

/** Reads the established revokes of a board; absent means none. */
export const parseRevokes = (value: unknown): Result<readonly RevokeRecord[], readonly Problem[]> => {
  if (value === undefined || value === null) return ok([])
  const items = Array.isArray(value) ? value.map(parseRevoke) : [undefined]
  const bad = items.findIndex(item => !item)
  return bad < 0
    ? ok(items.filter(item => item !== undefined))
    : err([problem('REVOKE_UNREADABLE', { at: { path: `revokes[${bad}]` } })])
}
