import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { sentFile } from '../../domain/uploads/open-upload.js'
import { ok } from '@paiji/rules'
import type { Outcome } from '../../base/problem.js'
import type { RequestContext } from '../../context.js'
import { cureAppeal } from '../../domain/appeals/admissibility.js'
import { concurInAppeal } from '../../domain/appeals/concur.js'
import { draftAppeal } from '../../domain/appeals/draft-appeal.js'
import { addRedactedCopy, uploadEvidence } from '../../domain/appeals/evidence.js'
import { fileAppeal, requestLateLeave } from '../../domain/appeals/file-appeal.js'
import { answerInfo } from '../../domain/appeals/information.js'
import { waiveAnswer } from '../../domain/appeals/answers.js'
import { answerAppeal, stateFacts } from '../../domain/appeals/statements.js'
import { withdrawAppeal } from '../../domain/appeals/withdraw-appeal.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import {
  AddRedactedCopyInputType,
  CaseStatementInputType,
  ConcurInAppealInputType,
  CureAppealInputType,
  DraftAppealInputType,
  CaseInputType,
  ReasonedCaseInputType,
  readDraft,
  UploadEvidenceInputType,
  WithdrawAppealInputType,
} from './appeal.input.js'
import type { SentFile } from '../../domain/uploads/open-upload.js'
import { AppealPayload, answerCase, runOnCase } from './appeal.payload.js'

/** What the parties do to a case. */
@Resolver()
export class FilingResolver {
  @Mutation(() => AppealPayload, { description: 'Writes or rewrites a draft; nobody else sees it.' })
  async draftAppeal(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DraftAppealInputType) input: DraftAppealInputType,
  ): Promise<AppealPayload> {
    const draft = readDraft(input)
    return answerCase(ctx, draft.ok ? await draftAppeal(ctx.deps, ctx.viewer, draft.value) : draft)
  }

  @Mutation(() => AppealPayload, { description: 'Files a draft; the deadlines begin.' })
  fileAppeal(@Ctx() ctx: RequestContext, @Arg('input', () => CaseInputType) input: CaseInputType) {
    return runOnCase(ctx, input, {}, fileAppeal)
  }

  @Mutation(() => AppealPayload, { description: 'Files out of time, with the reasons for which leave is asked.' })
  requestLateLeave(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReasonedCaseInputType) input: ReasonedCaseInputType,
  ) {
    return runOnCase(ctx, input, { reasons: input.reason }, requestLateLeave)
  }

  @Mutation(() => AppealPayload, { description: 'One of the own side agrees, or does not.' })
  concurInAppeal(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ConcurInAppealInputType) input: ConcurInAppealInputType,
  ) {
    const { agrees, reason } = input
    const party = input.party ? fromGlobalId('AppealParty', input.party, 'party') : ok(undefined)
    const more = party.ok
      ? ok({ agrees, ...(party.value ? { partyId: party.value } : {}), ...(reason ? { reason } : {}) })
      : party
    return runOnCase(ctx, input, more, concurInAppeal)
  }

  @Mutation(() => AppealPayload, { description: 'Takes the appeal back.' })
  withdrawAppeal(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WithdrawAppealInputType) input: WithdrawAppealInputType,
  ) {
    return runOnCase(ctx, input, input.reason ? { reason: input.reason } : {}, withdrawAppeal)
  }

  @Mutation(() => AppealPayload, { description: 'Puts right what the desk asked for.' })
  cureAppeal(@Ctx() ctx: RequestContext, @Arg('input', () => CureAppealInputType) input: CureAppealInputType) {
    const { statement, signatures, text } = input
    const more = { text, ...(statement ? { statement } : {}), ...(signatures ? { signatures } : {}) }
    return runOnCase(ctx, input, more, cureAppeal)
  }

  @Mutation(() => AppealPayload, { description: 'PDF, PNG, JPEG, WebP, plain text or PBN, at most 8 MiB.' })
  async uploadEvidence(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UploadEvidenceInputType) input: UploadEvidenceInputType,
  ) {
    return runOnCase(ctx, input, await readUpload(ctx, input), uploadEvidence)
  }

  @Mutation(() => AppealPayload, { description: 'The other side answers the appeal it was served with.' })
  answerAppeal(@Ctx() ctx: RequestContext, @Arg('input', () => CaseStatementInputType) input: CaseStatementInputType) {
    return runOnCase(ctx, input, { facts: input.facts, reasons: input.reasons }, answerAppeal)
  }

  @Mutation(() => AppealPayload, { description: 'A side, or the director, has nothing to answer and says so.' })
  waiveAnswer(@Ctx() ctx: RequestContext, @Arg('input', () => CaseInputType) input: CaseInputType) {
    return runOnCase(ctx, input, {}, waiveAnswer)
  }

  @Mutation(() => AppealPayload, { description: 'The director states the facts and the reasons of the ruling.' })
  stateFacts(@Ctx() ctx: RequestContext, @Arg('input', () => CaseStatementInputType) input: CaseStatementInputType) {
    return runOnCase(ctx, input, { facts: input.facts, reasons: input.reasons }, stateFacts)
  }

  @Mutation(() => AppealPayload, { description: 'A copy with names and private matter taken out.' })
  async addRedactedCopy(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddRedactedCopyInputType) input: AddRedactedCopyInputType,
  ) {
    const evidence = fromGlobalId('Evidence', input.evidence, 'evidence')
    const file = await fileOfCase(ctx, input, true)
    const more = !evidence.ok ? evidence : file.ok ? ok({ evidenceId: evidence.value, ...file.value }) : file
    return runOnCase(ctx, input, more, addRedactedCopy)
  }

  @Mutation(() => AppealPayload, { description: 'Answers what the panel asked of the viewer’s side.' })
  answerInfo(@Ctx() ctx: RequestContext, @Arg('input', () => ReasonedCaseInputType) input: ReasonedCaseInputType) {
    return runOnCase(ctx, input, { answer: input.reason }, answerInfo)
  }
}

const fileOfCase = async (
  ctx: RequestContext,
  input: CaseInputType & { readonly upload: string },
  redacts: boolean,
): Promise<Outcome<SentFile>> => {
  const appeal = fromGlobalId('Appeal', input.appeal, 'appeal')
  if (!appeal.ok) return appeal
  return sentFile(ctx.deps, ctx.viewer, input.upload, { purpose: 'evidence', appealId: appeal.value, redacts })
}

const readUpload = async (ctx: RequestContext, input: UploadEvidenceInputType) => {
  const file = await fileOfCase(ctx, input, false)
  if (!file.ok) return file
  const { kind, visibility, title } = input
  return ok({ kind, visibility, title, ...file.value })
}
