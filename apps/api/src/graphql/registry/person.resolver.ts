import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { countPeople, listPeople } from '../../domain/registry/organisations.repo.js'
import { type NameRow, type PersonRow, personByNumber } from '../../domain/registry/people.repo.js'
import { plainNumber } from '../../domain/registry/person-number.js'
import { sightOf } from '../../domain/registry/visibility.js'
import { dayOf, daysOnEarth } from '../../base/clock.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { mapNodes, readPage, toConnection } from '../../domain/shared/page.js'
import { personPage } from '../search/search-page.js'
import { unwrap } from '../shared/errors.js'
import type { ConnectionView } from '../shared/page.type.js'
import { toPermission } from '../shared/permission.type.js'
import { LocalDate } from '../shared/scalars.js'
import { OrganisationType, toOrganisation } from './organisation.type.js'
import {
  AffiliationType,
  clubOn,
  derivedLatinOn,
  nameOn,
  PersonConnectionType,
  PersonIdentifierType,
  PersonNameType,
  PersonPermissionsType,
  PersonType,
  toAffiliation,
  toIdentifier,
  toPerson,
  toPersonName,
} from './person.type.js'
import { GenderEnum, NameScriptEnum } from './registry.enums.js'
import {
  affiliationsLoader,
  identifiersLoader,
  namesLoader,
  organisationLoader,
  personZoneLoader,
  privacyLoader,
  publicIssuersLoader,
  recordLoader,
} from './registry.loaders.js'
import { actsOn, seesPrivate, seesUnlessHidden } from './sees-private.js'
import { BroughtInType } from '../shared/brought-in.type.js'
import { broughtInOf } from '../shared/sheet-source.js'

/** The day it is where the person belongs. */
const todayOf = async (ctx: RequestContext, personId: string): Promise<string> =>
  dayOf(ctx.deps.clock.now(), await ctx.load(personZoneLoader).load(personId))

/** What holds on the day it is where the person belongs; where that is is looked up only if it makes a difference. */
const today = async <T>(ctx: RequestContext, personId: string, holding: (day: string) => T): Promise<T> => {
  const [first, ...others] = daysOnEarth(ctx.deps.clock.now()).map(holding)
  if (first !== undefined && others.every(other => other === first)) return first
  return holding(await todayOf(ctx, personId))
}

@Resolver(() => PersonType)
export class PersonResolver {
  @Query(() => PersonType, {
    nullable: true,
    description: 'A record of the register, merged or not; null when there is none.',
  })
  async person(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<PersonType | undefined> {
    const row = await ctx.load(recordLoader).load(unwrap(fromGlobalId('Person', id)))
    return row && toPerson(row)
  }

  @Query(() => PersonType, { nullable: true, description: 'The record with a number of this register.' })
  async personByNumber(
    @Ctx() { deps }: RequestContext,
    @Arg('number', () => String, { description: 'Eight to eleven digits; spaces and hyphens are overlooked.' })
    number: string,
  ): Promise<PersonType | undefined> {
    const row = await personByNumber(deps.db, plainNumber(number))
    return row && toPerson(row)
  }

  @Query(() => PersonConnectionType, {
    description: 'People by number; with a text those it finds, best first.',
  })
  people(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { defaultValue: 50, nullable: true }) first: number,
    @Arg('text', () => String, {
      nullable: true,
      description: 'Part of a name or number, in characters, pinyin or Latin.',
    })
    text?: string,
    @Arg('organisation', () => ID, { nullable: true, description: 'Only who belongs to this body or one below it.' })
    organisation?: string,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ): Promise<ConnectionView<PersonType>> {
    const organisationId = organisation ? unwrap(fromGlobalId('Organisation', organisation)) : undefined
    const args = { first, after, organisationId }
    return text?.trim() ? personPage(ctx, text, args) : listed(ctx, args)
  }

  @FieldResolver(() => PersonType, {
    nullable: true,
    description: 'The record this one gave way to; null while it stands.',
  })
  async mergedInto(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<PersonType | undefined> {
    const into = row.mergedIntoId ? await ctx.load(recordLoader).load(row.mergedIntoId) : undefined
    return into && toPerson(into)
  }

  @FieldResolver(() => String, {
    description: 'The name in the script wished for, else in whatever script there is.',
  })
  async name(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonType,
    @Arg('script', () => NameScriptEnum, { nullable: true, description: 'The script wished for.' })
    script?: NameRow['script'],
    @Arg('at', () => LocalDate, { nullable: true, description: 'The day it held; today where none is given.' })
    at?: string,
  ): Promise<string> {
    const names = await ctx.load(namesLoader).load(row.id)
    return at ? nameOn(names, at, script) : today(ctx, row.id, day => nameOn(names, day, script))
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'How the Chinese name of today reads in pinyin, family name first: derived, not registered. Null where a name in Latin letters is on record.',
  })
  async derivedLatin(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<string | null> {
    const names = await ctx.load(namesLoader).load(row.id)
    return today(ctx, row.id, day => derivedLatinOn(names, day))
  }

  @FieldResolver(() => [PersonNameType], { description: 'Every name on record, by script, oldest first.' })
  async names(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<PersonNameType[]> {
    const rows = await ctx.load(namesLoader).load(row.id)
    const today = await todayOf(ctx, row.id)
    return rows.map(name => toPersonName(name, today))
  }

  @FieldResolver(() => GenderEnum, {
    nullable: true,
    description: 'Null when the register does not say, or not to the viewer.',
  })
  async gender(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<PersonRow['gender'] | null> {
    if (row.gender === 'unstated') return null
    return (await seesUnlessHidden(ctx, row.id, 'hideGender')) ? row.gender : null
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Null when it is not known or not shown to the viewer.' })
  async birthYear(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<number | null> {
    if (!row.birthDate) return null
    const privacy = await ctx.load(privacyLoader).load(row.id)
    const open = privacy?.hideBirthYear === false || (await seesPrivate(ctx, row.id))
    return open ? Number(row.birthDate.slice(0, 4)) : null
  }

  @FieldResolver(() => [PersonIdentifierType], {
    description: 'Numbers of other bodies; those of files for who may see them.',
  })
  async identifiers(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<PersonIdentifierType[]> {
    const rows = await ctx.load(identifiersLoader).load(row.id)
    if (rows.length === 0 || (await seesPrivate(ctx, row.id))) return rows.map(toIdentifier)
    const open = await ctx.load(publicIssuersLoader)
    return rows.filter(one => open.has(one.issuer)).map(toIdentifier)
  }

  @FieldResolver(() => [AffiliationType], { description: 'Newest first; empty when the person hides the club.' })
  async affiliations(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<AffiliationType[]> {
    if (!(await seesUnlessHidden(ctx, row.id, 'hideClub'))) return []
    return (await ctx.load(affiliationsLoader).load(row.id)).map(toAffiliation)
  }

  @FieldResolver(() => OrganisationType, {
    nullable: true,
    description: 'The body the person plays for today; null when hidden.',
  })
  async club(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<OrganisationType | undefined> {
    if (!(await seesUnlessHidden(ctx, row.id, 'hideClub'))) return undefined
    const spells = await ctx.load(affiliationsLoader).load(row.id)
    const id = await today(ctx, row.id, day => clubOn(spells, day))
    const club = id === undefined ? undefined : await ctx.load(organisationLoader).load(id)
    return club && toOrganisation(club)
  }

  @FieldResolver(() => PersonPermissionsType, { description: 'What the viewer may do with the record.' })
  async permissions(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<PersonPermissionsType> {
    const may = await actsOn(ctx, row.id)
    return { canRename: toPermission(may('renamePerson')), canMerge: toPermission(may('mergePeople')) }
  }
}

@Resolver(() => PersonIdentifierType)
export class PersonIdentifierResolver {
  @FieldResolver(() => BroughtInType, {
    nullable: true,
    description: 'Where it was brought in from; none where it was entered here.',
  })
  broughtIn(@Ctx() ctx: RequestContext, @Root() { row }: PersonIdentifierType): Promise<BroughtInType | undefined> {
    return broughtInOf(ctx, row)
  }
}

@Resolver(() => AffiliationType)
export class AffiliationResolver {
  @FieldResolver(() => BroughtInType, {
    nullable: true,
    description: 'Where it was brought in from; none where it was entered here.',
  })
  broughtIn(@Ctx() ctx: RequestContext, @Root() { row }: AffiliationType): Promise<BroughtInType | undefined> {
    return broughtInOf(ctx, row)
  }

  @FieldResolver(() => OrganisationType, { description: 'The body.' })
  async organisation(
    @Ctx() ctx: RequestContext,
    @Root() { organisationId }: AffiliationType,
  ): Promise<OrganisationType | undefined> {
    const row = await ctx.load(organisationLoader).load(organisationId)
    return row && toOrganisation(row)
  }
}

const listed = async (
  { deps, viewer }: RequestContext,
  { organisationId, ...args }: { first: number; after?: string; organisationId?: string },
): Promise<ConnectionView<PersonType>> => {
  const page = unwrap(readPage(deps.cursors, 'people', args))
  const filter = { organisationId, sight: sightOf(viewer) }
  const rows = await listPeople(deps.db, filter, page)
  const shown = toConnection(deps.cursors, 'people', page, rows, row => ({
    key: [Number(row.number)],
    id: row.id,
  }))
  return {
    ...mapNodes(shown, toPerson),
    totalCount: () => countPeople(deps.db, filter),
  }
}
