import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('ClassifiedStage', { description: 'A stage whose standings are a part of the order of its event.' })
export class ClassifiedStageType {
  stageId!: string

  @Field(() => Boolean, { description: 'Whether its standings are official.' })
  official!: boolean
}

@ObjectType('ClassificationLine', { description: 'A contestant’s place in the whole event.' })
export class ClassificationLineType {
  entryId!: string
  stageId!: string

  @Field(() => Int, { description: 'The place; shared places count like 1, 1, 3.' })
  rank!: number

  @Field(() => Boolean, { description: 'Whether others take the same place.' })
  shared!: boolean
}

@ObjectType('EventClassification', {
  simpleResolvers: true,
  description: 'The order of a whole event, composed of the standings of its stages.',
})
export class EventClassificationType {
  @Field(() => [ClassifiedStageType], { description: 'The stage that places the best first.' })
  stages!: readonly ClassifiedStageType[]

  @Field(() => Int, { description: 'How many contestants are placed.' })
  totalLines!: number

  @Field(() => [ClassificationLineType], { description: 'The best first.' })
  lines!: readonly ClassificationLineType[]
}
