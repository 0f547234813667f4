import { Field, ID, InputType, ObjectType } from 'type-graphql'
import type { CorrectionRow } from '../../domain/corrections/corrections.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { NodeInterface } from '../shared/node.type.js'
import { connectionOf } from '../shared/page.type.js'
import { PermissionType } from '../shared/permission.type.js'
import { DateTime } from '../shared/scalars.js'
import { ScoreSheetInput } from '../../sports/score-sheet.type.js'

@ObjectType('CorrectionPermissions', { simpleResolvers: true })
export class CorrectionPermissionsType {
  @Field(() => PermissionType)
  canApprove!: PermissionType

  @Field(() => PermissionType)
  canDecline!: PermissionType
}

@ObjectType('Correction', { implements: NodeInterface })
export class CorrectionType extends NodeInterface {
  row!: CorrectionRow

  @Field(() => String)
  status!: string

  @Field(() => String)
  kind!: string

  @Field(() => String)
  reason!: string

  @Field(() => String)
  authorityKind!: string

  @Field(() => String, { nullable: true })
  authorityRef?: string | null

  @Field(() => String, { nullable: true, description: 'The sheet that was replaced; absent when adjustments were.' })
  slot?: string | null

  @Field(() => DateTime)
  recordedAt!: Date

  @Field(() => DateTime, { nullable: true })
  appliedAt?: Date | null
}

export const CorrectionConnectionType = connectionOf(CorrectionType, 'Correction')

@InputType('CorrectionInput')
export class CorrectionInput {
  @Field(() => ID)
  stage!: string

  @Field(() => String)
  slot!: string

  @Field(() => ScoreSheetInput)
  sheet!: ScoreSheetInput

  @Field(() => String, { description: 'typo, lateResult, identity, ruling or appeal.' })
  kind!: string

  @Field(() => String)
  reason!: string

  @Field(() => String, { description: 'scorer, director, staff or appealDecision.' })
  authorityKind!: string

  @Field(() => String, { nullable: true })
  authorityRef?: string
}

export const toCorrection = (row: CorrectionRow): CorrectionType => ({
  row,
  id: toGlobalId('Correction', row.id),
  status: row.status,
  kind: row.kind,
  reason: row.reason,
  authorityKind: row.authorityKind,
  authorityRef: row.authorityRef,
  slot: row.slot,
  recordedAt: row.recordedAt,
  appliedAt: row.appliedAt,
})
