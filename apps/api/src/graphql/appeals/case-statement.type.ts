import { Field, ID, ObjectType } from 'type-graphql'
import { BilingualType } from '../shared/bilingual.type.js'
import type { CodeOf } from '../shared/enum.js'
import { DateTime } from '../shared/scalars.js'
import { StatementKindEnum } from './appeals.enums.js'

@ObjectType('CaseStatement', {
  simpleResolvers: true,
  description: 'What the other side or the director states to a case.',
})
export class CaseStatementType {
  @Field(() => ID, { description: 'Opaque and lasting.' })
  id!: string

  @Field(() => StatementKindEnum, { description: 'Who states it.' })
  kind!: CodeOf<typeof StatementKindEnum>

  @Field(() => String, { nullable: true, description: 'Whose it is, by name.' })
  name?: string

  @Field(() => BilingualType, { nullable: true, description: 'The same as readers of each language write it.' })
  called?: BilingualType

  @Field(() => String, { description: 'What happened.' })
  facts!: string

  @Field(() => String, { description: 'Why the ruling is right or wrong.' })
  reasons!: string

  @Field(() => DateTime, { description: 'When it was recorded.' })
  at!: Date
}
