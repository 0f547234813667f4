import { canonicalJson } from '@paiji/rules'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { PolicyRow } from '../../domain/awards/awards.repo.js'
import { numbersOf } from '../../domain/awards/policy-numbers.js'
import { parseDateRange } from '../../base/date-range.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { LocalDate } from '../shared/scalars.js'

@ObjectType('CategoryFactor', { simpleResolvers: true })
export class CategoryFactorType {
  @Field(() => String)
  category!: string

  @Field(() => String)
  factor!: string
}

@ObjectType('PolicyNumbers', {
  simpleResolvers: true,
  description: 'The numbers of a policy that may be tried out; null where the policy has none of that kind.',
})
export class PolicyNumbersType {
  @Field(() => Int, { nullable: true })
  bestOf?: number

  @Field(() => [String], { nullable: true })
  yearShares?: readonly string[]

  @Field(() => Int, { nullable: true })
  expiryMonths?: number

  @Field(() => [CategoryFactorType])
  categories!: readonly CategoryFactorType[]

  @Field(() => String, { nullable: true })
  awardedShare?: string

  @Field(() => Int, { nullable: true })
  minimumField?: number
}

@ObjectType('Policy', { simpleResolvers: true })
export class PolicyType {
  @Field(() => ID)
  id!: string

  @Field(() => String)
  kind!: string

  @Field(() => String)
  code!: string

  @Field(() => Int)
  version!: number

  @Field(() => BilingualType)
  name!: BilingualType

  @Field(() => String)
  sport!: string

  @Field(() => LocalDate, { nullable: true })
  effectiveFrom?: string

  @Field(() => LocalDate, { nullable: true })
  effectiveUntil?: string

  @Field(() => String)
  rule!: string

  @Field(() => PolicyNumbersType)
  numbers!: PolicyNumbersType
}

export const toPolicy = (row: PolicyRow): PolicyType => {
  const { from, until } = parseDateRange(row.effective)
  return {
    id: toGlobalId('Policy', row.id),
    kind: row.kind,
    code: row.code,
    version: row.version,
    name: { zh: row.nameZh, en: row.nameEn },
    sport: row.sport,
    effectiveFrom: from,
    effectiveUntil: until,
    rule: canonicalJson(row.rule),
    numbers: { categories: [], ...numbersOf(row.rule) },
  }
}
