import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { CaseParty } from '../../domain/appeals/case-access.repo.js'
import type { PanelCandidate } from '../../domain/panels/candidates.js'
import type { Called } from '../../domain/registry/called.js'
import type { MemberRow } from '../../domain/panels/case-scene.js'
import type { ChallengeRow, FormedPanel } from '../../domain/panels/read-panel.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { ParamType, toParams } from '../shared/param.type.js'
import { DateTime } from '../shared/scalars.js'
import type { RelationKind } from '@paiji/rules/procedure'
import { PartySideEnum } from '../appeals/appeals.enums.js'
import { CommitteeStandingEnum } from '../registry/register-desk.enums.js'
import { ChallengeDecisionEnum, ConflictCodeEnum, PanelMemberStatusEnum, PanelRoleEnum } from './panels.enums.js'

@ObjectType('ConflictFinding', { simpleResolvers: true, description: 'A tie that bears on the case.' })
export class ConflictFindingType {
  @Field(() => ConflictCodeEnum, { description: 'Which relation was found.' })
  code!: RelationKind

  @Field(() => Boolean, { description: 'Keeps the person off the panel; others are weighed.' })
  hard!: boolean

  @Field(() => Boolean, { description: 'Keeps the person off unless whoever forms the panel says why it may pass.' })
  overridable!: boolean

  @Field(() => BilingualType, { nullable: true, description: 'Who or what the tie is with.' })
  with?: BilingualType

  @Field(() => [ParamType], { description: 'The particulars of the relation.' })
  params!: ParamType[]
}

@ObjectType('PanelCandidate', { description: 'Somebody on the roster, with the ties the records show.' })
export class PanelCandidateType {
  personId!: string

  @Field(() => CommitteeStandingEnum, { description: 'In which standing the candidate serves.' })
  standing!: PanelCandidate['standing']

  @Field(() => Int, { description: 'Cases sat on in the last year.' })
  served!: number

  @Field(() => Boolean, { description: 'Whether the candidate may chair.' })
  mayChair!: boolean

  @Field(() => [ConflictFindingType], { description: 'Relations to the parties that the register shows.' })
  findings!: ConflictFindingType[]
}

@ObjectType('PanelMember', { description: 'A seat on a panel.' })
export class PanelMemberType {
  row!: MemberRow

  @Field(() => ID)
  id!: string

  @Field(() => PanelRoleEnum, { description: "The member's place on the panel." })
  role!: MemberRow['role']

  @Field(() => PanelMemberStatusEnum, { description: 'Where the member stands on the way to a seat.' })
  status!: MemberRow['status']

  @Field(() => Boolean, { nullable: true, description: 'Said that there is nothing to disclose.' })
  disclosesNone?: boolean | null

  @Field(() => String, { description: 'What the member disclosed.', nullable: true })
  disclosure?: string | null

  @Field(() => DateTime, { description: 'When the member left the panel.', nullable: true })
  leftAt?: Date | null
}

export const toCandidate = (candidate: PanelCandidate, names: ReadonlyMap<string, Called>): PanelCandidateType => ({
  personId: candidate.id,
  standing: candidate.standing,
  served: candidate.served,
  mayChair: candidate.mayChair,
  findings: candidate.findings.map(({ code, severity, with: other, on, places, note }) => ({
    code,
    hard: severity === 'hard',
    overridable: severity === 'hard' && candidate.overridable.includes(code),
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

@ObjectType('PanelChallenge', { description: 'An objection to a member, and what came of it.' })
export class PanelChallengeType {
  @Field(() => ID)
  id!: string

  memberId!: string

  @Field(() => String, { description: 'Why the member should not sit.' })
  reason!: string

  @Field(() => ChallengeDecisionEnum, { nullable: true, description: 'What came of it; null while it is open.' })
  decision?: ChallengeRow['decision']

  @Field(() => String, { description: 'The reasons of the decision.', nullable: true })
  reasons?: string | null

  @Field(() => DateTime, { description: 'When it was recorded.' })
  recordedAt!: Date
}

export const toChallenge = (row: ChallengeRow): PanelChallengeType => ({
  id: toGlobalId('PanelChallenge', row.id),
  memberId: row.memberId,
  reason: row.reason,
  decision: row.decision,
  reasons: row.reasons,
  recordedAt: row.recordedAt,
})

@ObjectType('PanelDraw', { simpleResolvers: true, description: 'How the rota was drawn.' })
export class PanelDrawType {
  @Field(() => Int, { description: 'From 1, within the case.' })
  number!: number

  @Field(() => String, { description: 'Draws the same panel again.' })
  seed!: string

  @Field(() => DateTime, { nullable: true, description: 'Since when it was settled that it would be made.' })
  committedAt?: Date | null

  @Field(() => Int, { nullable: true, description: 'Rows under the first signed head of the log after that moment.' })
  headSize?: number | null

  @Field(() => String, { nullable: true, description: 'The root of that head, of which the seed is made.' })
  headRoot?: string | null

  @Field(() => Int, { description: 'How many were on the roster.' })
  candidates!: number

  @Field(() => DateTime, { description: 'When it was drawn.' })
  drawnAt!: Date
}

@ObjectType('FormedPanel', { simpleResolvers: true, description: 'A panel as it was formed, whether or not it sits.' })
export class FormedPanelType {
  @Field(() => DateTime, { description: 'When it was formed.' })
  formedAt!: Date

  @Field(() => DateTime, { nullable: true, description: 'When another took its place.' })
  dissolvedAt?: Date | null

  @Field(() => String, { nullable: true, description: 'Why it was drawn again.' })
  cause?: string | null

  @Field(() => PanelDrawType, { nullable: true, description: 'How it was drawn; none where its members were named.' })
  draw?: PanelDrawType

  @Field(() => [PanelMemberType], { description: 'Who had a seat, reserves as well.' })
  seats!: PanelMemberType[]
}

export const toFormedPanel = ({ panel, draw, seats }: FormedPanel): FormedPanelType => ({
  formedAt: panel.recordedAt,
  dissolvedAt: panel.dissolvedAt,
  cause: draw?.cause ?? null,
  seats: seats.map(toMember),
  ...(draw
    ? {
        draw: {
          number: draw.number,
          seed: draw.seed,
          committedAt: draw.committedAt,
          headSize: draw.headSize,
          headRoot: draw.headRoot,
          candidates: draw.candidates.length,
          drawnAt: draw.recordedAt,
        },
      }
    : {}),
})

@ObjectType('PanelConsent', {
  simpleResolvers: true,
  description: 'A side, and whether it agrees that the panel sits before the time for challenges is over.',
})
export class PanelConsentType {
  @Field(() => PartySideEnum, { description: 'Which side.' })
  side!: CaseParty['side']

  @Field(() => ID, { description: 'One of the side.' })
  party!: string

  @Field(() => [BilingualType], { description: 'Who stands on it.' })
  called!: BilingualType[]

  @Field(() => DateTime, { nullable: true, description: 'When it agreed to the panel as it is now.' })
  consentedAt?: Date | null

  @Field(() => Boolean, { description: 'Agreed on paper, as the clerk recorded.' })
  onPaper!: boolean

  @Field(() => Boolean, { description: 'Somebody of it has an account: nobody else agrees for it.' })
  reachable!: boolean

  @Field(() => Boolean, { description: 'Whether the viewer is of it.' })
  mine!: boolean
}
