import { textOf } from '../../core/text-of.js'
import { problem, type Problem } from '../../core/problem.js'
import { ratio, toDecimal } from '../../core/ratio.js'
import { type BridgeEdition } from '../../bridge/bridge-edition.js'
import type { BridgeAnswer } from './answer.js'
import { answerSession } from './answer-session.js'
import { parseContract } from '../../bridge/sheet/contract.js'
import { bridgeEditionOf, bridgeEditions } from '../../bridge/editions/index.js'
import { isRecord, type UnknownRecord } from '../../bridge/read.js'
import { type VictoryPointScale, victoryPointScales, victoryPoints } from '../../bridge/victory-point/index.js'

const problems = (id: unknown, found: readonly Problem[]): BridgeAnswer => ({ id, problems: found })
const fieldProblem = (id: unknown, code: string, field: string): BridgeAnswer =>
  problems(id, [problem(code, { at: { path: field } })])

const wholeOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined
}

const vulnerableOf = (value: unknown): boolean | undefined =>
  value === true || value === 1 || value === '1'
    ? true
    : value === false || value === 0 || value === '0'
      ? false
      : undefined

const answerContract = (request: UnknownRecord, edition: BridgeEdition): BridgeAnswer => {
  const { id } = request
  if (typeof request.contract !== 'string') return fieldProblem(id, 'FIELD_MISSING', 'contract')
  const contract = parseContract(request.contract)
  if (!contract.ok) return problems(id, [{ ...contract.error, at: { path: 'contract' } }])
  if (contract.value === 'passedOut') return { id, score: 0 }
  const vulnerable = vulnerableOf(request.declarerVulnerable)
  if (vulnerable === undefined) return fieldProblem(id, 'FIELD_UNREADABLE', 'declarerVulnerable')
  const tricks = wholeOf(request.tricks)
  if (tricks === undefined || tricks < 0 || tricks > 13) return fieldProblem(id, 'TRICKS_UNREADABLE', 'tricks')
  return { id, score: edition.book.scoreContract(contract.value, vulnerable, tricks) }
}

const answerImp = (request: UnknownRecord, edition: BridgeEdition): BridgeAnswer => {
  const difference = wholeOf(request.difference)
  if (difference === undefined) return fieldProblem(request.id, 'FIELD_UNREADABLE', 'difference')
  return { id: request.id, imp: edition.book.imps(difference) || 0 }
}

const answerVp = (request: UnknownRecord): BridgeAnswer => {
  const { id, scale } = request
  if (!victoryPointScales.includes(scale as VictoryPointScale)) {
    return problems(id, [
      problem('SCALE_UNKNOWN', { at: { path: 'scale' }, params: { scale: textOf(scale).slice(0, 40) } }),
    ])
  }
  const boards = wholeOf(request.boards)
  if (boards === undefined || boards < 1 || boards > 1000) return fieldProblem(id, 'FIELD_OUT_OF_RANGE', 'boards')
  const margin = wholeOf(request.margin)
  if (margin === undefined || margin < 0) return fieldProblem(id, 'FIELD_OUT_OF_RANGE', 'margin')
  const points = victoryPoints(scale as VictoryPointScale, boards, ratio(margin))
  if (!points.ok) return problems(id, [points.error])
  return { id, vp: [toDecimal(points.value.winner, 2), toDecimal(points.value.loser, 2)] }
}

const kinds: Readonly<Record<string, (request: UnknownRecord, edition: BridgeEdition) => BridgeAnswer>> = {
  contract: answerContract,
  imp: answerImp,
  vp: answerVp,
  session: answerSession,
}

/**
 * Answers one request of `score bridge` (kinds `contract`, `imp`, `vp`, `session`) under an edition id
 * (default: the newest). Never throws: what cannot be answered comes back as `{ id, problems }`.
 */
export const answerScoreLine = (request: unknown, options: { edition?: string } = {}): BridgeAnswer => {
  if (!isRecord(request)) return problems(null, [problem('LINE_UNREADABLE')])
  const id = request.id ?? null
  const edition = options.edition === undefined ? bridgeEditions.at(-1) : bridgeEditionOf(options.edition)
  if (!edition) return problems(id, [problem('EDITION_UNKNOWN', { params: { edition: options.edition ?? '' } })])
  const answer = Object.hasOwn(kinds, textOf(request.kind)) ? kinds[textOf(request.kind)] : undefined
  return answer
    ? answer({ ...request, id }, edition)
    : problems(id, [
        problem('KIND_UNKNOWN', { at: { path: 'kind' }, params: { kind: textOf(request.kind).slice(0, 40) } }),
      ])
}
