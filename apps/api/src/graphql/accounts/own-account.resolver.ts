import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql'
import { ownAccountOf } from '../../auth/grants.js'
import type { RequestContext } from '../../context.js'
import { accountEvents, countAccountEvents } from '../../domain/accounts/account-events.js'
import { endOwnSessions, sessionsOf } from '../../domain/accounts/own-sessions.js'
import { canSetSecondFactorRule } from '../../domain/accounts/policy.js'
import { ownAccount, passkeysOf } from '../../domain/accounts/own-account.repo.js'
import { setSecondFactorRule } from '../../domain/accounts/set-second-factor-rule.js'
import { fromGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import { mapNodes, readPage, toConnection } from '../../domain/shared/page.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { organisationLoader } from '../registry/registry.loaders.js'
import { toPayload, unwrap } from '../shared/errors.js'
import type { ConnectionView } from '../shared/page.type.js'
import { LocalDate } from '../shared/scalars.js'
import { AccountRecoveryType } from './account.type.js'
import { recoveryOf } from './account-recovery.js'
import {
  AccountEventConnectionType,
  type AccountEventType,
  EndOwnSessionsInputType,
  EndOwnSessionsPayload,
  OwnAccountType,
  OwnPasskeyType,
  OwnSessionType,
  SetSecondFactorRuleInputType,
  SetSecondFactorRulePayload,
  toAccountEvent,
} from './own-account.type.js'
import { ViewerType } from './viewer.type.js'

@Resolver(() => ViewerType)
export class ViewerAccountResolver {
  @FieldResolver(() => OwnAccountType, { nullable: true, description: 'How the viewer gets in; null for nobody.' })
  async account(@Ctx() { deps, viewer }: RequestContext): Promise<OwnAccountType | undefined> {
    const own = ownAccountOf(viewer)
    return own === undefined ? undefined : ownAccount(deps, own)
  }
}

@Resolver(() => OwnAccountType)
export class OwnAccountResolver {
  @FieldResolver(() => [OwnSessionType], {
    description: 'Where the viewer is signed in, the latest first; at most 50.',
  })
  async sessions(@Ctx() { deps, viewer }: RequestContext): Promise<OwnSessionType[]> {
    const rows = await sessionsOf(deps.db, viewer.accountId ?? '', deps.clock.now())
    return rows.map(row => ({
      id: toGlobalId('Session', row.id),
      current: row.id === viewer.sessionId,
      startedAt: row.createdAt,
      seenAt: row.updatedAt,
      expiresAt: row.expiresAt,
      address: row.ipAddress,
      userAgent: row.userAgent,
    }))
  }

  @FieldResolver(() => [OwnPasskeyType], { description: 'Passkeys of the viewer, the oldest first; at most 50.' })
  passkeys(@Ctx() { deps, viewer }: RequestContext): Promise<OwnPasskeyType[]> {
    return passkeysOf(deps.db, viewer.accountId ?? '')
  }

  @FieldResolver(() => AccountRecoveryType, {
    nullable: true,
    description: 'A proposed reset of the account, which its holder may stop.',
  })
  recovery(@Ctx() ctx: RequestContext): Promise<AccountRecoveryType | undefined> {
    return recoveryOf(ctx, { id: ctx.viewer.accountId ?? '', home: undefined, held: [], isOpened: true })
  }

  @FieldResolver(() => AccountEventConnectionType, { description: 'What happened to the account, the latest first.' })
  async events(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Where the page before ended.' }) after?: string,
  ): Promise<ConnectionView<AccountEventType>> {
    const accountId = viewer.accountId ?? ''
    const page = unwrap(readPage(deps.cursors, 'accountEvents', { first, after }))
    const rows = await accountEvents(deps.db, accountId, page)
    const found = toConnection(deps.cursors, 'accountEvents', page, rows, row => ({
      key: [row.recordedAt.toISOString()],
      id: row.id,
    }))
    return {
      ...mapNodes(found, toAccountEvent),
      totalCount: () => countAccountEvents(deps.db, accountId),
    }
  }
}

@Resolver(() => OrganisationType)
export class SecondFactorRuleResolver {
  @FieldResolver(() => LocalDate, {
    nullable: true,
    description: 'Of a federation, for its administrators: from which day they and the clerks need a second factor.',
  })
  async secondFactorFrom(@Ctx() ctx: RequestContext, @Root() { row }: OrganisationType): Promise<string | null> {
    return canSetSecondFactorRule(ctx.viewer, row.id).allowed ? row.secondFactorFrom : null
  }

  @Mutation(() => SetSecondFactorRulePayload, {
    description: 'Says from which day the administrators and clerks of a federation need a second factor.',
  })
  async setSecondFactorRule(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetSecondFactorRuleInputType, { description: 'Which federation, and from when.' })
    { organisation, from }: SetSecondFactorRuleInputType,
  ): Promise<SetSecondFactorRulePayload> {
    const id = fromGlobalId('Organisation', organisation, 'organisation')
    const done = id.ok ? await setSecondFactorRule(ctx.deps, ctx.viewer, { organisationId: id.value, from }) : id
    return toPayload(done, async ({ organisationId }) => {
      const row = await ctx.load(organisationLoader).load(organisationId)
      return row ? { organisation: toOrganisation(row) } : {}
    })
  }

  @Mutation(() => EndOwnSessionsPayload, { description: 'Ends own sessions: one, or every one but this.' })
  async endOwnSessions(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => EndOwnSessionsInputType, { description: 'Which.' })
    { session }: EndOwnSessionsInputType,
  ): Promise<EndOwnSessionsPayload> {
    const id = session === undefined ? undefined : fromGlobalId('Session', session, 'session')
    const done = id && !id.ok ? id : await endOwnSessions(deps, viewer, { sessionId: id?.value })
    return toPayload(done, async ({ ended }) => ({ ended }))
  }
}
