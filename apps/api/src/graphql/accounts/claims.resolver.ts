import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import type { Outcome } from '../../base/problem.js'
import type { RequestContext } from '../../context.js'
import {
  type ClaimRow,
  claimPerson,
  decideClaim,
  isClaimable,
  latestClaim,
  openClaims,
  placeOfClaim,
  withdrawClaim,
} from '../../domain/accounts/claim-person.js'
import { canClaimPerson, canDecideClaim } from '../../domain/accounts/policy.js'
import { canOpenRegister, registerScopes } from '../../domain/registry/policy.js'
import { fromGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { requirePermission } from '../../base/permission.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { personLoader } from '../registry/registry.loaders.js'
import { enumOf } from '../shared/enum.js'
import { toPayload, unwrap } from '../shared/errors.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { PermissionType, toPermission } from '../shared/permission.type.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { DateTime } from '../shared/scalars.js'
import { accountNameLoader } from '../rounds/rounds.loaders.js'

const ClaimStatusEnum = enumOf<'OPEN' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN'>('ClaimStatus', 'Where a claim stands.', {
  OPEN: 'The office has not decided.',
  ACCEPTED: 'The account is the person’s.',
  DECLINED: 'The office could not agree.',
  WITHDRAWN: 'Whoever claimed took it back.',
})

const decided = { accepted: 'ACCEPTED', declined: 'DECLINED', withdrawn: 'WITHDRAWN' } as const

const statusOf = ({ decision }: ClaimRow): keyof typeof ClaimStatusEnum => (decision ? decided[decision] : 'OPEN')

@ObjectType('PersonClaim', { description: 'An account says that a record of the register is its holder’s.' })
export class PersonClaimType {
  row!: ClaimRow

  @Field(() => ID)
  id!: string

  @Field(() => ClaimStatusEnum, { description: 'Where it stands.' })
  status!: keyof typeof ClaimStatusEnum

  @Field(() => String, { description: 'How it can be checked, in the holder’s words.' })
  proof!: string

  @Field(() => DateTime, { description: 'When it was made.' })
  at!: Date

  @Field(() => String, { nullable: true, description: 'What the office says to it.' })
  reason?: string | null
}

const toClaim = (row: ClaimRow): PersonClaimType => ({
  row,
  id: toGlobalId('PersonClaim', row.id),
  status: statusOf(row),
  proof: row.proof,
  at: row.recordedAt,
  reason: row.decisionReason,
})

@InputType('ClaimPersonInput', { description: 'A record that is the viewer’s own.' })
export class ClaimPersonInputType extends KeyedInput {
  @Field(() => ID, { description: 'The record.' })
  person!: string

  @Field(() => String, { description: 'How the office can check it.' })
  proof!: string
}

@InputType('WithdrawClaimInput', { description: 'A claim that is taken back.' })
export class WithdrawClaimInputType extends KeyedInput {
  @Field(() => ID, { description: 'The claim.' })
  claim!: string
}

@InputType('DecideClaimInput', { description: 'The office’s word on a claim.' })
export class DecideClaimInputType extends KeyedInput {
  @Field(() => ID, { description: 'The claim.' })
  claim!: string

  @Field(() => Boolean, { description: 'Whether the account is the person’s.' })
  accept!: boolean

  @Field(() => String, { description: 'How it was checked, or why not.' })
  reason!: string
}

@ObjectType('ClaimPayload', { description: 'What became of a claim.' })
export class ClaimPayload extends ProblemsPayload {
  @Field(() => PersonClaimType, { nullable: true, description: 'The viewer’s latest claim, after an act of the own.' })
  claim?: PersonClaimType
}

const onClaim = <T>(id: string, use: (id: string) => Promise<Outcome<T>>) => {
  const read = fromGlobalId('PersonClaim', id, 'claim')
  return read.ok ? use(read.value) : Promise.resolve(read)
}

const ownClaim = async ({ deps, viewer }: RequestContext) => {
  const row = viewer.accountId === undefined ? undefined : await latestClaim(deps.db, viewer.accountId)
  return row && toClaim(row)
}

/** Claims on records of the register. */
@Resolver(() => PersonClaimType)
export class ClaimsResolver {
  @Query(() => PersonClaimType, { nullable: true, description: 'The viewer’s latest claim.' })
  myClaim(@Ctx() ctx: RequestContext): Promise<PersonClaimType | undefined> {
    return ownClaim(ctx)
  }

  @Query(() => [PersonClaimType], { description: 'Claims that wait for the viewer’s office, the oldest first.' })
  async openClaims(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many of them.' }) first: number,
  ): Promise<PersonClaimType[]> {
    unwrap(requirePermission(canOpenRegister(viewer)))
    return (await openClaims(deps.db, registerScopes(viewer), atMost(first))).map(toClaim)
  }

  @FieldResolver(() => PersonType, { nullable: true, description: 'The record.' })
  async person(@Ctx() ctx: RequestContext, @Root() { row }: PersonClaimType): Promise<PersonType | undefined> {
    const found = await ctx.load(personLoader).load(row.personId)
    return found && toPerson(found)
  }

  @FieldResolver(() => String, { nullable: true, description: 'The name of the account, for who decides.' })
  async account(@Ctx() ctx: RequestContext, @Root() { row }: PersonClaimType): Promise<string | undefined> {
    return (await ctx.load(accountNameLoader).load(row.accountId))?.name
  }

  @FieldResolver(() => PermissionType, { description: 'To decide it.' })
  async canDecide(@Ctx() { deps, viewer }: RequestContext, @Root() { row }: PersonClaimType): Promise<PermissionType> {
    return toPermission(canDecideClaim(viewer, await placeOfClaim(deps.db, row.personId), row))
  }

  @Mutation(() => ClaimPayload, { description: 'Says that a record of the register is the viewer’s own.' })
  async claimPerson(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ClaimPersonInputType) { person, proof, idempotencyKey }: ClaimPersonInputType,
  ): Promise<ClaimPayload> {
    const id = fromGlobalId('Person', person, 'person')
    const done = id.ok ? await claimPerson(ctx.deps, ctx.viewer, { personId: id.value, proof, idempotencyKey }) : id
    return toPayload(done, async () => ({ claim: await ownClaim(ctx) }))
  }

  @Mutation(() => ClaimPayload, { description: 'Takes the own claim back.' })
  async withdrawClaim(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WithdrawClaimInputType) { claim, idempotencyKey }: WithdrawClaimInputType,
  ): Promise<ClaimPayload> {
    const done = await onClaim(claim, claimId => withdrawClaim(ctx.deps, ctx.viewer, { claimId, idempotencyKey }))
    return toPayload(done, async () => ({ claim: await ownClaim(ctx) }))
  }

  @Mutation(() => ClaimPayload, { description: 'Decides a claim, with reasons that whoever claimed reads.' })
  async decideClaim(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DecideClaimInputType) { claim, accept, reason, idempotencyKey }: DecideClaimInputType,
  ): Promise<ClaimPayload> {
    const decision = { accept, reason, idempotencyKey }
    const done = await onClaim(claim, claimId => decideClaim(ctx.deps, ctx.viewer, { claimId, ...decision }))
    return toPayload(done, () => ({}))
  }
}

@Resolver(() => PersonType)
export class PersonClaimableResolver {
  @FieldResolver(() => PermissionType, {
    nullable: true,
    description: 'To say "this is me"; null when an account holds the record already.',
  })
  async canClaim(
    @Ctx() { deps, viewer }: RequestContext,
    @Root() { row }: PersonType,
  ): Promise<PermissionType | undefined> {
    const may = canClaimPerson(viewer)
    if (!may.allowed) return toPermission(may)
    return (await isClaimable(deps.db, row.id)) ? toPermission(may) : undefined
  }
}
