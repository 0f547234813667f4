import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Role, ScopeKind } from '../../auth/viewer.js'
import type { ListedAccount } from '../../domain/accounts/accounts.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { OrganisationType } from '../registry/organisation.type.js'
import { PersonType } from '../registry/person.type.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { connectionOf } from '../shared/page.type.js'
import { PermissionType } from '../shared/permission.type.js'
import { RoleEnum, ScopeKindEnum } from '../shared/enums.js'
import { DateTime, LocalDate } from '../shared/scalars.js'
import { type RoleStatus, RoleStatusEnum } from './accounts.enums.js'

@ObjectType('AccountRole', { simpleResolvers: true, description: 'A role from a day until the day before another.' })
export class AccountRoleType {
  @Field(() => ID, { description: 'Names the role given, or its proposal.' })
  id!: string

  @Field(() => RoleEnum, { description: 'What it lets the account do.' })
  role!: Role

  @Field(() => ScopeKindEnum, { description: 'Whether it is held at a body or at one event.' })
  scopeKind!: ScopeKind

  @Field(() => BilingualType, { description: 'The name of the body or event.' })
  scopeName!: BilingualType

  @Field(() => LocalDate, { nullable: true, description: 'The first day on which it holds.' })
  from?: string

  @Field(() => LocalDate, { nullable: true, description: 'The first day on which it no longer holds.' })
  until?: string

  @Field(() => RoleStatusEnum, { description: 'Where it stands today.' })
  status!: RoleStatus

  @Field(() => String, { nullable: true, description: 'Who gave or proposed it; nothing when the program did.' })
  givenBy?: string

  @Field(() => PermissionType, { description: 'Ending a role, or confirming one that is proposed.' })
  canDecide!: PermissionType
}

@ObjectType('AccountRecovery', {
  simpleResolvers: true,
  description: 'A proposed reset of an account whose holder cannot sign in; a second administrator decides.',
})
export class AccountRecoveryType {
  @Field(() => ID, { description: 'Names it.' })
  id!: string

  @Field(() => String, { description: 'How the identity was checked.' })
  reason!: string

  @Field(() => BilingualType, { nullable: true, description: 'Who proposed it.' })
  proposedBy?: BilingualType

  @Field(() => DateTime, { description: 'When it was proposed.' })
  proposedAt!: Date

  @Field(() => DateTime, { description: 'Undecided until then, it lapses.' })
  until!: Date

  @Field(() => PermissionType, { description: 'Approve it, as the second of two.' })
  canApprove!: PermissionType

  @Field(() => PermissionType, { description: 'Decline it.' })
  canDecline!: PermissionType
}

@ObjectType('AccountSignIn', { simpleResolvers: true, description: 'How an account gets in.' })
export class AccountSignInType {
  @Field(() => Boolean, { description: 'Whether a password was set.' })
  hasPassword!: boolean

  @Field(() => Boolean, { description: 'Whether it was reset: its holder sets another password.' })
  wasReset!: boolean

  @Field(() => Int, { description: 'Sessions that have not run out.' })
  sessions!: number

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the link ends that was made last and not used.',
  })
  linkExpiresAt?: Date
}

@ObjectType('Invitation', { simpleResolvers: true, description: 'Whose one-time link is open.' })
export class InvitationType {
  @Field(() => String, { description: 'The name of the account.' })
  name!: string

  @Field(() => String, { description: 'The address it signs in with.' })
  email!: string

  @Field(() => DateTime, { description: 'When the link ends.' })
  expiresAt!: Date
}

@ObjectType('AccountPermissions', {
  simpleResolvers: true,
  description: 'What the viewer may do with an account.',
})
export class AccountPermissionsType {
  @Field(() => PermissionType, { description: 'Lock and unlock it, and end its sessions.' })
  canLock!: PermissionType

  @Field(() => PermissionType, { description: 'Make a one-time link for it.' })
  canMakeLink!: PermissionType

  @Field(() => PermissionType, { description: 'Propose to reset it.' })
  canProposeRecovery!: PermissionType
}

@ObjectType('Account', { description: 'Somebody who signs in, as the administrators of the body see it.' })
export class AccountType {
  @Field(() => ID, { description: 'Names the account.' })
  id!: string

  @Field(() => String, { description: 'As the portal greets it.' })
  name!: string

  @Field(() => String, { description: 'The address it signs in with.' })
  email!: string

  @Field(() => DateTime, { nullable: true, description: 'Since when it may not sign in; null while it may.' })
  lockedAt?: Date | null

  @Field(() => String, { nullable: true, description: 'Why it was locked.' })
  lockReason?: string | null

  @Field(() => PersonType, { nullable: true, description: 'The person of the register whose account it is.' })
  person?: PersonType

  @Field(() => OrganisationType, { nullable: true, description: 'The body that keeps the account.' })
  organisation?: OrganisationType

  @Field(() => [AccountRoleType], {
    description: 'Within the reach of the viewer, the latest first; proposals before.',
  })
  roles?: AccountRoleType[]

  @Field(() => AccountSignInType, { description: 'How it gets in.' })
  signIn?: AccountSignInType

  @Field(() => AccountRecoveryType, { nullable: true, description: 'The open proposal to reset it.' })
  recovery?: AccountRecoveryType

  @Field(() => AccountPermissionsType, { description: 'What the viewer may do with it.' })
  permissions?: AccountPermissionsType

  readonly row!: ListedAccount
}

export const AccountConnectionType = connectionOf(AccountType, 'Account')

export const toAccount = (row: ListedAccount): AccountType => ({
  id: toGlobalId('Account', row.id),
  name: row.name,
  email: row.email,
  lockedAt: row.lockedAt,
  lockReason: row.lockReason,
  row,
})
