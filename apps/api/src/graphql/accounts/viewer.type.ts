import { Field, ID, ObjectType } from 'type-graphql'
import type { Role, ScopeKind } from '../../auth/viewer.js'
import { RoleEnum, ScopeKindEnum } from '../shared/enums.js'

@ObjectType('ViewerRole', { simpleResolvers: true, description: 'A role the viewer holds today.' })
export class ViewerRoleType {
  @Field(() => RoleEnum, { description: 'What it lets the viewer do.' })
  role!: Role

  @Field(() => ScopeKindEnum, { description: 'Whether it is held at a body or at one event.' })
  scopeKind!: ScopeKind

  scopeId!: string
}

@ObjectType('Viewer', { description: 'Who is asking. Somebody not signed in has no account and no roles.' })
export class ViewerType {
  @Field(() => ID, { nullable: true, description: 'The account; null when nobody is signed in.' })
  accountId?: string

  @Field(() => String, { nullable: true, description: 'The name of the account.' })
  name?: string

  @Field(() => String, { nullable: true, description: 'The address it signs in with.' })
  email?: string

  @Field(() => Boolean, { description: 'Whether a role waits until the account has a second factor.' })
  roleWaits!: boolean

  @Field(() => [ViewerRoleType], { description: 'Every role that holds today.' })
  roles!: ViewerRoleType[]
}
