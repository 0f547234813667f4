import { Field, ID, Int, ObjectType } from 'type-graphql'
import { toGlobalId } from '../../domain/shared/global-id.js'
import type { WindowRow } from '../../domain/standings/standings-reads.repo.js'
import type { RevisionRow } from '../../domain/standings/standings.repo.js'
import { ClauseType } from '../shared/clause.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { PermissionType } from '../shared/permission.type.js'
import { DateTime } from '../shared/scalars.js'

@ObjectType('RevisionPermissions', { simpleResolvers: true })
export class RevisionPermissionsType {
  @Field(() => PermissionType)
  canPublish!: PermissionType

  @Field(() => PermissionType)
  canMakeOfficial!: PermissionType

  @Field(() => PermissionType)
  canCorrect!: PermissionType
}

@ObjectType('RuleWindow', { simpleResolvers: true })
export class RuleWindowType {
  @Field(() => String)
  kind!: string

  @Field(() => String)
  anchor!: string

  @Field(() => DateTime)
  anchoredAt!: Date

  @Field(() => DateTime)
  dueAt!: Date

  @Field(() => DateTime, { nullable: true })
  closedAt?: Date | null

  @Field(() => ClauseType)
  clause!: ClauseType
}

@ObjectType('ResultsFile', { simpleResolvers: true, description: 'A published revision as a file to keep.' })
export class ResultsFileType {
  @Field(() => String)
  format!: string

  @Field(() => String, { description: 'On the address of the API, which the portal hands on.' })
  path!: string
}

@ObjectType('StandingsRevision', { implements: NodeInterface })
export class StandingsRevisionType extends NodeInterface {
  row!: RevisionRow

  @Field(() => Int)
  number!: number

  @Field(() => String)
  status!: string

  @Field(() => String)
  inputDigest!: string

  @Field(() => String)
  outputDigest!: string

  @Field(() => Int)
  factCount!: number

  @Field(() => String)
  causeKind!: string

  @Field(() => ID, { nullable: true })
  causeId?: string

  @Field(() => DateTime)
  computedAt!: Date

  @Field(() => DateTime, { nullable: true })
  publishedAt?: Date | null

  @Field(() => DateTime, { nullable: true })
  officialAt?: Date | null

  @Field(() => DateTime, { nullable: true })
  supersededAt?: Date | null
}

export const toRevision = (row: RevisionRow): StandingsRevisionType => ({
  row,
  id: toGlobalId('StandingsRevision', row.id),
  number: row.number,
  status: row.status ?? 'PROVISIONAL',
  inputDigest: row.inputDigest,
  outputDigest: row.outputDigest,
  factCount: row.factIds.length,
  causeKind: row.cause.kind,
  causeId: row.cause.id,
  computedAt: row.computedAt,
  publishedAt: row.publishedAt,
  officialAt: row.officialAt,
  supersededAt: row.supersededAt,
})

export const toResultsFile = (row: RevisionRow, format: string): ResultsFileType => ({
  format,
  path: `/files/results/${toGlobalId('StandingsRevision', row.id)}/${format}`,
})

export const toWindow = (row: WindowRow): RuleWindowType => ({
  kind: row.kind,
  anchor: row.anchor,
  anchoredAt: row.anchoredAt as Date,
  dueAt: row.dueAt as Date,
  closedAt: row.closedAt,
  clause: { edition: row.editionId, article: row.article },
})
