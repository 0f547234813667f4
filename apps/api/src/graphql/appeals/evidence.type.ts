import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { EvidenceRow } from '../../domain/appeals/evidence.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { DateTime } from '../shared/scalars.js'

@ObjectType('EvidenceFile', { simpleResolvers: true })
export class EvidenceFileType {
  @Field(() => String)
  form!: string

  @Field(() => String)
  mediaType!: string

  @Field(() => Int)
  size!: number

  @Field(() => String, { description: 'SHA-256 of the bytes.' })
  digest!: string
}

@ObjectType('EvidenceAccess', { simpleResolvers: true })
export class EvidenceAccessType {
  @Field(() => String)
  account!: string

  @Field(() => String)
  form!: string

  @Field(() => DateTime)
  at!: Date
}

@ObjectType('Evidence')
export class EvidenceType {
  row!: EvidenceRow

  @Field(() => ID)
  id!: string

  @Field(() => Int)
  number!: number

  @Field(() => String)
  kind!: string

  @Field(() => String)
  title!: string

  @Field(() => String)
  fileName!: string

  @Field(() => String)
  visibility!: string

  @Field(() => String)
  admission!: string

  @Field(() => String, { nullable: true })
  admissionReason?: string | null

  @Field(() => DateTime)
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

@ObjectType('EvidenceContent', { simpleResolvers: true })
export class EvidenceContentType {
  @Field(() => String)
  fileName!: string

  @Field(() => String)
  mediaType!: string

  @Field(() => String)
  digest!: string

  @Field(() => String, { description: 'Base64 of the bytes.' })
  content!: string
}
