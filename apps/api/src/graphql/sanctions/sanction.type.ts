import { Field, ID, InputType, ObjectType } from 'type-graphql'
import type { SanctionRow } from '../../domain/sanctions/sanctions.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { ClauseType } from '../shared/clause.type.js'
import { enumOf } from '../shared/enum.js'
import { type OneSport, SportEnum, sportOrAll } from '../shared/enums.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { NodeInterface } from '../shared/node.type.js'
import { connectionOf } from '../shared/page.type.js'
import { PermissionType } from '../shared/permission.type.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { DateTime, LocalDate } from '../shared/scalars.js'

const SanctionScopeEnum = enumOf<SanctionRow['scope']>('SanctionScope', 'What somebody is kept from.', {
  compete: 'Playing.',
  attend: 'Playing, officiating and being there.',
  officiate: 'Directing, scoring and sitting on panels.',
})

const SanctionPublicityEnum = enumOf<SanctionRow['publicity']>('SanctionPublicity', 'Who reads a sanction.', {
  public: 'Everybody.',
  offices: 'The offices that must keep to it, and the person.',
})

const SanctionStatusEnum = enumOf<SanctionRow['status']>('SanctionStatus', 'Where a sanction stands.', {
  PROPOSED: 'A second person has not confirmed it yet.',
  IN_FORCE: 'It holds, on its days.',
  DECLINED: 'The second person did not confirm it.',
  LIFTED: 'It was ended before its time, or taken back.',
})

@ObjectType('SanctionPermissions', { simpleResolvers: true, description: 'What the viewer may do with a sanction.' })
export class SanctionPermissionsType {
  @Field(() => PermissionType, { description: 'To confirm it as the second person, or not.' })
  canConfirm!: PermissionType

  @Field(() => PermissionType, { description: 'To end it.' })
  canLift!: PermissionType
}

@ObjectType('Sanction', {
  implements: NodeInterface,
  description: 'Somebody is kept from playing, attending or officiating for a time.',
})
export class SanctionType extends NodeInterface {
  row!: SanctionRow

  @Field(() => SanctionScopeEnum, { description: 'What it keeps from.' })
  scope!: SanctionRow['scope']

  @Field(() => SportEnum, { nullable: true, description: 'Of which sport; null: of all.' })
  sport?: OneSport | null

  @Field(() => LocalDate, { description: 'The first day.' })
  from!: string

  @Field(() => LocalDate, { nullable: true, description: 'The day after the last; null: until further notice.' })
  until?: string | null

  @Field(() => String, { description: 'Why.' })
  reason!: string

  @Field(() => ClauseType, { nullable: true, description: 'The article that it rests on.' })
  rule?: ClauseType | undefined

  @Field(() => SanctionPublicityEnum, { description: 'Who reads it.' })
  publicity!: SanctionRow['publicity']

  @Field(() => LocalDate, { nullable: true, description: 'From which day everybody reads it; null: at once.' })
  publicFrom?: string | null

  @Field(() => SanctionStatusEnum, { description: 'Where it stands.' })
  status!: SanctionRow['status']

  @Field(() => DateTime, { nullable: true, description: 'When it was lifted.' })
  liftedAt?: Date | null

  @Field(() => String, { nullable: true, description: 'Why it was lifted.' })
  liftReason?: string | null

  @Field(() => Boolean, { description: 'Ordered by a panel’s decision.' })
  byDecision!: boolean
}

export const SanctionConnectionType = connectionOf(SanctionType, 'Sanction')

const clauseOfRule = (rule: string): ClauseType => {
  const [edition = '', article = ''] = rule.split('#')
  return { edition, article }
}

export const toSanction = (row: SanctionRow): SanctionType => ({
  row,
  id: toGlobalId('Sanction', row.id),
  scope: row.scope,
  sport: sportOrAll(row.sport),
  from: row.validFrom,
  until: row.validUntil,
  reason: row.reason,
  rule: row.rule === null ? undefined : clauseOfRule(row.rule),
  publicity: row.publicity,
  publicFrom: row.publicFrom,
  status: row.status,
  liftedAt: row.liftedAt,
  liftReason: row.liftReason,
  byDecision: row.decisionId !== null,
})

@InputType('ImposeSanctionInput', { description: 'A sanction to be proposed.' })
export class ImposeSanctionInputType extends KeyedInput {
  @Field(() => ID, { description: 'The body that imposes it, and below which it holds.' })
  organisation!: string

  @Field(() => ID, { description: 'Who is kept away.' })
  person!: string

  @Field(() => SanctionScopeEnum, { description: 'From what.' })
  scope!: SanctionRow['scope']

  @Field(() => SportEnum, { nullable: true, description: 'Of which sport; of all unless told.' })
  sport?: string

  @Field(() => LocalDate, { description: 'The first day.' })
  from!: string

  @Field(() => LocalDate, { nullable: true, description: 'The day after the last; until further notice unless told.' })
  until?: string

  @Field(() => String, { description: 'Why.' })
  reason!: string

  @Field(() => String, {
    nullable: true,
    description: 'The article of the rules of the body, or of one above it, that it rests on: CBF/fines.2#3.2.',
  })
  rule?: string

  @Field(() => SanctionPublicityEnum, { description: 'Who reads it.' })
  publicity!: SanctionRow['publicity']

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Of a public one: the day from which everybody reads it; at once unless told.',
  })
  publicFrom?: string
}

@InputType('ConfirmSanctionInput', { description: 'The second person’s word on a sanction.' })
export class ConfirmSanctionInputType extends KeyedInput {
  @Field(() => ID, { description: 'The sanction.' })
  sanction!: string

  @Field(() => Boolean, { description: 'Whether it is to hold.' })
  confirm!: boolean
}

@InputType('LiftSanctionInput', { description: 'A sanction to be ended.' })
export class LiftSanctionInputType extends KeyedInput {
  @Field(() => ID, { description: 'The sanction.' })
  sanction!: string

  @Field(() => String, { description: 'Why.' })
  reason!: string
}

@ObjectType('SanctionPayload', { description: 'What became of a sanction.' })
export class SanctionPayload extends ProblemsPayload {
  @Field(() => SanctionType, { nullable: true, description: 'The sanction as it now is.' })
  sanction?: SanctionType
}
