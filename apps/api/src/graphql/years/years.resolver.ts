import { careerYearOf, peaksOf } from '@paiji/rules/awards'
import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { opponentsOf, partnersOf } from '../../domain/registry/companions.repo.js'
import { sightOf } from '../../domain/registry/visibility.js'
import {
  bodyYearOf,
  eventsByMonth,
  eventsOfYear,
  pointsOfYear,
  regularsOf,
  winnersOf,
  yearsOfBody,
} from '../../domain/registry/years.repo.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader } from '../events/events.loaders.js'
import { gradesLoader } from '../grading/grade.loaders.js'
import { GradeType, toGrade } from '../grading/grade.type.js'
import { seesCompanions } from '../registry/companions.resolver.js'
import { OpponentPageType, PartnerPageType, toOpponent, toPartner } from '../registry/companions.type.js'
import { OrganisationType } from '../registry/organisation.type.js'
import { PersonResultType, PersonType, toPerson } from '../registry/person.type.js'
import { recordLoader } from '../registry/registry.loaders.js'
import { unwrap } from '../shared/errors.js'
import { historyLoader } from '../awards/awards.loaders.js'
import { careerLoader } from '../awards/career.resolver.js'
import { printHundredths } from '../awards/hundredths.js'
import { newestFirst, resultOf } from '../awards/meetings.resolver.js'
import { toHistoryPoint } from '../awards/ranking.type.js'
import {
  OrganisationYearType,
  PersonYearType,
  toOrganisationYear,
  toPersonYear,
  toYearPerson,
  YearOnRankingType,
  YearPersonType,
  YearPointsType,
} from './years.type.js'

/** Each of these is a statement over all that was played. */
const complexity = ({ args, childComplexity }: { args: { first?: number }; childComplexity: number }): number =>
  500 + (args.first ?? 20) * childComplexity

/** The other of a pair, where a reader is shown with whom both play. */
const otherOf = async (ctx: RequestContext, personId: string, id: string): Promise<string | undefined> => {
  const record = await ctx.load(recordLoader).load(unwrap(fromGlobalId('Person', id)))
  if (!record || record.withdrawnAt) return undefined
  const otherId = record.mergedIntoId ?? record.id
  const seen = await Promise.all([seesCompanions(ctx, personId), seesCompanions(ctx, otherId)])
  return otherId !== personId && seen.every(Boolean) ? otherId : undefined
}

@Resolver(() => PersonType)
export class PersonYearOfResolver {
  @FieldResolver(() => PersonYearType, {
    nullable: true,
    complexity: 200,
    description:
      'A year looked back on; null without a published result in it. Of a pair where `with` names the other: null too where the companions of either are.',
  })
  async year(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonType,
    @Arg('year', () => Int, { description: 'The calendar year.' }) year: number,
    @Arg('with', () => ID, { nullable: true, description: 'Only what was reached together with this person.' })
    other?: string,
  ): Promise<PersonYearType | undefined> {
    if (row.withdrawnAt) return undefined
    const isOfPair = other !== undefined && other !== null
    const otherId = isOfPair ? await otherOf(ctx, row.id, other) : undefined
    if (isOfPair && otherId === undefined) return undefined
    const { rows } = await ctx.load(careerLoader).load(row.id)
    const theirs = otherId && new Set((await ctx.load(careerLoader).load(otherId)).rows.map(({ key }) => key))
    const own = theirs ? rows.filter(({ key }) => theirs.has(key)) : rows
    const found = careerYearOf(own, year)
    const ofYear = newestFirst(own.filter(({ day }) => Number(day.slice(0, 4)) === year))
    return found && toPersonYear({ personId: row.id, otherId, rows: ofYear }, found)
  }
}

@Resolver(() => PersonYearType)
export class PersonYearResolver {
  @FieldResolver(() => [PersonResultType], { description: 'The results of the year, newest first.' })
  results(
    @Root() { rows }: PersonYearType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 50 }) first: number,
  ): PersonResultType[] {
    return rows.slice(0, atMost(first)).map(resultOf)
  }

  @FieldResolver(() => PersonResultType, { nullable: true, description: 'The result of the highest percentage.' })
  highest(@Root() { rows, highestKey }: PersonYearType): PersonResultType | undefined {
    const found = rows.find(({ key }) => key === highestKey)
    return found && resultOf(found)
  }

  @FieldResolver(() => [YearPointsType], { complexity: 200, description: 'Points by sport; none of a pair.' })
  async points(@Ctx() ctx: RequestContext, @Root() { personId, otherId, year }: PersonYearType) {
    if (otherId) return []
    const rows = await pointsOfYear(ctx.deps.db, personId, year)
    return rows.map(({ points, ...row }) => ({ ...row, points: printHundredths(points) }))
  }

  @FieldResolver(() => [YearOnRankingType], { description: 'By ranking, the lists of the year; none of a pair.' })
  async rankings(
    @Ctx() ctx: RequestContext,
    @Root() { personId, otherId, year }: PersonYearType,
  ): Promise<YearOnRankingType[]> {
    if (otherId) return []
    const places = (await ctx.load(historyLoader).load(personId)).filter(({ list }) => list.asOf.startsWith(`${year}-`))
    return [...new Set(places.map(({ rankingCode }) => rankingCode))].flatMap(code => {
      const points = places.filter(({ rankingCode }) => rankingCode === code).map(toHistoryPoint)
      const [first, last, peaks] = [points[0], points.at(-1), peaksOf(points)]
      return first && last && peaks ? [{ first, last, best: peaks.rank }] : []
    })
  }

  @FieldResolver(() => [GradeType], { description: 'Grades awarded in the year; none of a pair.' })
  async grades(@Ctx() ctx: RequestContext, @Root() { personId, otherId, year }: PersonYearType): Promise<GradeType[]> {
    if (otherId) return []
    const rows = await ctx.load(gradesLoader).load(personId)
    return rows.map(toGrade).filter(({ awardedOn, broughtIn }) => awardedOn.startsWith(`${year}-`) && !broughtIn)
  }

  @FieldResolver(() => PartnerPageType, {
    complexity,
    nullable: true,
    description: 'With whom the person shared entries in the year; null where a minor is concerned, and of a pair.',
  })
  async partners(
    @Ctx() ctx: RequestContext,
    @Root() { personId, otherId, year }: PersonYearType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 3 }) first: number,
  ): Promise<PartnerPageType | null> {
    if (otherId || !(await seesCompanions(ctx, personId))) return null
    const rows = await partnersOf(ctx.deps.db, { personId, year }, { first: atMost(first), skip: 0 })
    return { totalCount: rows[0]?.total ?? 0, partners: rows.map(toPartner) }
  }

  @FieldResolver(() => OpponentPageType, {
    complexity,
    nullable: true,
    description: 'Whom the person met at the tables in the year; null where the partners are.',
  })
  async opponents(
    @Ctx() ctx: RequestContext,
    @Root() { personId, otherId, year }: PersonYearType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 3 }) first: number,
  ): Promise<OpponentPageType | null> {
    if (otherId || !(await seesCompanions(ctx, personId))) return null
    const rows = await opponentsOf(ctx.deps.db, { personId, year }, { first: atMost(first), skip: 0 })
    return { totalCount: rows[0]?.total ?? 0, opponents: rows.map(toOpponent) }
  }
}

@Resolver(() => OrganisationType)
export class OrganisationYearOfResolver {
  @FieldResolver(() => [Int], {
    complexity: 200,
    description: 'The years in which events of it, or of bodies below it, have published standings, newest first.',
  })
  years(@Ctx() { deps }: RequestContext, @Root() { row }: OrganisationType) {
    return yearsOfBody(deps.db, row.id)
  }

  @FieldResolver(() => OrganisationYearType, {
    nullable: true,
    complexity: 500,
    description: 'A year of its events and those of bodies below it; null where none has published standings.',
  })
  async year(
    @Ctx() { deps }: RequestContext,
    @Root() { row }: OrganisationType,
    @Arg('year', () => Int, { description: 'The calendar year.' }) year: number,
  ): Promise<OrganisationYearType | undefined> {
    if (year < 1900 || year > 2999) return undefined
    const found = await bodyYearOf(deps.db, row.id, year)
    return found && toOrganisationYear(row.id, year, found)
  }
}

@Resolver(() => OrganisationYearType)
export class OrganisationYearResolver {
  @FieldResolver(() => [Int], { complexity: 200, description: 'Events that ended in each month, January first.' })
  months(@Ctx() { deps }: RequestContext, @Root() { organisationId, year }: OrganisationYearType) {
    return eventsByMonth(deps.db, organisationId, year)
  }

  @FieldResolver(() => [EventType], { complexity, description: 'The events of the year, the latest first.' })
  async list(
    @Ctx() ctx: RequestContext,
    @Root() { organisationId, year }: OrganisationYearType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 20 }) first: number,
  ): Promise<EventType[]> {
    const ids = await eventsOfYear(ctx.deps.db, organisationId, year, atMost(first))
    const rows = await Promise.all(ids.map(id => ctx.load(eventLoader).load(id)))
    return rows.flatMap(row => (row ? [toEvent(row)] : []))
  }

  @FieldResolver(() => EventType, { nullable: true, description: 'The event with most players.' })
  async largest(
    @Ctx() ctx: RequestContext,
    @Root() { largestEventId }: OrganisationYearType,
  ): Promise<EventType | undefined> {
    const event = largestEventId ? await ctx.load(eventLoader).load(largestEventId) : undefined
    return event && toEvent(event)
  }

  @FieldResolver(() => [YearPersonType], { complexity, description: 'Who played in most of its events.' })
  async regulars(
    @Ctx() { deps }: RequestContext,
    @Root() { organisationId, year }: OrganisationYearType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 5 }) first: number,
  ): Promise<YearPersonType[]> {
    return (await regularsOf(deps.db, organisationId, year, atMost(first))).map(toYearPerson)
  }

  @FieldResolver(() => [YearPersonType], {
    complexity,
    description:
      'Whose first places were most among those who belonged to it when the event ended; who hides the club is left out where the viewer may not see it.',
  })
  async winners(
    @Ctx() { deps, viewer }: RequestContext,
    @Root() { organisationId, year }: OrganisationYearType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 5 }) first: number,
  ): Promise<YearPersonType[]> {
    const rows = await winnersOf(deps.db, organisationId, year, sightOf(viewer), atMost(first))
    return rows.map(toYearPerson)
  }
}

@Resolver(() => YearPersonType)
export class YearPersonResolver {
  @FieldResolver(() => PersonType, { description: 'Who it is.' })
  async person(@Ctx() ctx: RequestContext, @Root() { personId }: YearPersonType): Promise<PersonType> {
    const row = await ctx.load(recordLoader).load(personId)
    if (!row) throw new Error(`person ${personId} is missing`)
    return toPerson(row)
  }
}

export const yearResolvers = [
  PersonYearOfResolver,
  PersonYearResolver,
  OrganisationYearOfResolver,
  OrganisationYearResolver,
  YearPersonResolver,
] as const
