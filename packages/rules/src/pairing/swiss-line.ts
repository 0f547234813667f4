import type { Explanation } from '../core/explanation.js'
import type { RequestReader } from './request-reader.js'
import { type Fields, fieldsOf, type RequestId } from './request-reader.js'
import { type SwissField, swissField } from './swiss/field.js'
import { figuresOf, optimumFigures } from './swiss/minimum-gap.js'
import { drawPairs, feasibleDraw } from './swiss/swiss-round.js'
import { blockingSet } from './swiss/blocking-set.js'
import {
  defaultSwissSettings,
  emptyChair,
  type SwissHistory,
  type SwissMeeting,
  type SwissSettings,
  type SwissSide,
} from './swiss/types.js'
import { pairReason } from './swiss/reasons.js'

type Json = Readonly<Record<string, unknown>>

/** The answer is by ranking whatever has been played: a state without meetings is no opening round here. */
const settings: SwissSettings = { ...defaultSwissSettings, firstRound: 'draw' }

const readSides = (reader: RequestReader, fields: Fields): readonly SwissSide[] =>
  reader.list(fields, 'teams', 'refuse').map((item, i): SwissSide => {
    const team = fieldsOf(item)
    if (!team) reader.refuse('OBJECT_EXPECTED', `teams[${i}]`)
    const seed = team?.seed
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
  return {
    round: known ? (round as number) : 1,
    a: reader.knownId(a, `${path}[1]`),
    b: reader.knownId(b, `${path}[2]`),
  }
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

const plain = (value: number, unit: bigint): number => value / Number(unit)

/** Denominator that makes all scores whole, as `swissField` counts gaps. */
const commonUnit = (sides: readonly SwissSide[]): bigint =>
  sides.reduce((product, { score }) => (product % score.den === 0n ? product : product * score.den), 1n)

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
  const unit = commonUnit(field.sides)
  const idAt = (position: number): RequestId => reader.given(field.sides[position]?.id ?? '')
  const own = figuresOf(
    started.draw,
    pairs.map(({ pair }) => pair),
  )
  return {
    feasible: true,
    bye: bye ? reader.given(bye.side) : null,
    lexicographic_first: pairs.map(({ pair }) => pair.map(idAt)),
    cost_lex_first: plain(own.totalGap, unit),
    ...(optimum ? { min_total_场分_gap: plain(optimum.totalGap, unit), min_cross_场分_pairs: optimum.crossPairs } : {}),
    because: pairs.map(({ pair, method, passed }) =>
      reasonOf(reader, pairReason(field, pair, method, settings, passed, started.draw.unwelcome(...pair))),
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
