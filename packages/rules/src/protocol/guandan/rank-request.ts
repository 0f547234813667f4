import { textOf } from '../../core/text-of.js'
import { clause } from '../../core/clause.js'
import { type EntrantId, entrantId, factId } from '../../core/ids.js'
import { points, unitCode } from '../../core/points.js'
import { type Problem, problem } from '../../core/problem.js'
import { add, fromDecimal, type Ratio, zero } from '../../core/ratio.js'
import { err, ok, type Result } from '../../core/result.js'
import type { EntrantTotal, ScoreLine } from '../../core/score-line.js'
import type { Field } from '../../core/standings.js'
import type { RankProblemCode } from '../../guandan/rank-problem-codes.js'

export const gamePoint = 'gamePoint'
export const levelPoint = 'levelPoint'

/** Ids come back as they were given. */
export type RequestId = string | number

/** One contestant's side of a game, or its bye. */
interface RequestResult {
  readonly entrant: EntrantId
  readonly opponent?: EntrantId
  readonly round: number
  readonly slot: string
  readonly gamePoints: Ratio
  readonly levelPoints: Ratio
}

export interface RankRequest {
  readonly id: unknown
  readonly entrants: readonly EntrantId[]
  readonly results: readonly RequestResult[]
  idOf(entrant: EntrantId): RequestId
}

export interface RefusedRequest {
  readonly id: unknown
  readonly problems: readonly Problem[]
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined

const isId = (value: unknown): value is RequestId =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value))

const amount = (value: unknown): Ratio | undefined =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
    ? fromDecimal(`${value}`)
    : undefined

/** Collects problems; every reader gives something of the right type. */
class Reader {
  readonly problems: Problem[] = []
  readonly ids = new Map<EntrantId, RequestId>()

  refuse(code: RankProblemCode, path: string, params?: Readonly<Record<string, string | number>>): void {
    this.problems.push(problem(code, { at: { path }, ...(params ? { params } : {}) }))
  }

  list(value: unknown, path: string, absent: 'refuse' | 'empty'): readonly unknown[] {
    if (Array.isArray(value)) return value
    if ((value !== undefined && value !== null) || absent === 'refuse') this.refuse('LIST_EXPECTED', path)
    return []
  }

  teams(value: unknown): readonly EntrantId[] {
    return this.list(value, 'teams', 'refuse').flatMap((item, i) => {
      const id = isId(item) ? item : fieldsOf(item)?.id
      if (!isId(id)) {
        this.refuse('ID_EXPECTED', `teams[${i}]`)
        return []
      }
      const entrant = entrantId(`${id}`)
      if (this.ids.has(entrant)) this.refuse('ID_REPEATED', `teams[${i}]`, { id })
      this.ids.set(entrant, id)
      return [entrant]
    })
  }

  entrant(value: unknown, path: string): EntrantId {
    const entrant = entrantId(`${isId(value) ? value : ''}`)
    if (!this.ids.has(entrant)) this.refuse('TEAM_UNKNOWN', path, { id: isId(value) ? value : '' })
    return entrant
  }

  amount(value: unknown, path: string): Ratio {
    const read = amount(value)
    if (!read) this.refuse('NUMBER_EXPECTED', path)
    return read ?? zero
  }

  both(value: unknown, path: string): readonly [Ratio, Ratio] {
    if (Array.isArray(value) && value.length === 2)
      return [this.amount(value[0], `${path}[0]`), this.amount(value[1], `${path}[1]`)]
    this.refuse('TWO_NUMBERS_EXPECTED', path)
    return [zero, zero]
  }

  round(fields: Fields, path: string): number {
    const round = fields.round ?? undefined
    if (typeof round === 'number' && Number.isInteger(round) && round >= 0) return round
    if (round !== undefined) this.refuse('ROUND_EXPECTED', `${path}.round`)
    return 0
  }
}

const readGame = (reader: Reader, item: unknown, i: number): readonly RequestResult[] => {
  const path = `games[${i}]`
  const fields = fieldsOf(item)
  if (!fields) {
    reader.refuse('OBJECT_EXPECTED', path)
    return []
  }
  const round = reader.round(fields, path)
  const [a, b] = [reader.entrant(fields.a, `${path}.a`), reader.entrant(fields.b, `${path}.b`)]
  if (a === b) reader.refuse('OPPONENT_IS_SELF', path, { id: a })
  const game = reader.both(fields.场分, `${path}.场分`)
  const level = reader.both(fields.级分, `${path}.级分`)
  const slot = `r${round}/g${i + 1}`
  return [
    { entrant: a, opponent: b, round, slot, gamePoints: game[0], levelPoints: level[0] },
    { entrant: b, opponent: a, round, slot, gamePoints: game[1], levelPoints: level[1] },
  ]
}

const readBye = (reader: Reader, item: unknown, i: number): readonly RequestResult[] => {
  const path = `byes[${i}]`
  const fields = fieldsOf(item)
  if (!fields) {
    reader.refuse('OBJECT_EXPECTED', path)
    return []
  }
  const round = reader.round(fields, path)
  return [
    {
      entrant: reader.entrant(fields.id, `${path}.id`),
      round,
      slot: `r${round}/bye${i + 1}`,
      gamePoints: reader.amount(fields.场分, `${path}.场分`),
      levelPoints: reader.amount(fields.级分, `${path}.级分`),
    },
  ]
}

/**
 * Untyped line → request. Problems: `REQUEST_EXPECTED`, `KIND_UNKNOWN`, `LIST_EXPECTED`, `ID_EXPECTED`, `ID_REPEATED`,
 * `TEAM_UNKNOWN`, `OPPONENT_IS_SELF`, `NUMBER_EXPECTED`, `TWO_NUMBERS_EXPECTED`, `ROUND_EXPECTED`, `OBJECT_EXPECTED`.
 */
export const readRankRequest = (input: unknown): Result<RankRequest, RefusedRequest> => {
  const fields = fieldsOf(input)
  const id = fields?.id ?? null
  if (!fields) return err({ id, problems: [problem('REQUEST_EXPECTED')] })
  if (fields.kind !== 'standings') {
    const kind = textOf(fields.kind)
    return err({ id, problems: [problem('KIND_UNKNOWN', { at: { path: 'kind' }, params: { kind } })] })
  }
  const reader = new Reader()
  const entrants = reader.teams(fields.teams)
  const games = reader.list(fields.games, 'games', 'refuse').flatMap((item, i) => readGame(reader, item, i))
  const byes = reader.list(fields.byes, 'byes', 'empty').flatMap((item, i) => readBye(reader, item, i))
  if (reader.problems.length > 0) return err({ id, problems: reader.problems })
  const idOf = (entrant: EntrantId): RequestId => reader.ids.get(entrant) ?? entrant
  return ok({ id, entrants, results: [...games, ...byes], idOf })
}

const because = clause('guandan/gsac-2017', '13')

const linesOf = (result: RequestResult): readonly ScoreLine[] => {
  const line = (unit: string, value: Ratio): ScoreLine => ({
    entrant: result.entrant,
    unit: unitCode(unit),
    points: points(unitCode(unit), value),
    opponents: result.opponent === undefined ? [] : [result.opponent],
    slot: result.slot,
    from: factId(result.slot),
    because,
  })
  return [line(gamePoint, result.gamePoints), line(levelPoint, result.levelPoints)]
}

/** The request as a field to be ranked by game points. */
export const requestField = (request: RankRequest): Field => {
  const sums = new Map<EntrantId, { total: Ratio; played: number }>(
    request.entrants.map(entrant => [entrant, { total: zero, played: 0 }]),
  )
  for (const { entrant, gamePoints } of request.results) {
    const sum = sums.get(entrant)
    if (sum) sums.set(entrant, { total: add(sum.total, gamePoints), played: sum.played + 1 })
  }
  const totals = new Map<EntrantId, EntrantTotal>(
    [...sums].map(([entrant, { total, played }]) => [
      entrant,
      { entrant, total: points(unitCode(gamePoint), total), rankBy: total, played },
    ]),
  )
  const entrants = request.entrants.map(id => ({ id, number: id }))
  const facts = { entrants, sheets: [], adjustments: [], lots: [], settings: {} }
  return { facts, lines: request.results.flatMap(linesOf), totals }
}
