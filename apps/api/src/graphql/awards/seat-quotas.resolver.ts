import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { shareSeats } from '../../domain/awards/share-seats.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { organisationLoader } from '../registry/registry.loaders.js'
import { toPayload } from '../shared/errors.js'
import { SeatQuotaType, ShareSeatsInputType, ShareSeatsPayloadType, toSeatQuotas } from './seat-quotas.type.js'

@Resolver(() => SeatQuotaType)
export class SeatQuotasResolver {
  @Query(() => ShareSeatsPayloadType, {
    description: 'For who issues the list: how the seats of a championship would be shared by it. Stores nothing.',
  })
  async shareSeats(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => ShareSeatsInputType, { description: 'Which seats, by which list.' }) input: ShareSeatsInputType,
  ): Promise<ShareSeatsPayloadType> {
    return toPayload(await shareSeats(deps, viewer, input), shared => ({ quotas: toSeatQuotas(shared) }))
  }

  @FieldResolver(() => OrganisationType, { description: 'The body that gets them.' })
  async body(@Ctx() ctx: RequestContext, @Root() { bodyId }: SeatQuotaType): Promise<OrganisationType | undefined> {
    const row = await ctx.load(organisationLoader).load(bodyId)
    return row && toOrganisation(row)
  }
}
