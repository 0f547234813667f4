import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { MatchedEntrant } from '../../domain/events/match-entrants.js'
import type { UnlinkedPlayer } from '../../domain/events/unlinked.repo.js'
import { IdentityCandidateType } from '../imports/import.type.js'
import { PersonMatchEnum } from '../imports/imports.enums.js'
import { enumOf } from '../shared/enum.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { OneOfInput } from '../shared/one-of-input.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { EntryType } from './entry.type.js'
import { EventType } from './event.type.js'
import type { CodeOf } from '../shared/enum.js'

export const FoundByEnum = enumOf<NonNullable<MatchedEntrant['by']>>('FoundBy', 'By what a typed player was found.', {
  id: 'A number of ours.',
  externalId: 'A number that another body gave.',
  name: 'A name that one person alone bears.',
})

@ObjectType('MatchedPlayer', { description: 'Who in the register a typed player is.' })
export class MatchedPlayerType {
  row!: MatchedEntrant

  @Field(() => String, { description: 'As typed.' })
  text!: string

  @Field(() => String, { description: 'As typed, without the number.' })
  name!: string

  @Field(() => PersonMatchEnum, { description: 'matched, doubtful or unknown.' })
  status!: CodeOf<typeof PersonMatchEnum>

  @Field(() => FoundByEnum, { nullable: true, description: 'By what the person was found.' })
  foundBy?: CodeOf<typeof FoundByEnum>

  @Field(() => Boolean, { description: 'False when no name of the number’s holder resembles the name that was typed.' })
  nameAgrees!: boolean

  @Field(() => Boolean, { description: 'Whether a sanction keeps the person from competing in the event.' })
  suspended!: boolean

  @Field(() => [IdentityCandidateType], { description: 'Whom it may mean, likeliest first.' })
  candidates!: readonly IdentityCandidateType[]
}

export const toMatchedPlayer = (row: MatchedEntrant): MatchedPlayerType => ({
  row,
  text: row.text,
  name: row.name,
  status: row.status,
  foundBy: row.by,
  nameAgrees: row.nameAgrees,
  suspended: row.suspended ?? false,
  candidates: row.candidates,
})

@ObjectType('UnlinkedPlayer', { description: 'A player of an event whom nobody has placed in the register.' })
export class UnlinkedPlayerType {
  row!: UnlinkedPlayer

  @Field(() => MatchedPlayerType, { description: 'Whom the register may mean.' })
  match!: MatchedPlayerType
}

@ObjectType('UnlinkedPlayers', { description: 'The players of an event whom nobody has placed in the register.' })
export class UnlinkedPlayersType {
  @Field(() => Int, { description: 'All of them.' })
  total!: number

  @Field(() => [UnlinkedPlayerType], { description: 'The first of them, in the order of the entry list.' })
  players!: UnlinkedPlayerType[]
}

@OneOfInput('PlayerChoiceInput', { description: 'Who a player is.' })
export class PlayerChoiceInputType {
  @Field(() => ID, { nullable: true, description: 'A person of the register.' })
  person?: string

  @Field(() => Boolean, { nullable: true, description: 'true: nobody of the register; such a player gets no points.' })
  notMember?: boolean
}

@InputType('LinkPlayerInput', { description: 'Says who a player of an entry is.' })
export class LinkPlayerInputType extends KeyedInput {
  @Field(() => ID, { description: 'The row of the line-up, as it was read.' })
  player!: string

  @Field(() => PlayerChoiceInputType, { description: 'Who it is.' })
  choice!: PlayerChoiceInputType

  @Field(() => String, { nullable: true, description: 'Needed once the event’s result is official.' })
  reason?: string
}

@ObjectType('LinkPlayerPayload', { description: 'The entry after its player was placed.' })
export class LinkPlayerPayload extends ProblemsPayload {
  @Field(() => EntryType, { nullable: true, description: 'The entry.' })
  entry?: EntryType

  @Field(() => EventType, { nullable: true, description: 'Its event.' })
  event?: EventType

  @Field(() => Int, { nullable: true, description: 'Ranking lists that were issued again.' })
  lists?: number
}
