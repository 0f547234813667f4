import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { applyCorrection } from '../../domain/corrections/apply-correction.js'
import {
  type CorrectionPreview,
  previewCorrection,
  previewProposal,
} from '../../domain/corrections/preview-correction.js'
import { approveAndSettle, declineAndSettle } from '../../domain/decisions/carry-out.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { wordsOf } from '../rulings/words.js'
import { toPayload } from '../shared/errors.js'
import { toParams } from '../shared/param.type.js'
import {
  ApplyCorrectionInputType,
  ApproveCorrectionInputType,
  DeclineCorrectionInputType,
  readCorrection,
} from './correction.input.js'
import { ApplyCorrectionPayload, appliedPayload } from './correction.payload.js'
import { CorrectionInput } from './correction.type.js'
import { CorrectionPreviewType, toMoves } from './correction-preview.type.js'

@Resolver()
export class CorrectResolver {
  @Query(() => CorrectionPreviewType, { description: 'What a correction would change; nothing is stored.' })
  async previewCorrection(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => CorrectionInput, { description: 'The correction to try.' }) input: CorrectionInput,
  ): Promise<CorrectionPreviewType> {
    const request = readCorrection(input)
    const preview = request.ok ? await previewCorrection(deps, viewer, request.value) : request
    return { ...emptyPreview, ...(await toPayload(preview, toPreview)) }
  }

  @Query(() => CorrectionPreviewType, { description: 'The same for a correction that waits for its second person.' })
  async previewProposal(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('correction', () => ID, { description: 'The proposed correction.' }) correction: string,
  ): Promise<CorrectionPreviewType> {
    const id = fromGlobalId('Correction', correction, 'correction')
    const preview = id.ok ? await previewProposal(deps, viewer, id.value) : id
    return { ...emptyPreview, ...(await toPayload(preview, toPreview)) }
  }

  @Mutation(() => ApplyCorrectionPayload, {
    description: 'Carries a correction out, or proposes it where a second person must approve.',
  })
  async applyCorrection(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ApplyCorrectionInputType) input: ApplyCorrectionInputType,
  ): Promise<ApplyCorrectionPayload> {
    const { previewedOn, idempotencyKey } = input
    const request = readCorrection(input.correction)
    const applied = request.ok
      ? await applyCorrection(ctx.deps, ctx.viewer, { ...request.value, previewedOn, idempotencyKey })
      : request
    return { lists: [], ...(await toPayload(applied, value => appliedPayload(ctx, value))) }
  }

  @Mutation(() => ApplyCorrectionPayload, { description: 'Approves a proposed correction, which takes effect.' })
  async approveCorrection(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ApproveCorrectionInputType) input: ApproveCorrectionInputType,
  ): Promise<ApplyCorrectionPayload> {
    const { correction, ...rest } = input
    const id = fromGlobalId('Correction', correction, 'correction')
    const applied = id.ok ? await approveAndSettle(ctx.deps, ctx.viewer, { correctionId: id.value, ...rest }) : id
    return { lists: [], ...(await toPayload(applied, value => appliedPayload(ctx, value))) }
  }

  @Mutation(() => ApplyCorrectionPayload, { description: 'Declines a proposed correction.' })
  async declineCorrection(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeclineCorrectionInputType) input: DeclineCorrectionInputType,
  ): Promise<ApplyCorrectionPayload> {
    const id = fromGlobalId('Correction', input.correction, 'correction')
    const declined = id.ok
      ? await declineAndSettle(ctx.deps, ctx.viewer, { correctionId: id.value, reason: input.reason })
      : id
    return { lists: [], ...(await toPayload(declined, value => appliedPayload(ctx, value))) }
  }
}

const emptyPreview: CorrectionPreviewType = {
  previewedOn: '',
  before: [],
  after: [],
  scores: [],
  standings: [],
  awards: [],
  lists: [],
  grades: [],
  secondPersonNeeded: false,
  problems: [],
}

const toPreview = (preview: CorrectionPreview): Omit<CorrectionPreviewType, 'problems'> => {
  const { before, sheetBefore, sheetAfter, board } = preview.derived
  const describe = (sheet: unknown) =>
    sheet === undefined ? [] : toParams(before.edition.describeSheet(sheet, { board, settings: before.facts.settings }))
  return {
    previewedOn: preview.previewedOn,
    before: describe(sheetBefore),
    after: describe(sheetAfter),
    scores: preview.scores.map(change => ({
      ...change,
      change,
      unit: wordsOf(preview.stage.sport, change.unit),
    })),
    ...toMoves([preview]),
    secondPersonNeeded: preview.secondPersonNeeded,
  }
}
