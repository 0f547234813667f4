import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { ListedAccount } from '../../domain/accounts/accounts.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { OrganisationType } from '../registry/organisation.type.js'
import { PersonType } from '../registry/person.type.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { connectionOf } from '../shared/page.type.js'
import { PermissionType } from '../shared/permission.type.js'
import { DateTime } from '../shared/scalars.js'

@ObjectType('AccountRole', { simpleResolvers: true, description: 'A role from a day until the day before another.' })
export class AccountRoleType {
  @Field(() => ID)
  id!: string

  @Field(() => String)
  role!: string

  @Field(() => String, { description: 'organisation or event.' })
  scopeKind!: string

  @Field(() => BilingualType)
  scopeName!: BilingualType

  @Field(() => String, { nullable: true })
  from?: string

  @Field(() => String, { nullable: true, description: 'The first day on which it no longer holds.' })
  until?: string

  @Field(() => String, { description: 'PROPOSED, COMES, HOLDS or ENDED.' })
  status!: string

  @Field(() => String, { nullable: true, description: 'Who gave or proposed it; nothing when the program did.' })
  givenBy?: string

  @Field(() => PermissionType, { description: 'Ending a role, or confirming one that is proposed.' })
  canDecide!: PermissionType
}

@ObjectType('AccountSignIn', { simpleResolvers: true })
export class AccountSignInType {
  @Field(() => Boolean)
  hasPassword!: boolean

  @Field(() => Int, { description: 'Sessions that have not run out.' })
  sessions!: number

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the link ends that was made last and not used.',
  })
  linkExpiresAt?: Date
}

@ObjectType('Invitation', { simpleResolvers: true })
export class InvitationType {
  @Field(() => String)
  name!: string

  @Field(() => String)
  email!: string

  @Field(() => DateTime)
  expiresAt!: Date
}

@ObjectType('AccountPermissions', { simpleResolvers: true })
export class AccountPermissionsType {
  @Field(() => PermissionType)
  canLock!: PermissionType

  @Field(() => PermissionType)
  canMakeLink!: PermissionType
}

@ObjectType('Account', { description: 'Somebody who signs in, as the administrators of the body see it.' })
export class AccountType {
  @Field(() => ID)
  id!: string

  @Field(() => String)
  name!: string

  @Field(() => String)
  email!: string

  @Field(() => DateTime, { nullable: true })
  lockedAt?: Date | null

  @Field(() => String, { nullable: true })
  lockReason?: string | null

  @Field(() => PersonType, { nullable: true })
  person?: PersonType

  @Field(() => OrganisationType, { nullable: true, description: 'The body that keeps the account.' })
  organisation?: OrganisationType

  @Field(() => [AccountRoleType], {
    description: 'Within the reach of the viewer, the latest first; proposals before.',
  })
  roles?: AccountRoleType[]

  @Field(() => AccountSignInType)
  signIn?: AccountSignInType

  @Field(() => AccountPermissionsType)
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
