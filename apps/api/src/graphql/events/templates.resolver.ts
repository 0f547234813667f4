import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import type { Outcome } from '../../base/problem.js'
import { requirePermission } from '../../base/permission.js'
import type { RequestContext } from '../../context.js'
import { decidingScopes } from '../../domain/event-requests/policy.js'
import { canOpenNewEvent } from '../../domain/events/policy.js'
import {
  createFromTemplate,
  removeTemplate,
  saveTemplate,
  type TemplateRow,
  templatesBelow,
} from '../../domain/events/templates.js'
import { fromGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { organisationLoader } from '../registry/registry.loaders.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { SportEnum } from '../shared/enums.js'
import { toPayload, unwrap } from '../shared/errors.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { LocalDate } from '../shared/scalars.js'
import { EventPayload } from './manage-event.payload.js'
import { eventOf } from './manage-event.resolver.js'

@ObjectType('EventTemplate', { description: 'An event laid aside to be held again.' })
export class EventTemplateType {
  row!: TemplateRow

  @Field(() => ID)
  id!: string

  @Field(() => BilingualType, { description: 'What the template is called.' })
  name!: BilingualType

  @Field(() => BilingualType, { description: 'What an event made from it is called unless told otherwise.' })
  eventName!: BilingualType

  @Field(() => SportEnum, { description: 'What is played.' })
  sport!: string

  @Field(() => Int, { description: 'How many stages it has.' })
  stageCount!: number
}

const toTemplate = (row: TemplateRow): EventTemplateType => ({
  row,
  id: toGlobalId('EventTemplate', row.id),
  name: { zh: row.nameZh, en: row.nameEn },
  eventName: { zh: row.model.nameZh, en: row.model.nameEn },
  sport: row.model.sport,
  stageCount: row.model.stages.length,
})

@InputType('SaveEventTemplateInput', { description: 'An event to be laid aside as a template.' })
export class SaveEventTemplateInputType extends KeyedInput {
  @Field(() => ID, { description: 'The event.' })
  event!: string

  @Field(() => String, { description: 'What the template is called in Chinese.' })
  nameZh!: string

  @Field(() => String, {
    nullable: true,
    description: 'What the template is called in English; the Chinese one stands in its place where none is given.',
  })
  nameEn?: string
}

@InputType('CreateFromTemplateInput', { description: 'An event to be sanctioned from a template.' })
export class CreateFromTemplateInputType extends KeyedInput {
  @Field(() => ID, { description: 'The template.' })
  template!: string

  @Field(() => String, { description: 'Unique within the organisation.' })
  code!: string

  @Field(() => String, { nullable: true, description: 'Its Chinese name; as the template says unless told.' })
  nameZh?: string

  @Field(() => String, { nullable: true, description: 'Its English name; as the template says unless told.' })
  nameEn?: string

  @Field(() => LocalDate, { description: 'The first day.' })
  startsOn!: string

  @Field(() => Int, {
    nullable: true,
    description: 'How many; one unless told. Codes of a series end with their days.',
  })
  times?: number

  @Field(() => Int, { nullable: true, description: 'Days from one to the next; seven unless told.' })
  everyDays?: number
}

@InputType('RemoveEventTemplateInput', { description: 'A template that is no longer needed.' })
export class RemoveEventTemplateInputType extends KeyedInput {
  @Field(() => ID, { description: 'The template.' })
  template!: string
}

@ObjectType('EventTemplatePayload', { description: 'What became of a template.' })
export class EventTemplatePayload extends ProblemsPayload {
  @Field(() => ID, { nullable: true, description: 'The template that was saved or removed.' })
  template?: string
}

const onTemplate = <T>(id: string, use: (id: string) => Promise<Outcome<T>>) => {
  const read = fromGlobalId('EventTemplate', id, 'template')
  return read.ok ? use(read.value) : Promise.resolve(read)
}

/** Events laid aside, and made again. */
@Resolver(() => EventTemplateType)
export class EventTemplatesResolver {
  @Query(() => [EventTemplateType], { description: 'The templates of the bodies where the viewer sanctions events.' })
  async eventTemplates(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many of them.' }) first: number,
  ): Promise<EventTemplateType[]> {
    unwrap(requirePermission(canOpenNewEvent(viewer)))
    return (await templatesBelow(deps.db, decidingScopes(viewer), atMost(first))).map(toTemplate)
  }

  @FieldResolver(() => OrganisationType, { nullable: true, description: 'The body whose template it is.' })
  async organisation(
    @Ctx() ctx: RequestContext,
    @Root() { row }: EventTemplateType,
  ): Promise<OrganisationType | undefined> {
    const body = await ctx.load(organisationLoader).load(row.organisationId)
    return body && toOrganisation(body)
  }

  @Mutation(() => EventTemplatePayload, { description: 'Lays an event aside as a template.' })
  async saveEventTemplate(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SaveEventTemplateInputType) { event, ...input }: SaveEventTemplateInputType,
  ): Promise<EventTemplatePayload> {
    const id = fromGlobalId('Event', event, 'event')
    const done = id.ok ? await saveTemplate(ctx.deps, ctx.viewer, { ...input, eventId: id.value }) : id
    return toPayload(done, ({ templateId }) => ({ template: toGlobalId('EventTemplate', templateId) }))
  }

  @Mutation(() => EventPayload, { description: 'Sanctions an event from a template, with its stages.' })
  async createFromTemplate(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateFromTemplateInputType) { template, ...input }: CreateFromTemplateInputType,
  ): Promise<EventPayload> {
    const done = await onTemplate(template, templateId =>
      createFromTemplate(ctx.deps, ctx.viewer, { ...input, templateId }),
    )
    return toPayload(done, ({ eventId }) => eventOf(ctx, eventId))
  }

  @Mutation(() => EventTemplatePayload, { description: 'Takes a template away; events made from it stay.' })
  async removeEventTemplate(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemoveEventTemplateInputType) { template, ...input }: RemoveEventTemplateInputType,
  ): Promise<EventTemplatePayload> {
    const done = await onTemplate(template, templateId =>
      removeTemplate(ctx.deps, ctx.viewer, { ...input, templateId }),
    )
    return toPayload(done, ({ removed }) => ({ template: toGlobalId('EventTemplate', removed) }))
  }
}
