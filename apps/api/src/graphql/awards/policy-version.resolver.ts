import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { addPolicyVersion } from '../../domain/awards/add-policy-version.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { toPayload } from '../shared/errors.js'
import { ProblemType } from '../shared/problem.type.js'
import { policyLoader } from './awards.loaders.js'
import { PolicyType, toPolicy } from './policy.type.js'
import { AddPolicyVersionInput, readNumbers } from './policy-numbers.input.js'

@ObjectType('AddPolicyVersionPayload', { simpleResolvers: true })
export class AddPolicyVersionPayloadType {
  @Field(() => PolicyType, { nullable: true })
  policy?: PolicyType

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

@Resolver()
export class PolicyVersionResolver {
  @Mutation(() => AddPolicyVersionPayloadType, {
    description: 'Adds a dated version of an award or ranking policy; what was decided under the earlier ones stands.',
  })
  async addPolicyVersion(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddPolicyVersionInput) {
      policy,
      effectiveFrom,
      numbers,
      idempotencyKey,
    }: AddPolicyVersionInput,
  ): Promise<AddPolicyVersionPayloadType> {
    const id = fromGlobalId('Policy', policy, 'policy')
    const outcome = id.ok
      ? await addPolicyVersion(ctx.deps, ctx.viewer, {
          policyId: id.value,
          effectiveFrom,
          ...readNumbers(numbers),
          ...(idempotencyKey ? { idempotencyKey } : {}),
        })
      : id
    return toPayload(outcome, async ({ policyId }) => {
      const row = await ctx.load(policyLoader).load(policyId)
      return row ? { policy: toPolicy(row) } : {}
    })
  }
}
