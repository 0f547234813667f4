import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { ScopeReference } from '../../auth/places.js'
import type { RequestContext } from '../../context.js'
import { type AccessLink, makeAccessLink } from '../../domain/accounts/access-link.js'
import { correctInvitation } from '../../domain/accounts/correct-invitation.js'
import { decideRole } from '../../domain/accounts/decide-role.js'
import { grantRole, revokeRole } from '../../domain/accounts/grant-role.js'
import { inviteAccount } from '../../domain/accounts/invite-account.js'
import { endSessions, lockAccount, unlockAccount } from '../../domain/accounts/lock-account.js'
import { decideAccountRecovery, proposeAccountRecovery } from '../../domain/accounts/recover-account.js'
import { fromGlobalId, parseGlobalId } from '../../domain/shared/global-id.js'
import type { Outcome } from '../../base/problem.js'
import { toPayload } from '../shared/errors.js'
import { accountById } from './account.resolver.js'
import {
  AccountInputType,
  CorrectInvitationInputType,
  DecideAccountRecoveryInputType,
  DecideRoleInputType,
  GrantRoleInputType,
  InviteAccountInputType,
  LockAccountInputType,
  ProposeAccountRecoveryInputType,
  RevokeRoleInputType,
} from './manage-accounts.input.js'
import { AccountPayload, AccountRecoveryPayload } from './manage-accounts.payload.js'

type Done = Outcome<{ readonly accountId: string; readonly link?: AccessLink }>

const answer = async (ctx: RequestContext, outcome: Done): Promise<AccountPayload> =>
  toPayload(outcome, async ({ accountId, link }) => ({
    account: await accountById(ctx, accountId),
    ...(link ? { link } : {}),
  }))

/** What an administrator does to one account. */
const onAccount = async <Input extends AccountInputType>(
  ctx: RequestContext,
  { account, ...rest }: Input,
  act: (
    deps: RequestContext['deps'],
    viewer: RequestContext['viewer'],
    input: Omit<Input, 'account'> & { accountId: string },
  ) => Promise<Done>,
): Promise<AccountPayload> => {
  const id = fromGlobalId('Account', account, 'account')
  return answer(ctx, id.ok ? await act(ctx.deps, ctx.viewer, { ...rest, accountId: id.value }) : id)
}

const scopeOf = (globalId: string): Outcome<ScopeReference> => {
  const kind = parseGlobalId(globalId)?.type === 'Event' ? 'event' : 'organisation'
  const id = fromGlobalId(kind === 'event' ? 'Event' : 'Organisation', globalId, 'scope')
  return id.ok ? { ok: true, value: { kind, id: id.value } } : id
}

@Resolver()
export class ManageAccountsResolver {
  @Mutation(() => AccountPayload, { description: 'Makes an account and a one-time link that opens it.' })
  async inviteAccount(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => InviteAccountInputType) { organisation, personNumber, ...rest }: InviteAccountInputType,
  ): Promise<AccountPayload> {
    const id = fromGlobalId('Organisation', organisation, 'organisation')
    if (!id.ok) return answer(ctx, id)
    const input = { ...rest, organisationId: id.value, ...(personNumber ? { personNumber } : {}) }
    return answer(ctx, await inviteAccount(ctx.deps, ctx.viewer, input))
  }

  @Mutation(() => AccountPayload, { description: 'A new one-time link that sets the password of an account.' })
  makeAccessLink(@Ctx() ctx: RequestContext, @Arg('input', () => AccountInputType) input: AccountInputType) {
    return onAccount(ctx, input, makeAccessLink)
  }

  @Mutation(() => AccountPayload, { description: 'Sends an invitation that went to a wrong address to the right one.' })
  correctInvitation(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CorrectInvitationInputType) input: CorrectInvitationInputType,
  ) {
    return onAccount(ctx, input, correctInvitation)
  }

  @Mutation(() => AccountPayload, { description: 'Signs an account out everywhere.' })
  endSessions(@Ctx() ctx: RequestContext, @Arg('input', () => AccountInputType) input: AccountInputType) {
    return onAccount(ctx, input, endSessions)
  }

  @Mutation(() => AccountPayload, { description: 'Signs an account out and keeps it out.' })
  lockAccount(@Ctx() ctx: RequestContext, @Arg('input', () => LockAccountInputType) input: LockAccountInputType) {
    return onAccount(ctx, input, lockAccount)
  }

  @Mutation(() => AccountPayload, { description: 'Lets a locked account in again.' })
  unlockAccount(@Ctx() ctx: RequestContext, @Arg('input', () => AccountInputType) input: AccountInputType) {
    return onAccount(ctx, input, unlockAccount)
  }

  @Mutation(() => AccountPayload, {
    description: "Gives a role; the administrator's waits for a second administrator.",
  })
  grantRole(@Ctx() ctx: RequestContext, @Arg('input', () => GrantRoleInputType) input: GrantRoleInputType) {
    return onAccount(ctx, input, async (deps, viewer, { role, scope, from, until, ...rest }) => {
      const place = scopeOf(scope)
      if (!place.ok) return place
      const days = { ...(from ? { from } : {}), ...(until ? { until } : {}) }
      return grantRole(deps, viewer, { ...rest, ...days, role, scope: place.value })
    })
  }

  @Mutation(() => AccountPayload, { description: 'Ends a role today.' })
  async revokeRole(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RevokeRoleInputType) { role, ...rest }: RevokeRoleInputType,
  ): Promise<AccountPayload> {
    const id = fromGlobalId('RoleGrant', role, 'role')
    return answer(ctx, id.ok ? await revokeRole(ctx.deps, ctx.viewer, { ...rest, grantId: id.value }) : id)
  }

  @Mutation(() => AccountPayload, { description: "A second administrator's word on a proposed role." })
  async decideRole(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DecideRoleInputType) { proposal, ...rest }: DecideRoleInputType,
  ): Promise<AccountPayload> {
    const id = fromGlobalId('RoleProposal', proposal, 'proposal')
    return answer(ctx, id.ok ? await decideRole(ctx.deps, ctx.viewer, { ...rest, proposalId: id.value }) : id)
  }

  @Mutation(() => AccountPayload, {
    description: 'Proposes to reset an account whose holder cannot sign in; a second administrator decides.',
  })
  proposeAccountRecovery(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ProposeAccountRecoveryInputType) input: ProposeAccountRecoveryInputType,
  ) {
    return onAccount(ctx, input, (deps, viewer, { accountId, reason, idempotencyKey }) =>
      proposeAccountRecovery(deps, viewer, { accountId, reason, idempotencyKey }),
    )
  }

  @Mutation(() => AccountRecoveryPayload, {
    description: 'Resets an account, as the second of two; or declines it, which its holder may do too.',
  })
  async decideAccountRecovery(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DecideAccountRecoveryInputType) {
      recovery,
      approve,
      idempotencyKey,
    }: DecideAccountRecoveryInputType,
  ): Promise<AccountRecoveryPayload> {
    const id = fromGlobalId('AccountRecovery', recovery, 'recovery')
    const input = { recoveryId: id.ok ? id.value : '', approve, idempotencyKey }
    const outcome = id.ok ? await decideAccountRecovery(ctx.deps, ctx.viewer, input) : id
    return toPayload(outcome, ({ link }) => (link ? { link } : {}))
  }
}
