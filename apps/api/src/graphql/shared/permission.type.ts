import { Field, ObjectType } from 'type-graphql'
import type { RefusalCode } from './codes.js'
import type { Permission } from '../../base/permission.js'
import { RefusalCodeEnum } from './enums.js'

@ObjectType('Permission', { simpleResolvers: true, description: 'Whether the viewer may do something.' })
export class PermissionType {
  @Field(() => Boolean, { description: 'True when the viewer may.' })
  allowed!: boolean

  @Field(() => RefusalCodeEnum, { nullable: true, description: 'Why not; null when it is allowed.' })
  reason?: RefusalCode | null
}

export const toPermission = (permission: Permission): PermissionType =>
  permission.allowed ? { allowed: true, reason: null } : { allowed: false, reason: permission.reason as RefusalCode }
