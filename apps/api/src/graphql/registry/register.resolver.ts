import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { addIdentifier } from '../../domain/registry/add-identifier.js'
import { affiliatePerson } from '../../domain/registry/affiliate-person.js'
import { createOrganisation } from '../../domain/registry/create-organisation.js'
import { registerPerson } from '../../domain/registry/register-person.js'
import { renamePerson } from '../../domain/registry/rename-person.js'
import { toPayload } from '../shared/errors.js'
import { toOrganisation } from './organisation.type.js'
import { toPerson } from './person.type.js'
import { readAffiliation, readIdentifier, readNewPerson, readOrganisation, readRename } from './read-register.js'
import {
  AddIdentifierInputType,
  AffiliatePersonInputType,
  CreateOrganisationInputType,
  RegisterPersonInputType,
  RenamePersonInputType,
} from './register.input.js'
import {
  AddIdentifierPayload,
  AffiliatePersonPayload,
  CreateOrganisationPayload,
  RegisterPersonPayload,
  RenamePersonPayload,
} from './register.payload.js'
import { organisationLoader, recordLoader } from './registry.loaders.js'

@Resolver()
export class RegisterResolver {
  @Mutation(() => CreateOrganisationPayload, { description: 'Founds a federation, or a body below another.' })
  async createOrganisation(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateOrganisationInputType) input: CreateOrganisationInputType,
  ): Promise<CreateOrganisationPayload> {
    const request = readOrganisation(input)
    const created = request.ok ? await createOrganisation(ctx.deps, ctx.viewer, request.value) : request
    return toPayload(created, async ({ organisationId }) => {
      const row = await ctx.load(organisationLoader).load(organisationId)
      return { organisation: row && toOrganisation(row) }
    })
  }

  @Mutation(() => RegisterPersonPayload, { description: 'Enters a person in the register and gives a number.' })
  async registerPerson(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RegisterPersonInputType) input: RegisterPersonInputType,
  ): Promise<RegisterPersonPayload> {
    const request = readNewPerson(input)
    const registered = request.ok ? await registerPerson(ctx.deps, ctx.viewer, request.value) : request
    return toPayload(registered, ({ personId }) => readPerson(ctx, personId))
  }

  @Mutation(() => RenamePersonPayload, { description: 'Records another name; the old one stays on record.' })
  async renamePerson(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RenamePersonInputType) input: RenamePersonInputType,
  ): Promise<RenamePersonPayload> {
    const request = readRename(input)
    const renamed = request.ok ? await renamePerson(ctx.deps, ctx.viewer, request.value) : request
    return toPayload(renamed, ({ personId }) => readPerson(ctx, personId))
  }

  @Mutation(() => AffiliatePersonPayload, { description: 'Records whom a person plays for or belongs to.' })
  async affiliatePerson(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AffiliatePersonInputType) input: AffiliatePersonInputType,
  ): Promise<AffiliatePersonPayload> {
    const request = readAffiliation(input)
    const affiliated = request.ok ? await affiliatePerson(ctx.deps, ctx.viewer, request.value) : request
    return toPayload(affiliated, ({ personId }) => readPerson(ctx, personId))
  }

  @Mutation(() => AddIdentifierPayload, { description: 'Records a number that another body gave.' })
  async addIdentifier(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddIdentifierInputType) input: AddIdentifierInputType,
  ): Promise<AddIdentifierPayload> {
    const request = readIdentifier(input)
    const added = request.ok ? await addIdentifier(ctx.deps, ctx.viewer, request.value) : request
    return toPayload(added, ({ personId }) => readPerson(ctx, personId))
  }
}

const readPerson = async (ctx: RequestContext, id: string) => {
  const row = await ctx.load(recordLoader).load(id)
  return { person: row && toPerson(row) }
}
