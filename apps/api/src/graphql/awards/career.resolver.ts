import { type Career, careerOf, peaksOf, type ResultMark } from '@paiji/rules/awards'
import DataLoader from 'dataloader'
import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { LoaderFactory, RequestContext } from '../../context.js'
import { careerKey, type CareerRow, careersOf } from '../../domain/registry/careers.repo.js'
import { historyLoader } from './awards.loaders.js'
import { toHistoryPoint } from './ranking.type.js'
import { SportEnum } from '../shared/enums.js'
import { CareerType, RankingPeakType, ResultMarkEnum } from './career.type.js'
import { PersonResultType, PersonType } from '../registry/person.type.js'

interface Loaded {
  readonly rows: readonly CareerRow[]
  readonly career: Career
}

/** Everybody's results and what they come to: read once for the page, however many lines ask for their marks. */
export const careerLoader: LoaderFactory<DataLoader<string, Loaded>> = ({ db }) =>
  new DataLoader(async ids => {
    const rows = await careersOf(db, ids)
    return ids.map(id => {
      const own = rows.filter(row => row.personId === id)
      return { rows: own, career: careerOf(own) }
    })
  })

/** The results of a person are a statement of their own. */
const complexity = 200

@Resolver(() => PersonType)
export class CareerResolver {
  @FieldResolver(() => CareerType, {
    complexity,
    description: 'Seasons and streaks of all published results, as anybody sees them.',
  })
  async career(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonType,
    @Arg('sport', () => SportEnum, { nullable: true, description: 'Only of this sport.' }) sport?: string,
  ): Promise<CareerType> {
    const { rows, career } = await ctx.load(careerLoader).load(row.id)
    return sport ? careerOf(rows.filter(one => one.sport === sport)) : career
  }

  @FieldResolver(() => [RankingPeakType], { description: 'The best place and value on the lists of each ranking.' })
  async peaks(@Ctx() ctx: RequestContext, @Root() { row }: PersonType): Promise<RankingPeakType[]> {
    const points = (await ctx.load(historyLoader).load(row.id)).map(place => ({
      code: place.rankingCode,
      point: toHistoryPoint(place),
    }))
    return [...new Set(points.map(({ code }) => code))].flatMap(code => {
      const peaks = peaksOf(points.filter(one => one.code === code).map(({ point }) => point))
      return peaks ? [peaks] : []
    })
  }
}

@Resolver(() => PersonResultType)
export class ResultMarksResolver {
  @FieldResolver(() => [ResultMarkEnum], { description: 'What it is among all published results of the person.' })
  async marks(@Ctx() ctx: RequestContext, @Root() { row }: PersonResultType): Promise<readonly ResultMark[]> {
    const { career } = await ctx.load(careerLoader).load(row.parentId)
    return career.marks.get(careerKey(row)) ?? []
  }
}
