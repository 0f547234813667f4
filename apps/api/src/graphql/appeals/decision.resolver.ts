import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { closeCase, escalateAppeal, recordErratum } from '../../domain/decisions/after-notice.js'
import { proposeEffects } from '../../domain/decisions/propose-effects.js'
import { draftDecision, draftedDecision, previewDecision, signDecision } from '../../domain/decisions/decide.js'
import { notifyDecision } from '../../domain/decisions/notify-decision.js'
import { castVote, openDeliberation, voteOutcomes } from '../../domain/decisions/vote.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { unwrap } from '../shared/errors.js'
import { oneOf } from '../shared/one-of.js'
import { CaseActInput } from './case.input.js'
import { act, CasePayload } from './case.payload.js'
import {
  CastVoteInputType,
  DraftDecisionInputType,
  EscalateAppealInputType,
  RecordErratumInputType,
} from './decision.input.js'
import { DraftedDecisionType, toDraft } from './decision.type.js'
import { readOrderLine } from './order-line.input.js'

@Resolver()
export class DecisionResolver {
  @Query(() => DraftedDecisionType, { description: 'For the panel and its clerk.' })
  async draftedDecision(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('appeal', () => ID) appeal: string,
  ): Promise<DraftedDecisionType> {
    const id = unwrap(fromGlobalId('Appeal', appeal, 'appeal'))
    const { decision, preview } = unwrap(await draftedDecision(deps, viewer, id))
    return toDraft(decision, preview)
  }

  @Mutation(() => CasePayload)
  openDeliberation(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => CaseActInput) input: CaseActInput,
  ): Promise<CasePayload> {
    return act(input, about => openDeliberation(deps, viewer, about))
  }

  @Mutation(() => CasePayload)
  castVote(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => CastVoteInputType) input: CastVoteInputType,
  ): Promise<CasePayload> {
    return act(input, async about => {
      const outcome = oneOf(voteOutcomes, input.outcome, 'outcome')
      if (!outcome.ok) return outcome
      const { dissent } = input
      return castVote(deps, viewer, { ...about, outcome: outcome.value, ...(dissent ? { dissent } : {}) })
    })
  }

  @Mutation(() => CasePayload)
  draftDecision(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => DraftDecisionInputType) input: DraftDecisionInputType,
  ): Promise<CasePayload> {
    return act(input, async about => {
      const orders: unknown[] = []
      for (const [at, line] of input.orders.entries()) {
        const read = readOrderLine(line, at)
        if (!read.ok) return read
        orders.push(read.value)
      }
      const { findings, articles, reasoning, meritless } = input
      const cited = articles.map(({ edition, article }) => ({ edition, article }))
      return draftDecision(deps, viewer, {
        ...about,
        findings,
        articles: cited,
        reasoning,
        orders,
        ...(meritless === undefined ? {} : { meritless }),
      })
    })
  }

  @Mutation(() => CasePayload, { description: 'Keeps with the draft what it would move.' })
  previewDecision(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => CaseActInput) input: CaseActInput,
  ): Promise<CasePayload> {
    return act(input, about => previewDecision(deps, viewer, about))
  }

  @Mutation(() => CasePayload)
  signDecision(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => CaseActInput) input: CaseActInput,
  ): Promise<CasePayload> {
    return act(input, about => signDecision(deps, viewer, about))
  }

  @Mutation(() => CasePayload)
  notifyDecision(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => CaseActInput) input: CaseActInput,
  ): Promise<CasePayload> {
    return act(input, about => notifyDecision(deps, viewer, about))
  }

  @Mutation(() => CasePayload, { description: 'Order lines become corrections, each for a second person to apply.' })
  proposeEffects(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => CaseActInput) input: CaseActInput,
  ): Promise<CasePayload> {
    return act(input, about => proposeEffects(deps, viewer, about))
  }

  @Mutation(() => CasePayload)
  escalateAppeal(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => EscalateAppealInputType) input: EscalateAppealInputType,
  ): Promise<CasePayload> {
    return act(input, about => escalateAppeal(deps, viewer, { ...about, grounds: input.grounds }))
  }

  @Mutation(() => CasePayload)
  closeCase(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => CaseActInput) input: CaseActInput,
  ): Promise<CasePayload> {
    return act(input, about => closeCase(deps, viewer, about))
  }

  @Mutation(() => CasePayload)
  recordErratum(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => RecordErratumInputType) input: RecordErratumInputType,
  ): Promise<CasePayload> {
    const { at, text, reason } = input
    return act(input, about => recordErratum(deps, viewer, { ...about, at, text, reason }))
  }
}
