import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { type Permission, requirePermission } from '../../base/permission.js'
import type { RequestContext } from '../../context.js'
import { canOpenRegister, registerScopes } from '../../domain/registry/policy.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { answerTransfer, decideTransfer } from '../../domain/transfers/decide-transfer.js'
import {
  answersFromAbove,
  canAnswerTransfer,
  canDecideTransfer,
  canWithdrawTransfer,
} from '../../domain/transfers/policy.js'
import { requestTransfer } from '../../domain/transfers/request-transfer.js'
import {
  openTransfers,
  placesOfTransfer,
  type TransferOfPerson,
  type TransferRow,
  transfersOfPeople,
} from '../../domain/transfers/transfers.repo.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { PersonOfficeType } from '../registry/person-office.type.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { changedPerson } from '../registry/changed-records.js'
import { ChangedPersonPayload } from '../registry/register-desk.payload.js'
import { organisationLoader, personLoader } from '../registry/registry.loaders.js'
import { unwrap } from '../shared/errors.js'
import { rowsLoader } from '../shared/loader.js'
import { type PermissionType, toPermission } from '../shared/permission.type.js'
import {
  AnswerTransferInputType,
  DecideTransferInputType,
  RequestTransferInputType,
  toTransfer,
  TransferPermissionsType,
  TransferType,
} from './transfer.type.js'
import { asAnotherPerson, asSecondPerson } from '../shared/second-person.js'

const transfersLoader = rowsLoader<TransferOfPerson>(transfersOfPeople, row => row.forId)

@Resolver()
class TransfersResolver {
  @Query(() => [TransferType], { description: 'Transfers that are not decided yet, the oldest first.' })
  async openTransfers(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { defaultValue: 50, nullable: true, description: 'How many.' }) first: number,
  ): Promise<TransferType[]> {
    unwrap(requirePermission(canOpenRegister(ctx.viewer)))
    return (await openTransfers(ctx.deps.db, registerScopes(ctx.viewer), atMost(first))).map(toTransfer)
  }

  @Mutation(() => ChangedPersonPayload, { description: 'Asks for a person to change clubs.' })
  async requestTransfer(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RequestTransferInputType, { description: 'Who, to which club, and why.' })
    input: RequestTransferInputType,
  ): Promise<ChangedPersonPayload> {
    const person = fromGlobalId('Person', input.person, 'person')
    if (!person.ok) return changedPerson(ctx, person)
    const to = fromGlobalId('Organisation', input.to, 'to')
    if (!to.ok) return changedPerson(ctx, to)
    const { reason, idempotencyKey } = input
    const who = {
      personId: person.value,
      toOrganisationId: to.value,
      sport: input.sport ?? '*',
      reason,
      idempotencyKey,
    }
    const request = { ...who, effectiveOn: input.effectiveOn || undefined }
    return changedPerson(ctx, await requestTransfer(ctx.deps, ctx.viewer, request))
  }

  @Mutation(() => ChangedPersonPayload, { description: 'The club that is left lets the person go, or objects.' })
  async answerTransfer(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AnswerTransferInputType, { description: 'Which transfer, and its word.' })
    { transfer, answer, reason }: AnswerTransferInputType,
  ): Promise<ChangedPersonPayload> {
    const id = fromGlobalId('Transfer', transfer, 'transfer')
    if (!id.ok) return changedPerson(ctx, id)
    const request = { transferId: id.value, answer, reason: reason ?? '' }
    return changedPerson(ctx, await answerTransfer(ctx.deps, ctx.viewer, request))
  }

  @Mutation(() => ChangedPersonPayload, { description: 'Approves a transfer, declines it or takes it back.' })
  async decideTransfer(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DecideTransferInputType, { description: 'Which transfer, and how it ends.' })
    { transfer, decision, reason }: DecideTransferInputType,
  ): Promise<ChangedPersonPayload> {
    const id = fromGlobalId('Transfer', transfer, 'transfer')
    if (!id.ok) return changedPerson(ctx, id)
    const request = { transferId: id.value, decision, reason: reason ?? '' }
    return changedPerson(ctx, await decideTransfer(ctx.deps, ctx.viewer, request))
  }
}

@Resolver(() => PersonOfficeType)
class PersonTransfersResolver {
  @FieldResolver(() => [TransferType], { description: 'Changes of club, newest first.' })
  async transfers(@Ctx() ctx: RequestContext, @Root() { row }: PersonOfficeType): Promise<TransferType[]> {
    return (await ctx.load(transfersLoader).load(row.id)).map(toTransfer)
  }
}

const body = async (ctx: RequestContext, id: string): Promise<OrganisationType | undefined> => {
  const row = await ctx.load(organisationLoader).load(id)
  return row && toOrganisation(row)
}

/** What was objected to is for a third person: neither who asked for it nor who objected. */
const mayDecide = async (ctx: RequestContext, permission: Permission, row: TransferRow): Promise<PermissionType> => {
  if (row.answer !== 'objected') return toPermission(permission)
  const asked = await asSecondPerson(ctx, permission, row.requestedBy)
  return asked.allowed ? asSecondPerson(ctx, permission, row.answeredBy ?? row.requestedBy) : asked
}

@Resolver(() => TransferType)
class TransferResolver {
  @FieldResolver(() => PersonType, { nullable: true, description: 'Who changes.' })
  async person(@Ctx() ctx: RequestContext, @Root() { row }: TransferType): Promise<PersonType | undefined> {
    const found = await ctx.load(personLoader).load(row.personId)
    return found && toPerson(found)
  }

  @FieldResolver(() => OrganisationType, { nullable: true, description: 'The club that is left.' })
  from(@Ctx() ctx: RequestContext, @Root() { row }: TransferType): Promise<OrganisationType | undefined> {
    return body(ctx, row.fromOrganisationId)
  }

  @FieldResolver(() => OrganisationType, { nullable: true, description: 'The club that is joined.' })
  to(@Ctx() ctx: RequestContext, @Root() { row }: TransferType): Promise<OrganisationType | undefined> {
    return body(ctx, row.toOrganisationId)
  }

  @FieldResolver(() => TransferPermissionsType, { description: 'What the viewer may do.' })
  async permissions(@Ctx() ctx: RequestContext, @Root() { row }: TransferType): Promise<TransferPermissionsType> {
    const places = await placesOfTransfer(ctx.deps.db, row.fromOrganisationId, row.toOrganisationId)
    return {
      canAnswer: await asAnotherPerson(ctx, canAnswerTransfer(ctx.viewer, places, row), row.requestedBy),
      answersFromAbove: answersFromAbove(ctx.viewer, places),
      canDecide: await mayDecide(ctx, canDecideTransfer(ctx.viewer, places, row), row),
      canWithdraw: toPermission(canWithdrawTransfer(ctx.viewer, places)),
    }
  }
}

export const transferResolvers = [TransfersResolver, PersonTransfersResolver, TransferResolver] as const
