import { Field, ObjectType } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import type { CaseAnswer, CaseInput } from '../../domain/appeals/on-case.js'
import type { Deps } from '../../domain/shared/deps.js'
import type { Outcome } from '../../base/problem.js'
import type { Viewer } from '../../auth/viewer.js'
import { toPayload } from '../shared/errors.js'
import { ProblemType } from '../shared/problem.type.js'
import { type CaseInputType, readCase } from './appeal.input.js'
import { appealById } from './appeal.resolver.js'
import { AppealType } from './case.type.js'

@ObjectType('AppealPayload', { simpleResolvers: true })
export class AppealPayload {
  @Field(() => AppealType, { nullable: true, description: 'The case as it is now.' })
  appeal?: AppealType

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

export const answerCase = (ctx: RequestContext, outcome: Outcome<CaseAnswer>): Promise<AppealPayload> =>
  toPayload(outcome, async ({ appealId }) => {
    const appeal = await appealById(ctx, appealId)
    return appeal ? { appeal } : {}
  })

type UseCase<Input extends CaseInput> = (deps: Deps, viewer: Viewer, input: Input) => Promise<Outcome<CaseAnswer>>

/** Reads the case an input names, adds what else it says, runs the use case, answers with the case as it is now. */
export const runOnCase = async <More extends object>(
  ctx: RequestContext,
  input: CaseInputType,
  more: More | Outcome<More>,
  useCase: UseCase<More & CaseInput>,
): Promise<AppealPayload> => {
  const about = readCase(input)
  if (!about.ok) return answerCase(ctx, about)
  const rest = isOutcome(more) ? more : { ok: true as const, value: more }
  if (!rest.ok) return answerCase(ctx, rest)
  return answerCase(ctx, await useCase(ctx.deps, ctx.viewer, { ...rest.value, ...about.value }))
}

const isOutcome = <T extends object>(value: T | Outcome<T>): value is Outcome<T> => 'ok' in value

/** The same for a use case that is called with what the resolver has read. */
export const act = async (
  ctx: RequestContext,
  input: CaseInputType,
  run: (about: CaseInput) => Promise<Outcome<CaseAnswer>>,
): Promise<AppealPayload> => {
  const about = readCase(input)
  return answerCase(ctx, about.ok ? await run(about.value) : about)
}
