import type { Explanation } from '../core/explanation.js'
import type { Problem } from '../core/problem.js'
import { add, compare, divide, multiply, type Ratio, ratio, zero } from '../core/ratio.js'
import { all, ok, type Result } from '../core/result.js'
import { amountOf, printAmount, roundAmount } from './amount.js'
import type { AwardContext, AwardPolicy } from './award-policy.js'
import { type BaseAmount, baseAmount } from './base-amount.js'
import { awardedPlaces } from './cut-off.js'
import { node } from './explain.js'
import { fieldSizes } from './field-size.js'
import { shareOf } from './share-curve.js'

/** What the engine needs of a standings line; a `StandingLine` fits. */
export interface AwardPlace {
  readonly entrant: string
  readonly rank: number
  readonly group?: string
}

export interface AwardLine {
  readonly entrant: string
  readonly group?: string
  readonly rank: number
  /** Whole number of the policy's `unit`; 0 for contestants who get nothing. */
  readonly points: number
  readonly colour: string
  readonly explanation: Explanation
}

interface Frame {
  readonly policy: AwardPolicy
  readonly base: BaseAmount
  readonly places: number
  readonly field: number
  readonly colour: string
}

interface Valued {
  readonly value: Ratio
  readonly step: Explanation
}

const placeValue = ({ policy, base, places }: Frame, place: number): Valued => {
  if (place > places) {
    const value = policy.consolation === undefined || base.value.num === 0n ? zero : amountOf(policy.consolation)
    const inner = value.num === 0n ? [] : [node('awardConsolation', printAmount(value))]
    return { value, step: node('awardBelowCutOff', printAmount(value), { place, places }, inner) }
  }
  const share = shareOf(policy.curve, place, places)
  const value = multiply(base.value, share)
  return { value, step: node('awardShare', printAmount(value), { place, share: printAmount(share) }) }
}

/** The award of one shared rank: `tied` contestants hold the places from `place` on. */
const tiedValue = (frame: Frame, place: number, tied: number): { value: Ratio; steps: readonly Explanation[] } => {
  const { ties, rounding } = frame.policy
  const first = placeValue(frame, place)
  if (tied === 1 || ties.method === 'full') {
    const note = tied === 1 ? [] : [node('awardTieFull', printAmount(first.value), { rank: place, tied })]
    return { value: first.value, steps: [first.step, ...note] }
  }
  const held = Array.from({ length: tied }, (_, i) => place + i)
  const counted = ties.over === 'allPlaces' || place > frame.places ? held : held.filter(p => p <= frame.places)
  const values = counted.map(p => placeValue(frame, p))
  const summed = values
    .map(item => (ties.of === 'rounded' ? roundAmount(item.value, rounding) : item.value))
    .reduce(add, zero)
  const value = divide(summed, ratio(counted.length))
  const params = { from: place, to: place + tied - 1, tied }
  const average = node(
    'awardTieAverage',
    printAmount(value),
    params,
    values.map(item => item.step),
  )
  return { value, steps: [average] }
}

const lineOf = (frame: Frame, line: AwardPlace, place: number, tied: number): AwardLine => {
  const { policy, base, places, field, colour } = frame
  const { value, steps } = tiedValue(frame, place, tied)
  const rounded = roundAmount(value, policy.rounding)
  const changed = compare(rounded, value) !== 0
  const { step, direction, half } = policy.rounding
  const explanation = node('awardPoints', printAmount(rounded), { rank: line.rank, colour }, [
    ...base.steps,
    node('awardPlacesAwarded', `${places}`, { places, field }),
    ...(place === line.rank ? [] : [node('awardPlacePassed', `${place}`, { rank: line.rank, place })]),
    ...steps,
    ...(changed ? [node('awardRounded', printAmount(rounded), { step, direction, half })] : []),
  ])
  return { ...shown(line), points: inUnits(policy, rounded), colour, explanation }
}

const shown = (line: AwardPlace) => ({
  entrant: line.entrant,
  ...(line.group === undefined ? {} : { group: line.group }),
  rank: line.rank,
})

const inUnits = (policy: AwardPolicy, value: Ratio): number => {
  const units = divide(value, amountOf(policy.unit))
  return Number(units.den === 1n ? units.num : roundAmount(units, { ...policy.rounding, step: '1' }).num)
}

const noAward = (line: AwardPlace, colour: string): AwardLine => {
  const why = node('awardNotMember', '0', { rank: line.rank })
  return {
    ...shown(line),
    points: 0,
    colour,
    explanation: node('awardPoints', '0', { rank: line.rank, colour }, [why]),
  }
}

const countByRank = (lines: readonly AwardPlace[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  for (const line of lines) counts.set(line.rank, (counts.get(line.rank) ?? 0) + 1)
  return counts
}

const awardGroup = (frame: Frame, lines: readonly AwardPlace[], outside: ReadonlySet<string>): AwardLine[] => {
  const { nonMembers } = frame.policy
  const isPassing = (line: AwardPlace): boolean => nonMembers === 'passPlace' && outside.has(line.entrant)
  const passing = countByRank(lines.filter(isPassing))
  const tiedAt = countByRank(lines.filter(line => !isPassing(line)))
  const passedBefore = (rank: number): number =>
    [...passing].reduce((sum, [at, count]) => (at < rank ? sum + count : sum), 0)
  return lines.map(line =>
    nonMembers !== 'award' && outside.has(line.entrant)
      ? noAward(line, frame.colour)
      : lineOf(frame, line, line.rank - passedBefore(line.rank), tiedAt.get(line.rank) ?? 1),
  )
}

const byGroup = (standings: readonly AwardPlace[]): Map<string, AwardPlace[]> => {
  const groups = new Map<string, AwardPlace[]>()
  for (const line of standings) {
    const group = groups.get(line.group ?? '')
    if (group) group.push(line)
    else groups.set(line.group ?? '', [line])
  }
  return groups
}

/**
 * Ranks → points, exactly, with the arithmetic of each line. One line per line of the standings, zero awards included.
 * Errors: the event does not say what the policy needs (see `baseAmount`).
 */
export const awardPoints = (
  policy: AwardPolicy,
  standings: readonly AwardPlace[],
  context: AwardContext = {},
): Result<readonly AwardLine[], readonly Problem[]> => {
  const groups = byGroup(standings)
  const sizes = fieldSizes(policy.field, new Map([...groups].map(([group, lines]) => [group, lines.length])), context)
  const outside = new Set(context.nonMembers ?? [])
  const colour = policy.colourByCategory?.[context.category ?? ''] ?? policy.colour
  const awarded = [...groups].map(([group, lines]): Result<readonly AwardLine[], readonly Problem[]> => {
    const size = sizes.get(group) ?? { entered: lines.length, counted: ratio(lines.length) }
    const places = awardedPlaces(policy.cutOff, policy.field, size)
    const base = baseAmount(policy, size, places, context)
    if (!base.ok) return base
    return ok(awardGroup({ policy, base: base.value, places, field: size.entered, colour }, lines, outside))
  })
  const joined = all(awarded)
  return joined.ok ? ok(joined.value.flat()) : joined
}
