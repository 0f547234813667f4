import { Arg, Ctx, Field, FieldResolver, Int, ObjectType, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { type ServiceFigures, serviceFigures } from '../../domain/exports/service-figures.js'
import { atMost } from '../../domain/shared/page.js'
import { CorrectionKindEnum } from '../corrections/corrections.enums.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { organisationLoader } from '../registry/registry.loaders.js'
import { LocalDate } from '../shared/scalars.js'
import type { CodeOf } from '../shared/enum.js'

@ObjectType('CorrectionCount', { description: 'How many corrections had one cause.' })
export class CorrectionCountType {
  @Field(() => CorrectionKindEnum, { description: 'The cause.' })
  kind!: CodeOf<typeof CorrectionKindEnum>

  @Field(() => Int, { description: 'How many.' })
  count!: number
}

@ObjectType('ServiceFigures', {
  description:
    'How one body kept its service in one month: how soon results were out and official, what was corrected, how long cases took. Times are medians in minutes.',
})
export class ServiceFiguresType {
  row!: ServiceFigures

  @Field(() => LocalDate, { description: 'The first day of the month.' })
  month!: string

  @Field(() => Int, { description: 'Events that ended in the month and have published results.' })
  events!: number

  @Field(() => Int, { description: 'Of those, the ones whose result is official.' })
  official!: number

  @Field(() => Int, {
    description: 'From the end of the last day to the first publication; negative where it was on that day.',
    nullable: true,
  })
  minutesToPublished?: number | null

  @Field(() => Int, { description: 'From the end of the last day to the official result.', nullable: true })
  minutesToOfficial?: number | null

  @Field(() => [CorrectionCountType], { description: 'Corrections that were applied in the month, by cause.' })
  corrections!: readonly CorrectionCountType[]

  @Field(() => Int, { description: 'Cases that were filed in the month.' })
  casesFiled!: number

  @Field(() => Int, { description: 'Of those, the ones that are decided.' })
  casesDecided!: number

  @Field(() => Int, { description: 'From the filing to the decision.', nullable: true })
  minutesToDecision?: number | null
}

@Resolver(() => ServiceFiguresType)
export class ServiceFiguresResolver {
  @Query(() => [ServiceFiguresType], {
    description: 'How well results, corrections and cases were kept, by body and month, the newest month first.',
  })
  async serviceFigures(
    @Ctx() { deps }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 60, description: 'How many at the most.' }) first: number,
  ): Promise<ServiceFiguresType[]> {
    return (await serviceFigures(deps.db, atMost(first))).map(row => ({
      row,
      ...row,
      corrections: [...row.corrections],
    }))
  }

  @FieldResolver(() => OrganisationType, { description: 'The body.', nullable: true })
  async organisation(
    @Ctx() ctx: RequestContext,
    @Root() { row }: ServiceFiguresType,
  ): Promise<OrganisationType | undefined> {
    const organisation = await ctx.load(organisationLoader).load(row.organisationId)
    return organisation && toOrganisation(organisation)
  }
}
