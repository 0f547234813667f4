import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { decideReopening, requestReopening } from '../../domain/decisions/reopen-case.js'
import { DecideReopeningInputType, ReasonedCaseInputType } from './appeal.input.js'
import { AppealPayload, runOnCase } from './appeal.payload.js'

/** A decided case that is heard again for what was not known then. */
@Resolver()
export class ReopeningResolver {
  @Mutation(() => AppealPayload, {
    description: 'A side asks that a decided case be heard again for new evidence; the decision stands meanwhile.',
  })
  requestReopening(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReasonedCaseInputType) input: ReasonedCaseInputType,
  ) {
    return runOnCase(ctx, input, { reasons: input.reason }, requestReopening)
  }

  @Mutation(() => AppealPayload, {
    description: 'The chair of those who decided answers; granted, a linked case opens before the same body.',
  })
  decideReopening(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DecideReopeningInputType) input: DecideReopeningInputType,
  ) {
    return runOnCase(ctx, input, { granted: input.granted, reasons: input.reasons }, decideReopening)
  }
}
