import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { SlotPlace } from '../../domain/events/slot-name.js'
import type { RoundRow, SessionRow, SheetRow, TableRow } from '../../domain/rounds/rounds.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { PermissionType } from '../shared/permission.type.js'
import { DateTime } from '../shared/scalars.js'

@ObjectType('PlaySession', { implements: NodeInterface })
export class PlaySessionType extends NodeInterface {
  row!: SessionRow

  @Field(() => Int)
  number!: number

  @Field(() => BilingualType, { nullable: true })
  name?: BilingualType

  @Field(() => DateTime, { nullable: true })
  startsAt?: Date | null
}

@ObjectType('RoundPermissions', { simpleResolvers: true })
export class RoundPermissionsType {
  @Field(() => PermissionType, { description: 'Change, undo, publish and close it.' })
  canManage!: PermissionType

  @Field(() => PermissionType)
  canEnterResult!: PermissionType
}

@ObjectType('RoundChange', { simpleResolvers: true, description: 'Two sides exchanged by hand, with the reason.' })
export class RoundChangeType {
  @Field(() => String)
  first!: string

  @Field(() => String)
  second!: string

  @Field(() => String)
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
  @Field(() => String, { description: 'WAITING, RUNNING, PAUSED or ENDED.' })
  state!: string

  @Field(() => Int, { description: 'At `now`; negative once the time is over.' })
  secondsLeft!: number

  @Field(() => DateTime, { nullable: true, description: 'When the time is up, unless the clock is stopped again.' })
  endsAt?: Date

  @Field(() => DateTime, { description: 'The server’s time of this answer.' })
  now!: Date
}

@ObjectType('Round', { implements: NodeInterface })
export class RoundType extends NodeInterface {
  row!: RoundRow

  @Field(() => Int)
  number!: number

  @Field(() => String, { description: 'PLANNED (the director’s draft), OPEN or CLOSED.' })
  status!: string

  @Field(() => String, { nullable: true, description: 'drawn, movement, seating or manual.' })
  method?: string | null

  @Field(() => DateTime, { nullable: true })
  drawnAt?: Date | null

  @Field(() => DateTime, { nullable: true })
  publishedAt?: Date | null

  @Field(() => DateTime, { nullable: true })
  startsAt?: Date | null

  @Field(() => Int, { nullable: true, description: 'Length of the round’s clock.' })
  minutes?: number | null

  @Field(() => DateTime, { nullable: true })
  closedAt?: Date | null

  @Field(() => String, { nullable: true, description: 'Why it was closed with tables that have no result.' })
  closeReason?: string | null

  @Field(() => [String], { description: 'Labels that could not be kept apart everywhere.' })
  givenUp!: readonly string[]

  @Field(() => String, { nullable: true, description: 'The director’s choice when no legal pairing was left.' })
  choice?: string

  @Field(() => Int)
  version!: number
}

@ObjectType('RoundTable')
export class RoundTableType {
  row!: TableRow

  @Field(() => ID)
  id!: string

  @Field(() => String)
  section!: string

  @Field(() => String)
  label!: string

  @Field(() => Int)
  position!: number

  @Field(() => String, { description: '`match`, or `bye` for sides without a table.' })
  kind!: string

  @Field(() => [String], { description: 'Boards (or games) with a sheet each; empty for one sheet for the table.' })
  boards!: readonly string[]

  @Field(() => String, { nullable: true, description: 'The pairing’s name in the bracket or group, e.g. `w/r2/m3`.' })
  match?: string | null

  @Field(() => String, { nullable: true })
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

  @Field(() => String)
  slot!: string

  @Field(() => Int)
  session!: number

  @Field(() => Int)
  round!: number

  @Field(() => String)
  table!: string

  @Field(() => String, { nullable: true })
  section?: string

  @Field(() => String, { nullable: true })
  board?: string | undefined

  @Field(() => Int, { description: 'The version that counts; 0 while nothing is entered.' })
  version!: number

  @Field(() => ID, { nullable: true })
  sheetId?: string | undefined

  @Field(() => String, { nullable: true, description: '`desk`, `import` or `correction`.' })
  source?: string | undefined

  @Field(() => DateTime, { nullable: true })
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
  match: row.match,
  group: row.group,
})

/** A place of a table with the sheet that counts there, if any. */
export const toDeskSlot = (
  table: TableRow,
  slot: string,
  board: string | undefined,
  sheet?: SheetRow,
): DeskSlotType => {
  const {
    organisationId,
    stageId,
    eventId,
    sport,
    settings,
    sides,
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
    board: board ?? null,
    organisationId,
    stageId,
    eventId,
    sport,
    settings,
    sides,
  }
  return {
    place,
    sheetRow: sheet,
    slot,
    session,
    round,
    table: label,
    board,
    version: sheet?.version ?? 0,
    sheetId: sheet?.id,
    source: sheet?.source,
    enteredAt: sheet?.recordedAt,
    ...(section ? { section } : {}),
  }
}
