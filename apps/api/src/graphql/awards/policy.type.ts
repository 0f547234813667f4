import type { CodeOf } from '../shared/enum.js'
import { PolicyKindEnum, PolicyStatusEnum } from './awards.enums.js'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { PolicyRow } from '../../domain/awards/awards.repo.js'
import { numbersOf } from '../../domain/awards/policy-numbers.js'
import type { IsoDate } from '../../base/clock.js'
import { isWithdrawn } from '../../domain/awards/policies.repo.js'
import { parseDateRange } from '../../base/date-range.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { JSONObject, LocalDate } from '../shared/scalars.js'
import { SportEnum } from '../shared/enums.js'

@ObjectType('CategoryFactor', {
  description: 'By how much awards of a category of event are multiplied.',
  simpleResolvers: true,
})
export class CategoryFactorType {
  @Field(() => String, { description: 'The category of event.' })
  category!: string

  @Field(() => String, { description: 'The multiplier, exact.' })
  factor!: string
}

@ObjectType('PolicyNumbers', {
  simpleResolvers: true,
  description: 'The numbers of a policy that may be tried out; null where the policy has none of that kind.',
})
export class PolicyNumbersType {
  @Field(() => Int, { description: 'How many results count at the most.', nullable: true })
  bestOf?: number

  @Field(() => [String], { description: 'The share that counts in the first, second … year, exact.', nullable: true })
  yearShares?: readonly string[]

  @Field(() => Int, { description: 'Months after which points no longer count.', nullable: true })
  expiryMonths?: number

  @Field(() => [CategoryFactorType], { description: 'What awards are multiplied by, by category of event.' })
  categories!: readonly CategoryFactorType[]

  @Field(() => String, { description: 'The share of the field that is awarded, exact.', nullable: true })
  awardedShare?: string

  @Field(() => Int, { description: 'Contestants below which nothing is awarded.', nullable: true })
  minimumField?: number
}

@ObjectType('Policy', {
  description: 'A version of the rules by which points, lists or grades are made.',
  simpleResolvers: true,
})
export class PolicyType {
  row!: PolicyRow

  @Field(() => ID, { description: 'An opaque id of its own.' })
  id!: string

  @Field(() => PolicyKindEnum, { description: 'What the policy governs.' })
  kind!: CodeOf<typeof PolicyKindEnum>

  @Field(() => String, { description: "The policy's code; its versions share it." })
  code!: string

  @Field(() => Int, { description: 'Which version of the policy, from 1.' })
  version!: number

  @Field(() => BilingualType, { description: "The policy's name." })
  name!: BilingualType

  @Field(() => SportEnum, { description: 'The sport it belongs to.' })
  sport!: string

  @Field(() => LocalDate, { description: 'The first day it is in force.', nullable: true })
  effectiveFrom?: string

  @Field(() => LocalDate, { description: 'The first day it is no longer in force.', nullable: true })
  effectiveUntil?: string

  @Field(() => JSONObject, { description: 'The whole rule as data.' })
  rule!: object

  @Field(() => PolicyNumbersType, { description: 'The numbers that a form changes.' })
  numbers!: PolicyNumbersType
}

/** Where a version stands on a day of its body. */
export const statusOn = (row: PolicyRow, today: IsoDate): keyof typeof PolicyStatusEnum => {
  if (isWithdrawn(row)) return 'WITHDRAWN'
  const { from, until } = parseDateRange(row.effective)
  if (from !== undefined && today < from) return 'SCHEDULED'
  return until !== undefined && until <= today ? 'ENDED' : 'IN_FORCE'
}

export const toPolicy = (row: PolicyRow): PolicyType => {
  const { from, until } = isWithdrawn(row) ? { from: undefined, until: undefined } : parseDateRange(row.effective)
  return {
    row,
    id: toGlobalId('Policy', row.id),
    kind: row.kind,
    code: row.code,
    version: row.version,
    name: { zh: row.nameZh, en: row.nameEn },
    sport: row.sport,
    effectiveFrom: from,
    effectiveUntil: until,
    rule: row.rule,
    numbers: { categories: [], ...numbersOf(row.rule) },
  }
}
