import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { findInvitation } from '../../domain/accounts/access-link.js'
import {
  accountWithin,
  countAccounts,
  type ListedAccount,
  listAccounts,
  type RoleRow,
} from '../../domain/accounts/accounts.repo.js'
import {
  accountScopes,
  canConfirmRole,
  canLockAccount,
  canMakeLink,
  canOpenAccounts,
  canProposeRecovery,
  canRevokeRole,
  type ManagedAccount,
} from '../../domain/accounts/policy.js'
import { dayOf } from '../../base/clock.js'
import { parseDateRange } from '../../base/date-range.js'
import { calledAlike } from '../../domain/registry/called.js'
import { fromGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import { mapNodes, readPage, toConnection } from '../../domain/shared/page.js'
import { requirePermission } from '../../base/permission.js'
import { eventLoader } from '../events/events.loaders.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import {
  calledAccountLoader,
  organisationLoader,
  organisationPlaceLoader,
  personLoader,
} from '../registry/registry.loaders.js'
import { accountNameLoader } from '../rounds/rounds.loaders.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { unwrap } from '../shared/errors.js'
import type { ConnectionView } from '../shared/page.type.js'
import { type PermissionType, toPermission } from '../shared/permission.type.js'
import {
  AccountConnectionType,
  AccountPermissionsType,
  AccountRecoveryType,
  AccountRoleType,
  AccountSignInType,
  AccountType,
  InvitationType,
  toAccount,
} from './account.type.js'
import { recoveryOf } from './account-recovery.js'
import type { RoleStatus } from './accounts.enums.js'
import { proposalsLoader, rolesLoader, signInLoader } from './accounts.loaders.js'
import { asAnotherPerson, asSecondPerson } from '../shared/second-person.js'

@Resolver(() => AccountType)
export class AccountResolver {
  @Query(() => AccountConnectionType, { description: 'For administrators: the accounts of their bodies, by name.' })
  async accounts(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('text', () => String, {
      nullable: true,
      description: 'Part of a name or address, or a number of the register.',
    })
    text?: string,
  ): Promise<ConnectionView<AccountType>> {
    unwrap(requirePermission(canOpenAccounts(viewer)))
    const filter = { within: accountScopes(viewer), text }
    const list = `accounts:${text ?? ''}`
    const page = unwrap(readPage(deps.cursors, list, { first, after }))
    const rows = await listAccounts(deps.db, filter, page)
    const found = toConnection(deps.cursors, list, page, rows, row => ({ key: [row.name], id: row.id }))
    return {
      ...mapNodes(found, toAccount),
      totalCount: () => countAccounts(deps.db, filter),
    }
  }

  @Query(() => AccountType, { nullable: true, description: 'Null when there is none within the reach of the viewer.' })
  async account(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<AccountType | undefined> {
    return accountById(ctx, unwrap(fromGlobalId('Account', id)))
  }

  @Query(() => InvitationType, { nullable: true, description: 'Whose one-time link this is, while it opens.' })
  async invitation(
    @Ctx() { deps }: RequestContext,
    @Arg('token', () => String, { description: 'What the link carries.' }) token: string,
  ): Promise<InvitationType | undefined> {
    return findInvitation(deps, token)
  }

  @FieldResolver(() => BilingualType, {
    description: 'What its holder is called: by the register, else by the account.',
  })
  async called(@Ctx() ctx: RequestContext, @Root() { row }: AccountType): Promise<BilingualType> {
    return (await ctx.load(calledAccountLoader).load(row.id)) ?? calledAlike(row.name)
  }

  @FieldResolver(() => PersonType, { description: 'The person in the register.', nullable: true })
  async person(@Ctx() ctx: RequestContext, @Root() { row }: AccountType): Promise<PersonType | undefined> {
    const found = row.personId ? await ctx.load(personLoader).load(row.personId) : undefined
    return found && toPerson(found)
  }

  @FieldResolver(() => OrganisationType, { nullable: true })
  async organisation(@Ctx() ctx: RequestContext, @Root() { row }: AccountType): Promise<OrganisationType | undefined> {
    const found = row.organisationId ? await ctx.load(organisationLoader).load(row.organisationId) : undefined
    return found && toOrganisation(found)
  }

  @FieldResolver(() => [AccountRoleType])
  async roles(@Ctx() ctx: RequestContext, @Root() { row }: AccountType): Promise<AccountRoleType[]> {
    const [proposed, given] = await Promise.all([
      ctx.load(proposalsLoader).load(row.id),
      ctx.load(rolesLoader).load(row.id),
    ])
    const mine = accountScopes(ctx.viewer)
    const inReach = (role: RoleRow): boolean => role.organisationPath.some(id => mine.includes(id))
    return Promise.all([
      ...proposed.filter(inReach).map(role => toRole(ctx, role, true)),
      ...given.filter(inReach).map(role => toRole(ctx, role, false)),
    ])
  }

  @FieldResolver(() => AccountSignInType)
  async signIn(@Ctx() ctx: RequestContext, @Root() { row }: AccountType): Promise<AccountSignInType> {
    const found = await ctx.load(signInLoader).load(row.id)
    const { hasPassword = false, wasReset = false, sessions = 0, linkExpiresAt } = found ?? {}
    return { hasPassword, wasReset, sessions, linkExpiresAt: linkExpiresAt ?? undefined }
  }

  @FieldResolver(() => AccountRecoveryType, { nullable: true })
  async recovery(@Ctx() ctx: RequestContext, @Root() { row }: AccountType): Promise<AccountRecoveryType | undefined> {
    return recoveryOf(ctx, await keptBy(ctx, row))
  }

  @FieldResolver(() => AccountPermissionsType)
  async permissions(@Ctx() ctx: RequestContext, @Root() { row }: AccountType): Promise<AccountPermissionsType> {
    const kept = await keptBy(ctx, row)
    return {
      canLock: toPermission(canLockAccount(ctx.viewer, kept)),
      canMakeLink: toPermission(canMakeLink(ctx.viewer, kept)),
      canProposeRecovery: await asAnotherPerson(ctx, canProposeRecovery(ctx.viewer, kept), row.id),
    }
  }
}

/** An account within the reach of the viewer; nobody else learns whether there is one. */
export const accountById = async (ctx: RequestContext, id: string): Promise<AccountType | undefined> => {
  unwrap(requirePermission(canOpenAccounts(ctx.viewer)))
  const row = await accountWithin(ctx.deps.db, accountScopes(ctx.viewer), id)
  return row && toAccount(row)
}

/** What the policy asks of an account, from the loaders of the page. */
const keptBy = async (ctx: RequestContext, row: ListedAccount): Promise<ManagedAccount> => {
  const [roles, signIn, home] = await Promise.all([
    ctx.load(rolesLoader).load(row.id),
    ctx.load(signInLoader).load(row.id),
    row.organisationId ? ctx.load(organisationPlaceLoader).load(row.organisationId) : undefined,
  ])
  const now = ctx.deps.clock.now()
  const held = roles.filter(role => !role.revokedAt && !isPast(role, dayOf(now, role.timeZone)))
  return {
    id: row.id,
    home,
    isOpened: signIn ? signIn.hasPassword || signIn.wasReset : false,
    held: held.map(role => ({ role: role.role, place: placeOfRole(role) })),
  }
}

const placeOfRole = ({ organisationPath, scopeKind, scopeId }: RoleRow) => ({
  organisationPath,
  ...(scopeKind === 'event' ? { eventId: scopeId } : {}),
})

const isPast = (role: RoleRow, today: string): boolean => {
  const { until } = parseDateRange(role.valid)
  return until !== undefined && until <= today
}

const statusOf = (role: RoleRow, proposed: boolean, today: string): RoleStatus => {
  if (proposed) return 'PROPOSED'
  if (role.revokedAt || isPast(role, today)) return 'ENDED'
  const { from } = parseDateRange(role.valid)
  return from !== undefined && from > today ? 'COMES' : 'HOLDS'
}

const nameOfScope = async (ctx: RequestContext, { scopeKind, scopeId }: RoleRow) => {
  const row =
    scopeKind === 'event' ? await ctx.load(eventLoader).load(scopeId) : await ctx.load(organisationLoader).load(scopeId)
  return { zh: row?.nameZh ?? '', en: row?.nameEn ?? '' }
}

const toRole = async (ctx: RequestContext, role: RoleRow, proposed: boolean): Promise<AccountRoleType> => {
  const { deps } = ctx
  return {
    id: toGlobalId(proposed ? 'RoleProposal' : 'RoleGrant', role.id),
    role: role.role,
    scopeKind: role.scopeKind,
    scopeName: await nameOfScope(ctx, role),
    ...parseDateRange(role.valid),
    ...(role.revokedAt ? { until: dayOf(role.revokedAt, role.timeZone) } : {}),
    status: statusOf(role, proposed, dayOf(deps.clock.now(), role.timeZone)),
    givenBy: (await ctx.load(accountNameLoader).load(role.by))?.name,
    canDecide: await permissionOn(ctx, role, proposed),
  }
}

const permissionOn = async (ctx: RequestContext, role: RoleRow, proposed: boolean): Promise<PermissionType> => {
  const { viewer } = ctx
  if (!proposed) return toPermission(canRevokeRole(viewer, placeOfRole(role), role.accountId))
  const about = { proposedBy: role.by, accountId: role.accountId }
  return asSecondPerson(ctx, canConfirmRole(viewer, placeOfRole(role), about), role.by)
}
