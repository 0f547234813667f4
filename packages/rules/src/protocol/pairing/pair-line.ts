import { problem } from '../../core/problem.js'
import { bergerRounds } from '../../pairing/berger.js'
import { answerBracketPlaces } from './bracket-places-line.js'
import { bracketRounds, bracketSections, bracketSize, firstRound } from '../../pairing/bracket.js'
import { doubleEliminationPlan } from '../../pairing/double-elimination.js'
import { type Fields, fieldsOf, RequestReader } from '../../pairing/request-reader.js'
import { seeds, snakeGroups } from '../../pairing/snake.js'
import { answerSwiss } from './swiss-line.js'

type Json = Readonly<Record<string, unknown>>
type Answer = (reader: RequestReader, fields: Fields) => Json

const most = 100_000

const answerSingleElimination: Answer = (reader, fields) => {
  const n = reader.whole(fields, 'n', 1, most)
  const size = bracketSize(n)
  const sections: Record<string, readonly (readonly number[])[]> = {}
  for (let parts = 2; parts < size; parts *= 2) sections[`${parts}`] = bracketSections(n, parts)
  const matches = [...firstRound(n)].sort((a, b) => a[0] - b[0])
  return {
    size,
    rounds: bracketRounds(n),
    byes_to: seeds(size - n),
    round1_pairs_unordered: matches,
    sections,
    matches: n - 1,
  }
}

const answerDoubleElimination: Answer = (reader, fields) => {
  const plan = doubleEliminationPlan(reader.whole(fields, 'n', 1, most))
  return {
    winners_rounds: plan.winnersRounds,
    losers_rounds: plan.losersRounds,
    winners_matches: plan.winnersMatches,
    losers_matches: plan.losersMatches,
    matches_total: plan.matches,
    matches_total_with_reset: plan.matchesWithReset,
  }
}

const answerSnake: Answer = (reader, fields) => {
  const n = reader.whole(fields, 'n', 1, most)
  const groups = reader.whole(fields, 'groups', 1, most)
  return { expected: snakeGroups(seeds(n), groups) }
}

const largestTable = 2000

const answerRoundRobin: Answer = (reader, fields) => {
  const rounds = bergerRounds(reader.whole(fields, 'n', 1, largestTable))
  return { rounds: rounds.length, reference_berger: rounds }
}

const answers: Readonly<Record<string, Answer>> = {
  swiss_next_round: answerSwiss,
  single_elimination: answerSingleElimination,
  double_elimination: answerDoubleElimination,
  snake_groups: answerSnake,
  round_robin: answerRoundRobin,
  bracket_places: answerBracketPlaces,
}

/**
 * Answers one `pair` request by its `kind`. Never throws; what cannot be read answers `{ id, problems }`.
 * Problems: `REQUEST_EXPECTED`, `KIND_UNKNOWN`, and those of `RequestReader`.
 */
export const answerPairLine = (request: unknown): Json => {
  const fields = fieldsOf(request)
  const id = fields?.id ?? null
  if (!fields) return { id, problems: [problem('REQUEST_EXPECTED')] }
  const kind = typeof fields.kind === 'string' ? fields.kind : ''
  const answer = Object.hasOwn(answers, kind) ? answers[kind] : undefined
  if (!answer) return { id, problems: [problem('KIND_UNKNOWN', { at: { path: 'kind' }, params: { kind } })] }
  const reader = new RequestReader()
  const answered = answer(reader, fields)
  return reader.problems.length > 0 ? { id, problems: reader.problems } : { id, ...answered }
}
