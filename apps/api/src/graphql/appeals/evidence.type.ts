import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { EvidenceRow } from '../../domain/appeals/evidence.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { DateTime } from '../shared/scalars.js'
import { EvidenceAdmissionEnum, EvidenceFormEnum, EvidenceKindEnum, EvidenceVisibilityEnum } from './appeals.enums.js'
import type { CodeOf } from '../shared/enum.js'

@ObjectType('EvidenceFile', {
  simpleResolvers: true,
  description: 'A copy of a piece of evidence; its bytes are asked for by themselves.',
})
export class EvidenceFileType {
  @Field(() => EvidenceFormEnum, { description: 'Which copy.' })
  form!: CodeOf<typeof EvidenceFormEnum>

  @Field(() => String, { description: 'As found in the bytes: application/pdf.' })
  mediaType!: string

  @Field(() => Int, { description: 'In bytes.' })
  size!: number

  @Field(() => String, { description: 'SHA-256 of the bytes.' })
  digest!: string

  @Field(() => String, {
    description: 'Where its bytes are: `GET`, signed in. Reading what is not open to both sides is logged.',
  })
  path!: string
}

@ObjectType('EvidenceAccess', { simpleResolvers: true, description: 'A reading of a sealed piece.' })
export class EvidenceAccessType {
  @Field(() => String, { description: 'The account that read it.' })
  account!: string

  @Field(() => EvidenceFormEnum, { description: 'Which copy was read.' })
  form!: CodeOf<typeof EvidenceFormEnum>

  @Field(() => DateTime, { description: 'When.' })
  at!: Date
}

@ObjectType('Evidence', { description: 'A piece of evidence.' })
export class EvidenceType {
  row!: EvidenceRow

  @Field(() => ID)
  id!: string

  @Field(() => Int, { description: 'Within the case, from 1.' })
  number!: number

  @Field(() => EvidenceKindEnum, { description: 'What it is.' })
  kind!: CodeOf<typeof EvidenceKindEnum>

  @Field(() => String, { description: 'What it is called.' })
  title!: string

  @Field(() => String, { description: 'The name of the file it came as.' })
  fileName!: string

  @Field(() => EvidenceVisibilityEnum, { description: 'Who reads it.' })
  visibility!: CodeOf<typeof EvidenceVisibilityEnum>

  @Field(() => EvidenceAdmissionEnum, { description: 'Whether it counts.' })
  admission!: CodeOf<typeof EvidenceAdmissionEnum>

  @Field(() => String, { nullable: true, description: 'Why.' })
  admissionReason?: string | null

  @Field(() => DateTime, { description: 'When it was recorded.' })
  at!: Date
}

export const toEvidence = (row: EvidenceRow): EvidenceType => ({
  row,
  id: toGlobalId('Evidence', row.id),
  number: row.number,
  kind: row.kind,
  title: row.title,
  fileName: row.fileName,
  visibility: row.visibility,
  admission: row.admission,
  admissionReason: row.admissionReason,
  at: row.recordedAt,
})
