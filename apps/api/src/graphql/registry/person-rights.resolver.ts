import { Arg, Ctx, Field, FieldResolver, ID, InputType, Mutation, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { exportPerson } from '../../domain/registry/export-person.js'
import { canDecideErasure } from '../../domain/registry/policy.js'
import { decideErasure, type ErasureRow, latestErasure, requestErasure } from '../../domain/registry/request-erasure.js'
import { fromGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import type { Outcome } from '../../base/problem.js'
import { inWords, enumOf } from '../shared/enum.js'
import { toPayload } from '../shared/errors.js'
import { PermissionType } from '../shared/permission.type.js'
import { ProblemType } from '../shared/problem.type.js'
import { DateTime, JSONObject } from '../shared/scalars.js'
import { PersonOfficeType } from './person-office.type.js'
import { toPerson } from './person.type.js'
import { ChangedPersonPayload } from './register-desk.payload.js'
import { personSharesLoader, recordLoader } from './registry.loaders.js'
import { asSecondPerson } from '../shared/second-person.js'

type Decision = NonNullable<ErasureRow['decision']>

const ErasureDecisionEnum = enumOf<Decision>('ErasureDecision', 'What became of a request to be forgotten.', {
  approved: inWords('carriedOut'),
  declined: inWords('declined'),
})

@ObjectType('ErasureRequest', { description: 'Somebody asked to be forgotten.' })
class ErasureRequestType {
  row!: ErasureRow

  @Field(() => ID, { description: 'To decide it.' })
  id!: string

  @Field(() => DateTime, { description: 'When it was asked.' })
  requestedAt!: Date

  @Field(() => String, { description: 'Why it was asked.' })
  reason!: string

  @Field(() => ErasureDecisionEnum, { nullable: true, description: 'Null while it waits.' })
  decision?: Decision | null

  @Field(() => String, { nullable: true, description: 'Why it was decided so.' })
  decisionReason?: string | null
}

@InputType('ExportPersonDataInput', { description: 'Whose data, and why.' })
class ExportPersonDataInputType {
  @Field(() => ID, { description: 'Whose.' })
  person!: string

  @Field(() => String, { description: 'Why; may be empty for the own data.' })
  reason!: string
}

@ObjectType('ExportPersonDataPayload', { description: 'Everything held about a person.' })
class ExportPersonDataPayload {
  @Field(() => JSONObject, {
    nullable: true,
    description: 'The rows of every table, by its name, with what was left out.',
  })
  data?: Record<string, unknown>

  @Field(() => [ProblemType], { description: 'What is wrong; empty when it was done.' })
  problems!: ProblemType[]
}

@InputType('RequestErasureInput', { description: 'Who asks to be forgotten, and why.' })
class RequestErasureInputType {
  @Field(() => ID, { description: 'Whom.' })
  person!: string

  @Field(() => String, { description: 'Why.' })
  reason!: string
}

@InputType('DecideErasureInput', { description: 'A request to be forgotten, decided.' })
class DecideErasureInputType {
  @Field(() => ID, { description: 'The request.' })
  request!: string

  @Field(() => Boolean, { description: 'True carries it out at once and for good; false declines it.' })
  approve!: boolean

  @Field(() => String, { description: 'Why.' })
  reason!: string
}

const kept = (ctx: RequestContext, outcome: Outcome<{ personId: string }>): Promise<ChangedPersonPayload> =>
  toPayload(outcome, async ({ personId }) => {
    const row = await ctx.load(recordLoader).load(personId)
    return row ? { person: toPerson(row) } : {}
  })

@Resolver(() => PersonOfficeType)
export class PersonErasureResolver {
  @FieldResolver(() => ErasureRequestType, {
    nullable: true,
    description: 'The latest request to be forgotten; null when there was none.',
  })
  async erasure(
    @Ctx() { deps }: RequestContext,
    @Root() { row }: PersonOfficeType,
  ): Promise<ErasureRequestType | undefined> {
    const found = await latestErasure(deps.db, row.id)
    if (!found) return undefined
    const { recordedAt, reason, decision, decisionReason } = found
    const id = toGlobalId('ErasureRequest', found.id)
    return { row: found, id, requestedAt: recordedAt, reason, decision, decisionReason }
  }
}

@Resolver(() => ErasureRequestType)
export class ErasureRequestResolver {
  @FieldResolver(() => PermissionType, { description: 'To carry it out or decline it.' })
  async canDecide(@Ctx() ctx: RequestContext, @Root() { row }: ErasureRequestType): Promise<PermissionType> {
    const { all: place } = await ctx.load(personSharesLoader).load(row.personId)
    return asSecondPerson(ctx, canDecideErasure(ctx.viewer, place, row), row.requestedBy)
  }

  @Mutation(() => ExportPersonDataPayload, {
    description: 'Everything held about a person, for the person and for who keeps the register; the log says so.',
  })
  async exportPersonData(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => ExportPersonDataInputType, { description: 'Whose data, and why.' })
    { person, reason }: ExportPersonDataInputType,
  ): Promise<ExportPersonDataPayload> {
    const id = fromGlobalId('Person', person, 'person')
    const done = id.ok ? await exportPerson(deps, viewer, { personId: id.value, reason }) : id
    return toPayload(done, async data => ({ data: { ...data } }))
  }

  @Mutation(() => ChangedPersonPayload, { description: 'Asks that a person be forgotten; the office decides.' })
  async requestErasure(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RequestErasureInputType, { description: 'Whom, and why.' })
    { person, reason }: RequestErasureInputType,
  ): Promise<ChangedPersonPayload> {
    const id = fromGlobalId('Person', person, 'person')
    return kept(ctx, id.ok ? await requestErasure(ctx.deps, ctx.viewer, { personId: id.value, reason }) : id)
  }

  @Mutation(() => ChangedPersonPayload, {
    description: 'Declines a request to be forgotten, or carries it out: names go, results stay under the number.',
  })
  async decideErasure(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DecideErasureInputType, { description: 'Which request, how and why.' })
    { request, ...rest }: DecideErasureInputType,
  ): Promise<ChangedPersonPayload> {
    const id = fromGlobalId('ErasureRequest', request, 'request')
    return kept(ctx, id.ok ? await decideErasure(ctx.deps, ctx.viewer, { requestId: id.value, ...rest }) : id)
  }
}
