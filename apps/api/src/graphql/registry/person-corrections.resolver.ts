import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { correctionsOfPeople } from '../../domain/corrections/corrections-of-people.repo.js'
import { atMost } from '../../domain/shared/page.js'
import { CorrectionType, toCorrection } from '../corrections/correction.type.js'
import { rowsLoader } from '../shared/loader.js'
import { PersonType } from './person.type.js'

const correctionsLoader = rowsLoader(correctionsOfPeople, row => row.forId)

@Resolver(() => PersonType)
export class PersonCorrectionsResolver {
  @FieldResolver(() => [CorrectionType], {
    description: 'Corrections that changed what the person reached, newest first.',
  })
  async corrections(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonType,
    @Arg('first', () => Int, { defaultValue: 20, nullable: true }) first: number,
  ): Promise<CorrectionType[]> {
    return (await ctx.load(correctionsLoader).load(row.id)).slice(0, atMost(first)).map(toCorrection)
  }
}
