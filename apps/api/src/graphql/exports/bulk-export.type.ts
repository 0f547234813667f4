import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { BulkExportFailure, BulkExportRow, BulkExportState } from '../../domain/exports/bulk-export.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { enumOf } from '../shared/enum.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { DateTime, JSONObject } from '../shared/scalars.js'

export const BulkExportStateEnum = enumOf<BulkExportState>('BulkExportState', 'How far an export is.', {
  WAITING: 'It has not begun.',
  RUNNING: 'Pages are being asked for.',
  READY: 'The whole of it can be fetched.',
  FAILED: 'Nothing came of it.',
  CANCELLED: 'Its owner stopped it.',
})

export const BulkExportFailureEnum = enumOf<BulkExportFailure>('BulkExportFailure', 'Why nothing came of an export.', {
  ACCOUNT_CLOSED: 'Its account was locked meanwhile.',
  TOKEN_REVOKED: 'The token that asked for it was revoked meanwhile.',
  QUERY_FAILED: 'A page was answered with an error.',
  TOO_LARGE: 'More than a million lines, or 256 MiB.',
})

@ObjectType('BulkExport', {
  simpleResolvers: true,
  description: 'A query that is answered whole, in the background, as lines of JSON.',
})
export class BulkExportType {
  @Field(() => ID, { description: 'Names it.' })
  id!: string

  @Field(() => String, { description: 'The query.' })
  document!: string

  @Field(() => BulkExportStateEnum, { description: 'How far it is.' })
  state!: BulkExportState

  @Field(() => BulkExportFailureEnum, { nullable: true, description: 'Why nothing came of it.' })
  failure?: BulkExportFailure | null

  @Field(() => Int, { description: 'Lines written so far.' })
  records!: number

  @Field(() => Int, { nullable: true, description: 'Of how many, where the query asks for `totalCount`.' })
  total?: number | null

  @Field(() => Int, { description: 'Bytes written so far.' })
  bytes!: number

  @Field(() => String, {
    nullable: true,
    description: 'Where the lines are fetched once they are all there, with the same token: a path of this site.',
  })
  file?: string

  @Field(() => DateTime, { description: 'When it was asked for.' })
  startedAt!: Date

  @Field(() => DateTime, { nullable: true, description: 'When it ended, well or not.' })
  finishedAt?: Date | null

  @Field(() => DateTime, { description: 'When it is deleted.' })
  expiresAt!: Date
}

@InputType('StartBulkExportInput', { description: 'What to export.' })
export class StartBulkExportInputType {
  @Field(() => String, {
    description:
      'One query with one field that leads to one list, paged by `$first: Int` and `$after: String`, with its `edges { node … }` and its `pageInfo { hasNextPage endCursor }`.',
  })
  document!: string

  @Field(() => JSONObject, { nullable: true, description: 'Its other variables.' })
  variables?: Record<string, unknown> | null
}

@InputType('CancelBulkExportInput', { description: 'Which export to stop.' })
export class CancelBulkExportInputType {
  @Field(() => ID, { description: 'The export.' })
  bulkExport!: string
}

@ObjectType('StartBulkExportPayload', { description: 'The export that was asked for.' })
export class StartBulkExportPayload extends ProblemsPayload {
  @Field(() => BulkExportType, { nullable: true, description: 'The export.' })
  bulkExport?: BulkExportType
}

@ObjectType('CancelBulkExportPayload', { description: 'The export that was stopped.' })
export class CancelBulkExportPayload extends ProblemsPayload {
  @Field(() => BulkExportType, { nullable: true, description: 'The export.' })
  bulkExport?: BulkExportType
}

export const toBulkExport = (row: BulkExportRow): BulkExportType => {
  const id = toGlobalId('BulkExport', row.id)
  const { document, state, failure, records, total, bytes, recordedAt, finishedAt, expiresAt } = row
  return {
    ...{ id, document, state, failure, records, total, bytes, finishedAt, expiresAt },
    ...(state === 'READY' ? { file: `/files/bulk-exports/${id}.jsonl` } : {}),
    startedAt: recordedAt,
  }
}
