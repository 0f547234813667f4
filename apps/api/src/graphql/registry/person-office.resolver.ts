import { addMonths } from '@paiji/rules/awards'
import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import { dayOf } from '../../base/clock.js'
import { parseDateRange } from '../../base/date-range.js'
import type { RequestContext } from '../../context.js'
import { historyOf } from '../../domain/audit/history.repo.js'
import {
  type GuardianRow,
  guardiansOfPeople,
  type OfficeAffiliationRow,
  officeAffiliations,
  publicIssuers,
  recordsOf,
} from '../../domain/registry/office.repo.js'
import { canManageRegister, canSeePrivate } from '../../domain/registry/policy.js'
import { usualPrivacy } from '../../domain/registry/set-privacy.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { sportOrAll } from '../shared/enums.js'
import { rowsLoader } from '../shared/loader.js'
import { PermissionType, toPermission } from '../shared/permission.type.js'
import { actsOn } from './sees-private.js'
import { HistoryPageType, toHistory } from './history.type.js'
import { OrganisationType, toOrganisation } from './organisation.type.js'
import {
  GuardianType,
  OfficeAffiliationType,
  OfficeIdentifierType,
  PersonOfficePermissionsType,
  PersonOfficeType,
  PersonPrivacyType,
} from './person-office.type.js'
import { PersonType } from './person.type.js'
import {
  identifiersLoader,
  organisationLoader,
  organisationPlaceLoader,
  personPlaceLoader,
  personZoneLoader,
  privacyLoader,
} from './registry.loaders.js'
import { BroughtInType } from '../shared/brought-in.type.js'
import { broughtInOf } from '../shared/sheet-source.js'

const guardiansLoader = rowsLoader<GuardianRow>(guardiansOfPeople, row => row.personId)
const affiliationsLoader = rowsLoader<OfficeAffiliationRow>(officeAffiliations, row => row.personId)

const MONTHS_OF_AGE = 18 * 12

const isMinor = (birthDate: string | null, today: string): boolean =>
  birthDate !== null && addMonths(birthDate, MONTHS_OF_AGE) > today

@Resolver(() => PersonType)
export class PersonOfficeOfPersonResolver {
  @FieldResolver(() => PersonOfficeType, {
    nullable: true,
    description: 'For the person, for those who keep the register where the person belongs, and for its auditors.',
  })
  async office(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<PersonOfficeType | undefined> {
    const place = await ctx.load(personPlaceLoader).load(row.id)
    if (ctx.viewer.accountId === undefined || !canSeePrivate(ctx.viewer, row.id, place)) return undefined
    const today = dayOf(ctx.deps.clock.now(), await ctx.load(personZoneLoader).load(row.id))
    return { row, birthDate: row.birthDate, deceasedOn: row.deceasedOn, minor: isMinor(row.birthDate, today) }
  }
}

@Resolver(() => PersonOfficeType)
export class PersonOfficeResolver {
  @FieldResolver(() => PersonPrivacyType, {
    description: 'What the public sees; as usual while nobody has said anything.',
  })
  async privacy(@Ctx() ctx: RequestContext, @Root() { row }: PersonOfficeType): Promise<PersonPrivacyType> {
    const privacy = (await ctx.load(privacyLoader).load(row.id)) ?? usualPrivacy
    const { hideBirthYear, hideClub, hideGender, hidePhoto } = privacy
    return { hideBirthYear, hideClub, hideGender, hidePhoto }
  }

  @FieldResolver(() => [GuardianType], { description: 'Who answers for the person.' })
  async guardians(@Ctx() ctx: RequestContext, @Root() { row }: PersonOfficeType): Promise<GuardianType[]> {
    const rows = await ctx.load(guardiansLoader).load(row.id)
    return rows.map(({ id, name, relation, contact }) => ({ id: toGlobalId('Guardian', id), name, relation, contact }))
  }

  @FieldResolver(() => [OfficeIdentifierType], { description: 'Numbers of other bodies, private ones too.' })
  async identifiers(@Ctx() ctx: RequestContext, @Root() { row }: PersonOfficeType): Promise<OfficeIdentifierType[]> {
    const [rows, open] = await Promise.all([ctx.load(identifiersLoader).load(row.id), publicIssuers(ctx.deps.db)])
    return Promise.all(
      rows.map(async row => ({
        id: toGlobalId('PersonIdentifier', row.id),
        issuer: row.issuer,
        value: row.value,
        public: open.has(row.issuer),
        broughtIn: await broughtInOf(ctx, row),
      })),
    )
  }

  @FieldResolver(() => [OfficeAffiliationType], { description: 'Clubs and memberships, newest first.' })
  async affiliations(@Ctx() ctx: RequestContext, @Root() { row }: PersonOfficeType): Promise<OfficeAffiliationType[]> {
    const today = dayOf(ctx.deps.clock.now(), await ctx.load(personZoneLoader).load(row.id))
    return (await ctx.load(affiliationsLoader).load(row.id)).map(one => toOfficeAffiliation(one, today))
  }

  @FieldResolver(() => PersonOfficePermissionsType, { description: 'What the viewer may do.' })
  async permissions(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonOfficeType,
  ): Promise<PersonOfficePermissionsType> {
    const may = await actsOn(ctx, row.id)
    return {
      personId: row.id,
      canKeep: toPermission(may('changePerson')),
      canMerge: toPermission(may('mergePeople')),
      canEnrol: toPermission(may('enrol')),
      canSetPrivacy: toPermission(may('setPrivacy')),
      canExport: toPermission(may('exportPersonData')),
      canRequestErasure: toPermission(may('requestErasure')),
    }
  }

  @FieldResolver(() => HistoryPageType, { description: 'What was done to the record, by whom, when and why.' })
  async history(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonOfficeType,
    @Arg('first', () => Int, { defaultValue: 20, nullable: true, description: 'How many.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Where the page before ended.' }) after?: string,
  ): Promise<HistoryPageType> {
    const size = Math.max(atMost(first), 1)
    const before = after ? Number(after) : undefined
    const ids = await recordsOf(ctx.deps.db, row.id)
    return toHistory(ctx, await historyOf(ctx.deps.db, 'person', ids, { first: size, before }), size, ids)
  }
}

const toOfficeAffiliation = (row: OfficeAffiliationRow, today: string): OfficeAffiliationType => {
  const { from, until } = parseDateRange(row.valid)
  const begun = from === undefined || from <= today
  const { organisationId, kind, sport } = row
  return {
    row,
    organisationId,
    id: toGlobalId('Affiliation', row.id),
    kind,
    sport: sportOrAll(sport),
    ...(from ? { validFrom: from } : {}),
    ...(until ? { validUntil: until } : {}),
    current: begun && (until === undefined || today < until),
    lapsed: until !== undefined && until <= today,
  }
}

@Resolver(() => OfficeAffiliationType)
export class OfficeAffiliationResolver {
  @FieldResolver(() => BroughtInType, {
    nullable: true,
    description: 'Where it was brought in from; none where it was entered here.',
  })
  broughtIn(@Ctx() ctx: RequestContext, @Root() { row }: OfficeAffiliationType): Promise<BroughtInType | undefined> {
    return broughtInOf(ctx, row)
  }

  @FieldResolver(() => PermissionType, { description: 'To end it: whoever keeps the register of its body.' })
  async canEnd(@Ctx() ctx: RequestContext, @Root() { organisationId }: OfficeAffiliationType): Promise<PermissionType> {
    const place = await ctx.load(organisationPlaceLoader).load(organisationId)
    return toPermission(canManageRegister(ctx.viewer, place ?? { organisationPath: [] }))
  }

  @FieldResolver(() => OrganisationType, { nullable: true, description: 'The body.' })
  async organisation(
    @Ctx() ctx: RequestContext,
    @Root() { organisationId }: OfficeAffiliationType,
  ): Promise<OrganisationType | undefined> {
    const row = await ctx.load(organisationLoader).load(organisationId)
    return row && toOrganisation(row)
  }
}
