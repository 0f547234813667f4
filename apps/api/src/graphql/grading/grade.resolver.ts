import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { gradesByPeople } from '../../domain/grading/grading.repo.js'
import { PersonType } from '../registry/person.type.js'
import { rowsLoader } from '../shared/loader.js'
import { GradeType, toGrade } from './grade.type.js'

const gradesLoader = rowsLoader(gradesByPeople, row => row.forId)

@Resolver(() => PersonType)
export class PersonGradesResolver {
  @FieldResolver(() => [GradeType], { description: 'Grades the person holds.' })
  async grades(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<GradeType[]> {
    return (await ctx.load(gradesLoader).load(row.id)).map(toGrade)
  }
}
