import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { addPolicyVersion } from '../../domain/awards/add-policy-version.js'
import { latestPolicies } from '../../domain/awards/policies.repo.js'
import { atMost } from '../../domain/shared/page.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { toPayload } from '../shared/errors.js'
import { ProblemType } from '../shared/problem.type.js'
import { policyLoader } from './awards.loaders.js'
import { PolicyType, toPolicy } from './policy.type.js'
import { AddPolicyVersionInput, readNumbers } from './policy-numbers.input.js'

@ObjectType('AddPolicyVersionPayload', { description: 'The version that was added.', simpleResolvers: true })
export class AddPolicyVersionPayloadType {
  @Field(() => PolicyType, { description: 'The new version.', nullable: true })
  policy?: PolicyType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}

@Resolver()
export class PolicyVersionResolver {
  @Query(() => [PolicyType], {
    description: 'The latest version of every award, ranking and rating policy, whether in force yet or not.',
  })
  async policies(
    @Ctx() { deps }: RequestContext,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 100, nullable: true }) first: number,
  ): Promise<PolicyType[]> {
    return (await latestPolicies(deps.db, atMost(first))).map(toPolicy)
  }

  @Mutation(() => AddPolicyVersionPayloadType, {
    description:
      'Adds a dated version of an award, ranking or rating policy; what was decided under the earlier ones stands.',
  })
  async addPolicyVersion(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddPolicyVersionInput, { description: 'What is to be done.' }) {
      policy,
      effectiveFrom,
      numbers,
      rule,
      idempotencyKey,
    }: AddPolicyVersionInput,
  ): Promise<AddPolicyVersionPayloadType> {
    const id = fromGlobalId('Policy', policy, 'policy')
    const outcome = id.ok
      ? await addPolicyVersion(ctx.deps, ctx.viewer, {
          policyId: id.value,
          effectiveFrom,
          ...readNumbers(numbers),
          ...(rule == null ? {} : { rule }),
          ...(idempotencyKey ? { idempotencyKey } : {}),
        })
      : id
    return toPayload(outcome, async ({ policyId }) => {
      const row = await ctx.load(policyLoader).load(policyId)
      return row ? { policy: toPolicy(row) } : {}
    })
  }
}
