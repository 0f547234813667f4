import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Room } from '@paiji/rules'
import type { SlotPlace, TableSlot } from '../../domain/events/slot-name.js'
import type { DrawChoice } from '../../domain/rounds/draw-round.js'
import type { ClockState } from '../../domain/rounds/round-clock.js'
import type { RoundRow, SessionRow, SheetRow, TableRow } from '../../domain/rounds/rounds.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { PermissionType } from '../shared/permission.type.js'
import { DateTime } from '../shared/scalars.js'
import {
  ClockStateEnum,
  DrawChoiceEnum,
  RoomEnum,
  RoundMethodEnum,
  RoundStatusEnum,
  SheetSourceEnum,
  TableKindEnum,
} from './rounds.enums.js'

@ObjectType('PlaySession', { implements: NodeInterface, description: 'One sitting of a stage.' })
export class PlaySessionType extends NodeInterface {
  row!: SessionRow

  @Field(() => Int, { description: 'Counted within the stage from 1.' })
  number!: number

  @Field(() => BilingualType, { nullable: true, description: 'Where it has a name of its own.' })
  name?: BilingualType

  @Field(() => DateTime, { nullable: true, description: 'When play begins.' })
  startsAt?: Date | null
}

@ObjectType('RoundPermissions', { simpleResolvers: true, description: 'What the viewer may do with a round.' })
export class RoundPermissionsType {
  @Field(() => PermissionType, { description: 'Change, undo, publish and close it.' })
  canManage!: PermissionType

  @Field(() => PermissionType, { description: 'Enter its results.' })
  canEnterResult!: PermissionType
}

@ObjectType('RoundChange', { simpleResolvers: true, description: 'Two sides exchanged by hand, with the reason.' })
export class RoundChangeType {
  @Field(() => String, { description: 'One side, by number and name.' })
  first!: string

  @Field(() => String, { description: 'The other side, by number and name.' })
  second!: string

  @Field(() => BilingualType, { description: 'The one side as readers of each language write its name.' })
  firstCalled!: BilingualType

  @Field(() => BilingualType, { description: 'The other side likewise.' })
  secondCalled!: BilingualType

  @Field(() => String, { description: 'Why.' })
  reason!: string

  @Field(() => [String], { description: 'Codes of what spoke against it.' })
  accepted!: readonly string[]

  @Field(() => Int, {
    nullable: true,
    description: 'From this round on they have changed places; in this one alone if null.',
  })
  from?: number
}

@ObjectType('RoundClock', { simpleResolvers: true, description: 'The round’s clock by the server’s time.' })
export class RoundClockType {
  @Field(() => ClockStateEnum, { description: 'What it does at `now`.' })
  state!: ClockState

  @Field(() => Int, { description: 'At `now`; negative once the time is over.' })
  secondsLeft!: number

  @Field(() => DateTime, { nullable: true, description: 'When the time is up, unless the clock is stopped again.' })
  endsAt?: Date

  @Field(() => DateTime, { description: 'The server’s time of this answer.' })
  now!: Date
}

@ObjectType('Round', { implements: NodeInterface, description: 'One round of a stage: who meets whom.' })
export class RoundType extends NodeInterface {
  row!: RoundRow

  @Field(() => Int, { description: 'Counted within the stage from 1.' })
  number!: number

  @Field(() => RoundStatusEnum, { description: 'Where it stands.' })
  status!: RoundRow['status']

  @Field(() => RoundMethodEnum, { nullable: true, description: 'How it came about; null when it was imported.' })
  method?: RoundRow['method']

  @Field(() => DateTime, { nullable: true, description: 'When the draft was made.' })
  drawnAt?: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When it was announced; null while it is a draft.' })
  publishedAt?: Date | null

  @Field(() => DateTime, { nullable: true, description: 'When its clock starts.' })
  startsAt?: Date | null

  @Field(() => Int, { nullable: true, description: 'Length of its clock in minutes.' })
  minutes?: number | null

  @Field(() => DateTime, { nullable: true, description: 'When it was closed; null while it is not.' })
  closedAt?: Date | null

  @Field(() => String, { nullable: true, description: 'Why it was closed with tables that have no result.' })
  closeReason?: string | null

  @Field(() => [String], { description: 'Labels that could not be kept apart everywhere.' })
  givenUp!: readonly string[]

  @Field(() => DrawChoiceEnum, { nullable: true, description: 'The director’s choice when no legal pairing was left.' })
  choice?: DrawChoice

  @Field(() => Int, { description: 'Counts its changes; sent back as `expectedVersion`.' })
  version!: number
}

@ObjectType('TableExtraTime', { description: 'Time that one table has beyond the clock of its round.' })
export class ExtraTimeType {
  @Field(() => String, { description: 'Section and label as on the table.' })
  table!: string

  @Field(() => Int, { description: 'How many minutes.' })
  minutes!: number
}

@ObjectType('RoundTable', { description: 'A table of a round, or a bye.' })
export class RoundTableType {
  row!: TableRow

  @Field(() => ID, { description: 'Names the table.' })
  id!: string

  @Field(() => String, { description: 'The section it stands in; empty where there is one only.' })
  section!: string

  @Field(() => String, { description: 'The number or letter on it.' })
  label!: string

  @Field(() => Int, { description: 'Its place in the list of the round.' })
  position!: number

  @Field(() => TableKindEnum, { description: 'Played, or a bye.' })
  kind!: TableRow['kind']

  @Field(() => [String], { description: 'Boards (or games) with a sheet each; empty for one sheet for the table.' })
  boards!: readonly string[]

  @Field(() => [String], { description: 'What of it is not played; the empty one is the table as a whole.' })
  notPlayed!: readonly string[]

  @Field(() => [RoomEnum], { description: 'Rooms that each board is played in; empty where there is one table.' })
  rooms!: readonly Room[]

  @Field(() => String, { nullable: true, description: 'The pairing’s name in the bracket or group, e.g. `w/r2/m3`.' })
  match?: string | null

  @Field(() => String, { nullable: true, description: 'The group it is played in.' })
  group?: string | null
}

@ObjectType('DeskSlot', { description: 'A place for one score sheet and what is in it now.' })
export class DeskSlotType {
  place!: SlotPlace & {
    readonly organisationId: string
    readonly stageId: string
    readonly eventId: string
    readonly sport: string
    /** Entry ids of the table, in seat order. */
    readonly sides: readonly string[]
    readonly settings: unknown
  }
  sheetRow?: SheetRow | undefined

  @Field(() => String, { description: 'Names the place within its stage.' })
  slot!: string

  @Field(() => Int, { description: 'The number of the session.' })
  session!: number

  @Field(() => Int, { description: 'The number of the round.' })
  round!: number

  @Field(() => String, { description: 'The number or letter on the table.' })
  table!: string

  @Field(() => String, { nullable: true, description: 'The section, where there are several.' })
  section?: string

  @Field(() => String, { nullable: true, description: 'The board, where each has a sheet.' })
  board?: string | undefined

  @Field(() => RoomEnum, { nullable: true, description: 'The room, of a match that is played at two tables.' })
  room?: Room | undefined

  @Field(() => Boolean, {
    description: 'Takes the result of the match as a whole, in place of all other places of its table.',
  })
  whole!: boolean

  @Field(() => Int, { description: 'The version that counts; 0 while nothing is entered.' })
  version!: number

  @Field(() => ID, { nullable: true, description: 'The sheet that counts; null while nothing is entered.' })
  sheetId?: string | undefined

  @Field(() => SheetSourceEnum, { nullable: true, description: 'Where the sheet comes from.' })
  source?: SheetRow['source'] | undefined

  @Field(() => DateTime, { nullable: true, description: 'When the sheet was entered.' })
  enteredAt?: Date | undefined
}

export const toPlaySession = (row: SessionRow): PlaySessionType => ({
  row,
  id: toGlobalId('PlaySession', row.id),
  number: row.number,
  startsAt: row.startsAt,
  ...(row.nameZh && row.nameEn ? { name: { zh: row.nameZh, en: row.nameEn } } : {}),
})

export const toRound = (row: RoundRow): RoundType => ({
  row,
  id: toGlobalId('Round', row.id),
  number: row.number,
  status: row.status,
  method: row.method,
  drawnAt: row.drawnAt,
  publishedAt: row.publishedAt,
  startsAt: row.startsAt,
  minutes: row.minutes,
  closedAt: row.closedAt,
  closeReason: row.closeReason,
  givenUp: row.notes.givenUp ?? [],
  version: row.version,
  ...(row.notes.choice ? { choice: row.notes.choice } : {}),
})

export const toRoundTable = (row: TableRow): RoundTableType => ({
  row,
  id: toGlobalId('RoundTable', row.id),
  section: row.section,
  label: row.label,
  position: row.position,
  kind: row.kind,
  boards: row.boards,
  notPlayed: row.unplayed.map(({ board }) => board),
  rooms: row.rooms,
  match: row.match,
  group: row.group,
})

/** A place of a table with the sheet that counts there, if any. */
export const toDeskSlot = (
  table: TableRow,
  { slot, board, room, turned, whole }: TableSlot,
  sheet?: SheetRow,
): DeskSlotType => {
  const {
    organisationId,
    stageId,
    eventId,
    sport,
    settings,
    sessionNumber: session,
    section,
    roundNumber: round,
    label,
  } = table
  const place = {
    session,
    section,
    round,
    table: label,
    room: room ?? null,
    board: board ?? null,
    organisationId,
    stageId,
    eventId,
    sport,
    settings,
    sides: turned ? table.sides.toReversed() : table.sides,
  }
  return {
    place,
    sheetRow: sheet,
    slot,
    session,
    round,
    table: label,
    board,
    room,
    whole: whole ?? false,
    version: sheet?.version ?? 0,
    sheetId: sheet?.id,
    source: sheet?.source,
    enteredAt: sheet?.recordedAt,
    ...(section ? { section } : {}),
  }
}
