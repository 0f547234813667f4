import { clause } from '../../core/clause.js'
import type { Explanation } from '../../core/explanation.js'
import type { EntrantId } from '../../core/ids.js'
import { type Ratio, toDecimal } from '../../core/ratio.js'
import type { MahjongBook } from '../book.js'
import type { MahjongExplanationCode } from '../explanation-codes.js'
import {
  duplicateTable,
  type MahjongFacts,
  rankScores,
  sameGroup,
  type ScoredTable,
  scoreField,
  sideOf,
} from './field.js'
import { seatMean } from './like-seats.js'
import { toScoreLines } from './score-lines.js'
import { carryOf, type MahjongSettings } from '../settings/settings.js'
import { settleFalseWin, settleFine, settleResult } from './settlement.js'
import type { Fine, HandResult } from './settlement.js'
import type { HandRecord } from '../sheet.js'
import { penaltyOf, totalsOf } from './totals.js'
import type { Player } from '../types.js'

const decimal = (value: Ratio): string => toDecimal(value, 2)
const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`)

const step = (
  code: MahjongExplanationCode,
  value: string,
  extra: Omit<Explanation, 'code' | 'value'> = {},
): Explanation => ({
  code,
  value,
  ...extra,
})

const resultCode = (result: HandResult, player: Player): MahjongExplanationCode => {
  if (result.kind === 'drawn') return 'handDrawn'
  if (result.kind === 'selfDraw') return result.winner === player ? 'handWonBySelf' : 'handPaidToSelfDraw'
  if (result.winner === player) return 'handWonOnDiscard'
  return result.discarder === player ? 'handDiscarded' : 'handPaidBase'
}

const fineSteps = (book: MahjongBook, fines: readonly Fine[], player: Player): readonly Explanation[] =>
  fines.flatMap(fine => {
    const value = settleFine(fine)[player]
    if (value === 0) return []
    const code = value < 0 ? 'fine' : 'fineReceived'
    const params = { amount: fine.amount }
    return [step(code, signed(value), { params, clause: clause(book.editionId, book.clauses.penalty) })]
  })

const handSteps = (
  book: MahjongBook,
  settings: MahjongSettings,
  hand: HandRecord,
  player: Player,
): readonly Explanation[] => {
  const { result } = hand
  const fan: Readonly<Record<string, number>> = result.kind === 'drawn' ? {} : { fan: result.fan }
  const value = signed(settleResult(result, settings.base)[player])
  const own = step(resultCode(result, player), value, {
    params: { hand: hand.number, ...fan },
    clause: clause(book.editionId, book.clauses.handPoints),
  })
  const falseWins = (hand.falseWins ?? []).map(item => {
    const code = item.player === player ? 'falseWinPaid' : 'falseWinReceived'
    const params = { hand: hand.number, kind: item.kind }
    const article = clause(book.editionId, book.clauses.penalty)
    return step(code, signed(settleFalseWin(item)[player]), { params, clause: article })
  })
  return [own, ...falseWins, ...fineSteps(book, hand.fines ?? [], player)]
}

const sheetSteps = (
  book: MahjongBook,
  settings: MahjongSettings,
  table: ScoredTable,
  player: Player,
): readonly Explanation[] => {
  const { sheet } = table.fact
  if (sheet.kind === 'notPlayed') return []
  const fines = fineSteps(book, sheet.fines ?? [], player)
  if (sheet.kind === 'hands') return [...sheet.hands.flatMap(hand => handSteps(book, settings, hand, player)), ...fines]
  return [step('sessionTotals', signed(sheet.totals[player]), { params: { points: sheet.totals[player] } }), ...fines]
}

/** Points of the session that rulings took from a player, or gave. */
const rulingSteps = (facts: MahjongFacts, { fact }: ScoredTable, player: Player): readonly Explanation[] =>
  facts.adjustments.flatMap(({ id, adjustment, clause: article }) => {
    if (adjustment.kind !== 'penalty' || adjustment.slot !== fact.slot || adjustment.entrant !== fact.sides[player])
      return []
    const taken = Number(adjustment.amount)
    const params = { amount: Math.abs(taken) }
    const code = taken > 0 ? 'fineByRuling' : 'receivedByRuling'
    return [step(code, signed(-taken), { params, from: id, ...(article ? { clause: article } : {}) })]
  })

interface Place {
  readonly place: number
  readonly level: number
  readonly players: number
}

const placeAmong = (own: number, scores: readonly number[]): Place => ({
  place: 1 + scores.filter(other => other > own).length,
  level: scores.filter(other => other === own).length,
  players: scores.length,
})

const placeOf = (
  settings: MahjongSettings,
  tables: readonly ScoredTable[],
  table: ScoredTable,
  player: Player,
): Place => {
  const same = tables.filter(({ fact }) => sameGroup(fact, table.fact))
  const compared = settings.standardPoints.kind === 'group' ? same : [table]
  return placeAmong(
    rankScores(table)[player],
    compared.flatMap(other => [...rankScores(other)]),
  )
}

/** Where the tables of a round had the same walls: what the like seats came to. */
const againstSeats = (
  { standardPoints: { kind } }: MahjongSettings,
  tables: readonly ScoredTable[],
  table: ScoredTable,
  player: Player,
) => {
  if (kind !== 'likeSeats' && kind !== 'likeSeatImps') return undefined
  const same = tables.filter(({ fact }) => sameGroup(fact, table.fact)).map(duplicateTable)
  const params = {
    slot: table.fact.slot,
    gamePoints: table.gamePoints[player],
    mean: decimal(seatMean(same, player)),
    tables: same.length,
  }
  return { code: kind === 'likeSeats' ? 'sessionAgainstSeats' : 'sessionInImps', params } as const
}

const sessionStep = (
  book: MahjongBook,
  settings: MahjongSettings,
  { facts, tables }: { readonly facts: MahjongFacts; readonly tables: readonly ScoredTable[] },
  table: ScoredTable,
  player: Player,
): Explanation => {
  const { slot, id } = table.fact
  const value = decimal(table.standardPoints[player])
  const from = table.assignedBy ?? id
  const because = (article: string) => ({ clause: clause(book.editionId, article), from })
  if (table.assignedBy !== undefined) {
    const article = because(book.clauses.standardPoints)
    return step('sessionAssigned', value, { params: { slot }, ...article, steps: rulingSteps(facts, table, player) })
  }
  if (table.forfeited[player])
    return step('sessionForfeited', value, { params: { slot }, ...because(book.clauses.forfeit) })
  const inGroup = settings.standardPoints.kind === 'group'
  const { players: compared, ...place } = placeOf(settings, tables, table, player)
  const placed = {
    code: inGroup ? 'sessionInGroup' : 'session',
    params: { slot, gamePoints: table.gamePoints[player], ...place, ...(inGroup ? { players: compared } : {}) },
  } as const
  const { code, params } = againstSeats(settings, tables, table, player) ?? placed
  const steps = [...sheetSteps(book, settings, table, player), ...rulingSteps(facts, table, player)]
  return step(code, value, { params, ...because(book.clauses.standardPoints), steps })
}

const totalStep = (
  book: MahjongBook,
  settings: MahjongSettings,
  facts: MahjongFacts,
  tables: readonly ScoredTable[],
  entrant: EntrantId,
): Explanation | undefined => {
  const total = totalsOf(settings, facts, toScoreLines(book, tables)).find(line => line.entrant === entrant)
  if (!total) return undefined
  const sessions = tables.flatMap(table => {
    const player = sideOf(table, entrant)
    return player === undefined ? [] : [sessionStep(book, settings, { facts, tables }, table, player)]
  })
  const carry = carryOf(settings, entrant)
  const game = carry.gamePoints
  const gamePoints = game.den === 1n ? Number(game.num) : decimal(game)
  const carried =
    settings.carry[entrant] === undefined
      ? []
      : [step('carried', decimal(carry.standardPoints), { params: { gamePoints } })]
  const lost = penaltyOf(facts, entrant)
  const penalty = lost.num === 0n ? [] : [step('penalty', `-${decimal(lost)}`, { params: { amount: decimal(lost) } })]
  return step('total', decimal(total.total.value), {
    params: { sessions: sessions.length },
    clause: clause(book.editionId, book.clauses.ranking),
    steps: [...carried, ...sessions, ...penalty],
  })
}

/** Why a player has the points of one session (`slot`) or the total: down to the hand, the article and the fact. */
export const explainMahjong = (
  book: MahjongBook,
  settings: MahjongSettings,
  facts: MahjongFacts,
  target: { readonly entrant: EntrantId; readonly slot?: string },
): Explanation | undefined => {
  const scored = scoreField(settings, facts)
  if (!scored.ok) return undefined
  if (target.slot === undefined) return totalStep(book, settings, facts, scored.value, target.entrant)
  const table = scored.value.find(({ fact }) => fact.slot === target.slot)
  const player = table && sideOf(table, target.entrant)
  return table && player !== undefined
    ? sessionStep(book, settings, { facts, tables: scored.value }, table, player)
    : undefined
}
