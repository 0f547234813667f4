import { type Explanation, ok, type Problem, type Result } from '@paiji/rules'
import { evaluateLadder, type GradeProgress, type Missing } from '@paiji/rules/awards'
import type { Db } from '../../db/client.js'
import type { AwardedEvent, PolicyRow } from '../awards/awards.repo.js'
import type { ComputedAward } from '../awards/compute-awards.js'
import type { IsoDate } from '../shared/clock.js'
import { ladderEdition } from './ladder-edition.js'
import { type LadderStep, parseLadder } from './ladder.js'
import { type GatheredAward, gatheredAwards, type HeldOnLadder, heldOnLadders, laddersOn } from './progress.repo.js'

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

interface Gathered {
  readonly awards: readonly GatheredAward[]
  readonly held: readonly HeldOnLadder[]
}

const onLadder = (policy: PolicyRow, { awards, held }: Gathered): Gathered => ({
  awards: awards.filter(one => one.sport === policy.sport && one.organisationPath.includes(policy.organisationId)),
  held: held.filter(one => one.code === policy.code && one.organisationId === policy.organisationId),
})

const nextOf = (steps: readonly LadderStep[], progress: readonly GradeProgress[], from: number) => {
  const [step, found] = [steps[from], progress[from]]
  return step && found ? { step, missing: found.missing, explanation: found.explanation } : undefined
}

/** Problem: LADDER_UNREADABLE. */
const progressOn = (
  policy: PolicyRow,
  { awards, held }: Gathered,
  asOf: IsoDate,
): Result<LadderProgress, readonly Problem[]> => {
  const steps = parseLadder(policy.rule)
  if (!steps.ok) return steps
  const facts = {
    awards: awards.map(({ eventId, ...award }) => ({ ...award, event: eventId })),
    placings: [],
    held: held.map(({ grade, on }) => ({ ladder: policy.code, grade, on })),
  }
  const progress = evaluateLadder(ladderEdition(policy.code, steps.value), facts, asOf)
  const at = progress.findLastIndex(grade => grade.met || grade.held)
  return ok({
    policy,
    steps: steps.value,
    current: steps.value[at],
    awarded: progress[at]?.held ?? false,
    next: nextOf(steps.value, progress, at + 1),
  })
}

export interface ProgressOfPerson extends LadderProgress {
  readonly forId: string
}

/**
 * For each person the ladders in force today on which there are points or a grade. Three statements, whatever the number
 * of people. A ladder that cannot be read is left out: it has no grades to be on the way to.
 */
export const gradeProgressOf = async (
  db: Db,
  personIds: readonly string[],
  today: IsoDate,
): Promise<ProgressOfPerson[]> => {
  const ladders = await laddersOn(db, today)
  if (ladders.length === 0) return []
  const [awards, held] = [await gatheredAwards(db, personIds), await heldOnLadders(db, personIds)]
  return personIds.flatMap(forId => {
    const own = {
      awards: awards.filter(one => one.personId === forId),
      held: held.filter(one => one.personId === forId),
    }
    return ladders.flatMap(policy => {
      const gathered = onLadder(policy, own)
      if (gathered.awards.length === 0 && gathered.held.length === 0) return []
      const progress = progressOn(policy, gathered, today)
      return progress.ok ? [{ ...progress.value, forId }] : []
    })
  })
}

/** One ladder without an event's points and with them. */
export interface GradeForecast {
  readonly before: LadderProgress
  readonly after: LadderProgress
}

export interface GradeQuestion {
  readonly event: AwardedEvent
  readonly personId: string
  readonly asOf: IsoDate
  /** What the event would give the person; nothing if absent. */
  readonly award: ComputedAward | undefined
}

const supposed = ({ event, award, personId }: GradeQuestion): GatheredAward[] => {
  if (!award) return []
  const { points, colour, earnedOn } = award
  const { id: eventId, sport, category, organisationPath } = event
  return [{ id: `supposed/${eventId}`, eventId, points, colour, earnedOn, sport, category, organisationPath, personId }]
}

/**
 * What an event's points would do on the ladders of its sport, kept by its body or one above it, that are in force on
 * its last day. Three statements. Problem: LADDER_UNREADABLE.
 */
export const forecastGrades = async (
  db: Db,
  question: GradeQuestion,
): Promise<Result<GradeForecast[], readonly Problem[]>> => {
  const { event, personId, asOf } = question
  const inForce = await laddersOn(db, event.endsOn)
  const ladders = inForce.filter(
    one => one.sport === event.sport && event.organisationPath.includes(one.organisationId),
  )
  if (ladders.length === 0) return ok([])
  const own = { awards: await gatheredAwards(db, [personId]), held: await heldOnLadders(db, [personId]) }
  const forecasts: GradeForecast[] = []
  for (const policy of ladders) {
    const now = onLadder(policy, own)
    const before = progressOn(policy, now, asOf)
    if (!before.ok) return before
    const after = progressOn(policy, { ...now, awards: [...now.awards, ...supposed(question)] }, asOf)
    if (!after.ok) return after
    forecasts.push({ before: before.value, after: after.value })
  }
  return ok(forecasts)
}
