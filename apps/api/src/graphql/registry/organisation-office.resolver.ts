import { Arg, Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { historyOf } from '../../domain/audit/history.repo.js'
import { canNameCommittee } from '../../domain/offices/policy.js'
import { type MembershipRow, membershipsEnding } from '../../domain/registry/office.repo.js'
import type { OrganisationRow } from '../../domain/registry/organisations.repo.js'
import { canManageRegister, canReadHistory } from '../../domain/registry/policy.js'
import { atMost } from '../../domain/shared/page.js'
import { PermissionType, toPermission } from '../shared/permission.type.js'
import { LocalDate } from '../shared/scalars.js'
import { HistoryPageType, toHistory } from './history.type.js'
import { OrganisationType } from './organisation.type.js'
import { PersonType, toPerson } from './person.type.js'
import { organisationPlaceLoader, personLoader } from './registry.loaders.js'

@ObjectType('OrganisationContact', { simpleResolvers: true, description: 'Where a body works and how it is reached.' })
class OrganisationContactType {
  @Field(() => String, { nullable: true, description: 'Where it works: a province, a city.' })
  region?: string | null

  @Field(() => String, { nullable: true, description: 'Where it plays.' })
  venue?: string | null

  @Field(() => String, { nullable: true, description: 'Who answers for it to the public.' })
  contactName?: string | null

  @Field(() => String, { nullable: true, description: 'Its e-mail address.' })
  contactEmail?: string | null

  @Field(() => String, { nullable: true, description: 'Its telephone number.' })
  contactPhone?: string | null

  @Field(() => String, { nullable: true, description: 'Its own pages.' })
  website?: string | null
}

@ObjectType('OrganisationOffice', { description: 'What only those who keep a body’s register see of it.' })
class OrganisationOfficeType {
  row!: OrganisationRow

  @Field(() => Int, { description: 'Of a federation: days a transfer waits.' })
  transferWaitingDays!: number

  @Field(() => Int, { description: 'Of a federation: days in which a transfer may be objected to.' })
  transferObjectionDays!: number

  @Field(() => PermissionType, { description: 'To change the body, its officers and members.' })
  canKeep!: PermissionType

  @Field(() => PermissionType, { description: 'To name members of its committees.' })
  canNameCommittee!: PermissionType
}

@ObjectType('EndingMembership', { description: 'A membership that ends or has ended.' })
class EndingMembershipType {
  personId!: string

  @Field(() => LocalDate, { nullable: true, description: 'Its first day.' })
  validFrom?: string | null

  @Field(() => LocalDate, { description: 'The first day on which it no longer holds.' })
  validUntil!: string
}

@Resolver(() => OrganisationType)
export class OrganisationContactResolver {
  @FieldResolver(() => OrganisationContactType, { description: 'Where the body works and how it is reached.' })
  contact(@Root() { row }: OrganisationType): OrganisationContactType {
    const { region, venue, contactName, contactEmail, contactPhone, website } = row
    return { region, venue, contactName, contactEmail, contactPhone, website }
  }

  @FieldResolver(() => OrganisationOfficeType, {
    nullable: true,
    description: 'For those who keep the register of the body, and for its auditors.',
  })
  async office(
    @Ctx() ctx: RequestContext,
    @Root() { row }: OrganisationType,
  ): Promise<OrganisationOfficeType | undefined> {
    const place = (await ctx.load(organisationPlaceLoader).load(row.id)) ?? { organisationPath: [] }
    if (!canReadHistory(ctx.viewer, place)) return undefined
    const { transferWaitingDays, transferObjectionDays } = row
    const canKeep = toPermission(canManageRegister(ctx.viewer, place))
    const mayName = toPermission(canNameCommittee(ctx.viewer, place))
    return { row, transferWaitingDays, transferObjectionDays, canKeep, canNameCommittee: mayName }
  }
}

@Resolver(() => OrganisationOfficeType)
export class OrganisationOfficeResolver {
  @FieldResolver(() => [EndingMembershipType], {
    description: 'Memberships that end by a day or have ended, first first.',
  })
  async membershipsEnding(
    @Ctx() ctx: RequestContext,
    @Root() { row }: OrganisationOfficeType,
    @Arg('by', () => LocalDate, { description: 'The day.' }) by: string,
    @Arg('first', () => Int, { defaultValue: 200, nullable: true, description: 'How many.' }) first: number,
  ): Promise<EndingMembershipType[]> {
    const rows: MembershipRow[] = await membershipsEnding(ctx.deps.db, row.id, by, atMost(first))
    return rows
  }

  @FieldResolver(() => HistoryPageType, { description: 'What was done to the record, by whom, when and why.' })
  async history(
    @Ctx() ctx: RequestContext,
    @Root() { row }: OrganisationOfficeType,
    @Arg('first', () => Int, { defaultValue: 20, nullable: true, description: 'How many.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Where the page before ended.' }) after?: string,
  ): Promise<HistoryPageType> {
    const size = Math.max(atMost(first), 1)
    const before = after ? Number(after) : undefined
    return toHistory(ctx, await historyOf(ctx.deps.db, 'organisation', [row.id], { first: size, before }), size)
  }
}

@Resolver(() => EndingMembershipType)
export class EndingMembershipResolver {
  @FieldResolver(() => PersonType, { nullable: true, description: 'Whose.' })
  async person(
    @Ctx() ctx: RequestContext,
    @Root() { personId }: EndingMembershipType,
  ): Promise<PersonType | undefined> {
    const row = await ctx.load(personLoader).load(personId)
    return row && toPerson(row)
  }
}
