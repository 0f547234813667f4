import type { Explanation } from '../../core/explanation.js'
import type { Ratio } from '../../core/ratio.js'
import type { RequestReader } from '../../pairing/request-reader.js'
import { type Fields, fieldsOf, type RequestId } from '../../pairing/request-reader.js'
import { type SwissField, swissField } from '../../pairing/swiss/field.js'
import { figuresOf, optimumFigures } from '../../pairing/swiss/minimum-gap.js'
import { drawPairs, feasibleDraw } from '../../pairing/swiss/swiss-round.js'
import { blockingSet } from '../../pairing/swiss/blocking-set.js'
import {
  defaultSwissSettings,
  emptyChair,
  type SwissHistory,
  type SwissMeeting,
  type SwissSettings,
  type SwissSide,
} from '../../pairing/swiss/types.js'
import { pairReason } from '../../pairing/swiss/reasons.js'

type Json = Readonly<Record<string, unknown>>

/** The answer is by ranking whatever has been played: a state without meetings is no opening round here. */
const settings: SwissSettings = { ...defaultSwissSettings, firstRound: 'draw' }

const readSides = (reader: RequestReader, fields: Fields): readonly SwissSide[] =>
  reader.list(fields, 'teams', 'refuse').map((item, i): SwissSide => {
    const team = fieldsOf(item)
    if (!team) reader.refuse('OBJECT_EXPECTED', `teams[${i}]`)
    const seed = team?.seed ?? undefined
    if (seed !== undefined && typeof seed !== 'number') reader.refuse('NUMBER_EXPECTED', `teams[${i}].seed`)
    return {
      id: reader.newId(team?.id, `teams[${i}].id`),
      score: reader.amount(team?.场分, `teams[${i}].场分`),
      second: reader.amount(team?.级分, `teams[${i}].级分`),
      seed: typeof seed === 'number' ? seed : i + 1,
    }
  })

const readMeeting = (reader: RequestReader, item: unknown, i: number): SwissMeeting => {
  const path = `met[${i}]`
  const [round, a, b] =
    Array.isArray(item) && item.length === 3 ? (item as unknown[]) : [undefined, undefined, undefined]
  const known = typeof round === 'number' && Number.isInteger(round) && round >= 1
  if (!known) reader.refuse('ROUND_AND_TWO_TEAMS_EXPECTED', path)
  const [one, other] = [reader.knownId(a, `${path}[1]`), reader.knownId(b, `${path}[2]`)]
  if (known && one !== '' && one === other) reader.refuse('OPPONENT_IS_SELF', path, { id: one })
  return { round: known ? (round as number) : 1, a: one, b: other }
}

const readHistory = (reader: RequestReader, fields: Fields): SwissHistory => ({
  met: reader.list(fields, 'met', 'empty').map((item, i) => readMeeting(reader, item, i)),
  byes: reader.list(fields, 'had_bye', 'empty').map((item, i) => reader.knownId(item, `had_bye[${i}]`)),
})

const sideParams = new Set(['side', 'higher', 'lower'])

const reasonOf = (reader: RequestReader, { code, params, steps }: Explanation): Json => ({
  code,
  ...Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [
      name,
      sideParams.has(name) ? reader.given(`${value}`) : value,
    ]),
  ),
  ...(steps ? { skipped: steps.map(step => reasonOf(reader, step)) } : {}),
})

/** As a number of the answer: requests give scores as decimals, so that none is cut short. */
const plain = ({ num, den }: Ratio): number => Number(num) / Number(den)

const blockedAnswer = (reader: RequestReader, started: ReturnType<typeof feasibleDraw>): Json => {
  const { around, groups } = blockingSet(started.draw)
  const given = (id: string): RequestId | null => (id === emptyChair ? null : reader.given(id))
  return {
    feasible: false,
    because: {
      code: 'swissBlocked',
      around: around.map(given),
      groups: groups.map(group => group.map(given)),
    },
  }
}

const pairedAnswer = (reader: RequestReader, field: SwissField, started: ReturnType<typeof feasibleDraw>): Json => {
  const { pairs, bye } = drawPairs(started, settings)
  const free = field.sides.findIndex(side => side.id === bye?.side)
  const optimum = optimumFigures(started.draw, free < 0 ? undefined : free)
  const idAt = (position: number): RequestId => reader.given(field.sides[position]?.id ?? '')
  const own = figuresOf(
    started.draw,
    pairs.map(({ pair }) => pair),
  )
  return {
    feasible: true,
    bye: bye ? reader.given(bye.side) : null,
    lexicographic_first: pairs.map(({ pair }) => pair.map(idAt)),
    cost_lex_first: plain(own.totalGap),
    ...(optimum ? { min_total_场分_gap: plain(optimum.totalGap), min_cross_场分_pairs: optimum.crossPairs } : {}),
    because: pairs.map(({ pair, method, passed }) =>
      reasonOf(
        reader,
        pairReason(
          field,
          pair,
          method === 'firstRound' ? 'ranking' : method,
          settings,
          passed,
          started.draw.unwelcome(...pair),
        ),
      ),
    ),
    ...(bye ? { because_bye: reasonOf(reader, bye.because) } : {}),
  }
}

/** Answers `swiss_next_round`; the members without `id`, or nothing when problems were noted. */
export const answerSwiss = (reader: RequestReader, fields: Fields): Json => {
  const sides = readSides(reader, fields)
  const history = readHistory(reader, fields)
  if (reader.problems.length > 0) return {}
  const field = swissField(sides, history, [])
  const started = feasibleDraw(field, settings)
  return started.feasible ? pairedAnswer(reader, field, started) : blockedAnswer(reader, started)
}
