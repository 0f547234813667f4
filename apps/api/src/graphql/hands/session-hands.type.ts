import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { SeenHands } from '../../domain/hands/read-hands.js'
import { PlaySessionType } from '../rounds/round.type.js'
import { enumOf } from '../shared/enum.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { PermissionType } from '../shared/permission.type.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { DateTime } from '../shared/scalars.js'

export const HandSourceEnum = enumOf<'file' | 'dealt'>('HandSource', 'Where hands come from.', {
  file: 'A file that was attached.',
  dealt: 'Dealt here, from a seed that was committed to before play.',
})

@ObjectType('SessionHands', { description: 'The hands of a session: what everybody may know of them, and who more.' })
export class SessionHandsType {
  hands!: SeenHands

  @Field(() => Int, { description: 'Counts the sets that were attached or dealt.' })
  version!: number

  @Field(() => HandSourceEnum, { description: 'Where they come from.' })
  source!: SeenHands['row']['source']

  @Field(() => Int, { description: 'How many boards there are.' })
  boardCount!: number

  @Field(() => DateTime, { description: 'When they were attached or dealt.' })
  at!: Date

  @Field(() => String, { nullable: true, description: 'The file they came in; for those who manage them.' })
  fileName?: string

  @Field(() => String, { nullable: true, description: 'Why they took the place of others.' })
  reason?: string

  @Field(() => String, {
    nullable: true,
    description: 'Of hands dealt here: SHA-256 of `paiji seed|<seed>`, published before play.',
  })
  commitment?: string

  @Field(() => String, {
    nullable: true,
    description: 'Of hands dealt here: the seed every board follows from; null until the hands are open.',
  })
  seed?: string

  @Field(() => Boolean, {
    description:
      'Everybody sees them: the session is over and every board of the set was played, or no more is played.',
  })
  open!: boolean

  @Field(() => Boolean, { description: 'The viewer sees them now.' })
  seen!: boolean
}

/** The hands of a session for a viewer: nothing of the cards is in here. */
export const toSessionHands = (hands: SeenHands): SessionHandsType => {
  const { row, open, seen, manages } = hands
  return Object.assign(new SessionHandsType(), {
    hands,
    version: row.version,
    source: row.source,
    boardCount: row.boards.length,
    at: row.recordedAt,
    open,
    seen,
    ...(manages && row.fileName ? { fileName: row.fileName } : {}),
    ...(row.reason ? { reason: row.reason } : {}),
    ...(row.commitment ? { commitment: row.commitment } : {}),
    ...(open && row.seed ? { seed: row.seed } : {}),
  })
}

@ObjectType('HandsDesk', { simpleResolvers: true, description: 'What the viewer may do with the hands of a session.' })
export class HandsDeskType {
  @Field(() => Boolean, { description: 'The sport of the session has hands that are attached and dealt.' })
  offered!: boolean

  @Field(() => Boolean, { description: 'What is dealt are walls for tables that are compared by like seats.' })
  walls!: boolean

  @Field(() => PermissionType, { description: 'Attach them, deal them, take them for the dealing.' })
  canManage!: PermissionType
}

@InputType('AttachHandsInput', { description: 'Hands of a file for a session.' })
export class AttachHandsInputType extends KeyedInput {
  @Field(() => ID, { description: 'The session.' })
  session!: string

  @Field(() => String, { description: 'The ticket that brought the file.' })
  upload!: string

  @Field(() => String, {
    nullable: true,
    description: 'Why they take the place of others; needed where there are some.',
  })
  reason?: string
}

@InputType('DealHandsInput', { description: 'Boards to be dealt for a session.' })
export class DealHandsInputType extends KeyedInput {
  @Field(() => ID, { description: 'The session.' })
  session!: string

  @Field(() => Int, { nullable: true, description: 'The first board; 1 if null.' })
  first?: number

  @Field(() => Int, { nullable: true, description: 'The last board; with no first either: the boards of the session.' })
  last?: number

  @Field(() => String, {
    nullable: true,
    description: 'Why they take the place of others; needed where there are some.',
  })
  reason?: string
}

@ObjectType('HandsPayload', { description: 'What a change of the hands of a session answers.' })
export class HandsPayload extends ProblemsPayload {
  @Field(() => PlaySessionType, { nullable: true, description: 'The session; null when refused.' })
  session?: PlaySessionType
}
