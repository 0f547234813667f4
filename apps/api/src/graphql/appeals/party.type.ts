import { Field, ID, ObjectType } from 'type-graphql'
import { BilingualType } from '../shared/bilingual.type.js'
import type { CodeOf } from '../shared/enum.js'
import { ConcurrenceEnum, FilingCapacityEnum, PartySideEnum } from './appeals.enums.js'

@ObjectType('AppealGuardian', { simpleResolvers: true, description: 'Who answers for a party under age.' })
export class AppealGuardianType {
  @Field(() => String, { description: 'The name as the register has it.' })
  name!: string

  @Field(() => String, { description: 'How the guardian is reached.' })
  contact!: string
}

@ObjectType('AppealParty', { simpleResolvers: true, description: 'Somebody concerned in a case.' })
export class AppealPartyType {
  @Field(() => ID, { description: 'Opaque and lasting.' })
  id!: string

  @Field(() => PartySideEnum, { description: 'On which side.' })
  side!: CodeOf<typeof PartySideEnum>

  @Field(() => String, { description: 'As entered when the case was filed.' })
  name!: string

  @Field(() => BilingualType, { description: 'The same as readers of each language write it.' })
  called!: BilingualType

  @Field(() => FilingCapacityEnum, { nullable: true, description: 'As what; null where nothing was signed.' })
  capacity?: CodeOf<typeof FilingCapacityEnum> | null

  @Field(() => ConcurrenceEnum, {
    nullable: true,
    description: 'Whether this one agrees: for the own side and the desk.',
  })
  concurrence?: CodeOf<typeof ConcurrenceEnum>

  @Field(() => Boolean, { description: 'Whether it is the viewer.' })
  isViewer!: boolean

  @Field(() => [AppealGuardianType], {
    nullable: true,
    description: 'Of a party under eighteen, for the desk: whom it notifies as well. Null of anybody else.',
  })
  guardians?: AppealGuardianType[]
}
