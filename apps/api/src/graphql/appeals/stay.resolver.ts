import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { decideStay, liftStay, requestStay } from '../../domain/appeals/stays.js'
import { DecideStayInputType, ReasonedCaseInputType } from './appeal.input.js'
import { AppealPayload, runOnCase } from './appeal.payload.js'

/** Results that wait for a decision: asked for by a side, granted or refused, lifted. */
@Resolver()
export class StayResolver {
  @Mutation(() => AppealPayload, { description: 'An appeal by itself suspends nothing.' })
  requestStay(@Ctx() ctx: RequestContext, @Arg('input', () => ReasonedCaseInputType) input: ReasonedCaseInputType) {
    return runOnCase(ctx, input, { reasons: input.reason }, requestStay)
  }

  @Mutation(() => AppealPayload, { description: 'While it holds the stage does not become official.' })
  decideStay(@Ctx() ctx: RequestContext, @Arg('input', () => DecideStayInputType) input: DecideStayInputType) {
    return runOnCase(ctx, input, { granted: input.granted, reasons: input.reasons }, decideStay)
  }

  @Mutation(() => AppealPayload, { description: 'The results need no longer wait.' })
  liftStay(@Ctx() ctx: RequestContext, @Arg('input', () => ReasonedCaseInputType) input: ReasonedCaseInputType) {
    return runOnCase(ctx, input, { reasons: input.reason }, liftStay)
  }
}
