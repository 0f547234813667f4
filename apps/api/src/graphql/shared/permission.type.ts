import { Field, ObjectType } from 'type-graphql'
import type { Permission } from '../../base/permission.js'

@ObjectType('Permission', { simpleResolvers: true })
export class PermissionType {
  @Field(() => Boolean)
  allowed!: boolean

  @Field(() => String, { nullable: true })
  reason?: string | null
}

export const toPermission = (permission: Permission): PermissionType =>
  permission.allowed ? { allowed: true, reason: null } : { allowed: false, reason: permission.reason }
