import { Field, Int, ObjectType } from 'type-graphql'
import { DateTime } from './scalars.js'

@ObjectType('BroughtIn', {
  simpleResolvers: true,
  description: 'Where a record of before the switch comes from: it was not computed here.',
})
export class BroughtInType {
  @Field(() => DateTime, { description: 'When it was brought in.' })
  at!: Date

  @Field(() => String, { description: 'What the system is called that kept it before.' })
  system!: string

  @Field(() => Int, { description: 'The line of its sheet.' })
  row!: number

  @Field(() => String, { nullable: true, description: 'What it stood for, as the sheet says.' })
  note?: string | null
}
