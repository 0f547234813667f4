import { Field, Int, ObjectType } from 'type-graphql'
import { EntryType } from '../events/entry.type.js'
import { StageType } from '../events/stage.type.js'
import { ProblemType } from '../shared/problem.type.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { PlaySessionType, RoundType } from './round.type.js'
import { type WayOut, WayOutEnum } from './rounds.enums.js'

@ObjectType('BlockedDraw', {
  simpleResolvers: true,
  description:
    'No legal pairing: outside `around`, each group is odd and may only meet itself or somebody of `around`; there are more such groups than sides in `around`.',
})
export class BlockedDrawType {
  @Field(() => Int, { description: 'The number of the round that cannot be drawn.' })
  round!: number

  @Field(() => [EntryType], { description: 'Those whom all the others need.' })
  around!: EntryType[]

  @Field(() => [[EntryType]], { description: 'Groups that cannot be paired within themselves.' })
  groups!: EntryType[][]

  @Field(() => Boolean, { description: 'The empty chair of an odd field is among them.' })
  withBye!: boolean

  @Field(() => [WayOutEnum], { description: 'What may be done about it.' })
  choices!: readonly WayOut[]
}

@ObjectType('DrawRoundPayload', { description: 'What drawing a round answers.' })
export class DrawRoundPayload extends ProblemsPayload {
  @Field(() => RoundType, { nullable: true, description: 'The draft that was made.' })
  round?: RoundType

  @Field(() => BlockedDrawType, { nullable: true, description: 'Why none could be made.' })
  blocked?: BlockedDrawType

  @Field(() => [EntryType], { nullable: true, description: 'Who was cut before this round.' })
  cut?: EntryType[]

  @Field(() => StageType, { nullable: true, description: 'The stage as it now is.' })
  stage?: StageType
}

@ObjectType('RoundPayload', { description: 'What a change of a round answers.' })
export class RoundPayload extends ProblemsPayload {
  @Field(() => RoundType, { nullable: true, description: 'The round as it now is.' })
  round?: RoundType

  @Field(() => Int, { nullable: true, description: 'How many rounds were published together.' })
  published?: number
}

@ObjectType('SessionPayload', { description: 'What a change of a session answers.' })
export class SessionPayload extends ProblemsPayload {
  @Field(() => PlaySessionType, { nullable: true, description: 'The session as it now is.' })
  session?: PlaySessionType

  @Field(() => Int, { nullable: true, description: 'Rounds that were made.' })
  rounds?: number

  @Field(() => [ProblemType], { nullable: true, description: 'What speaks against it, though it was done.' })
  warnings?: ProblemType[]
}
