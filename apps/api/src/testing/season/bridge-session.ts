import { dealCards, dealText, playBoard } from '../../seed/bridge-deal.js'
import { inventRecord } from '../../seed/bridge-record.js'
import type { Random } from '../../seed/random.js'
import type { SheetSpec } from '../scenario.js'

export interface InventedBoard {
  readonly number: number
  readonly deal: string
}

export interface InventedSession {
  readonly boards: readonly InventedBoard[]
  readonly sheets: readonly SheetSpec[]
}

export interface SessionPlan {
  /** Pairs in the order of their entries: for two winners first all north–south, then all east–west. */
  readonly skills: readonly number[]
  readonly rounds: number
  readonly boardsARound: number
  readonly session: number
}

/**
 * A Mitchell movement: north–south sit still, east–west go up a table, boards go down one; an odd number of tables
 * meets no board twice. At the first table somebody writes down the calls and cards. The last rounds turn the tables (arrow switch) when the field has one winner.
 */
export const playMitchell = (random: Random, plan: SessionPlan, oneWinner: boolean): InventedSession => {
  const tables = plan.skills.length / 2
  const sets = tables
  const deals = Array.from({ length: sets * plan.boardsARound }, () => dealCards(random))
  const sheets: SheetSpec[] = []
  for (let round = 0; round < plan.rounds; round++) {
    const turned = oneWinner && round >= plan.rounds - Math.max(1, Math.floor(plan.rounds / 8))
    for (let table = 0; table < tables; table++) {
      const visiting = tables + ((table - round + tables * plan.rounds) % tables)
      const set = (table + round) % sets
      const sides = turned ? [visiting, table] : [table, visiting]
      for (let at = 0; at < plan.boardsARound; at++) {
        const number = set * plan.boardsARound + at
        const skill = { ns: plan.skills[sides[0] ?? 0] ?? 0, ew: plan.skills[sides[1] ?? 0] ?? 0 }
        const deal = deals[number]
        const result = deal && playBoard(deal, random, skill)
        sheets.push({
          slot: `s${plan.session}/r${round + 1}/t${table + 1}/b${number + 1}`,
          session: plan.session,
          round: round + 1,
          table: String(table + 1),
          board: String(number + 1),
          sides,
          sheet: result ? { ...result } : { contract: 'PASS' },
          ...(table === 0 && deal && result ? { record: inventRecord(deal, number + 1, result) } : {}),
        })
      }
    }
  }
  return { boards: deals.map((deal, at) => ({ number: at + 1, deal: dealText(deal) })), sheets }
}
