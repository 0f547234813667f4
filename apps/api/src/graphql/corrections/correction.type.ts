import { Field, ID, InputType, ObjectType } from 'type-graphql'
import type { CorrectionRow } from '../../domain/corrections/corrections.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { reasonsFor } from '../../domain/shared/reasons.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { connectionOf } from '../shared/page.type.js'
import { PermissionType } from '../shared/permission.type.js'
import { DateTime } from '../shared/scalars.js'
import { ScoreSheetInput } from '../../sports/score-sheet.type.js'
import { CorrectionAuthorityEnum, CorrectionKindEnum, CorrectionStatusEnum } from './corrections.enums.js'

@ObjectType('CorrectionPermissions', {
  description: 'What the viewer may do with a correction, and why not.',
  simpleResolvers: true,
})
export class CorrectionPermissionsType {
  @Field(() => PermissionType, { description: 'May approve it.' })
  canApprove!: PermissionType

  @Field(() => PermissionType, { description: 'May decline it.' })
  canDecline!: PermissionType
}

@ObjectType('Correction', {
  description: 'A change of a fact behind published results, with its authority and reason.',
  implements: NodeInterface,
})
export class CorrectionType extends NodeInterface {
  row!: CorrectionRow

  @Field(() => CorrectionStatusEnum, { description: 'Where it stands.' })
  status!: CorrectionRow['status']

  @Field(() => CorrectionKindEnum, { description: 'What kind of change it is.' })
  kind!: CorrectionRow['kind']

  @Field(() => String, { description: 'Why it was necessary, in Chinese or in the language it was written in.' })
  reason!: string

  @Field(() => BilingualType, { description: 'The same for readers of each language.' })
  reasons!: BilingualType

  @Field(() => CorrectionAuthorityEnum, { description: 'On whose authority.' })
  authorityKind!: CorrectionRow['authorityKind']

  @Field(() => String, { description: 'The ruling, decision or document it rests on.', nullable: true })
  authorityRef?: string | null

  @Field(() => String, { nullable: true, description: 'The sheet that was replaced; absent when adjustments were.' })
  slot?: string | null

  @Field(() => DateTime, { description: 'When it was recorded.' })
  recordedAt!: Date

  @Field(() => DateTime, { description: 'When it took effect.', nullable: true })
  appliedAt?: Date | null
}

export const CorrectionConnectionType = connectionOf(CorrectionType, 'Correction')

@InputType('CorrectionInput', { description: 'A sheet as it should have been, with authority and reason.' })
export class CorrectionInput {
  @Field(() => ID, { description: 'The stage of the event.' })
  stage!: string

  @Field(() => String, {
    description: 'The place of a sheet in the draw: which board or match at which table and round.',
  })
  slot!: string

  @Field(() => ScoreSheetInput, { description: 'The sheet as it should have been.' })
  sheet!: ScoreSheetInput

  @Field(() => CorrectionKindEnum, { description: 'What kind of change it is.' })
  kind!: CorrectionRow['kind']

  @Field(() => String, { nullable: true, description: 'Why it is necessary, in Chinese; one of the two is needed.' })
  reason?: string

  @Field(() => String, { nullable: true, description: 'The same in English.' })
  reasonEn?: string

  @Field(() => CorrectionAuthorityEnum, { description: 'On whose authority.' })
  authorityKind!: CorrectionRow['authorityKind']

  @Field(() => String, { description: 'The ruling, decision or document it rests on.', nullable: true })
  authorityRef?: string
}

export const toCorrection = (row: CorrectionRow): CorrectionType => ({
  row,
  id: toGlobalId('Correction', row.id),
  status: row.status,
  kind: row.kind,
  reason: row.reason,
  reasons: reasonsFor(row),
  authorityKind: row.authorityKind,
  authorityRef: row.authorityRef,
  slot: row.slot,
  recordedAt: row.recordedAt,
  appliedAt: row.appliedAt,
})
