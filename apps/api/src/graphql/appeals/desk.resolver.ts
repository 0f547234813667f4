import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { ok } from '@paiji/rules'
import type { RequestContext } from '../../context.js'
import { admitAppeal, declareInadmissible, requestCure } from '../../domain/appeals/admissibility.js'
import { extendDeadline, resumeClock, stopClock } from '../../domain/appeals/deadlines.js'
import { clockKinds } from '../../domain/appeals/clocks.js'
import { forfeitDeposit, recordDeposit, returnDeposit } from '../../domain/appeals/deposits.js'
import { ruleOnEvidence } from '../../domain/appeals/evidence.js'
import { requestInfo } from '../../domain/appeals/information.js'
import { decideLateLeave } from '../../domain/appeals/late-leave.js'
import { answerLawPart, referLawPart } from '../../domain/appeals/law-part.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { oneOf } from '../shared/one-of.js'
import {
  AnswerLawPartInputType,
  ClockInputType,
  DecideLateLeaveInputType,
  DeclareInadmissibleInputType,
  ExtendDeadlineInputType,
  CaseInputType,
  ReasonedCaseInputType,
  RecordDepositInputType,
  RequestInfoInputType,
  RuleOnEvidenceInputType,
} from './appeal.input.js'
import { AppealPayload, runOnCase } from './appeal.payload.js'

const sources = ['appellant', 'respondent', 'parties', 'director'] as const

/** What the desk, the chief director and the panel do to a case before it is heard. */
@Resolver()
export class DeskResolver {
  @Mutation(() => AppealPayload)
  recordDeposit(@Ctx() ctx: RequestContext, @Arg('input', () => RecordDepositInputType) input: RecordDepositInputType) {
    return runOnCase(ctx, input, { amount: input.amount, currency: input.currency }, recordDeposit)
  }

  @Mutation(() => AppealPayload)
  returnDeposit(@Ctx() ctx: RequestContext, @Arg('input', () => ReasonedCaseInputType) input: ReasonedCaseInputType) {
    return runOnCase(ctx, input, { reason: input.reason }, returnDeposit)
  }

  @Mutation(() => AppealPayload)
  forfeitDeposit(@Ctx() ctx: RequestContext, @Arg('input', () => ReasonedCaseInputType) input: ReasonedCaseInputType) {
    return runOnCase(ctx, input, { reason: input.reason }, forfeitDeposit)
  }

  @Mutation(() => AppealPayload)
  decideLateLeave(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DecideLateLeaveInputType) input: DecideLateLeaveInputType,
  ) {
    return runOnCase(ctx, input, { granted: input.granted, reasons: input.reasons }, decideLateLeave)
  }

  @Mutation(() => AppealPayload)
  declareInadmissible(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeclareInadmissibleInputType) input: DeclareInadmissibleInputType,
  ) {
    return runOnCase(ctx, input, { reason: input.reason, text: input.text }, declareInadmissible)
  }

  @Mutation(() => AppealPayload)
  requestCure(@Ctx() ctx: RequestContext, @Arg('input', () => ReasonedCaseInputType) input: ReasonedCaseInputType) {
    return runOnCase(ctx, input, { text: input.reason }, requestCure)
  }

  @Mutation(() => AppealPayload)
  admitAppeal(@Ctx() ctx: RequestContext, @Arg('input', () => CaseInputType) input: CaseInputType) {
    return runOnCase(ctx, input, {}, admitAppeal)
  }

  @Mutation(() => AppealPayload)
  referLawPart(@Ctx() ctx: RequestContext, @Arg('input', () => ReasonedCaseInputType) input: ReasonedCaseInputType) {
    return runOnCase(ctx, input, { question: input.reason }, referLawPart)
  }

  @Mutation(() => AppealPayload)
  answerLawPart(@Ctx() ctx: RequestContext, @Arg('input', () => AnswerLawPartInputType) input: AnswerLawPartInputType) {
    return runOnCase(ctx, input, { answer: input.answer, clauses: input.clauses }, answerLawPart)
  }

  @Mutation(() => AppealPayload)
  extendDeadline(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ExtendDeadlineInputType) input: ExtendDeadlineInputType,
  ) {
    const read = readClock(input)
    return runOnCase(ctx, input, read.ok ? ok({ ...read.value, dueAt: input.dueAt }) : read, extendDeadline)
  }

  @Mutation(() => AppealPayload)
  stopClock(@Ctx() ctx: RequestContext, @Arg('input', () => ClockInputType) input: ClockInputType) {
    return runOnCase(ctx, input, readClock(input), stopClock)
  }

  @Mutation(() => AppealPayload)
  resumeClock(@Ctx() ctx: RequestContext, @Arg('input', () => ClockInputType) input: ClockInputType) {
    return runOnCase(ctx, input, readClock(input), resumeClock)
  }

  @Mutation(() => AppealPayload)
  requestInfo(@Ctx() ctx: RequestContext, @Arg('input', () => RequestInfoInputType) input: RequestInfoInputType) {
    const from = oneOf(sources, input.from, 'from')
    const more = from.ok ? ok({ question: input.question, from: from.value }) : from
    return runOnCase(ctx, input, more, requestInfo)
  }

  @Mutation(() => AppealPayload)
  ruleOnEvidence(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RuleOnEvidenceInputType) input: RuleOnEvidenceInputType,
  ) {
    const { admitted, reason } = input
    const evidence = fromGlobalId('Evidence', input.evidence, 'evidence')
    return runOnCase(
      ctx,
      input,
      evidence.ok ? ok({ evidenceId: evidence.value, admitted, reason }) : evidence,
      ruleOnEvidence,
    )
  }
}

const readClock = ({ clock, reason }: ClockInputType) => {
  const kind = oneOf(clockKinds, clock, 'clock')
  return kind.ok ? ok({ clock: kind.value, reason }) : kind
}
