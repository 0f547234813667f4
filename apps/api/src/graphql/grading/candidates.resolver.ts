import DataLoader from 'dataloader'
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Outcome } from '../../base/problem.js'
import { requirePermission } from '../../base/permission.js'
import type { LoaderFactory, RequestContext } from '../../context.js'
import {
  countCandidates,
  listCandidates,
  type OpenCase,
  openCasesOf,
  openProposals,
} from '../../domain/grading/candidates.repo.js'
import { changeGrade } from '../../domain/grading/change-grade.js'
import { decideGrades } from '../../domain/grading/decide-grades.js'
import { findCandidatesNow } from '../../domain/grading/find-candidates.js'
import { laddersBelow } from '../../domain/grading/ladders.repo.js'
import { canDecideGrade, canOpenGrades, gradeScopes } from '../../domain/grading/policy.js'
import { proposeGrades } from '../../domain/grading/propose-grades.js'
import { fromGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import { atMost, mapNodes, readPage, toConnection } from '../../domain/shared/page.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader } from '../events/events.loaders.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { organisationPlaceLoader, personLoader } from '../registry/registry.loaders.js'
import { SportEnum } from '../shared/enums.js'
import { toPayload, unwrap } from '../shared/errors.js'
import type { ConnectionView } from '../shared/page.type.js'
import { PermissionType } from '../shared/permission.type.js'
import {
  CandidateStateEnum,
  ChangeGradeInputType,
  ChangeGradePayload,
  DecideGradesInputType,
  FindGradeCandidatesInputType,
  FindGradeCandidatesPayload,
  GradeCaseType,
  GradeCandidateConnectionType,
  GradeCandidateType,
  GradeLadderType,
  GradeProposalType,
  GradesPayload,
  ProposeGradesInputType,
  toCandidate,
  toProposal,
} from './candidates.type.js'
import { asSecondPerson } from '../shared/second-person.js'

const NOWHERE = { organisationPath: [] }

/** Unsettled cases by person and sport. */
const casesLoader: LoaderFactory<DataLoader<{ personId: string; sport: string }, readonly OpenCase[], string>> = ({
  db,
}) =>
  new DataLoader(
    async asked => {
      const sports = [...new Set(asked.map(one => one.sport))]
      const found = await Promise.all(
        sports.map(async sport => {
          const people = asked.filter(one => one.sport === sport).map(one => one.personId)
          return [sport, await openCasesOf(db, people, sport)] as const
        }),
      )
      const bySport = new Map(found)
      return asked.map(({ personId, sport }) => (bySport.get(sport) ?? []).filter(one => one.personId === personId))
    },
    { cacheKeyFn: ({ personId, sport }) => `${sport}/${personId}` },
  )

const personOf = async (ctx: RequestContext, id: string): Promise<PersonType> => {
  const row = await ctx.load(personLoader).load(id)
  if (!row) throw new Error(`person ${id} is missing`)
  return toPerson(row)
}

const casesOf = async (ctx: RequestContext, row: { personId: string; sport: string }): Promise<GradeCaseType[]> =>
  (await ctx.load(casesLoader).load(row)).map(({ appealId, number }) => ({
    appeal: toGlobalId('Appeal', appealId),
    number,
  }))

/** Ids of one kind, every one of them readable. */
const idsOf = (kind: string, ids: readonly string[], path: string): Outcome<string[]> => {
  const read: string[] = []
  for (const id of ids) {
    const one = fromGlobalId(kind, id, path)
    if (!one.ok) return one
    read.push(one.value)
  }
  return { ok: true, value: read }
}

/** The desk of grades: who has reached one, what is proposed, and what becomes of it. */
@Resolver()
export class GradesDeskResolver {
  @Query(() => GradeCandidateConnectionType, {
    description: 'Who has reached a grade and does not hold it, or is close to one; for those who award grades.',
  })
  async gradeCandidates(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
    @Arg('state', () => CandidateStateEnum, { nullable: true, description: 'Only those who are that far.' })
    state?: 'ready' | 'nearly',
    @Arg('sport', () => SportEnum, { nullable: true, description: 'Only of this sport.' }) sport?: string,
  ): Promise<ConnectionView<GradeCandidateType>> {
    unwrap(requirePermission(canOpenGrades(viewer)))
    const [bodies, filter] = [gradeScopes(viewer), { state, sport }]
    const page = unwrap(readPage(deps.cursors, 'gradeCandidates', { first, after }))
    const rows = await listCandidates(deps.db, bodies, filter, page)
    const shown = toConnection(deps.cursors, 'gradeCandidates', page, rows, row => ({
      key: [row.sport, row.grade],
      id: row.id,
    }))
    return { ...mapNodes(shown, toCandidate), totalCount: () => countCandidates(deps.db, bodies, filter) }
  }

  @Query(() => [GradeProposalType], { description: 'Grades that wait for a second person, the oldest first.' })
  async gradeProposals(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 100, description: 'How many of them.' }) first: number,
  ): Promise<GradeProposalType[]> {
    unwrap(requirePermission(canOpenGrades(viewer)))
    return (await openProposals(deps.db, gradeScopes(viewer), atMost(first))).map(toProposal)
  }

  @Query(() => [GradeLadderType], { description: 'The ladders the viewer awards grades on.' })
  async gradeLadders(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many of them.' }) first: number,
  ): Promise<GradeLadderType[]> {
    unwrap(requirePermission(canOpenGrades(viewer)))
    const rows = await laddersBelow(deps.db, gradeScopes(viewer), atMost(first))
    return rows.map(({ organisationId, nameZh, nameEn, sport }) => ({
      organisation: toGlobalId('Organisation', organisationId),
      organisationName: { zh: nameZh, en: nameEn },
      sport,
    }))
  }

  @Mutation(() => FindGradeCandidatesPayload, { description: 'Looks again at who has reached a grade.' })
  async findGradeCandidates(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => FindGradeCandidatesInputType) { organisation, ...input }: FindGradeCandidatesInputType,
  ): Promise<FindGradeCandidatesPayload> {
    const id = fromGlobalId('Organisation', organisation, 'organisation')
    const done = id.ok ? await findCandidatesNow(deps, viewer, { ...input, organisationId: id.value }) : id
    return toPayload(done, found => found)
  }

  @Mutation(() => GradesPayload, { description: 'Proposes grades for a second person to award.' })
  async proposeGrades(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => ProposeGradesInputType) { candidates, ...input }: ProposeGradesInputType,
  ): Promise<GradesPayload> {
    const ids = idsOf('GradeCandidate', candidates, 'candidates')
    const done = ids.ok ? await proposeGrades(deps, viewer, { ...input, candidateIds: ids.value }) : ids
    return toPayload(done, ({ proposed }) => ({ count: proposed }))
  }

  @Mutation(() => GradesPayload, { description: 'Awards proposed grades as the second person, or declines them.' })
  async decideGrades(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => DecideGradesInputType) { proposals, ...input }: DecideGradesInputType,
  ): Promise<GradesPayload> {
    const ids = idsOf('GradeProposal', proposals, 'proposals')
    const done = ids.ok ? await decideGrades(deps, viewer, { ...input, proposalIds: ids.value }) : ids
    return toPayload(done, ({ decided }) => ({ count: decided }))
  }

  @Mutation(() => ChangeGradePayload, { description: 'Suspends a grade, takes it back, or lets it stand again.' })
  async changeGrade(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeGradeInputType) { grade, ...input }: ChangeGradeInputType,
  ): Promise<ChangeGradePayload> {
    const id = fromGlobalId('Grade', grade, 'grade')
    const done = id.ok ? await changeGrade(ctx.deps, ctx.viewer, { ...input, gradeId: id.value }) : id
    return toPayload(done, async ({ personId }) => ({ person: await personOf(ctx, personId) }))
  }
}

@Resolver(() => GradeCandidateType)
export class GradeCandidateResolver {
  @FieldResolver(() => PersonType, { description: 'Who it is.' })
  person(@Ctx() ctx: RequestContext, @Root() { row }: GradeCandidateType): Promise<PersonType> {
    return personOf(ctx, row.personId)
  }

  @FieldResolver(() => [EventType], { description: 'The events the explanation speaks of.' })
  async events(@Ctx() ctx: RequestContext, @Root() { eventIds }: GradeCandidateType): Promise<EventType[]> {
    const rows = await Promise.all(eventIds.map(id => ctx.load(eventLoader).load(id)))
    return rows.flatMap(row => (row ? [toEvent(row)] : []))
  }

  @FieldResolver(() => [GradeCaseType], { description: 'Cases that hold it up: what it rests on may still change.' })
  openCases(@Ctx() ctx: RequestContext, @Root() { row }: GradeCandidateType): Promise<GradeCaseType[]> {
    return casesOf(ctx, row)
  }
}

@Resolver(() => GradeProposalType)
export class GradeProposalResolver {
  @FieldResolver(() => PersonType, { description: 'Who it is for.' })
  person(@Ctx() ctx: RequestContext, @Root() { row }: GradeProposalType): Promise<PersonType> {
    return personOf(ctx, row.personId)
  }

  @FieldResolver(() => [GradeCaseType], { description: 'Cases that hold it up: what it rests on may still change.' })
  openCases(@Ctx() ctx: RequestContext, @Root() { row }: GradeProposalType): Promise<GradeCaseType[]> {
    return casesOf(ctx, row)
  }

  @FieldResolver(() => PermissionType, { description: 'To award or decline it as the second person.' })
  async canDecide(@Ctx() ctx: RequestContext, @Root() { row }: GradeProposalType): Promise<PermissionType> {
    const place = (await ctx.load(organisationPlaceLoader).load(row.organisationId)) ?? NOWHERE
    return asSecondPerson(ctx, canDecideGrade(ctx.viewer, place, row), row.proposedBy)
  }
}
