import { Field, InputType, ObjectType } from 'type-graphql'

@ObjectType('MahjongSheet', { simpleResolvers: true })
export class MahjongSheetType {
  @Field(() => String, { description: 'The sheet as the edition reads it, as JSON text.' })
  text!: string
}

@InputType('MahjongSheetInput')
export class MahjongSheetInput {
  @Field(() => String, { description: 'The sheet as the edition reads it, as JSON text.' })
  text!: string
}
