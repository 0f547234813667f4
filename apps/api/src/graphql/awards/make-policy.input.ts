import { Field, ID, InputType } from 'type-graphql'
import { KeyedInput } from '../shared/keyed.input.js'
import { JSONObject, LocalDate } from '../shared/scalars.js'
import { PolicyKindEnum, RankingKindEnum } from './awards.enums.js'
import { SportEnum } from '../shared/enums.js'

@InputType('CreateRankingInput', { description: 'A ranking to be made.' })
export class CreateRankingInput extends KeyedInput {
  @Field(() => ID, { description: 'The body that issues its lists.' })
  organisation!: string

  @Field(() => RankingKindEnum, { description: 'What it is made of.' })
  kind!: 'points' | 'rating'

  @Field(() => String, { description: 'Stands in its address; it follows the policy of the same code.' })
  code!: string

  @Field(() => String, { description: 'Its name in Chinese.' })
  nameZh!: string

  @Field(() => String, {
    nullable: true,
    description: 'Its name in English; the Chinese one stands in its place where none is given.',
  })
  nameEn?: string

  @Field(() => SportEnum, { description: 'The sport it belongs to.' })
  sport!: string
}

@InputType('CreatePolicyInput', { description: 'The first version of a policy or of a ladder of grades.' })
export class CreatePolicyInput extends KeyedInput {
  @Field(() => ID, { description: 'The body whose policy it is; it holds for the bodies below too.' })
  organisation!: string

  @Field(() => PolicyKindEnum, { description: 'What it governs.' })
  kind!: 'award' | 'ranking' | 'rating' | 'ladder'

  @Field(() => String, { description: "Shared by its versions; a ranking's policy has the ranking's own." })
  code!: string

  @Field(() => String, { description: 'Its name in Chinese.' })
  nameZh!: string

  @Field(() => String, {
    nullable: true,
    description: 'Its name in English; the Chinese one stands in its place where none is given.',
  })
  nameEn?: string

  @Field(() => SportEnum, { description: 'The sport it belongs to.' })
  sport!: string

  @Field(() => LocalDate, {
    description: 'The first day it is in force; a past day as long as no points were given for events since.',
  })
  effectiveFrom!: string

  @Field(() => JSONObject, { description: 'The whole rule as data.' })
  rule!: Readonly<Record<string, unknown>>
}

@InputType('WithdrawPolicyVersionInput', { description: 'A scheduled version to be taken back.' })
export class WithdrawPolicyVersionInput extends KeyedInput {
  @Field(() => ID, { description: 'The version.' })
  policy!: string

  @Field(() => String, { description: 'Why; stands in the log.' })
  reason!: string
}
