import { Field, ID, InputType, Int } from 'type-graphql'
import type { AwardNumbers, PolicyNumbers } from '../../domain/awards/policy-numbers.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { LocalDate } from '../shared/scalars.js'

@InputType('CategoryFactorInput')
export class CategoryFactorInput {
  @Field(() => String)
  category!: string

  @Field(() => String)
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

  @Field(() => [CategoryFactorInput], { nullable: true })
  categories?: CategoryFactorInput[] | null

  @Field(() => String, { nullable: true, description: 'Share of the field that is awarded.' })
  awardedShare?: string | null

  @Field(() => Int, { nullable: true, description: 'Fields smaller than this get nothing.' })
  minimumField?: number | null
}

@InputType('SimulatePolicyInput')
export class SimulatePolicyInput {
  @Field(() => String)
  ranking!: string

  @Field(() => LocalDate, { nullable: true, description: '24 months before `to` if absent.' })
  from?: string | null

  @Field(() => LocalDate, { nullable: true, description: 'Today if absent.' })
  to?: string | null

  @Field(() => Int, { nullable: true, description: 'A stored version to start from; the one in force if absent.' })
  version?: number | null

  @Field(() => PolicyNumbersInput, { nullable: true })
  numbers?: PolicyNumbersInput | null
}

@InputType('AddPolicyVersionInput')
export class AddPolicyVersionInput extends KeyedInput {
  @Field(() => ID, { description: 'Any version of the policy.' })
  policy!: string

  @Field(() => LocalDate)
  effectiveFrom!: string

  @Field(() => PolicyNumbersInput)
  numbers!: PolicyNumbersInput

  @Field(() => String, {
    nullable: true,
    description: 'The whole rule as JSON; the numbers are not read then. The only way to change a rating policy.',
  })
  rule?: string | null
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
