import { Field, ID, Int, ObjectType } from 'type-graphql'
import { RevisionCauseEnum } from './standings.enums.js'
import { RevisionStatusEnum } from './standings.enums.js'
import { RuleWindowAnchorEnum } from './standings.enums.js'
import { RuleWindowKindEnum } from './standings.enums.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import type { WindowRow } from '../../domain/standings/standings-reads.repo.js'
import type { RevisionRow } from '../../domain/standings/standings.repo.js'
import { ClauseType } from '../shared/clause.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { PermissionType } from '../shared/permission.type.js'
import { DateTime } from '../shared/scalars.js'
import type { CodeOf } from '../shared/enum.js'

@ObjectType('RevisionPermissions', {
  description: 'What the viewer may do with a revision, and why not.',
  simpleResolvers: true,
})
export class RevisionPermissionsType {
  @Field(() => PermissionType, { description: 'May publish it.' })
  canPublish!: PermissionType

  @Field(() => PermissionType, { description: 'May make it official.' })
  canMakeOfficial!: PermissionType

  @Field(() => PermissionType, { description: 'May correct a fact behind it.' })
  canCorrect!: PermissionType
}

@ObjectType('RuleWindow', {
  description: 'A time during which something may be done, with the article that gives it.',
  simpleResolvers: true,
})
export class RuleWindowType {
  @Field(() => RuleWindowKindEnum, { description: 'What may be done while it runs.' })
  kind!: CodeOf<typeof RuleWindowKindEnum>

  @Field(() => RuleWindowAnchorEnum, { description: 'From what it runs.' })
  anchor!: CodeOf<typeof RuleWindowAnchorEnum>

  @Field(() => DateTime, { description: 'When it began.' })
  anchoredAt!: Date

  @Field(() => DateTime, { description: 'When it ends.' })
  dueAt!: Date

  @Field(() => DateTime, { description: 'When it was closed early.', nullable: true })
  closedAt?: Date | null

  @Field(() => ClauseType, { description: 'The article that gives it.' })
  clause!: ClauseType
}

@ObjectType('ResultsFile', { simpleResolvers: true, description: 'A published revision as a file to keep.' })
export class ResultsFileType {
  @Field(() => String, { description: 'The format of the file.' })
  format!: string

  @Field(() => String, { description: 'On the address of the API, which the portal hands on.' })
  path!: string
}

@ObjectType('StandingsRevision', {
  description: "One computed state of a stage's standings; once published, never changed.",
  implements: NodeInterface,
})
export class StandingsRevisionType extends NodeInterface {
  row!: RevisionRow

  @Field(() => Int, { description: 'Which revision of the stage, from 1.' })
  number!: number

  @Field(() => RevisionStatusEnum, { description: 'Where it stands on the road to official.' })
  status!: CodeOf<typeof RevisionStatusEnum>

  @Field(() => String, { description: 'SHA-256 of the facts and the edition.' })
  inputDigest!: string

  @Field(() => String, { description: 'SHA-256 of the lines.' })
  outputDigest!: string

  @Field(() => Int, { description: 'Facts it was computed from.' })
  factCount!: number

  @Field(() => RevisionCauseEnum, { description: 'What kind of fact made it necessary.' })
  causeKind!: CodeOf<typeof RevisionCauseEnum>

  @Field(() => ID, { description: 'The fact that made the revision necessary.', nullable: true })
  causeId?: string

  @Field(() => DateTime, { description: 'When it was computed.' })
  computedAt!: Date

  @Field(() => DateTime, { description: 'When it was published.', nullable: true })
  publishedAt?: Date | null

  @Field(() => DateTime, { description: 'When it became official.', nullable: true })
  officialAt?: Date | null

  @Field(() => DateTime, { description: 'When a later revision took its place.', nullable: true })
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
