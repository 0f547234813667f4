import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { foundFederation } from '../../domain/accounts/found-federation.js'
import { federationZone, isFounded } from '../../domain/registry/organisations.repo.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { organisationLoader } from '../registry/registry.loaders.js'
import { toPayload } from '../shared/errors.js'
import { ProblemType } from '../shared/problem.type.js'

@InputType('FirstAdministratorInput', { description: 'Somebody who is to keep the accounts of a new federation.' })
export class FirstAdministratorInput {
  @Field(() => String, { description: 'The whole name; the register takes it apart.' })
  name!: string

  @Field(() => String, { description: 'The address that will be signed in with.' })
  email!: string

  @Field(() => String, { description: 'The password, of 8 to 128 characters.' })
  password!: string
}

@InputType('FoundFederationInput', { description: 'The first federation of an empty database.' })
export class FoundFederationInput {
  @Field(() => String, { description: 'The one-time code that the program printed at its start.' })
  setupCode!: string

  @Field(() => String, { description: 'Names the federation in addresses and files.' })
  code!: string

  @Field(() => String, { description: 'Its name in Chinese.' })
  nameZh!: string

  @Field(() => String, {
    nullable: true,
    description: 'Its name in English; the Chinese one stands in its place where none is given.',
  })
  nameEn?: string

  @Field(() => String, { description: 'The IANA name of its time zone.' })
  timeZone!: string

  @Field(() => [FirstAdministratorInput], { description: 'Two people, as some acts need a second person.' })
  administrators!: FirstAdministratorInput[]
}

@ObjectType('FoundFederationPayload', { description: 'The federation that was founded.', simpleResolvers: true })
export class FoundFederationPayloadType {
  @Field(() => OrganisationType, { description: 'The federation.', nullable: true })
  organisation?: OrganisationType | undefined

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}

@Resolver()
export class FoundFederationResolver {
  @Query(() => Boolean, { description: 'Whether there is a federation; until then everything leads to its set-up.' })
  isFounded(@Ctx() { deps }: RequestContext): Promise<boolean> {
    return isFounded(deps.db)
  }

  @Query(() => String, {
    description: 'The IANA name of the time zone of the federation founded first: of what belongs to no place.',
  })
  federationZone(@Ctx() { deps }: RequestContext): Promise<string> {
    return federationZone(deps.db)
  }

  @Mutation(() => FoundFederationPayloadType, {
    description: 'Founds the first federation with its first two administrators; impossible once there is one.',
  })
  async foundFederation(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => FoundFederationInput, { description: 'What is to be done.' }) input: FoundFederationInput,
  ): Promise<FoundFederationPayloadType> {
    const outcome = await foundFederation(ctx.deps, ctx.viewer, input)
    return toPayload(outcome, async ({ organisationId }) => {
      const row = await ctx.load(organisationLoader).load(organisationId)
      return row ? { organisation: toOrganisation(row) } : {}
    })
  }
}
