import { type Explanation, ok, type Problem, type Result } from '@paiji/rules'
import { evaluateLadder, type GradeProgress, type Missing } from '@paiji/rules/awards'
import type { Db } from '../../db/client.js'
import type { AwardedEvent, PolicyRow } from '../awards/awards.repo.js'
import type { ComputedAward } from '../awards/compute-awards.js'
import type { IsoDate } from '../../base/clock.js'
import { type Ladder, type LadderStep, laddersInForce, readLadder, readLadders } from './ladder.js'
import { allLadders, laddersFor } from './ladders.repo.js'
import { daysOf, factsOn, gatherFacts, noFacts, type PersonFacts } from './person-facts.js'

export interface NextGrade {
  readonly step: LadderStep
  /** What is still needed, by kind. */
  readonly missing: readonly Missing[]
  readonly explanation: Explanation
}

/** How far one person has come on one ladder. */
export interface LadderProgress {
  readonly policy: PolicyRow
  readonly steps: readonly LadderStep[]
  /** The highest grade held or reached. */
  readonly current: LadderStep | undefined
  /** Whether it was awarded, not only reached. */
  readonly awarded: boolean
  /** Undefined at the top. */
  readonly next: NextGrade | undefined
}

const nextOf = (steps: readonly LadderStep[], progress: readonly GradeProgress[], from: number) => {
  const [step, found] = [steps[from], progress[from]]
  return step && found ? { step, missing: found.missing, explanation: found.explanation } : undefined
}

/** How far one person has come on one ladder by a day. */
export const progressOn = ({ policy, edition, steps }: Ladder, facts: PersonFacts, asOf: IsoDate): LadderProgress => {
  const progress = evaluateLadder(edition, factsOn(policy, facts), asOf)
  const at = progress.findLastIndex(grade => grade.met || grade.held)
  return {
    policy,
    steps,
    current: steps[at],
    awarded: progress[at]?.held ?? false,
    next: nextOf(steps, progress, at + 1),
  }
}

export interface ProgressOfPerson extends LadderProgress {
  readonly forId: string
}

const hasBegun = ({ policy }: Ladder, facts: PersonFacts): boolean => {
  const { awards, placings, held } = factsOn(policy, facts)
  return awards.length > 0 || placings.length > 0 || held.length > 0
}

/**
 * For each person the ladders that hold for them today and on which there are points, finishes or a grade. Five
 * statements, whatever the number of people. A version that cannot be read is left out: it has no grades to be on the way to.
 */
export const gradeProgressOf = async (
  db: Db,
  personIds: readonly string[],
  today: IsoDate,
): Promise<ProgressOfPerson[]> => {
  const ladders = (await allLadders(db)).flatMap(row => {
    const read = readLadder(row)
    return read.ok ? [read.value] : []
  })
  if (ladders.length === 0) return []
  const everybody = await gatherFacts(db, { people: personIds })
  return [...everybody].flatMap(([forId, facts]) =>
    laddersInForce(ladders, daysOf(facts, today))
      .filter(ladder => hasBegun(ladder, facts))
      .map(ladder => ({ ...progressOn(ladder, facts, today), forId })),
  )
}

/** One ladder without an event's result and with it. */
export interface GradeForecast {
  readonly before: LadderProgress
  readonly after: LadderProgress
}

export interface GradeQuestion {
  readonly event: AwardedEvent
  readonly personId: string
  readonly asOf: IsoDate
  /** The supposed finish. */
  readonly place: number
  readonly field: { readonly size: number }
  /** What the event would give the person; nothing if absent. */
  readonly award: ComputedAward | undefined
}

const supposed = (facts: PersonFacts, { event, personId, place, field, award }: GradeQuestion): PersonFacts => {
  const { id: eventId, sport, category, organisationPath, endsOn: endedOn } = event
  const base = { eventId, personId, sport, category, organisationPath }
  const placings = [...facts.placings, { ...base, place, field: field.size, endedOn }]
  if (!award) return { ...facts, placings }
  const { points, colour, earnedOn } = award
  const awards = [...facts.awards, { ...base, id: `supposed/${eventId}`, points, colour, earnedOn }]
  return { ...facts, placings, awards }
}

/**
 * What an event's result would do on the ladders of its sport, kept by its body or one above it, that hold for the
 * person on its last day. Five statements. Problems: `POLICY_*`.
 */
export const forecastGrades = async (
  db: Db,
  question: GradeQuestion,
): Promise<Result<GradeForecast[], readonly Problem[]>> => {
  const { event, personId, asOf } = question
  const ladders = readLadders(await laddersFor(db, event))
  if (!ladders.ok) return ladders
  if (ladders.value.length === 0) return ok([])
  const before = (await gatherFacts(db, { people: [personId] })).get(personId) ?? noFacts
  const after = supposed(before, question)
  return ok(
    laddersInForce(ladders.value, daysOf(after, event.endsOn)).map(ladder => ({
      before: progressOn(ladder, before, asOf),
      after: progressOn(ladder, after, asOf),
    })),
  )
}
