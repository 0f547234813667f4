import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { PanelCandidate } from '../../domain/panels/candidates.js'
import type { Named } from '../../domain/panels/names.repo.js'
import type { MemberRow } from '../../domain/panels/case-scene.js'
import type { ChallengeRow, DrawRow } from '../../domain/panels/read-panel.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { ParamType, toParams } from '../shared/param.type.js'
import { DateTime } from '../shared/scalars.js'

@ObjectType('ConflictFinding', { simpleResolvers: true, description: 'A tie that bears on the case.' })
export class ConflictFindingType {
  @Field(() => String)
  code!: string

  @Field(() => Boolean, { description: 'Keeps the person off the panel; others are weighed.' })
  hard!: boolean

  @Field(() => BilingualType, { nullable: true, description: 'Who or what the tie is with.' })
  with?: BilingualType

  @Field(() => [ParamType])
  params!: ParamType[]
}

@ObjectType('PanelCandidate', { description: 'Somebody on the roster, with the ties the records show.' })
export class PanelCandidateType {
  personId!: string

  @Field(() => String)
  standing!: string

  @Field(() => Int, { description: 'Cases sat on in the last year.' })
  served!: number

  @Field(() => Boolean)
  mayChair!: boolean

  @Field(() => [ConflictFindingType])
  findings!: ConflictFindingType[]
}

@ObjectType('PanelMember', { description: 'A seat on a panel.' })
export class PanelMemberType {
  row!: MemberRow

  @Field(() => ID)
  id!: string

  @Field(() => String)
  role!: string

  @Field(() => String)
  status!: string

  @Field(() => Boolean, { nullable: true, description: 'Said that there is nothing to disclose.' })
  disclosesNone?: boolean | null

  @Field(() => String, { nullable: true })
  disclosure?: string | null

  @Field(() => DateTime, { nullable: true })
  leftAt?: Date | null
}

export const toCandidate = (candidate: PanelCandidate, names: ReadonlyMap<string, Named>): PanelCandidateType => ({
  personId: candidate.id,
  standing: candidate.standing,
  served: candidate.served,
  mayChair: candidate.mayChair,
  findings: candidate.findings.map(({ code, severity, with: other, on, places, note }) => ({
    code,
    hard: severity === 'hard',
    with: other === undefined ? undefined : names.get(other),
    params: toParams({ on, places, note }),
  })),
})

export const toMember = (row: MemberRow): PanelMemberType => ({
  row,
  id: toGlobalId('PanelMember', row.id),
  role: row.role,
  status: row.status,
  disclosesNone: row.disclosesNone,
  disclosure: row.disclosure,
  leftAt: row.leftAt,
})

@ObjectType('PanelChallenge', { simpleResolvers: true, description: 'An objection to a member, and what came of it.' })
export class PanelChallengeType {
  @Field(() => ID)
  id!: string

  @Field(() => ID)
  member!: string

  @Field(() => String)
  reason!: string

  @Field(() => String, { nullable: true, description: 'upheld or rejected.' })
  decision?: string | null

  @Field(() => String, { nullable: true })
  reasons?: string | null

  @Field(() => DateTime)
  recordedAt!: Date
}

export const toChallenge = (row: ChallengeRow): PanelChallengeType => ({
  id: toGlobalId('PanelChallenge', row.id),
  member: toGlobalId('PanelMember', row.memberId),
  reason: row.reason,
  decision: row.decision,
  reasons: row.reasons,
  recordedAt: row.recordedAt,
})

@ObjectType('PanelDraw', { simpleResolvers: true, description: 'How the rota was drawn.' })
export class PanelDrawType {
  @Field(() => String, { description: 'Draws the same panel again.' })
  seed!: string

  @Field(() => Int, { description: 'How many were on the roster.' })
  candidates!: number

  @Field(() => DateTime)
  drawnAt!: Date
}

export const toDraw = (row: DrawRow): PanelDrawType => ({
  seed: row.seed,
  candidates: row.candidates.length,
  drawnAt: row.recordedAt,
})
