import { PowerHolderResolver, PowersResolver } from './powers.resolver.js'
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import { dayOf } from '../../base/clock.js'
import type { RequestContext } from '../../context.js'
import { endLicence, giveLicence } from '../../domain/offices/give-licence.js'
import { endCommitteeTerm, nameCommitteeMember } from '../../domain/offices/name-committee-member.js'
import { endOfficer, nameOfficer } from '../../domain/offices/name-officer.js'
import {
  type LicenceRow,
  licencesOfPeople,
  licencesOn,
  type OfficerRow,
  officersOf,
  type TermRow,
  termsOf,
} from '../../domain/offices/offices.repo.js'
import { federationZone } from '../../domain/registry/organisations.repo.js'
import { atMost } from '../../domain/shared/page.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { changedOrganisationAnswer, changedPersonAnswer } from '../registry/changed-records.js'
import { organisationLoader, personLoader, personZoneLoader } from '../registry/registry.loaders.js'
import { actionResolver } from '../shared/action-resolver.js'
import { rowsLoader } from '../shared/loader.js'
import { CommitteeTermType, LicenceType, OfficerType, toLicence, toOfficer, toTerm } from './office.type.js'
import { SportEnum } from '../shared/enums.js'
import { BroughtInType } from '../shared/brought-in.type.js'
import { broughtInOf } from '../shared/sheet-source.js'

const officersLoader = rowsLoader<OfficerRow>(officersOf, row => row.organisationId)
const termsLoader = rowsLoader<TermRow>(termsOf, row => row.organisationId)
const licencesLoader = rowsLoader<LicenceRow>(licencesOfPeople, row => row.personId)

const todayOf = (ctx: RequestContext, zone: string): string => dayOf(ctx.deps.clock.now(), zone)

@Resolver()
class OfficesResolver {
  @Query(() => [LicenceType], { description: 'The officials’ register: licences that hold today, by level.' })
  async officialLicences(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { defaultValue: 100, nullable: true, description: 'How many.' }) first: number,
    @Arg('sport', () => SportEnum, { nullable: true, description: 'Only of this sport.' }) sport?: string,
    @Arg('offset', () => Int, { defaultValue: 0, nullable: true, description: 'How many to pass over.' }) offset = 0,
  ): Promise<LicenceType[]> {
    const today = todayOf(ctx, await federationZone(ctx.deps.db))
    const filter = { sport: sport || undefined, first: atMost(first), offset: Math.max(offset, 0) }
    return (await licencesOn(ctx.deps.db, today, filter)).slice(0, filter.first).map(row => toLicence(row, today))
  }
}

const OfficeActionsResolver = actionResolver(
  changedOrganisationAnswer,
  nameOfficer,
  endOfficer,
  nameCommitteeMember,
  endCommitteeTerm,
)
const LicenceActionsResolver = actionResolver(changedPersonAnswer, giveLicence, endLicence)

@Resolver(() => OrganisationType)
class OrganisationOfficersResolver {
  @FieldResolver(() => [OfficerType], { description: 'Who holds and held the offices of the body.' })
  async officers(@Ctx() ctx: RequestContext, @Root() { row }: OrganisationType): Promise<OfficerType[]> {
    return (await ctx.load(officersLoader).load(row.id)).map(one => toOfficer(one, todayOf(ctx, row.timeZone)))
  }

  @FieldResolver(() => [CommitteeTermType], { description: 'The rosters of its committees, past seats too.' })
  async committees(@Ctx() ctx: RequestContext, @Root() { row }: OrganisationType): Promise<CommitteeTermType[]> {
    return (await ctx.load(termsLoader).load(row.id)).map(one => toTerm(one, todayOf(ctx, row.timeZone)))
  }
}

@Resolver(() => PersonType)
class PersonLicencesResolver {
  @FieldResolver(() => [LicenceType], { description: 'Licences as a technical official, the latest first.' })
  async licences(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<LicenceType[]> {
    const today = todayOf(ctx, await ctx.load(personZoneLoader).load(row.id))
    return (await ctx.load(licencesLoader).load(row.id)).map(one => toLicence(one, today))
  }
}

const person = async (ctx: RequestContext, id: string): Promise<PersonType | undefined> => {
  const row = await ctx.load(personLoader).load(id)
  return row && toPerson(row)
}

@Resolver(() => OfficerType)
class OfficerResolver {
  @FieldResolver(() => BroughtInType, {
    nullable: true,
    description: 'Where it was brought in from; none where it was entered here.',
  })
  broughtIn(@Ctx() ctx: RequestContext, @Root() { row }: OfficerType): Promise<BroughtInType | undefined> {
    return broughtInOf(ctx, row)
  }

  @FieldResolver(() => PersonType, { nullable: true, description: 'Who.' })
  person(@Ctx() ctx: RequestContext, @Root() { personId }: OfficerType): Promise<PersonType | undefined> {
    return person(ctx, personId)
  }
}

@Resolver(() => CommitteeTermType)
class CommitteeTermResolver {
  @FieldResolver(() => PersonType, { nullable: true, description: 'Who.' })
  person(@Ctx() ctx: RequestContext, @Root() { personId }: CommitteeTermType): Promise<PersonType | undefined> {
    return person(ctx, personId)
  }
}

@Resolver(() => LicenceType)
class LicenceResolver {
  @FieldResolver(() => PersonType, { nullable: true, description: 'Whose.' })
  person(@Ctx() ctx: RequestContext, @Root() { personId }: LicenceType): Promise<PersonType | undefined> {
    return person(ctx, personId)
  }

  @FieldResolver(() => OrganisationType, { nullable: true, description: 'The body that gave it.' })
  async organisation(
    @Ctx() ctx: RequestContext,
    @Root() { organisationId }: LicenceType,
  ): Promise<OrganisationType | undefined> {
    const row = await ctx.load(organisationLoader).load(organisationId)
    return row && toOrganisation(row)
  }
}

export const officeResolvers = [
  OfficesResolver,
  OfficeActionsResolver,
  LicenceActionsResolver,
  OrganisationOfficersResolver,
  PersonLicencesResolver,
  OfficerResolver,
  CommitteeTermResolver,
  LicenceResolver,
  PowersResolver,
  PowerHolderResolver,
] as const
