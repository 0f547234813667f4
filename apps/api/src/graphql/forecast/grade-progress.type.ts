import type { Explanation } from '@paiji/rules'
import type { Lack, Missing } from '@paiji/rules/awards'
import { Field, Int, ObjectType } from 'type-graphql'
import type { LadderProgress, NextGrade } from '../../domain/grading/grade-progress.js'
import type { LadderStep } from '../../domain/grading/ladder.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { PolicyType, toPolicy } from '../awards/policy.type.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { ExplanationType, toExplanation } from '../shared/explanation.type.js'
import { GradeRequirementEnum } from './forecast.enums.js'

@ObjectType('GradeStep', { description: 'A grade of a ladder.', simpleResolvers: true })
export class GradeStepType {
  @Field(() => String, { description: 'The code of the grade within its ladder.' })
  grade!: string

  @Field(() => BilingualType, { description: 'The name of the grade.' })
  name!: BilingualType
}

@ObjectType('MissingForGrade', {
  simpleResolvers: true,
  description: 'One thing a grade still needs.',
})
export class MissingForGradeType {
  @Field(() => GradeRequirementEnum, { description: 'What kind of requirement it is.' })
  kind!: Missing['kind']

  @Field(() => String, { nullable: true, description: 'How much or how many are missing.' })
  amount?: string | undefined

  @Field(() => String, { description: 'What the person has.', nullable: true })
  have?: string | undefined

  @Field(() => String, { description: 'What is asked.', nullable: true })
  need?: string | undefined

  @Field(() => [String], { description: 'Kinds of points that are asked for; any, when empty.' })
  colours!: readonly string[]

  @Field(() => [String], { description: 'The categories of event that count for it.' })
  categories!: readonly string[]

  @Field(() => Int, { description: 'The place that must be reached.', nullable: true })
  placeAtMost?: number | undefined

  @Field(() => Int, { nullable: true, description: 'How many must have been ranked together.' })
  fieldAtLeast?: number | undefined

  @Field(() => Int, { nullable: true, description: 'Only what is not older counts.' })
  months?: number | undefined

  @Field(() => String, { description: 'The grade that must be held before.', nullable: true })
  grade?: string | undefined

  @Field(() => [MissingWayType], { description: 'Where any one of several ways is enough: each of them.' })
  ways!: MissingWayType[]
}

@ObjectType('MissingWay', { simpleResolvers: true, description: 'One of several ways to what a grade needs.' })
export class MissingWayType {
  @Field(() => [MissingForGradeType], { description: 'What is missing on this way.' })
  missing!: MissingForGradeType[]
}

@ObjectType('NextGrade', { description: 'The next grade in sight and what is missing for it.', simpleResolvers: true })
export class NextGradeType {
  /** Events the explanation speaks of. */
  eventIds!: readonly string[]

  @Field(() => GradeStepType, { description: 'The grade itself.' })
  step!: GradeStepType

  @Field(() => [MissingForGradeType], { description: 'What is missing for it.' })
  missing!: MissingForGradeType[]

  @Field(() => ExplanationType, { description: 'The tree behind the number, down to facts and articles.' })
  explanation!: ExplanationType
}

@ObjectType('GradeProgress', { simpleResolvers: true, description: 'How far somebody has come on one ladder.' })
export class GradeProgressType {
  /** Whose it is; empty where it is supposed. */
  personId!: string

  @Field(() => PolicyType, { description: 'The policy that was in force.' })
  policy!: PolicyType

  @Field(() => [GradeStepType], { description: 'Every grade of the ladder, the lowest first.' })
  steps!: GradeStepType[]

  @Field(() => GradeStepType, { nullable: true, description: 'The highest grade held or reached.' })
  current?: GradeStepType | undefined

  @Field(() => Boolean, { description: 'Whether it was awarded, not only reached.' })
  awarded!: boolean

  @Field(() => NextGradeType, { nullable: true, description: 'Null at the top.' })
  next?: NextGradeType | undefined
}

const toStep = ({ grade, nameZh, nameEn }: LadderStep): GradeStepType => ({ grade, name: { zh: nameZh, en: nameEn } })

const nothing = { colours: [], categories: [], ways: [] }

const toLack = (missing: Lack): MissingForGradeType => {
  const base = { ...nothing, kind: missing.kind }
  switch (missing.kind) {
    case 'points':
      return { ...base, amount: missing.amount, have: missing.have, need: missing.need, colours: missing.colours }
    case 'events':
      return { ...base, amount: `${missing.times}`, have: `${missing.have}`, need: `${missing.need}` }
    case 'placings': {
      const { times, have, need, ...rest } = missing
      return { ...base, ...rest, amount: `${times}`, have: `${have}`, need: `${need}` }
    }
    case 'grade':
      return { ...base, grade: missing.grade }
  }
}

/** What a grade needs, as the schema has it. */
export const toMissing = (missing: Missing): MissingForGradeType =>
  missing.kind === 'any'
    ? { ...nothing, kind: 'any', ways: missing.ways.map(way => ({ missing: way.map(toLack) })) }
    : toLack(missing)

/** The events a tree speaks of. */
export const eventsIn = ({ code, params, steps }: Explanation): string[] => [
  ...(code === 'ladderPlacing' && params ? [String(params.event)] : []),
  ...(steps ?? []).flatMap(eventsIn),
]

/** Events by the ids they are asked for. */
export const withGlobalIds = (tree: Explanation): Explanation => ({
  ...tree,
  ...(tree.code === 'ladderPlacing' && tree.params
    ? { params: { ...tree.params, event: toGlobalId('Event', String(tree.params.event)) } }
    : {}),
  ...(tree.steps ? { steps: tree.steps.map(withGlobalIds) } : {}),
})

const toNext = ({ step, missing, explanation }: NextGrade): NextGradeType => ({
  step: toStep(step),
  missing: missing.map(toMissing),
  explanation: toExplanation(withGlobalIds(explanation)),
  eventIds: [...new Set(eventsIn(explanation))],
})

export const toGradeProgress = (
  { policy, steps, current, awarded, next }: LadderProgress,
  personId = '',
): GradeProgressType => ({
  personId,
  policy: toPolicy(policy),
  steps: steps.map(toStep),
  current: current && toStep(current),
  awarded,
  next: next && toNext(next),
})
