import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { AgreementCount } from '../../domain/results/agreements.repo.js'
import type { RevisionRow } from '../../domain/standings/standings.repo.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { DateTime } from '../shared/scalars.js'

@ObjectType('ResultsToConfirm', {
  description: 'Results of one contestant that the viewer plays for, while scores are still corrected.',
})
export class ResultsToConfirmType {
  /** The newest revision that the viewer may read. */
  revision!: RevisionRow
  entryId!: string
  /** Ids of the sheets that wait for the viewer's word. */
  waiting!: ReadonlySet<string>

  @Field(() => DateTime, { nullable: true, description: 'Until when scores are corrected; null: no clock runs.' })
  dueAt!: Date | null

  @Field(() => Int, { description: 'How many of them the viewer has agreed with.' })
  agreed!: number
}

@ObjectType('ResultAgreements', { description: 'How many results of an event its contestants agree with.' })
export class ResultAgreementsType implements AgreementCount {
  @Field(() => Int, { description: 'Results that stand.' })
  results!: number

  @Field(() => Int, { description: 'Those that somebody who played agrees with.' })
  agreed!: number

  @Field(() => Int, { description: 'Those that every side agrees with.' })
  agreedByAll!: number
}

@InputType('AgreeWithResultsInput', { description: 'Results that a contestant has read and agrees with.' })
export class AgreeWithResultsInputType {
  @Field(() => ID, { description: 'The stage of the event.' })
  stage!: string

  @Field(() => [ID], { description: 'The versions that were read, by the ids of their sheets; at most 200.' })
  sheets!: string[]

  @Field(() => String, {
    nullable: true,
    description: "A key of the client's own making: the same act sent again with it is done once.",
  })
  idempotencyKey?: string
}

@ObjectType('AgreeWithResultsPayload', { description: 'What came of it.' })
export class AgreeWithResultsPayload extends ProblemsPayload {
  @Field(() => Int, { nullable: true, description: 'How many words were recorded; those said before are not.' })
  agreed?: number
}
