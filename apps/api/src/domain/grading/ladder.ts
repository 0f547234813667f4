import { err, type Explanation, ok, type Problem, problem, Ratios, type Result } from '@paiji/rules'
import type { IsoDate } from '../shared/clock.js'

/** What a step asks for; every part that is given must be met. Amounts in hundredths of a point. */
export interface LadderRequirements {
  readonly points?: number
  /** Points of one colour, e.g. `gold`. */
  readonly byColour?: Readonly<Record<string, number>>
  /** Events in which points were won. */
  readonly events?: number
}

export interface LadderStep {
  readonly grade: string
  readonly nameZh: string
  readonly nameEn: string
  readonly requires: LadderRequirements
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hundredths = (value: unknown): number | undefined => {
  const exact = typeof value === 'string' ? Ratios.fromDecimal(value) : undefined
  const scaled = exact && Ratios.multiply(exact, Ratios.ratio(100))
  return scaled && scaled.den === 1n && scaled.num > 0n ? Number(scaled.num) : undefined
}

const refuse = (path: string): Result<never, readonly Problem[]> =>
  err([problem('LADDER_UNREADABLE', { at: { path } })])

const parseRequirements = (input: unknown, path: string): Result<LadderRequirements, readonly Problem[]> => {
  if (!isRecord(input)) return refuse(path)
  const points = input.points === undefined ? undefined : hundredths(input.points)
  if (input.points !== undefined && points === undefined) return refuse(`${path}.points`)
  const { events } = input
  if (events !== undefined && !(Number.isInteger(events) && (events as number) > 0)) return refuse(`${path}.events`)
  const colours: Record<string, number> = {}
  if (input.byColour !== undefined && !isRecord(input.byColour)) return refuse(`${path}.byColour`)
  for (const [colour, text] of Object.entries(input.byColour ?? {})) {
    const amount = hundredths(text)
    if (amount === undefined) return refuse(`${path}.byColour.${colour}`)
    colours[colour] = amount
  }
  if (points === undefined && events === undefined && Object.keys(colours).length === 0) return refuse(path)
  return ok({
    ...(points === undefined ? {} : { points }),
    ...(events === undefined ? {} : { events: events as number }),
    ...(Object.keys(colours).length > 0 ? { byColour: colours } : {}),
  })
}

/** A ladder policy's rule: `{ kind: 'ladder', steps: [{ grade, nameZh, nameEn, requires }] }`, lowest step first. */
export const parseLadder = (rule: unknown): Result<readonly LadderStep[], readonly Problem[]> => {
  if (!isRecord(rule) || rule.kind !== 'ladder' || !Array.isArray(rule.steps)) return refuse('steps')
  const steps: LadderStep[] = []
  for (const [at, step] of (rule.steps as unknown[]).entries()) {
    const path = `steps[${at}]`
    if (!isRecord(step)) return refuse(path)
    const { grade, nameZh, nameEn } = step
    if (typeof grade !== 'string' || typeof nameZh !== 'string' || typeof nameEn !== 'string') return refuse(path)
    const requires = parseRequirements(step.requires, `${path}.requires`)
    if (!requires.ok) return requires
    steps.push({ grade, nameZh, nameEn, requires: requires.value })
  }
  return ok(steps)
}

/** One award as a ladder sees it. */
export interface LadderAward {
  readonly id: string
  readonly eventId: string
  readonly points: number
  readonly colour: string
  readonly earnedOn: IsoDate
}

export interface ReachedStep {
  readonly step: LadderStep
  /** The day of the award that completed it. */
  readonly on: IsoDate
  readonly evidence: Explanation
}

/** Hundredths of a point as text with two decimals. */
export const print = (value: number): string => Ratios.toDecimal(Ratios.ratio(value, 100), 2)

interface Tally {
  points: number
  readonly byColour: Map<string, number>
  readonly events: Set<string>
}

const met = (requires: LadderRequirements, tally: Tally): boolean =>
  tally.points >= (requires.points ?? 0) &&
  tally.events.size >= (requires.events ?? 0) &&
  Object.entries(requires.byColour ?? {}).every(([colour, least]) => (tally.byColour.get(colour) ?? 0) >= least)

/** What was there on the day: the sums against what was asked for, then every award that made them. */
const evidenceOf = (step: LadderStep, tally: Tally, awards: readonly LadderAward[], on: IsoDate): Explanation => {
  const { points, events, byColour } = step.requires
  return {
    code: 'gradeReached',
    value: step.grade,
    params: { grade: step.grade, on },
    steps: [
      ...(points === undefined
        ? []
        : [{ code: 'gradePoints', value: print(tally.points), params: { needed: print(points) } }]),
      ...Object.entries(byColour ?? {}).map(([colour, least]) => ({
        code: 'gradeColour',
        value: print(tally.byColour.get(colour) ?? 0),
        params: { colour, needed: print(least) },
      })),
      ...(events === undefined
        ? []
        : [{ code: 'gradeEvents', value: String(tally.events.size), params: { needed: events } }]),
      ...awards.map(award => ({
        code: 'gradeAward',
        value: print(award.points),
        params: { award: award.id, earnedOn: award.earnedOn, colour: award.colour },
      })),
    ],
  }
}

/** The steps one person has reached, each on the day of the award that completed it. `awards` oldest first. */
export const climb = (steps: readonly LadderStep[], awards: readonly LadderAward[]): readonly ReachedStep[] => {
  const tally: Tally = { points: 0, byColour: new Map(), events: new Set() }
  const reached: ReachedStep[] = []
  awards.forEach((award, at) => {
    tally.points += award.points
    tally.byColour.set(award.colour, (tally.byColour.get(award.colour) ?? 0) + award.points)
    tally.events.add(award.eventId)
    for (let next = steps[reached.length]; next && met(next.requires, tally); next = steps[reached.length]) {
      const evidence = evidenceOf(next, tally, awards.slice(0, at + 1), award.earnedOn)
      reached.push({ step: next, on: award.earnedOn, evidence })
    }
  })
  return reached
}
