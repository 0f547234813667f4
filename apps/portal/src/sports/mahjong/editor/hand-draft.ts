import {
  type FalseWin,
  type Fine,
  type HandRecord,
  handRecordProblems,
  type HandResult,
  type Player,
} from '@paiji/rules/mahjong'
import { isLike } from '@/lib/stored'
import { keptOf } from './session-draft'

/** A hand as it is tapped: who won, from whom, for how many points, and what else happened in it. */
export interface HandDraft {
  readonly winner?: Player
  /** Who dealt the tile in; the winner himself where it was self-drawn. */
  readonly from?: Player
  readonly robbed: boolean
  readonly points: string
  readonly flowers?: number
  readonly falseWins: readonly FalseWin[]
  readonly fines: readonly Fine[]
  readonly dealer?: Player
}

export const emptyDraft: HandDraft = { robbed: false, points: '', falseWins: [], fines: [] }

/** What was kept of a hand that nobody has written yet. */
export const readDraft = (kept: unknown): HandDraft => (isLike(emptyDraft, kept) ? kept : emptyDraft)

/** A written hand as it would have been tapped. */
export const draftOf = ({ result, falseWins = [], fines = [], dealer }: HandRecord): HandDraft => {
  const beside = { falseWins, fines, ...(dealer === undefined ? {} : { dealer }) }
  if (result.kind === 'drawn') return { ...emptyDraft, ...beside }
  const { winner, fan, flowers } = result
  return {
    ...beside,
    winner,
    from: result.kind === 'selfDraw' ? winner : result.discarder,
    robbed: result.kind === 'robbedKong',
    points: `${fan}`,
    ...(flowers === undefined ? {} : { flowers }),
  }
}

const resultOf = ({ winner, from, robbed, points, flowers }: HandDraft): HandResult | undefined => {
  if (winner === undefined || from === undefined || points === '') return undefined
  const won = { winner, fan: Number(points), ...(flowers === undefined ? {} : { flowers }) }
  if (winner === from) return { kind: 'selfDraw', ...won }
  return { kind: robbed ? 'robbedKong' : 'discard', discarder: from, ...won }
}

/**
 * The hand with this result, in place of `former` where it is corrected: what the desk alone writes stays, points as
 * they were written do not, since they are of the result before. Undefined while something is missing.
 */
export const handOf = (
  draft: HandDraft,
  former: HandRecord | undefined,
  result: HandResult | undefined = resultOf(draft),
): Omit<HandRecord, 'number'> | undefined => {
  if (!result) return undefined
  const { falseWins, fines, dealer } = draft
  const hand = {
    ...(former?.penalties ? { penalties: former.penalties } : {}),
    ...(former ? keptOf(former) : {}),
    result,
    ...(falseWins.length > 0 ? { falseWins } : {}),
    ...(fines.length > 0 ? { fines } : {}),
    ...(dealer === undefined ? {} : { dealer }),
  }
  return handRecordProblems({ number: 1, ...hand }).length === 0 ? hand : undefined
}
