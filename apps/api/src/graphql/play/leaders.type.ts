import type { Bilingual } from '@paiji/rules'
import { Field, Int, ObjectType } from 'type-graphql'
import { BilingualType } from '../shared/bilingual.type.js'
import { Decimal } from '../shared/scalars.js'

@ObjectType('LeaderLine', { description: 'Somebody who leads in something that is counted at the tables.' })
export class LeaderLineType {
  /** A contestant of a stage, or a person over events. */
  who!: { readonly entryId: string } | { readonly personId: string }

  @Field(() => Int, { description: 'Shared ranks count like 1, 1, 3.' })
  rank!: number

  @Field(() => Boolean, { description: 'Whether others have the same rank.' })
  shared!: boolean

  @Field(() => Decimal, { description: 'Percent to tenths of a share, else to hundredths.' })
  figure!: string

  @Field(() => Int, { description: 'How often it happened.' })
  count!: number

  @Field(() => Int, { description: 'Of how many.' })
  of!: number
}

@ObjectType('LeaderList', {
  simpleResolvers: true,
  description: 'Who leads in something. No standings follow from it.',
})
export class LeaderListType {
  @Field(() => String, { description: 'Which list.' })
  code!: string

  @Field(() => BilingualType, { description: 'What the sport calls it.' })
  name!: Bilingual

  @Field(() => Boolean, { description: 'Its figures are percentages.' })
  isShare!: boolean

  @Field(() => Int, { description: 'How many of them whoever is listed has at least.' })
  least!: number

  @Field(() => [LeaderLineType], { description: 'The first first.' })
  lines!: readonly LeaderLineType[]
}
