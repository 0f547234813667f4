import { type Problem, problem } from '../../core/problem.js'
import { isRecord, isWhole } from '../../mahjong/read.js'
import { bestDraw } from '../../mahjong/seating/best-draw.js'
import { boundOf, repeatsOf } from '../../mahjong/seating/bound.js'

type Fields = Readonly<Record<string, unknown>>
type Groups = readonly (readonly number[])[]

const mostPlayers = 400
const mostRounds = 60
/** Exchanges tried for one request: some seconds. */
const budget = 2_000_000

const unreadable = (path: string): Problem => problem('SEATING_UNREADABLE', { at: { path } })

const isGroups = (value: unknown, players: number): value is Groups =>
  Array.isArray(value) &&
  value.every(group => Array.isArray(group) && group.every(player => isWhole(player, 1, players)))

const problemsOf = ({ players, rounds, seed, apart }: Fields): readonly Problem[] => {
  if (!isWhole(players, 4, mostPlayers)) return [unreadable('players')]
  if (players % 4 !== 0) return [problem('SEATING_PLAYERS_NOT_FOURS', { at: { path: 'players' }, params: { players } })]
  return [
    ...(isWhole(rounds, 1, mostRounds) ? [] : [unreadable('rounds')]),
    ...(seed === undefined || seed === null || isWhole(seed, 0, 2 ** 31) ? [] : [unreadable('seed')]),
    ...(apart === undefined || apart === null || isGroups(apart, players) ? [] : [unreadable('apart')]),
  ]
}

/** Steps and searches that share the budget. */
const effort = (players: number, rounds: number) => {
  const steps = Math.min(1_000_000, Math.max(100_000, players * rounds * 800))
  return { steps, tries: Math.max(1, Math.floor(budget / steps)) }
}

/**
 * Answers one `seating` request: tables of four for every round, how many meetings are repeated, and the fewest that
 * can be proved necessary. The same request has the same answer. Never throws; what cannot be read answers
 * `{ id, problems }`: `SEATING_UNREADABLE`, `SEATING_PLAYERS_NOT_FOURS`.
 */
export const answerSeatingLine = (request: unknown): Fields => {
  const fields = isRecord(request) ? request : {}
  const id = fields.id ?? null
  const problems = problemsOf(fields)
  if (problems.length > 0) return { id, problems }
  const [players, sessions] = [fields.players as number, fields.rounds as number]
  const apart = (fields.apart ?? []) as Groups
  const seed = (fields.seed ?? 1) as number
  const plan = bestDraw({ players, sessions, apart, seed, ...effort(players, sessions) })
  return { id, rounds: plan, repeats: repeatsOf(plan), bound: boundOf(plan, players, apart) }
}
