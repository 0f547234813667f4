import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Outcome } from '../../base/problem.js'
import type { RequestContext } from '../../context.js'
import { placeOfOrganisation } from '../../domain/registry/organisations.repo.js'
import { confirmSanction, imposeSanction, liftSanction } from '../../domain/sanctions/impose-sanction.js'
import {
  canConfirmSanction,
  canOpenSanctions,
  canSanctionPerson,
  sanctionScopesOf,
} from '../../domain/sanctions/policy.js'
import {
  countSanctions,
  listSanctions,
  type SanctionRow,
  sanctionsByIds,
} from '../../domain/sanctions/sanctions.repo.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { mapNodes, readPage, toConnection } from '../../domain/shared/page.js'
import { withBoth } from '../events/manage-event.resolver.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { organisationLoader, personLoader } from '../registry/registry.loaders.js'
import { toPayload, unwrap } from '../shared/errors.js'
import { rowLoader } from '../shared/loader.js'
import type { ConnectionView } from '../shared/page.type.js'
import { PermissionType, toPermission } from '../shared/permission.type.js'
import {
  ConfirmSanctionInputType,
  ImposeSanctionInputType,
  LiftSanctionInputType,
  SanctionConnectionType,
  SanctionPayload,
  SanctionPermissionsType,
  SanctionType,
  toSanction,
} from './sanction.type.js'
import { asSecondPerson } from '../shared/second-person.js'
import { BroughtInType } from '../shared/brought-in.type.js'
import { broughtInOf } from '../shared/sheet-source.js'

const sanctionLoader = rowLoader<SanctionRow>(sanctionsByIds, row => row.id)

const onId = <T>(id: string, use: (id: string) => Promise<Outcome<T>>) => {
  const read = fromGlobalId('Sanction', id, 'sanction')
  return read.ok ? use(read.value) : Promise.resolve(read)
}

const sanctionOf = async (ctx: RequestContext, id: string) => {
  const row = await ctx.load(sanctionLoader).load(id)
  return { sanction: row && toSanction(row) }
}

/** A sanction that the viewer may read. */
export const readableSanction = async (
  { deps, viewer }: RequestContext,
  id: string,
): Promise<SanctionType | undefined> => {
  const access = { bodies: sanctionScopesOf(viewer), personId: viewer.personId }
  const [row] = await listSanctions(deps.db, access, { id }, { first: 1, after: undefined })
  return row && toSanction(row)
}

/** The register of sanctions, as far as the viewer may read it. */
@Resolver()
export class SanctionsResolver {
  @Query(() => SanctionConnectionType, {
    description: 'Sanctions, newest first: the public ones, and those of bodies whose office the viewer keeps.',
  })
  async sanctions(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('person', () => ID, { nullable: true, description: 'Only of this person.' }) person?: string,
    @Arg('inForce', () => Boolean, { nullable: true, description: 'Only those that hold today.' }) inForce?: boolean,
  ): Promise<ConnectionView<SanctionType>> {
    const { deps, viewer } = ctx
    const personIds = person ? [unwrap(fromGlobalId('Person', person, 'person'))] : undefined
    const on = inForce ? deps.clock.now().toISOString().slice(0, 10) : undefined
    const access = { bodies: sanctionScopesOf(viewer), personId: viewer.personId }
    const page = unwrap(readPage(deps.cursors, 'sanctions', { first, after }))
    const rows = await listSanctions(deps.db, access, { personIds, on }, page)
    const found = toConnection(deps.cursors, 'sanctions', page, rows, row => ({
      key: [row.validFrom],
      id: row.id,
    }))
    return {
      ...mapNodes(found, toSanction),
      totalCount: () => countSanctions(deps.db, access, { personIds, on }),
    }
  }

  @Query(() => PermissionType, { description: 'Whether the viewer keeps sanctions of some body.' })
  canOpenSanctions(@Ctx() { viewer }: RequestContext): PermissionType {
    return toPermission(canOpenSanctions(viewer))
  }

  @Mutation(() => SanctionPayload, { description: 'Proposes a sanction; a second person confirms it.' })
  async imposeSanction(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ImposeSanctionInputType) { organisation, person, ...input }: ImposeSanctionInputType,
  ): Promise<SanctionPayload> {
    const ids = [
      fromGlobalId('Organisation', organisation, 'organisation'),
      fromGlobalId('Person', person, 'person'),
    ] as const
    const done = await withBoth(...ids, (organisationId, personId) =>
      imposeSanction(ctx.deps, ctx.viewer, { ...input, organisationId, personId }),
    )
    return toPayload(done, ({ sanctionId }) => sanctionOf(ctx, sanctionId))
  }

  @Mutation(() => SanctionPayload, { description: 'Confirms a proposed sanction, or does not.' })
  async confirmSanction(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ConfirmSanctionInputType) { sanction, ...input }: ConfirmSanctionInputType,
  ): Promise<SanctionPayload> {
    const done = await onId(sanction, sanctionId => confirmSanction(ctx.deps, ctx.viewer, { ...input, sanctionId }))
    return toPayload(done, ({ sanctionId }) => sanctionOf(ctx, sanctionId))
  }

  @Mutation(() => SanctionPayload, { description: 'Ends a sanction before its time; it stays on file.' })
  async liftSanction(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => LiftSanctionInputType) { sanction, ...input }: LiftSanctionInputType,
  ): Promise<SanctionPayload> {
    const done = await onId(sanction, sanctionId => liftSanction(ctx.deps, ctx.viewer, { ...input, sanctionId }))
    return toPayload(done, ({ sanctionId }) => sanctionOf(ctx, sanctionId))
  }
}

@Resolver(() => SanctionType)
export class SanctionResolver {
  @FieldResolver(() => BroughtInType, {
    nullable: true,
    description: 'Where it was brought in from; none where it was entered here.',
  })
  broughtIn(@Ctx() ctx: RequestContext, @Root() { row }: SanctionType): Promise<BroughtInType | undefined> {
    return broughtInOf(ctx, row)
  }

  @FieldResolver(() => PersonType, { nullable: true, description: 'Who is kept away.' })
  async person(@Ctx() ctx: RequestContext, @Root() { row }: SanctionType): Promise<PersonType | undefined> {
    const person = await ctx.load(personLoader).load(row.personId)
    return person && toPerson(person)
  }

  @FieldResolver(() => OrganisationType, { description: 'The body that imposed it, and below which it holds.' })
  async organisation(@Ctx() ctx: RequestContext, @Root() { row }: SanctionType): Promise<OrganisationType> {
    const body = await ctx.load(organisationLoader).load(row.organisationId)
    if (!body) throw new Error(`organisation ${row.organisationId} of a sanction is missing`)
    return toOrganisation(body)
  }

  @FieldResolver(() => SanctionPermissionsType, { description: 'What the viewer may do with it now.' })
  async permissions(@Ctx() ctx: RequestContext, @Root() { row }: SanctionType): Promise<SanctionPermissionsType> {
    const place = unwrap(await placeOfOrganisation(ctx.deps.db, row.organisationId))
    return {
      canConfirm: await asSecondPerson(ctx, canConfirmSanction(ctx.viewer, place, row), row.proposedBy),
      canLift: toPermission(canSanctionPerson(ctx.viewer, place)),
    }
  }
}
