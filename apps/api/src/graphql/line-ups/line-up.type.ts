import type { LineUpTerms, Room } from '@paiji/rules'
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { SideSegment } from '../../domain/line-ups/match-sides.js'
import { EntryPlayerType } from '../events/entry.type.js'
import { RoundTableType } from '../rounds/round.type.js'
import { RoomEnum } from '../rounds/rounds.enums.js'
import { enumOf } from '../shared/enum.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { PermissionType } from '../shared/permission.type.js'
import { ProblemType } from '../shared/problem.type.js'
import { DateTime } from '../shared/scalars.js'

const LineUpSeenEnum = enumOf<LineUpTerms['seen']>('LineUpSeen', 'When others than the team see its line-up.', {
  both: 'Once every side of the match has given its own.',
  deadline: 'Once it is due.',
  atOnce: 'As soon as it is given.',
})

@ObjectType('LineUpRoom', { simpleResolvers: true, description: 'Who of a team sits in one room.' })
export class LineUpRoomType {
  @Field(() => RoomEnum, { description: 'The room.' })
  room!: Room

  @Field(() => [EntryPlayerType], { description: 'In seat order.' })
  players!: readonly EntryPlayerType[]
}

@ObjectType('LineUp', { simpleResolvers: true, description: 'Who of a team plays one segment of a match.' })
export class LineUpType {
  @Field(() => [LineUpRoomType], { description: 'The open room first.' })
  rooms!: readonly LineUpRoomType[]

  @Field(() => DateTime, { description: 'When it was given.' })
  givenAt!: Date

  @Field(() => String, { nullable: true, description: 'Why, where it was given once results stood.' })
  reason?: string | null

  @Field(() => Boolean, { description: 'Whoever runs the event gave it in the place of the team.' })
  byOffice!: boolean
}

@ObjectType('LineUpSegment', { description: 'One segment of a match for one of its sides.' })
export class LineUpSegmentType {
  segment!: SideSegment
  /** Whether the viewer may see the line-up before others do. */
  own!: boolean
  seen!: LineUpTerms['seen']
  captains!: readonly string[]
  players!: readonly EntryPlayerType[]

  @Field(() => Int, { description: 'Counted within the match from 1.' })
  number!: number

  @Field(() => [String], { description: 'The numbers of its boards, in the order of play.' })
  boards!: readonly string[]

  @Field(() => Boolean, { description: 'A result of it stands: from then on the director alone changes who played.' })
  started!: boolean

  @Field(() => Boolean, { description: 'A line-up was submitted, seen or not.' })
  submitted!: boolean
}

@ObjectType('LineUpSide', { description: 'A team at a match, and whom it names segment by segment.' })
export class LineUpSideType {
  entryId!: string

  @Field(() => PermissionType, { description: 'Whether the viewer may give its line-ups.' })
  canGive!: PermissionType

  @Field(() => PermissionType, { description: 'Whether the viewer may say who played once results stand.' })
  canMend!: PermissionType

  @Field(() => Int, { description: 'Seats of the team in each room, or at the table.' })
  seats!: number

  @Field(() => DateTime, {
    nullable: true,
    description: 'When its line-ups are due; null where the conditions name no time, or the match has none.',
  })
  dueAt?: Date | undefined

  @Field(() => String, {
    nullable: true,
    description:
      'The article of the event’s own penalties that one given later falls under; null: none is taken later.',
  })
  lateArticle?: string | undefined

  @Field(() => LineUpSeenEnum, { description: 'When the others see it.' })
  seen!: LineUpTerms['seen']

  @Field(() => [EntryPlayerType], { description: 'Who may play, by the places in the team’s list.' })
  players!: readonly EntryPlayerType[]

  @Field(() => [LineUpSegmentType], { description: 'In the order of play.' })
  segments!: readonly LineUpSegmentType[]
}

@ObjectType('PlayerParticipation', {
  simpleResolvers: true,
  description: 'How much of a team’s boards a player played.',
})
export class PlayerParticipationType {
  @Field(() => EntryPlayerType, { description: 'The player.' })
  player!: EntryPlayerType

  @Field(() => Int, { description: 'Boards played.' })
  boards!: number

  @Field(() => Boolean, { description: 'At least the share that the conditions ask for.' })
  enough!: boolean
}

@ObjectType('TeamParticipation', { simpleResolvers: true, description: 'Who of a team played how many of its boards.' })
export class TeamParticipationType {
  @Field(() => Int, { description: 'Boards of which it is known who played them.' })
  boards!: number

  @Field(() => Int, { description: 'Boards without a line-up though the team has more players than seats.' })
  unknown!: number

  @Field(() => String, { nullable: true, description: 'The least share the conditions ask for, as a fraction.' })
  least?: string

  @Field(() => [PlayerParticipationType], { description: 'In the order of the team’s list.' })
  players!: readonly PlayerParticipationType[]
}

@ObjectType('BoardsPlayed', { simpleResolvers: true, description: 'How many of a team’s boards one player played.' })
export class BoardsPlayedType {
  @Field(() => Int, { description: 'Boards the player played.' })
  boards!: number

  @Field(() => Int, { description: 'Boards of the team of which it is known who played them.' })
  of!: number
}

@InputType('LineUpRoomInput', { description: 'Who of a team sits in one room.' })
class LineUpRoomInputType {
  @Field(() => RoomEnum, { description: 'The room.' })
  room!: Room

  @Field(() => [Int], { description: 'Places in the team’s list of players, in seat order.' })
  players!: number[]
}

@InputType('GiveLineUpInput', { description: 'Who of a team plays one segment of its match, room by room.' })
export class GiveLineUpInputType extends KeyedInput {
  @Field(() => ID, { description: 'The table of the match.' })
  table!: string

  @Field(() => ID, { description: 'The team.' })
  entry!: string

  @Field(() => Int, { description: 'The segment, from 1.' })
  segment!: number

  @Field(() => [LineUpRoomInputType], { description: 'Every room of the match.' })
  rooms!: LineUpRoomInputType[]

  @Field(() => String, { nullable: true, description: 'Needed once results of the segment stand.' })
  reason?: string
}

@ObjectType('LineUpPayload', { simpleResolvers: true, description: 'A line-up that was given.' })
export class LineUpPayload {
  @Field(() => RoundTableType, { nullable: true, description: 'The table of the match; null when refused.' })
  table?: RoundTableType | null

  @Field(() => [ProblemType], { description: 'What stands in the way; empty when it was done.' })
  problems!: readonly ProblemType[]
}
