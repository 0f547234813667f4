import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { canRenewOpenData } from '../../domain/exports/policy.js'
import { type OpenDataPlan, openDataPlan, renewOpenData } from '../../domain/exports/renew-open-data.js'
import { fromGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import { toPayload } from '../shared/errors.js'
import { PermissionType, toPermission } from '../shared/permission.type.js'
import { ProblemType } from '../shared/problem.type.js'
import { LocalDate } from '../shared/scalars.js'

@ObjectType('OpenDataPlan', { description: 'When the daily files of open data come by themselves.' })
export class OpenDataPlanType {
  @Field(() => ID, { nullable: true, description: 'The federation whose data they are; null before there is one.' })
  organisation?: string

  @Field(() => LocalDate, { description: 'The day it is where the federation is.' })
  today!: string

  @Field(() => LocalDate, { description: 'The day whose files come next, soon after it begins.' })
  next!: string

  @Field(() => Boolean, { description: 'Whether anything is published yet: before that no files are written.' })
  published!: boolean

  @Field(() => PermissionType, { description: 'Whether the viewer may have the files of today written anew.' })
  canRenew!: PermissionType
}

@InputType('RenewOpenDataInput', { description: 'Has the open data of today written anew.' })
export class RenewOpenDataInputType {
  @Field(() => ID, { description: 'The federation whose data they are.' })
  organisation!: string
}

@ObjectType('RenewOpenDataPayload', { description: 'What comes of it; the files are there within minutes.' })
export class RenewOpenDataPayload {
  @Field(() => OpenDataPlanType, { nullable: true, description: 'When files come by themselves.' })
  plan?: OpenDataPlanType

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

const toPlan = ({ viewer }: RequestContext, { federationId, today, next, published }: OpenDataPlan) => ({
  ...(federationId === undefined ? {} : { organisation: toGlobalId('Organisation', federationId) }),
  today,
  next,
  published,
  canRenew: toPermission(canRenewOpenData(viewer, federationId ?? '')),
})

@Resolver()
export class OpenDataResolver {
  @Query(() => OpenDataPlanType, { description: 'When open data come, and whether the viewer may have them now.' })
  async openDataPlan(@Ctx() ctx: RequestContext): Promise<OpenDataPlanType> {
    return toPlan(ctx, await openDataPlan(ctx.deps))
  }

  @Mutation(() => RenewOpenDataPayload, { description: 'Has the open data of today written anew.' })
  async renewOpenData(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RenewOpenDataInputType, { description: 'Whose.' })
    { organisation }: RenewOpenDataInputType,
  ): Promise<RenewOpenDataPayload> {
    const id = fromGlobalId('Organisation', organisation, 'organisation')
    const renewed = id.ok ? await renewOpenData(ctx.deps, ctx.viewer, { organisationId: id.value }) : id
    return toPayload(renewed, plan => ({ plan: toPlan(ctx, plan) }))
  }
}
