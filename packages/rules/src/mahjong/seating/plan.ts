import { fourOf } from '../../core/tuple.js'
import { type Problem, problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import type { SeatedTable, SeatingGroups, SeatingProposal, SportSeating } from '../../core/seating.js'
import { toText } from '../../core/ratio.js'
import { isRecord, isWhole } from '../read.js'
import { gamePointUnit } from '../score/score-lines.js'
import { carryOf, type MahjongSettings } from '../settings/settings.js'
import { boundOf, meetingsWithin, repeatsOf } from './bound.js'
import { balanceWinds } from './balance-winds.js'
import { seatByRanking } from './by-ranking.js'
import { perfectDesign } from './designs.js'
import { checkSeating, seatingReport } from './report.js'
import { rollerPlan } from './roller.js'
import { bestDraw } from './best-draw.js'
import { fieldRoller } from './field-roller.js'
import type { SeatingPlan } from './seating.js'
import { swissFour } from './swiss-four.js'

const kinds = ['perfect', 'roller', 'search'] as const
type Kind = (typeof kinds)[number]

/** Searches made unless told, and the most that may be asked for. */
const usualTries = 3
const mostTries = 30

const none: SeatingGroups = { apart: [], rather: [] }

interface Wanted {
  readonly kind: Kind
  readonly sessions: number | undefined
  readonly seed: number
  readonly tries: number
}

const draw = (
  { kind, sessions, seed, tries }: Wanted,
  players: number,
  { apart, rather }: SeatingGroups,
): SeatingPlan | undefined => {
  if (kind === 'perfect') {
    const design = perfectDesign(players)
    return sessions !== undefined && design && design.length < sessions ? undefined : design?.slice(0, sessions)
  }
  if (sessions === undefined) return undefined
  if (kind === 'search') return bestDraw({ players, sessions, apart, rather, seed, tries })
  const plan = rollerPlan(players / 4, sessions) ?? fieldRoller(players / 4, sessions)
  return plan && balanceWinds(plan)
}

/**
 * Who sits with whom in every round: a perfect design, a roller draw, or a search. Teams are kept apart by the search
 * and reported by the others. `SEATING_UNREADABLE`, `SEATING_PLAYERS_NOT_FOURS`, `SEATING_IMPOSSIBLE`.
 */
export const planSeating = (
  input: unknown,
  players: number,
  groups: SeatingGroups = none,
): Result<SeatingProposal, readonly Problem[]> => {
  const given = isRecord(input) ? input : {}
  const kind = kinds.find(known => known === given.kind)
  const { rounds, seed, tries } = given
  if (!kind) return err([problem('SEATING_UNREADABLE', { at: { path: 'kind' } })])
  if (rounds !== undefined && !isWhole(rounds, 1, 99)) {
    return err([problem('SEATING_UNREADABLE', { at: { path: 'rounds' } })])
  }
  if (players < 4 || players % 4 !== 0) return err([problem('SEATING_PLAYERS_NOT_FOURS', { params: { players } })])
  const wanted = {
    kind,
    sessions: rounds as number | undefined,
    seed: isWhole(seed, 0, 2 ** 31) ? seed : 1,
    tries: isWhole(tries, 1, mostTries) ? tries : usualTries,
  }
  const plan = draw(wanted, players, groups)
  if (!plan) return err([problem('SEATING_IMPOSSIBLE', { params: { players } })])
  return ok({
    rounds: plan.map(tables => tables.map((sides, at) => ({ label: `${at + 1}`, sides, boards: [] }))),
    boards: 0,
    warnings: checkSeating(plan, { players, ...groups }).map(found => ({ ...found, severity: 'warning' as const })),
  })
}

/** Tables of four only; whoever sat out has no table. */
const drawOf = (rounds: readonly (readonly SeatedTable[])[]): SeatingPlan =>
  rounds.map(tables => tables.filter(table => table.sides.length === 4).map(table => fourOf(table.sides)))

const byRanking: NonNullable<SportSeating['byRanking']> = (order, before) => {
  const players = order.length
  if (players < 4 || players % 4 !== 0) return err([problem('SEATING_PLAYERS_NOT_FOURS', { params: { players } })])
  return ok(seatByRanking(order, drawOf(before)).map((sides, at) => ({ label: `${at + 1}`, sides, boards: [] })))
}

const isTableOf = (table: readonly number[], order: readonly number[]): boolean =>
  table.length === 4 && new Set(table).size === 4 && table.every(player => order.includes(player))

const swiss: NonNullable<SportSeating['swiss']> = (order, before, { groups, rounds, locked }) => {
  const players = order.length
  if (players < 4) return err([problem('SEATING_PLAYERS_NOT_FOURS', { params: { players } })])
  const held = locked.flat()
  if (new Set(held).size < held.length || !locked.every(table => isTableOf(table, order)))
    return err([problem('SEATING_TABLE_NOT_FOUR')])
  const { tables, free } = swissFour({
    order,
    before: drawOf(before),
    satOut: before.flatMap(round => round.flatMap(({ sides }) => (sides.length === 1 ? sides : []))),
    ...groups,
    locked: locked.map(table => fourOf(table)),
    ...(rounds === undefined ? {} : { rounds }),
  })
  return ok([
    ...tables.map((sides, at) => ({ label: `${at + 1}`, sides, boards: [] })),
    ...free.map((player, at) => ({ label: `bye${at + 1}`, sides: [player], boards: [] })),
  ])
}

export const mahjongSeating: SportSeating = {
  sidesATable: 4,
  plan: planSeating,
  byRanking,
  swiss,
  report: (rounds, sides, { apart, rather }) => {
    const plan = drawOf(rounds)
    const { meetings, windSpread, unbalanced } = seatingReport(plan, sides)
    return {
      meetings,
      seatSpread: windSpread,
      unbalanced,
      repeats: repeatsOf(plan),
      bound: boundOf(plan, sides, apart),
      apart: meetingsWithin(plan, apart),
      rather: meetingsWithin(plan, rather),
    }
  },
  carriedFurther: (settings, entrant) => ({
    [gamePointUnit]: toText(carryOf(settings as Partial<Pick<MahjongSettings, 'carry'>>, entrant).gamePoints),
  }),
  withCarried: (settings, carried, further) => ({
    ...settings,
    carry: Object.fromEntries(
      Object.entries(carried).map(([id, score]) => [
        id,
        { standardPoints: score, gamePoints: further?.[id]?.[gamePointUnit] ?? '0' },
      ]),
    ),
  }),
}
