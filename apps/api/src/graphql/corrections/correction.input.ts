import { ok } from '@paiji/rules'
import { Field, ID, InputType } from 'type-graphql'
import type { CorrectionRequest } from '../../domain/corrections/preview-correction.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import type { Outcome } from '../../base/problem.js'
import { readScoreSheet } from '../../sports/score-sheet.type.js'
import { CorrectionInput } from './correction.type.js'

@InputType('ApplyCorrectionInput')
export class ApplyCorrectionInputType {
  @Field(() => CorrectionInput, { description: 'The correction that was previewed.' })
  correction!: CorrectionInput

  @Field(() => String, { description: 'From the preview that was looked at.' })
  previewedOn!: string

  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}

@InputType('ApproveCorrectionInput')
export class ApproveCorrectionInputType {
  @Field(() => ID, { description: 'The proposed correction.' })
  correction!: string

  @Field(() => String, { description: 'From the preview that was looked at.' })
  previewedOn!: string

  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}

@InputType('DeclineCorrectionInput')
export class DeclineCorrectionInputType {
  @Field(() => ID, { description: 'The proposed correction.' })
  correction!: string

  @Field(() => String, { description: 'Why it is declined.' })
  reason!: string
}

/** The form as the use case takes it. */
export const readCorrection = (input: CorrectionInput): Outcome<CorrectionRequest> => {
  const stage = fromGlobalId('Stage', input.stage, 'stage')
  if (!stage.ok) return stage
  const sheet = readScoreSheet(input.sheet)
  if (!sheet.ok) return sheet
  return ok({
    stageId: stage.value,
    slot: input.slot,
    sheet: sheet.value,
    kind: input.kind,
    ...(input.reason ? { reason: input.reason } : {}),
    ...(input.reasonEn ? { reasonEn: input.reasonEn } : {}),
    authorityKind: input.authorityKind,
    ...(input.authorityRef ? { authorityRef: input.authorityRef } : {}),
  })
}
