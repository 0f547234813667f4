import { Field, Int, ObjectType } from 'type-graphql'
import type { AdjustmentRow } from '../../domain/rulings/adjustments.repo.js'
import type { PartyRow, RulingRow } from '../../domain/rulings/rulings.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { reasonsIfAny } from '../../domain/shared/reasons.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { ClauseType } from '../shared/clause.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { connectionOf } from '../shared/page.type.js'
import { DateTime } from '../shared/scalars.js'
import { ClockAnchorEnum } from '../appeals/appeals.enums.js'
import {
  AdjustmentKindEnum,
  RulingAuthorityEnum,
  RulingKindEnum,
  RulingPartEnum,
  RulingPartyRoleEnum,
  RulingVisibilityEnum,
} from './rulings.enums.js'
import type { CodeOf } from '../shared/enum.js'

@ObjectType('RulingPlace', { simpleResolvers: true, description: 'Where in a stage something happened.' })
export class RulingPlaceType {
  @Field(() => Int, { nullable: true, description: 'The session, from 1.' })
  session?: number | null

  @Field(() => String, { nullable: true, description: 'The section: A.' })
  section?: string | null

  @Field(() => Int, { nullable: true, description: 'The round, from 1.' })
  round?: number | null

  @Field(() => String, { nullable: true, description: 'The table as numbered in the round.' })
  table?: string | null

  @Field(() => String, { nullable: true, description: 'The board or deal.' })
  board?: string | null
}

@ObjectType('RulingParty', { description: 'A side a ruling concerns.' })
export class RulingPartyType {
  row!: PartyRow

  @Field(() => RulingPartyRoleEnum, { description: 'How it is concerned.' })
  role!: PartyRow['role']
}

@ObjectType('RulingAnswer', { simpleResolvers: true, description: 'What the director stated to come to a ruling.' })
export class RulingAnswerType {
  @Field(() => BilingualType, { description: 'What was asked.' })
  name!: BilingualType

  @Field(() => BilingualType, { description: 'What was answered.' })
  value!: BilingualType
}

@ObjectType('Adjustment', { description: 'What stands beside the sheets by a ruling or a correction.' })
export class AdjustmentType {
  row!: Pick<AdjustmentRow, 'kind' | 'entryId' | 'payload' | 'sourceId'>

  @Field(() => AdjustmentKindEnum, { description: 'What it does.' })
  kind!: AdjustmentRow['kind']

  @Field(() => String, { nullable: true, description: 'Exact; taken away when positive.' })
  amount?: string | null

  @Field(() => Boolean, { description: 'It reaches one slot only, not the total.' })
  inSlot!: boolean
}

@ObjectType('AppealWindow', { simpleResolvers: true, description: 'The time for appealing a ruling.' })
export class AppealWindowType {
  @Field(() => ClockAnchorEnum, { description: 'From when the time is counted.' })
  anchor!: CodeOf<typeof ClockAnchorEnum>

  @Field(() => Int, { description: 'How long, in minutes.' })
  minutes!: number

  @Field(() => DateTime, { nullable: true, description: 'Once its anchor is known.' })
  dueAt?: Date

  @Field(() => ClauseType, { description: 'The article that sets it.' })
  clause!: ClauseType
}

@ObjectType('Ruling', { implements: NodeInterface, description: 'What a director decided, with the article.' })
export class RulingType extends NodeInterface {
  row!: RulingRow

  @Field(() => RulingKindEnum, { description: 'What it does.' })
  kind!: RulingRow['kind']

  @Field(() => String, { nullable: true, description: 'Where it was given: r3.t2.b17.' })
  slot?: string | null

  @Field(() => ClauseType, { description: 'The article it rests on.' })
  clause!: ClauseType

  @Field(() => String, { description: 'What happened.' })
  facts!: string

  @Field(() => String, { description: 'What was decided.' })
  decision!: string

  @Field(() => RulingAuthorityEnum, { description: 'On whose authority.' })
  authority!: RulingRow['authority']

  @Field(() => RulingPartEnum, { description: 'What an appeal would be about.' })
  part!: RulingRow['part']

  @Field(() => RulingVisibilityEnum, { description: 'Who reads it.' })
  visibility!: RulingRow['visibility']

  @Field(() => String, { nullable: true, description: 'Who gave it, as printed.' })
  directorName?: string | null

  @Field(() => DateTime, { description: 'When it was given at the table.' })
  givenAt!: Date

  @Field(() => DateTime, { nullable: true, description: 'When the sides were notified.' })
  notifiedAt?: Date | null

  @Field(() => String, { nullable: true, description: 'Why it took the place of another.' })
  reason?: string | null

  @Field(() => BilingualType, { nullable: true, description: 'The same for readers of each language.' })
  reasons?: BilingualType
}

export const RulingConnectionType = connectionOf(RulingType, 'Ruling')

export const toRuling = (row: RulingRow): RulingType => ({
  row,
  id: toGlobalId('Ruling', row.id),
  kind: row.kind,
  slot: row.slot,
  clause: { edition: row.editionId, article: row.article },
  facts: row.facts,
  decision: row.decision,
  authority: row.authority,
  part: row.part,
  visibility: row.visibility,
  directorName: row.directorName,
  givenAt: row.givenAt as Date,
  notifiedAt: row.notifiedAt,
  reason: row.reason,
  reasons: reasonsIfAny(row),
})

export const toAdjustment = (row: AdjustmentType['row']): AdjustmentType => ({
  row,
  kind: row.kind,
  amount: typeof row.payload.amount === 'string' ? row.payload.amount : null,
  inSlot: typeof row.payload.slot === 'string',
})
