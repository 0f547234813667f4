import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { candidatesForPanel, formPanel } from '../../domain/panels/form-panel.js'
import { challengesFor, drawFor, panelFor } from '../../domain/panels/read-panel.js'
import {
  challengeMember,
  decideChallenge,
  declaredTies,
  disclose,
  recuse,
  replaceByReserve,
  seatPanel,
} from '../../domain/panels/seat-panel.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { personLoader } from '../registry/registry.loaders.js'
import { unwrap } from '../shared/errors.js'
import { oneOf } from '../shared/one-of.js'
import { act, CasePayload, idsOf } from './case.payload.js'
import {
  ChallengeMemberInputType,
  DecideChallengeInputType,
  DiscloseInputType,
  FormPanelInputType,
  RecuseInputType,
  SeatPanelInputType,
} from './panel.input.js'
import {
  PanelCandidateType,
  PanelChallengeType,
  PanelDrawType,
  PanelMemberType,
  toCandidate,
  toChallenge,
  toDraw,
  toMember,
} from './panel.type.js'

const personOf = async (ctx: RequestContext, id: string): Promise<PersonType> => {
  const row = await ctx.load(personLoader).load(id)
  if (!row) throw new Error(`person ${id} is missing`)
  return toPerson(row)
}

@Resolver(() => PanelCandidateType)
export class PanelCandidateResolver {
  @FieldResolver(() => PersonType)
  person(@Ctx() ctx: RequestContext, @Root() { personId }: PanelCandidateType): Promise<PersonType> {
    return personOf(ctx, personId)
  }
}

@Resolver(() => PanelMemberType)
export class PanelMemberResolver {
  @FieldResolver(() => PersonType)
  person(@Ctx() ctx: RequestContext, @Root() { row }: PanelMemberType): Promise<PersonType> {
    return personOf(ctx, row.personId)
  }
}

@Resolver()
export class PanelResolver {
  @Query(() => [PanelCandidateType], { description: 'The roster with the ties of each: for the clerk.' })
  async candidatesForPanel(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('appeal', () => ID) appeal: string,
  ): Promise<PanelCandidateType[]> {
    const id = unwrap(fromGlobalId('Appeal', appeal, 'appeal'))
    return unwrap(await candidatesForPanel(deps, viewer, id)).map(toCandidate)
  }

  @Query(() => [PanelMemberType], { description: 'The seats of the panel: for the parties, the panel and the clerk.' })
  async panelOf(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('appeal', () => ID) appeal: string,
  ): Promise<PanelMemberType[]> {
    const id = unwrap(fromGlobalId('Appeal', appeal, 'appeal'))
    return unwrap(await panelFor(deps, viewer, id)).map(toMember)
  }

  @Query(() => [PanelChallengeType], { description: 'For those who see the panel.' })
  async panelChallenges(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('appeal', () => ID) appeal: string,
  ): Promise<PanelChallengeType[]> {
    const id = unwrap(fromGlobalId('Appeal', appeal, 'appeal'))
    return unwrap(await challengesFor(deps, viewer, id)).map(toChallenge)
  }

  @Query(() => PanelDrawType, { nullable: true, description: 'For those who see the panel.' })
  async panelDraw(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('appeal', () => ID) appeal: string,
  ): Promise<PanelDrawType | undefined> {
    const id = unwrap(fromGlobalId('Appeal', appeal, 'appeal'))
    const row = unwrap(await drawFor(deps, viewer, id))
    return row && toDraw(row)
  }

  @Mutation(() => CasePayload)
  formPanel(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => FormPanelInputType) input: FormPanelInputType,
  ): Promise<CasePayload> {
    return act(input, async about => {
      const chosen = input.chosen && idsOf('Person', input.chosen, 'chosen')
      if (chosen && !chosen.ok) return chosen
      const reserves = idsOf('Person', input.reserves ?? [], 'reserves')
      if (!reserves.ok) return reserves
      const { size } = input
      const seats = chosen ? { chosen: chosen.value, reserves: reserves.value } : {}
      return formPanel(deps, viewer, { ...about, ...seats, ...(size === undefined ? {} : { size }) })
    })
  }

  @Mutation(() => CasePayload)
  disclose(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => DiscloseInputType) input: DiscloseInputType,
  ): Promise<CasePayload> {
    return act(input, async about => {
      const ties = []
      for (const { tie, text } of input.ties) {
        const read = oneOf(declaredTies, tie, 'tie')
        if (!read.ok) return read
        ties.push({ tie: read.value, text })
      }
      return disclose(deps, viewer, { ...about, ties })
    })
  }

  @Mutation(() => CasePayload)
  challengeMember(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => ChallengeMemberInputType) input: ChallengeMemberInputType,
  ): Promise<CasePayload> {
    return act(input, async about => {
      const member = fromGlobalId('PanelMember', input.member, 'member')
      if (!member.ok) return member
      return challengeMember(deps, viewer, { ...about, memberId: member.value, reason: input.reason })
    })
  }

  @Mutation(() => CasePayload)
  decideChallenge(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => DecideChallengeInputType) input: DecideChallengeInputType,
  ): Promise<CasePayload> {
    return act(input, async about => {
      const challenge = fromGlobalId('PanelChallenge', input.challenge, 'challenge')
      if (!challenge.ok) return challenge
      const { uphold, reasons } = input
      return decideChallenge(deps, viewer, { ...about, challengeId: challenge.value, uphold, reasons })
    })
  }

  @Mutation(() => CasePayload)
  replaceByReserve(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => ChallengeMemberInputType) input: ChallengeMemberInputType,
  ): Promise<CasePayload> {
    return act(input, async about => {
      const member = fromGlobalId('PanelMember', input.member, 'member')
      if (!member.ok) return member
      return replaceByReserve(deps, viewer, { ...about, memberId: member.value, reason: input.reason })
    })
  }

  @Mutation(() => CasePayload)
  recuse(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => RecuseInputType) input: RecuseInputType,
  ): Promise<CasePayload> {
    return act(input, about => recuse(deps, viewer, { ...about, reason: input.reason }))
  }

  @Mutation(() => CasePayload)
  seatPanel(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => SeatPanelInputType) input: SeatPanelInputType,
  ): Promise<CasePayload> {
    const { early } = input
    return act(input, about => seatPanel(deps, viewer, { ...about, ...(early === undefined ? {} : { early }) }))
  }
}
