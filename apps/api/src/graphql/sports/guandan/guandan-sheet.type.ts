import { Field, InputType, ObjectType } from 'type-graphql'

@ObjectType('GuandanSheet', { simpleResolvers: true })
export class GuandanSheetType {
  @Field(() => String, { description: 'The sheet as the edition reads it, as JSON text.' })
  text!: string
}

@InputType('GuandanSheetInput')
export class GuandanSheetInput {
  @Field(() => String, { description: 'The sheet as the edition reads it, as JSON text.' })
  text!: string
}
