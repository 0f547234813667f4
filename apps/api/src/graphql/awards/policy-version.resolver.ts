import { Arg, Ctx, Field, FieldResolver, ID, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql'
import { dayOf } from '../../base/clock.js'
import type { RequestContext } from '../../context.js'
import { addPolicyVersion } from '../../domain/policies/add-policy-version.js'
import { allPolicies } from '../../domain/awards/policies.repo.js'
import { atMost } from '../../domain/shared/page.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { organisationLoader } from '../registry/registry.loaders.js'
import { toPayload } from '../shared/errors.js'
import { ProblemType } from '../shared/problem.type.js'
import { PolicyStatusEnum } from './awards.enums.js'
import { policyLoader } from './awards.loaders.js'
import { PolicyType, statusOn, toPolicy } from './policy.type.js'
import { AddPolicyVersionInput, readNumbers } from './policy-numbers.input.js'

@ObjectType('AddPolicyVersionPayload', { description: 'The version that was added.', simpleResolvers: true })
export class AddPolicyVersionPayloadType {
  @Field(() => PolicyType, { description: 'The new version.', nullable: true })
  policy?: PolicyType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}

@Resolver(() => PolicyType)
export class PolicyVersionResolver {
  @Query(() => [PolicyType], {
    description: 'Every version of every policy and ladder of grades, whether in force yet or not; the newest first.',
  })
  async policies(
    @Ctx() { deps }: RequestContext,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 200, nullable: true }) first: number,
  ): Promise<PolicyType[]> {
    return (await allPolicies(deps.db, atMost(first))).map(toPolicy)
  }

  @Query(() => PolicyType, { nullable: true, description: 'One version of a policy or a ladder.' })
  async policy(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The version.' }) id: string,
  ): Promise<PolicyType | undefined> {
    const found = fromGlobalId('Policy', id)
    const row = found.ok ? await ctx.load(policyLoader).load(found.value) : undefined
    return row && toPolicy(row)
  }

  @Mutation(() => AddPolicyVersionPayloadType, {
    description: 'Adds a dated version of a policy or a ladder; what was decided under the earlier ones stands.',
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

  @FieldResolver(() => OrganisationType, { description: 'The body whose policy it is.', nullable: true })
  async organisation(@Ctx() ctx: RequestContext, @Root() { row }: PolicyType): Promise<OrganisationType | undefined> {
    const organisation = await ctx.load(organisationLoader).load(row.organisationId)
    return organisation && toOrganisation(organisation)
  }

  @FieldResolver(() => PolicyStatusEnum, { description: 'Whether it is followed today, by the clock of its body.' })
  async status(@Ctx() ctx: RequestContext, @Root() { row }: PolicyType): Promise<string> {
    const organisation = await ctx.load(organisationLoader).load(row.organisationId)
    return statusOn(row, dayOf(ctx.deps.clock.now(), organisation?.timeZone ?? 'UTC'))
  }
}
