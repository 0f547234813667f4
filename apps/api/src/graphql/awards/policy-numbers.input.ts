import { Field, ID, InputType, Int } from 'type-graphql'
import type { AwardNumbers, PolicyNumbers } from '../../domain/awards/policy-numbers.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { JSONObject, LocalDate } from '../shared/scalars.js'

@InputType('CategoryFactorInput', { description: 'The multiplier of a category of event.' })
export class CategoryFactorInput {
  @Field(() => String, { description: 'The category of event.' })
  category!: string

  @Field(() => String, { description: 'The multiplier, exact.' })
  factor!: string
}

@InputType('PolicyNumbersInput', { description: 'Numbers to change; what is absent stays as it is.' })
export class PolicyNumbersInput {
  @Field(() => Int, { nullable: true, description: 'Most results that count; 0: all.' })
  bestOf?: number | null

  @Field(() => [String], { nullable: true, description: 'Share left in the first year, the second …; then nothing.' })
  yearShares?: string[] | null

  @Field(() => Int, { nullable: true, description: 'Months after which points count nothing; 0: they never run out.' })
  expiryMonths?: number | null

  @Field(() => [CategoryFactorInput], {
    description: 'What awards are multiplied by, by category of event.',
    nullable: true,
  })
  categories?: CategoryFactorInput[] | null

  @Field(() => String, { nullable: true, description: 'Share of the field that is awarded.' })
  awardedShare?: string | null

  @Field(() => Int, { nullable: true, description: 'Fields smaller than this get nothing.' })
  minimumField?: number | null
}

@InputType('SimulatePolicyInput', { description: 'Which numbers to try on which ranking.' })
export class SimulatePolicyInput {
  @Field(() => String, { description: 'The code of the ranking.' })
  ranking!: string

  @Field(() => LocalDate, { nullable: true, description: '24 months before `to` if absent.' })
  from?: string | null

  @Field(() => LocalDate, { nullable: true, description: 'Today if absent.' })
  to?: string | null

  @Field(() => Int, { nullable: true, description: 'A stored version to start from; the one in force if absent.' })
  version?: number | null

  @Field(() => PolicyNumbersInput, { description: 'The numbers to try; unset ones stay.', nullable: true })
  numbers?: PolicyNumbersInput | null
}

@InputType('AddPolicyVersionInput', { description: 'The next version of a policy.' })
export class AddPolicyVersionInput extends KeyedInput {
  @Field(() => ID, { description: 'Any version of the policy.' })
  policy!: string

  @Field(() => LocalDate, { description: 'The first day it is in force.' })
  effectiveFrom!: string

  @Field(() => PolicyNumbersInput, { description: 'The numbers that differ from the version before.' })
  numbers!: PolicyNumbersInput

  @Field(() => JSONObject, {
    nullable: true,
    description:
      'The whole rule as data; the numbers are not read then. The only way to change a rating policy or a ladder.',
  })
  rule?: Readonly<Record<string, unknown>> | null
}

/** The numbers as the two kinds of policy take them. */
export const readNumbers = (
  given: PolicyNumbersInput | null | undefined,
): { readonly ranking: PolicyNumbers; readonly award: AwardNumbers } => {
  const { bestOf, yearShares, expiryMonths, categories, awardedShare, minimumField } = given ?? {}
  return {
    ranking: {
      ...(bestOf == null ? {} : { bestOf }),
      ...(yearShares ? { yearShares } : {}),
      ...(expiryMonths == null ? {} : { expiryMonths }),
    },
    award: {
      ...(categories ? { categories: categories.map(({ category, factor }) => ({ category, factor })) } : {}),
      ...(awardedShare == null ? {} : { awardedShare }),
      ...(minimumField == null ? {} : { minimumField }),
    },
  }
}
