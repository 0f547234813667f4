import { Field, ID, InputType, Int } from 'type-graphql'
import { KeyedInput } from '../shared/keyed.input.js'
import { LocalDate } from '../shared/scalars.js'

@InputType('CreateEventInput')
export class CreateEventInputType extends KeyedInput {
  @Field(() => ID)
  organisation!: string

  @Field(() => String, { description: 'Unique within the organisation.' })
  code!: string

  @Field(() => String)
  nameZh!: string

  @Field(() => String)
  nameEn!: string

  @Field(() => String)
  sport!: string

  @Field(() => ID, { nullable: true, description: 'The sport’s newest edition unless told.' })
  edition?: string

  @Field(() => String)
  category!: string

  @Field(() => LocalDate)
  startsOn!: string

  @Field(() => LocalDate)
  endsOn!: string

  @Field(() => String, { nullable: true })
  timeZone?: string

  @Field(() => String, { nullable: true })
  venue?: string
}

@InputType('AddStageInput')
export class AddStageInputType extends KeyedInput {
  @Field(() => ID)
  event!: string

  @Field(() => String)
  nameZh!: string

  @Field(() => String)
  nameEn!: string

  @Field(() => String, { description: 'A word for people: pairs, teams, swiss.' })
  format!: string

  @Field(() => String, {
    nullable: true,
    description: 'Conditions of contest as the edition reads them, as JSON text.',
  })
  settings?: string

  @Field(() => String, {
    nullable: true,
    description: 'The stage of the stage graph as JSON text; earlier stages by ordinal.',
  })
  plan?: string
}

@InputType('EntrantPlayerInput', { description: 'A person of the register, or a name as entered.' })
export class EntrantPlayerInputType {
  @Field(() => ID, { nullable: true })
  person?: string

  @Field(() => String, { nullable: true })
  name?: string
}

@InputType('EntrantInput')
export class EntrantInputType {
  @Field(() => String, { nullable: true, description: 'The next free number unless told.' })
  number?: string

  @Field(() => String, { nullable: true })
  group?: string

  @Field(() => String, { nullable: true })
  section?: string

  @Field(() => String, { nullable: true, description: 'A team’s name; the players’ names otherwise.' })
  name?: string

  @Field(() => Int, { nullable: true, description: '1 = strongest.' })
  seed?: number

  @Field(() => [EntrantPlayerInputType])
  players!: EntrantPlayerInputType[]
}

@InputType('EnterEntrantsInput')
export class EnterEntrantsInputType extends KeyedInput {
  @Field(() => ID)
  stage!: string

  @Field(() => [EntrantInputType])
  entrants!: EntrantInputType[]
}

@InputType('WithdrawEntryInput')
export class WithdrawEntryInputType extends KeyedInput {
  @Field(() => ID)
  entry!: string

  @Field(() => String)
  reason!: string
}

@InputType('SubstitutePlayerInput')
export class SubstitutePlayerInputType extends KeyedInput {
  @Field(() => ID)
  entry!: string

  @Field(() => Int, { description: 'Whose place is taken: the ordinal in the line-up.' })
  ordinal!: number

  @Field(() => Int)
  fromSession!: number

  @Field(() => ID, { nullable: true })
  person?: string

  @Field(() => String, { nullable: true })
  name?: string
}

@InputType('AppointOfficialInput')
export class AppointOfficialInputType extends KeyedInput {
  @Field(() => ID)
  event!: string

  @Field(() => String, { description: 'The address of the account.' })
  email!: string

  @Field(() => String, { description: 'director or scorer.' })
  role!: string
}

@InputType('DismissOfficialInput')
export class DismissOfficialInputType extends KeyedInput {
  @Field(() => ID)
  official!: string
}
