import { ok } from '@paiji/rules'
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { changeOrganisation } from '../../domain/registry/change-organisation.js'
import { changePerson } from '../../domain/registry/change-person.js'
import { declareDistinct } from '../../domain/registry/declare-distinct.js'
import { declareIssuer } from '../../domain/registry/declare-issuer.js'
import { endAffiliation } from '../../domain/registry/end-affiliation.js'
import { endGuardian, recordGuardian } from '../../domain/registry/keep-guardians.js'
import { removeIdentifier } from '../../domain/registry/remove-identifier.js'
import { renewMemberships } from '../../domain/registry/renew-memberships.js'
import { setPrivacy } from '../../domain/registry/set-privacy.js'
import { fromGlobalId, fromGlobalIds } from '../../domain/shared/global-id.js'
import { toPayload } from '../shared/errors.js'
import { changedOrganisation, changedPerson } from './changed-records.js'
import {
  ChangeOrganisationInputType,
  ChangePersonInputType,
  DeclareDistinctInputType,
  DeclareIssuerInputType,
  EndAffiliationInputType,
  EndGuardianInputType,
  RecordGuardianInputType,
  RemoveIdentifierInputType,
  RenewMembershipsInputType,
  SetPrivacyInputType,
} from './register-desk.input.js'
import {
  DeclareIssuerPayload,
  ChangedOrganisationPayload,
  ChangedPersonPayload,
  RenewMembershipsPayload,
} from './register-desk.payload.js'

@Resolver()
export class RegisterDeskResolver {
  @Mutation(() => ChangedPersonPayload, { description: 'Corrects birth, gender and standing of a person.' })
  async changePerson(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangePersonInputType, { description: 'Who, and how it ought to be.' })
    input: ChangePersonInputType,
  ): Promise<ChangedPersonPayload> {
    const id = fromGlobalId('Person', input.person, 'person')
    if (!id.ok) return changedPerson(ctx, id)
    const { gender, status } = input
    const days = { birthDate: input.birthDate || null, deceasedOn: input.deceasedOn || null, reason: input.reason }
    const request = { personId: id.value, gender, status, ...days }
    return changedPerson(ctx, await changePerson(ctx.deps, ctx.viewer, request))
  }

  @Mutation(() => ChangedPersonPayload, { description: 'Says what the public may see of a person.' })
  async setPrivacy(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetPrivacyInputType, { description: 'Whose record, and what is hidden.' })
    { person, ...chosen }: SetPrivacyInputType,
  ): Promise<ChangedPersonPayload> {
    const id = fromGlobalId('Person', person, 'person')
    return changedPerson(ctx, id.ok ? await setPrivacy(ctx.deps, ctx.viewer, { personId: id.value, ...chosen }) : id)
  }

  @Mutation(() => ChangedPersonPayload, { description: 'Ends an affiliation or a membership on a day.' })
  async endAffiliation(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EndAffiliationInputType, { description: 'Which one, when and why.' })
    { affiliation, ...rest }: EndAffiliationInputType,
  ): Promise<ChangedPersonPayload> {
    const id = fromGlobalId('Affiliation', affiliation, 'affiliation')
    const ended = id.ok ? await endAffiliation(ctx.deps, ctx.viewer, { affiliationId: id.value, ...rest }) : id
    return changedPerson(ctx, ended)
  }

  @Mutation(() => RenewMembershipsPayload, { description: 'Renews memberships of one body together.' })
  async renewMemberships(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RenewMembershipsInputType, { description: 'Whose, and until when.' })
    input: RenewMembershipsInputType,
  ): Promise<RenewMembershipsPayload> {
    const organisation = fromGlobalId('Organisation', input.organisation, 'organisation')
    if (!organisation.ok) return toPayload(organisation, () => ({}))
    const people = fromGlobalIds('Person', input.people, 'people')
    if (!people.ok) return toPayload(people, () => ({}))
    const request = { organisationId: organisation.value, personIds: people.value, until: input.until }
    return toPayload(await renewMemberships(ctx.deps, ctx.viewer, request), ({ renewed }) => ({ renewed }))
  }

  @Mutation(() => ChangedPersonPayload, { description: 'Records who answers for somebody under age.' })
  async recordGuardian(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordGuardianInputType, { description: 'The minor and the guardian.' })
    { person, ...rest }: RecordGuardianInputType,
  ): Promise<ChangedPersonPayload> {
    const id = fromGlobalId('Person', person, 'person')
    return changedPerson(ctx, id.ok ? await recordGuardian(ctx.deps, ctx.viewer, { personId: id.value, ...rest }) : id)
  }

  @Mutation(() => ChangedPersonPayload, { description: 'Takes a guardian off again.' })
  async endGuardian(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EndGuardianInputType, { description: 'Which one.' }) { guardian }: EndGuardianInputType,
  ): Promise<ChangedPersonPayload> {
    const id = fromGlobalId('Guardian', guardian, 'guardian')
    return changedPerson(ctx, id.ok ? await endGuardian(ctx.deps, ctx.viewer, { guardianshipId: id.value }) : id)
  }

  @Mutation(() => DeclareIssuerPayload, { description: 'Declares a body that gives people numbers.' })
  async declareIssuer(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeclareIssuerInputType, { description: 'The body, and who sees its numbers.' })
    input: DeclareIssuerInputType,
  ): Promise<DeclareIssuerPayload> {
    return toPayload(await declareIssuer(ctx.deps, ctx.viewer, input), ({ code }) => ({ code }))
  }

  @Mutation(() => ChangedPersonPayload, { description: 'Takes a number off a person it does not belong to.' })
  async removeIdentifier(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemoveIdentifierInputType, { description: 'Which number, and why.' })
    { identifier, reason }: RemoveIdentifierInputType,
  ): Promise<ChangedPersonPayload> {
    const id = fromGlobalId('PersonIdentifier', identifier, 'identifier')
    const removed = id.ok ? await removeIdentifier(ctx.deps, ctx.viewer, { identifierId: id.value, reason }) : id
    return changedPerson(ctx, removed)
  }

  @Mutation(() => ChangedPersonPayload, { description: 'Declares two records that look alike to be two people.' })
  async declareDistinct(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeclareDistinctInputType, { description: 'Both, and by what it is known.' })
    { a, b, reason }: DeclareDistinctInputType,
  ): Promise<ChangedPersonPayload> {
    const [one, other] = [fromGlobalId('Person', a, 'a'), fromGlobalId('Person', b, 'b')]
    if (!one.ok) return changedPerson(ctx, one)
    if (!other.ok) return changedPerson(ctx, other)
    const request = { aPersonId: one.value, bPersonId: other.value, reason }
    return changedPerson(ctx, await declareDistinct(ctx.deps, ctx.viewer, request))
  }

  @Mutation(() => ChangedOrganisationPayload, { description: 'Changes how a body is named, placed and reached.' })
  async changeOrganisation(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeOrganisationInputType, { description: 'Which body, and how it ought to be.' })
    input: ChangeOrganisationInputType,
  ): Promise<ChangedOrganisationPayload> {
    const id = fromGlobalId('Organisation', input.organisation, 'organisation')
    if (!id.ok) return changedOrganisation(ctx, id)
    const parent = input.parent ? fromGlobalId('Organisation', input.parent, 'parent') : ok(undefined)
    if (!parent.ok) return changedOrganisation(ctx, parent)
    const { nameZh, nameEn, timeZone } = input
    const request = {
      ...{ organisationId: id.value, parentId: parent.value, nameZh, nameEn, timeZone },
      region: said(input.region),
      venue: said(input.venue),
      contactName: said(input.contactName),
      contactEmail: said(input.contactEmail),
      contactPhone: said(input.contactPhone),
      website: said(input.website),
      transferWaitingDays: input.transferWaitingDays ?? undefined,
      transferObjectionDays: input.transferObjectionDays ?? undefined,
    }
    return changedOrganisation(ctx, await changeOrganisation(ctx.deps, ctx.viewer, request))
  }
}

const said = (text: string | null | undefined): string | null => text?.trim() || null
