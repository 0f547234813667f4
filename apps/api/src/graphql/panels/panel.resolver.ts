import { ok } from '@paiji/rules'
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { candidatesForPanel, formPanel } from '../../domain/panels/form-panel.js'
import { consentToPanel, panelConsents } from '../../domain/panels/consent.js'
import { challengesFor, membersByIds, panelFor, panelsFormed } from '../../domain/panels/read-panel.js'
import {
  challengeMember,
  decideChallenge,
  disclose,
  recuse,
  replaceByReserve,
  seatPanel,
} from '../../domain/panels/seat-panel.js'
import { withdrawDisclosure } from '../../domain/panels/withdraw-disclosure.js'
import { fromGlobalId, fromGlobalIds, toGlobalId } from '../../domain/shared/global-id.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { personLoader } from '../registry/registry.loaders.js'
import { rowLoader } from '../shared/loader.js'
import { unwrap } from '../shared/errors.js'
import { caseIdOf, CaseInputType } from '../appeals/appeal.input.js'
import { act, AppealPayload } from '../appeals/appeal.payload.js'
import { partyCalled } from '../appeals/party-called.js'
import { isViewer } from '../../domain/appeals/visibility.js'
import {
  ChallengeMemberInputType,
  ConsentToPanelInputType,
  DecideChallengeInputType,
  DiscloseInputType,
  FormPanelInputType,
  RecuseInputType,
  WithdrawDisclosureInputType,
} from './panel.input.js'
import {
  FormedPanelType,
  PanelCandidateType,
  PanelConsentType,
  PanelChallengeType,
  PanelMemberType,
  toCandidate,
  toChallenge,
  toFormedPanel,
  toMember,
} from './panel.type.js'

const memberLoader = rowLoader(membersByIds, row => row.id)

const personOf = async (ctx: RequestContext, id: string): Promise<PersonType> => {
  const row = await ctx.load(personLoader).load(id)
  if (!row) throw new Error(`person ${id} is missing`)
  return toPerson(row)
}

@Resolver(() => PanelCandidateType)
export class PanelCandidateResolver {
  @FieldResolver(() => PersonType, { description: 'The person in the register.' })
  person(@Ctx() ctx: RequestContext, @Root() { personId }: PanelCandidateType): Promise<PersonType> {
    return personOf(ctx, personId)
  }
}

@Resolver(() => PanelMemberType)
export class PanelMemberResolver {
  @FieldResolver(() => PersonType, { description: 'The person in the register.' })
  person(@Ctx() ctx: RequestContext, @Root() { row }: PanelMemberType): Promise<PersonType> {
    return personOf(ctx, row.personId)
  }
}

@Resolver(() => PanelChallengeType)
export class PanelChallengeResolver {
  @FieldResolver(() => PanelMemberType, { description: 'The member who is challenged.' })
  async member(@Ctx() ctx: RequestContext, @Root() { memberId }: PanelChallengeType): Promise<PanelMemberType> {
    const row = await ctx.load(memberLoader).load(memberId)
    if (!row) throw new Error(`member ${memberId} is missing`)
    return toMember(row)
  }
}

@Resolver()
export class PanelResolver {
  @Query(() => [PanelCandidateType], { description: 'The roster with the ties of each: for the clerk.' })
  async candidatesForPanel(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('appeal', () => ID, { description: 'The case.' }) appeal: string,
  ): Promise<PanelCandidateType[]> {
    const id = caseIdOf(appeal)
    const { candidates, names } = unwrap(await candidatesForPanel(deps, viewer, id))
    return candidates.map(candidate => toCandidate(candidate, names))
  }

  @Query(() => [PanelMemberType], { description: 'The seats of the panel: for the parties, the panel and the clerk.' })
  async panelOf(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('appeal', () => ID, { description: 'The case.' }) appeal: string,
  ): Promise<PanelMemberType[]> {
    const id = caseIdOf(appeal)
    return unwrap(await panelFor(deps, viewer, id)).map(toMember)
  }

  @Query(() => [PanelChallengeType], { description: 'For those who see the panel.' })
  async panelChallenges(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('appeal', () => ID, { description: 'The case.' }) appeal: string,
  ): Promise<PanelChallengeType[]> {
    const id = caseIdOf(appeal)
    return unwrap(await challengesFor(deps, viewer, id)).map(toChallenge)
  }

  @Query(() => [PanelConsentType], {
    description:
      'Each side, and whether it agrees with the panel before its time is over: for those who see the panel.',
  })
  async panelConsents(
    @Ctx() ctx: RequestContext,
    @Arg('appeal', () => ID, { description: 'The case.' }) appeal: string,
  ): Promise<PanelConsentType[]> {
    const sides = unwrap(await panelConsents(ctx.deps, ctx.viewer, caseIdOf(appeal)))
    return Promise.all(
      sides.map(async side => ({
        side: side.side,
        party: toGlobalId('AppealParty', side.parties[0]?.id ?? ''),
        called: await Promise.all(side.parties.map(party => partyCalled(ctx, party))),
        consentedAt: side.consentedAt ?? null,
        onPaper: side.onPaper,
        reachable: side.reachable,
        mine: side.parties.some(party => isViewer(ctx.viewer, party)),
      })),
    )
  }

  @Query(() => [FormedPanelType], { description: 'Every panel ever formed for a case, for those who see the panel.' })
  async panelsFormed(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('appeal', () => ID, { description: 'The case.' }) appeal: string,
  ): Promise<FormedPanelType[]> {
    return unwrap(await panelsFormed(deps, viewer, caseIdOf(appeal))).map(toFormedPanel)
  }

  @Mutation(() => AppealPayload, { description: 'Names or draws a panel for a case.' })
  formPanel(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => FormPanelInputType) input: FormPanelInputType,
  ): Promise<AppealPayload> {
    return act(ctx, input, async about => {
      const chosen = input.chosen && fromGlobalIds('Person', input.chosen, 'chosen')
      if (chosen && !chosen.ok) return chosen
      const reserves = fromGlobalIds('Person', input.reserves ?? [], 'reserves')
      if (!reserves.ok) return reserves
      const passed = fromGlobalIds(
        'Person',
        (input.overrides ?? []).map(each => each.person),
        'overrides',
      )
      if (!passed.ok) return passed
      const overrides = passed.value.map((personId, at) => ({ personId, reason: input.overrides?.[at]?.reason ?? '' }))
      const { size, cause } = input
      const seats = chosen ? { chosen: chosen.value, reserves: reserves.value, overrides } : {}
      const more = { ...(size === undefined ? {} : { size }), ...(cause === undefined ? {} : { cause }) }
      return formPanel(ctx.deps, ctx.viewer, { ...about, ...seats, ...more })
    })
  }

  @Mutation(() => AppealPayload, { description: "States a member's ties to the parties, or that there are none." })
  disclose(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DiscloseInputType) input: DiscloseInputType,
  ): Promise<AppealPayload> {
    const ties = input.ties.map(({ tie, text }) => ({ tie, text }))
    return act(ctx, input, about => disclose(ctx.deps, ctx.viewer, { ...about, ties }))
  }

  @Mutation(() => AppealPayload, {
    description:
      'Takes back a tie that was disclosed by mistake: for the member or the clerk, while the panel is formed.',
  })
  withdrawDisclosure(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WithdrawDisclosureInputType) input: WithdrawDisclosureInputType,
  ): Promise<AppealPayload> {
    return act(ctx, input, async about => {
      const member = input.member === undefined ? undefined : fromGlobalId('PanelMember', input.member, 'member')
      if (member && !member.ok) return member
      const seat = member ? { memberId: member.value } : {}
      return withdrawDisclosure(ctx.deps, ctx.viewer, { ...about, ...seat, reason: input.reason })
    })
  }

  @Mutation(() => AppealPayload, { description: 'Challenges a member of the panel.' })
  challengeMember(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChallengeMemberInputType) input: ChallengeMemberInputType,
  ): Promise<AppealPayload> {
    return act(ctx, input, async about => {
      const member = fromGlobalId('PanelMember', input.member, 'member')
      if (!member.ok) return member
      return challengeMember(ctx.deps, ctx.viewer, { ...about, memberId: member.value, reason: input.reason })
    })
  }

  @Mutation(() => AppealPayload, { description: 'Decides a challenge of a member.' })
  decideChallenge(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DecideChallengeInputType) input: DecideChallengeInputType,
  ): Promise<AppealPayload> {
    return act(ctx, input, async about => {
      const challenge = fromGlobalId('PanelChallenge', input.challenge, 'challenge')
      if (!challenge.ok) return challenge
      const { uphold, reasons } = input
      return decideChallenge(ctx.deps, ctx.viewer, { ...about, challengeId: challenge.value, uphold, reasons })
    })
  }

  @Mutation(() => AppealPayload, { description: 'Puts a reserve in the place of a member.' })
  replaceByReserve(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChallengeMemberInputType) input: ChallengeMemberInputType,
  ): Promise<AppealPayload> {
    return act(ctx, input, async about => {
      const member = fromGlobalId('PanelMember', input.member, 'member')
      if (!member.ok) return member
      return replaceByReserve(ctx.deps, ctx.viewer, { ...about, memberId: member.value, reason: input.reason })
    })
  }

  @Mutation(() => AppealPayload, { description: 'A member steps aside.' })
  recuse(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecuseInputType) input: RecuseInputType,
  ): Promise<AppealPayload> {
    return act(ctx, input, about => recuse(ctx.deps, ctx.viewer, { ...about, reason: input.reason }))
  }

  @Mutation(() => AppealPayload, {
    description: 'A side agrees that the panel sits before the time for challenges is over.',
  })
  consentToPanel(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ConsentToPanelInputType) input: ConsentToPanelInputType,
  ): Promise<AppealPayload> {
    return act(ctx, input, async about => {
      const { reason } = input
      const party = input.party ? fromGlobalId('AppealParty', input.party, 'party') : ok(undefined)
      if (!party.ok) return party
      const more = { ...(party.value ? { partyId: party.value } : {}), ...(reason ? { reason } : {}) }
      return consentToPanel(ctx.deps, ctx.viewer, { ...about, ...more })
    })
  }

  @Mutation(() => AppealPayload, {
    description: 'Seats the panel, once all have disclosed and the time for challenges is over or each side agrees.',
  })
  seatPanel(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CaseInputType) input: CaseInputType,
  ): Promise<AppealPayload> {
    return act(ctx, input, about => seatPanel(ctx.deps, ctx.viewer, about))
  }
}
