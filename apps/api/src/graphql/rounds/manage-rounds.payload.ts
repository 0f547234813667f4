import { Field, Int, ObjectType } from 'type-graphql'
import { EntryType } from '../events/entry.type.js'
import { StageType } from '../events/stage.type.js'
import { ProblemType } from '../shared/problem.type.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { PlaySessionType, RoundType } from './round.type.js'

@ObjectType('BlockedDraw', {
  simpleResolvers: true,
  description:
    'No legal pairing: outside `around`, each group is odd and may only meet itself or somebody of `around`; there are more such groups than sides in `around`.',
})
export class BlockedDrawType {
  @Field(() => Int)
  round!: number

  @Field(() => [EntryType])
  around!: EntryType[]

  @Field(() => [[EntryType]])
  groups!: EntryType[][]

  @Field(() => Boolean, { description: 'The empty chair of an odd field is among them.' })
  withBye!: boolean

  @Field(() => [String], { description: 'oldestRematch, secondBye, manual, endStage.' })
  choices!: readonly string[]
}

@ObjectType('DrawRoundPayload')
export class DrawRoundPayload extends ProblemsPayload {
  @Field(() => RoundType, { nullable: true })
  round?: RoundType

  @Field(() => BlockedDrawType, { nullable: true })
  blocked?: BlockedDrawType

  @Field(() => [EntryType], { nullable: true, description: 'Who was cut before this round.' })
  cut?: EntryType[]

  @Field(() => StageType, { nullable: true })
  stage?: StageType
}

@ObjectType('RoundPayload')
export class RoundPayload extends ProblemsPayload {
  @Field(() => RoundType, { nullable: true })
  round?: RoundType

  @Field(() => Int, { nullable: true, description: 'How many rounds were published together.' })
  published?: number
}

@ObjectType('SessionPayload')
export class SessionPayload extends ProblemsPayload {
  @Field(() => PlaySessionType, { nullable: true })
  session?: PlaySessionType

  @Field(() => Int, { nullable: true, description: 'Rounds that were made.' })
  rounds?: number

  @Field(() => [ProblemType], { nullable: true })
  warnings?: ProblemType[]
}
