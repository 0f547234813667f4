import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { closeCase, escalateAppeal, recordErratum } from '../../domain/decisions/after-notice.js'
import { proposeEffects } from '../../domain/decisions/propose-effects.js'
import { draftDecision, draftedDecision, previewDecision, signDecision } from '../../domain/decisions/decide.js'
import { notifyDecision } from '../../domain/decisions/notify-decision.js'
import { ballotFor, castVote, openDeliberation } from '../../domain/decisions/vote.js'
import { toEntry } from '../events/entry.type.js'
import { entryLoader } from '../events/events.loaders.js'
import { unwrap } from '../shared/errors.js'
import { CaseInputType, caseIdOf } from '../appeals/appeal.input.js'
import { act, AppealPayload } from '../appeals/appeal.payload.js'
import {
  CastVoteInputType,
  DraftDecisionInputType,
  EscalateAppealInputType,
  OpenDeliberationInputType,
  RecordErratumInputType,
} from './decision.input.js'
import { DraftedDecisionType, PanelBallotType, toBallot, toDraft } from './decision.type.js'
import { readOrderLine } from './order-line.input.js'

@Resolver()
export class DecisionResolver {
  @Query(() => DraftedDecisionType, { description: 'For the panel and its clerk.' })
  async draftedDecision(
    @Ctx() { deps, viewer, load }: RequestContext,
    @Arg('appeal', () => ID, { description: 'The case.' }) appeal: string,
  ): Promise<DraftedDecisionType> {
    const id = caseIdOf(appeal)
    const { decision, preview, figures } = unwrap(await draftedDecision(deps, viewer, id))
    const entries = await Promise.all(figures.map(figure => load(entryLoader).load(figure.entryId)))
    const whose = figures.flatMap((figure, at) => {
      const row = entries[at]
      return row ? [{ ...figure, entry: toEntry(row) }] : []
    })
    return toDraft(decision, preview, whose)
  }

  @Query(() => PanelBallotType, { description: 'For the panel that sits: who voted how is sealed until all have.' })
  async panelBallot(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('appeal', () => ID, { description: 'The case.' }) appeal: string,
  ): Promise<PanelBallotType> {
    return toBallot(unwrap(await ballotFor(deps, viewer, caseIdOf(appeal))))
  }

  @Mutation(() => AppealPayload, { description: "Opens the panel's deliberation." })
  openDeliberation(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OpenDeliberationInputType) input: OpenDeliberationInputType,
  ): Promise<AppealPayload> {
    const { dispense } = input
    return act(ctx, input, about =>
      openDeliberation(ctx.deps, ctx.viewer, { ...about, ...(dispense ? { dispense } : {}) }),
    )
  }

  @Mutation(() => AppealPayload, { description: "Casts a member's vote; sealed until all have voted." })
  castVote(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CastVoteInputType) input: CastVoteInputType,
  ): Promise<AppealPayload> {
    const { outcome, dissent } = input
    return act(ctx, input, about =>
      castVote(ctx.deps, ctx.viewer, {
        ...about,
        outcome,
        ...(dissent === undefined || dissent === null ? {} : { dissent }),
      }),
    )
  }

  @Mutation(() => AppealPayload, {
    description: 'Writes the decision down; it may be written again until it is signed.',
  })
  draftDecision(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DraftDecisionInputType) input: DraftDecisionInputType,
  ): Promise<AppealPayload> {
    return act(ctx, input, async about => {
      const orders: unknown[] = []
      for (const [at, line] of input.orders.entries()) {
        const read = readOrderLine(line, at)
        if (!read.ok) return read
        orders.push(read.value)
      }
      const { findings, articles, reasoningZh = '', reasoningEn = '', meritless } = input
      const cited = articles.map(({ edition, article }) => ({ edition, article }))
      return draftDecision(ctx.deps, ctx.viewer, {
        ...about,
        findings,
        articles: cited,
        reasoningZh,
        reasoningEn,
        orders,
        ...(meritless === undefined ? {} : { meritless }),
      })
    })
  }

  @Mutation(() => AppealPayload, { description: 'Keeps with the draft what it would move.' })
  previewDecision(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CaseInputType) input: CaseInputType,
  ): Promise<AppealPayload> {
    return act(ctx, input, about => previewDecision(ctx.deps, ctx.viewer, about))
  }

  @Mutation(() => AppealPayload, { description: 'The chair signs the decision.' })
  signDecision(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CaseInputType) input: CaseInputType,
  ): Promise<AppealPayload> {
    return act(ctx, input, about => signDecision(ctx.deps, ctx.viewer, about))
  }

  @Mutation(() => AppealPayload, { description: 'Notifies the parties of a signed decision.' })
  notifyDecision(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CaseInputType) input: CaseInputType,
  ): Promise<AppealPayload> {
    return act(ctx, input, about => notifyDecision(ctx.deps, ctx.viewer, about))
  }

  @Mutation(() => AppealPayload, { description: 'Order lines become corrections, each for a second person to apply.' })
  proposeEffects(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CaseInputType) input: CaseInputType,
  ): Promise<AppealPayload> {
    return act(ctx, input, about => proposeEffects(ctx.deps, ctx.viewer, about))
  }

  @Mutation(() => AppealPayload, { description: 'Takes a decision to the next body.' })
  escalateAppeal(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EscalateAppealInputType) input: EscalateAppealInputType,
  ): Promise<AppealPayload> {
    return act(ctx, input, about => escalateAppeal(ctx.deps, ctx.viewer, { ...about, grounds: input.grounds }))
  }

  @Mutation(() => AppealPayload, { description: 'Closes a case.' })
  closeCase(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CaseInputType) input: CaseInputType,
  ): Promise<AppealPayload> {
    return act(ctx, input, about => closeCase(ctx.deps, ctx.viewer, about))
  }

  @Mutation(() => AppealPayload, { description: 'Records an erratum to a decision.' })
  recordErratum(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RecordErratumInputType) input: RecordErratumInputType,
  ): Promise<AppealPayload> {
    const { at, text, reason } = input
    return act(ctx, input, about => recordErratum(ctx.deps, ctx.viewer, { ...about, at, text, reason }))
  }
}
