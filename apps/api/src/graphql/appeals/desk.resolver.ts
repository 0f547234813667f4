import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { ok } from '@paiji/rules'
import type { RequestContext } from '../../context.js'
import { admitAppeal, declareInadmissible, requestCure } from '../../domain/appeals/admissibility.js'
import { extendDeadline, resumeClock, stopClock } from '../../domain/appeals/deadlines.js'
import { forfeitDeposit, recordDeposit, returnDeposit } from '../../domain/appeals/deposits.js'
import { ruleOnEvidence } from '../../domain/appeals/evidence.js'
import { requestInfo } from '../../domain/appeals/information.js'
import { decideLateLeave } from '../../domain/appeals/late-leave.js'
import { answerLawPart, referLawPart, returnLawPart } from '../../domain/appeals/law-part.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
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

/** What the desk, the chief director and the panel do to a case before it is heard. */
@Resolver()
export class DeskResolver {
  @Mutation(() => AppealPayload, { description: 'The deposit has been paid.' })
  recordDeposit(@Ctx() ctx: RequestContext, @Arg('input', () => RecordDepositInputType) input: RecordDepositInputType) {
    return runOnCase(ctx, input, { amount: input.amount, currency: input.currency }, recordDeposit)
  }

  @Mutation(() => AppealPayload, { description: 'The deposit goes back.' })
  returnDeposit(@Ctx() ctx: RequestContext, @Arg('input', () => ReasonedCaseInputType) input: ReasonedCaseInputType) {
    return runOnCase(ctx, input, { reason: input.reason }, returnDeposit)
  }

  @Mutation(() => AppealPayload, { description: 'The deposit is kept.' })
  forfeitDeposit(@Ctx() ctx: RequestContext, @Arg('input', () => ReasonedCaseInputType) input: ReasonedCaseInputType) {
    return runOnCase(ctx, input, { reason: input.reason }, forfeitDeposit)
  }

  @Mutation(() => AppealPayload, { description: 'Leave to file late is granted or refused.' })
  decideLateLeave(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DecideLateLeaveInputType) input: DecideLateLeaveInputType,
  ) {
    return runOnCase(ctx, input, { granted: input.granted, reasons: input.reasons }, decideLateLeave)
  }

  @Mutation(() => AppealPayload, { description: 'The case is not heard, for a reason of the procedure.' })
  declareInadmissible(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeclareInadmissibleInputType) input: DeclareInadmissibleInputType,
  ) {
    return runOnCase(ctx, input, { reason: input.reason, text: input.text }, declareInadmissible)
  }

  @Mutation(() => AppealPayload, { description: 'Asks the appellant to put a filing right; a deadline starts.' })
  requestCure(@Ctx() ctx: RequestContext, @Arg('input', () => ReasonedCaseInputType) input: ReasonedCaseInputType) {
    return runOnCase(ctx, input, { text: input.reason }, requestCure)
  }

  @Mutation(() => AppealPayload, { description: 'The case will be heard.' })
  admitAppeal(@Ctx() ctx: RequestContext, @Arg('input', () => CaseInputType) input: CaseInputType) {
    return runOnCase(ctx, input, {}, admitAppeal)
  }

  @Mutation(() => AppealPayload, { description: 'Puts the question of law to the chief director.' })
  referLawPart(@Ctx() ctx: RequestContext, @Arg('input', () => ReasonedCaseInputType) input: ReasonedCaseInputType) {
    return runOnCase(ctx, input, { question: input.reason }, referLawPart)
  }

  @Mutation(() => AppealPayload, { description: 'The chief director’s answer to the question of law.' })
  answerLawPart(@Ctx() ctx: RequestContext, @Arg('input', () => AnswerLawPartInputType) input: AnswerLawPartInputType) {
    return runOnCase(ctx, input, { answer: input.answer, clauses: input.clauses }, answerLawPart)
  }

  @Mutation(() => AppealPayload, { description: 'The question of law goes back unanswered; the case goes on.' })
  returnLawPart(@Ctx() ctx: RequestContext, @Arg('input', () => ReasonedCaseInputType) input: ReasonedCaseInputType) {
    return runOnCase(ctx, input, { reason: input.reason }, returnLawPart)
  }

  @Mutation(() => AppealPayload, { description: 'A deadline ends later.' })
  extendDeadline(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ExtendDeadlineInputType) input: ExtendDeadlineInputType,
  ) {
    const { clock, reason, dueAt } = input
    return runOnCase(ctx, input, { clock, reason, dueAt }, extendDeadline)
  }

  @Mutation(() => AppealPayload, { description: 'A deadline stands still.' })
  stopClock(@Ctx() ctx: RequestContext, @Arg('input', () => ClockInputType) input: ClockInputType) {
    return runOnCase(ctx, input, { clock: input.clock, reason: input.reason }, stopClock)
  }

  @Mutation(() => AppealPayload, { description: 'A deadline runs on.' })
  resumeClock(@Ctx() ctx: RequestContext, @Arg('input', () => ClockInputType) input: ClockInputType) {
    return runOnCase(ctx, input, { clock: input.clock, reason: input.reason }, resumeClock)
  }

  @Mutation(() => AppealPayload, { description: 'The panel asks for something; the answer has a deadline.' })
  requestInfo(@Ctx() ctx: RequestContext, @Arg('input', () => RequestInfoInputType) input: RequestInfoInputType) {
    return runOnCase(ctx, input, { question: input.question, from: input.from }, requestInfo)
  }

  @Mutation(() => AppealPayload, { description: 'A piece of evidence counts or does not.' })
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
