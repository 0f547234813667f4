import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { canAwardGrades } from '../../domain/grading/policy.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader } from '../events/events.loaders.js'
import { PersonType } from '../registry/person.type.js'
import { organisationPlaceLoader } from '../registry/registry.loaders.js'
import { PermissionType, toPermission } from '../shared/permission.type.js'
import { gradesLoader } from './grade.loaders.js'
import { GradeType, toGrade } from './grade.type.js'

@Resolver(() => PersonType)
export class PersonGradesResolver {
  @FieldResolver(() => [GradeType], { description: 'Grades the person holds.' })
  async grades(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<GradeType[]> {
    return (await ctx.load(gradesLoader).load(row.id)).map(toGrade)
  }
}

@Resolver(() => GradeType)
export class GradeResolver {
  @FieldResolver(() => [EventType], { description: 'The events its evidence speaks of.' })
  async events(@Ctx() ctx: RequestContext, @Root() { eventIds }: GradeType): Promise<EventType[]> {
    const rows = await Promise.all(eventIds.map(id => ctx.load(eventLoader).load(id)))
    return rows.flatMap(row => (row ? [toEvent(row)] : []))
  }

  @FieldResolver(() => PermissionType, { description: 'To suspend it, take it back, or let it stand again.' })
  async canChange(@Ctx() ctx: RequestContext, @Root() { row }: GradeType): Promise<PermissionType> {
    const place = (await ctx.load(organisationPlaceLoader).load(row.organisationId)) ?? { organisationPath: [] }
    return toPermission(canAwardGrades(ctx.viewer, place))
  }
}
