import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { chooseProcedure } from '../../domain/appeals/choose-procedure.js'
import { toPayload } from '../shared/errors.js'
import { ProblemType } from '../shared/problem.type.js'
import { ChooseProcedureInputType, readChoice } from './procedure.input.js'

@ObjectType('ChooseProcedurePayload', { simpleResolvers: true })
export class ChooseProcedurePayload {
  @Field(() => String, { nullable: true, description: 'The id of the procedure that holds from now on.' })
  procedure?: string

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

@Resolver()
export class ProcedureChoiceResolver {
  @Mutation(() => ChooseProcedurePayload, { description: 'For cases to come: those that are there keep their own.' })
  async chooseProcedure(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => ChooseProcedureInputType) input: ChooseProcedureInputType,
  ): Promise<ChooseProcedurePayload> {
    const choice = readChoice(input)
    const chosen = choice.ok ? await chooseProcedure(deps, viewer, choice.value) : choice
    return toPayload(chosen, ({ procedureId }) => ({ procedure: procedureId }))
  }
}
