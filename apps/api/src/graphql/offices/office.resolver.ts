import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { dayOf } from '../../base/clock.js'
import type { Outcome } from '../../base/problem.js'
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
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { changedOrganisation, changedPerson } from '../registry/register-desk.resolver.js'
import { ChangedOrganisationPayload, ChangedPersonPayload } from '../registry/register-desk.payload.js'
import { organisationLoader, personLoader, personZoneLoader } from '../registry/registry.loaders.js'
import { rowsLoader } from '../shared/loader.js'
import {
  CommitteeTermType,
  EndCommitteeTermInputType,
  EndLicenceInputType,
  EndOfficerInputType,
  GiveLicenceInputType,
  LicenceType,
  NameCommitteeMemberInputType,
  NameOfficerInputType,
  OfficerType,
  toLicence,
  toOfficer,
  toTerm,
} from './office.type.js'
import { SportEnum } from '../shared/enums.js'

const officersLoader = rowsLoader<OfficerRow>(officersOf, row => row.organisationId)
const termsLoader = rowsLoader<TermRow>(termsOf, row => row.organisationId)
const licencesLoader = rowsLoader<LicenceRow>(licencesOfPeople, row => row.personId)

const todayOf = (ctx: RequestContext, zone: string): string => dayOf(ctx.deps.clock.now(), zone)

interface WhoWhere {
  readonly organisation: string
  readonly person: string
  readonly from: string
  readonly until?: string | null
  readonly idempotencyKey?: string | undefined
}

type Appointment = { organisationId: string; personId: string; from: string; until?: string | undefined }

/** The body, the person and the time of an appointment. */
const readAppointment = (input: WhoWhere): Outcome<Appointment & { idempotencyKey?: string | undefined }> => {
  const organisation = fromGlobalId('Organisation', input.organisation, 'organisation')
  if (!organisation.ok) return organisation
  const person = fromGlobalId('Person', input.person, 'person')
  if (!person.ok) return person
  const { from, until, idempotencyKey } = input
  const who = { organisationId: organisation.value, personId: person.value }
  return { ok: true, value: { ...who, from, until: until || undefined, idempotencyKey } }
}

@Resolver()
export class OfficesResolver {
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

  @Mutation(() => ChangedOrganisationPayload, { description: 'Enters who holds an office of a body.' })
  async nameOfficer(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => NameOfficerInputType, { description: 'Who, which office, when.' }) input: NameOfficerInputType,
  ): Promise<ChangedOrganisationPayload> {
    const read = readAppointment(input)
    if (!read.ok) return changedOrganisation(ctx, read)
    return changedOrganisation(ctx, await nameOfficer(ctx.deps, ctx.viewer, { ...read.value, office: input.office }))
  }

  @Mutation(() => ChangedOrganisationPayload, { description: 'Ends an office on a day.' })
  async endOfficer(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EndOfficerInputType, { description: 'Which one, and when.' }) input: EndOfficerInputType,
  ): Promise<ChangedOrganisationPayload> {
    const id = fromGlobalId('Officer', input.officer, 'officer')
    const ended = id.ok ? await endOfficer(ctx.deps, ctx.viewer, { officerId: id.value, on: input.on }) : id
    return changedOrganisation(ctx, ended)
  }

  @Mutation(() => ChangedPersonPayload, { description: 'Enters a technical official’s licence.' })
  async giveLicence(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => GiveLicenceInputType, { description: 'Who, what for, when.' }) input: GiveLicenceInputType,
  ): Promise<ChangedPersonPayload> {
    const read = readAppointment(input)
    if (!read.ok) return changedPerson(ctx, read)
    const { sport, kind, level } = input
    return changedPerson(ctx, await giveLicence(ctx.deps, ctx.viewer, { ...read.value, sport, kind, level }))
  }

  @Mutation(() => ChangedPersonPayload, { description: 'Takes a licence back.' })
  async endLicence(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EndLicenceInputType, { description: 'Which one, and why.' })
    { licence, reason }: EndLicenceInputType,
  ): Promise<ChangedPersonPayload> {
    const id = fromGlobalId('OfficialLicence', licence, 'licence')
    return changedPerson(ctx, id.ok ? await endLicence(ctx.deps, ctx.viewer, { licenceId: id.value, reason }) : id)
  }

  @Mutation(() => ChangedOrganisationPayload, { description: 'Puts somebody on the roster of a committee.' })
  async nameCommitteeMember(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => NameCommitteeMemberInputType, { description: 'Who, which committee, when.' })
    input: NameCommitteeMemberInputType,
  ): Promise<ChangedOrganisationPayload> {
    const read = readAppointment(input)
    if (!read.ok) return changedOrganisation(ctx, read)
    const { body, standing } = input
    return changedOrganisation(ctx, await nameCommitteeMember(ctx.deps, ctx.viewer, { ...read.value, body, standing }))
  }

  @Mutation(() => ChangedOrganisationPayload, { description: 'Ends a seat on a committee at once.' })
  async endCommitteeTerm(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EndCommitteeTermInputType, { description: 'Which one, and why.' })
    { term, reason }: EndCommitteeTermInputType,
  ): Promise<ChangedOrganisationPayload> {
    const id = fromGlobalId('CommitteeTerm', term, 'term')
    return changedOrganisation(
      ctx,
      id.ok ? await endCommitteeTerm(ctx.deps, ctx.viewer, { termId: id.value, reason }) : id,
    )
  }
}

@Resolver(() => OrganisationType)
export class OrganisationOfficersResolver {
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
export class PersonLicencesResolver {
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
export class OfficerResolver {
  @FieldResolver(() => PersonType, { nullable: true, description: 'Who.' })
  person(@Ctx() ctx: RequestContext, @Root() { personId }: OfficerType): Promise<PersonType | undefined> {
    return person(ctx, personId)
  }
}

@Resolver(() => CommitteeTermType)
export class CommitteeTermResolver {
  @FieldResolver(() => PersonType, { nullable: true, description: 'Who.' })
  person(@Ctx() ctx: RequestContext, @Root() { personId }: CommitteeTermType): Promise<PersonType | undefined> {
    return person(ctx, personId)
  }
}

@Resolver(() => LicenceType)
export class LicenceResolver {
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
