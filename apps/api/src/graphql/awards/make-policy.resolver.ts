import type { CodeOf } from '../shared/enum.js'
import { policyStarts } from '@paiji/rules/awards'
import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import type { Outcome } from '../../base/problem.js'
import type { RequestContext } from '../../context.js'
import { findRanking } from '../../domain/awards/lists.repo.js'
import { createPolicy } from '../../domain/policies/create-policy.js'
import { createRanking } from '../../domain/policies/create-ranking.js'
import { withdrawPolicyVersion } from '../../domain/policies/withdraw-policy-version.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { toPayload } from '../shared/errors.js'
import { ProblemType } from '../shared/problem.type.js'
import { JSONObject } from '../shared/scalars.js'
import { PolicyKindEnum } from './awards.enums.js'
import { policyLoader } from './awards.loaders.js'
import { CreatePolicyInput, CreateRankingInput, WithdrawPolicyVersionInput } from './make-policy.input.js'
import { PolicyType, toPolicy } from './policy.type.js'
import { RankingType, toRanking } from './ranking.type.js'

@ObjectType('CreateRankingPayload', { description: 'The ranking that was made.', simpleResolvers: true })
export class CreateRankingPayloadType {
  @Field(() => RankingType, { description: 'The new ranking.', nullable: true })
  ranking?: RankingType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}

@ObjectType('PolicyPayload', { description: 'The version that was made or taken back.', simpleResolvers: true })
export class PolicyPayloadType {
  @Field(() => PolicyType, { description: 'The version as it now stands.', nullable: true })
  policy?: PolicyType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
  problems!: ProblemType[]
}

const keyOf = ({ idempotencyKey }: { idempotencyKey?: string }) => (idempotencyKey ? { idempotencyKey } : {})

const policyAfter = (ctx: RequestContext, outcome: Outcome<{ policyId: string }>): Promise<PolicyPayloadType> =>
  toPayload(outcome, async ({ policyId }) => {
    const row = await ctx.load(policyLoader).load(policyId)
    return row ? { policy: toPolicy(row) } : {}
  })

@ObjectType('PolicyStart', { description: 'A rule that can be followed as it stands.', simpleResolvers: true })
export class PolicyStartType {
  @Field(() => String, { description: 'What it is called.' })
  id!: string

  @Field(() => PolicyKindEnum, { description: 'What it governs.' })
  kind!: CodeOf<typeof PolicyKindEnum>

  @Field(() => JSONObject, { description: 'The whole rule as data.' })
  rule!: object
}

@Resolver()
export class MakePolicyResolver {
  @Query(() => [PolicyStartType], { description: 'Rules to begin a policy from, one of each form.' })
  policyStarts(): PolicyStartType[] {
    return [...policyStarts]
  }

  @Mutation(() => CreateRankingPayloadType, {
    description: 'Makes a ranking. It follows the ranking or rating policy of its code and body.',
  })
  async createRanking(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateRankingInput, { description: 'What is to be done.' }) input: CreateRankingInput,
  ): Promise<CreateRankingPayloadType> {
    const { organisation, kind, code, nameZh, nameEn, sport } = input
    const id = fromGlobalId('Organisation', organisation, 'organisation')
    const said = { kind, code, nameZh, nameEn, sport, ...keyOf(input) }
    const outcome = id.ok ? await createRanking(ctx.deps, ctx.viewer, { organisationId: id.value, ...said }) : id
    return toPayload(outcome, async ({ rankingId }) => {
      const row = await findRanking(ctx.deps.db, { id: rankingId })
      return row ? { ranking: toRanking(row) } : {}
    })
  }

  @Mutation(() => PolicyPayloadType, {
    description: 'Makes the first version of an award, ranking or rating policy or of a ladder of grades.',
  })
  async createPolicy(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreatePolicyInput, { description: 'What is to be done.' }) input: CreatePolicyInput,
  ): Promise<PolicyPayloadType> {
    const { organisation, kind, code, nameZh, nameEn, sport, effectiveFrom, rule } = input
    const id = fromGlobalId('Organisation', organisation, 'organisation')
    const said = { kind, code, nameZh, nameEn, sport, effectiveFrom, rule, ...keyOf(input) }
    return policyAfter(
      ctx,
      id.ok ? await createPolicy(ctx.deps, ctx.viewer, { organisationId: id.value, ...said }) : id,
    )
  }

  @Mutation(() => PolicyPayloadType, {
    description: 'Takes a scheduled version back before its first day; the one before it goes on.',
  })
  async withdrawPolicyVersion(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WithdrawPolicyVersionInput, { description: 'What is to be done.' })
    input: WithdrawPolicyVersionInput,
  ): Promise<PolicyPayloadType> {
    const id = fromGlobalId('Policy', input.policy, 'policy')
    const said = { reason: input.reason, ...keyOf(input) }
    return policyAfter(
      ctx,
      id.ok ? await withdrawPolicyVersion(ctx.deps, ctx.viewer, { policyId: id.value, ...said }) : id,
    )
  }
}
