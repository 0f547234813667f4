import { Arg, Ctx, Field, FieldResolver, ID, Int, ObjectType, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { findRanking } from '../../domain/awards/lists.repo.js'
import { canIssueLists } from '../../domain/awards/policy.js'
import { canTakeRegisterOut } from '../../domain/exports/policy.js'
import { placeOfOrganisation } from '../../domain/registry/organisations.repo.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { acceptDifference, acceptDifferences } from '../../domain/switching/accept-differences.js'
import { checksByIds, differencesOf, reasonsOfChecks, switchDaysOf } from '../../domain/switching/checks.repo.js'
import { comparePrintedList } from '../../domain/switching/compare-printed-list.js'
import { canAcceptDifferences, canStateSwitch } from '../../domain/switching/policy.js'
import { bringersOf, printedListsOf } from '../../domain/switching/printed-lists.repo.js'
import { stateSwitch } from '../../domain/switching/state-switch.js'
import type { DifferenceReason } from '../../domain/switching/vocabulary.js'
import { policyLoader, rankingLoader } from '../awards/awards.loaders.js'
import { RankingType, toRanking } from '../awards/ranking.type.js'
import { changedOrganisationAnswer } from '../registry/changed-records.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { PersonType, toPerson } from '../registry/person.type.js'
import { organisationLoader, personLoader } from '../registry/registry.loaders.js'
import { type ActionAnswer, actionResolver } from '../shared/action-resolver.js'
import { toPayload, unwrap } from '../shared/errors.js'
import { rowLoader, rowsLoader } from '../shared/loader.js'
import { PermissionType } from '../shared/permission.type.js'
import { asSecondPerson } from '../shared/second-person.js'
import {
  DifferenceCountType,
  DifferenceReasonEnum,
  PrintedDifferenceType,
  PrintedListCheckPayload,
  PrintedListCheckType,
  PrintedListType,
  SwitchDayType,
  toCheck,
  toCount,
  toDifference,
  toPrintedList,
  toSwitchDay,
} from './switching.type.js'

const checkLoader = rowLoader(checksByIds, row => row.id)
const reasonsLoader = rowsLoader(reasonsOfChecks, row => row.checkId)

@ObjectType('SwitchDesk', {
  description: 'The switch of a body from earlier systems, for the officers who issue its lists.',
})
class SwitchDeskType {
  organisationId!: string

  @Field(() => [SwitchDayType], {
    description: 'Its switch days, current and superseded, the latest of each sport first.',
  })
  days!: SwitchDayType[]

  @Field(() => Boolean, {
    description:
      'Whether the viewer may take its register and history out as spreadsheets: of a federation, in a session.',
  })
  mayTakeOut!: boolean
}

@Resolver()
class SwitchDeskQueries {
  @Query(() => SwitchDeskType, {
    nullable: true,
    description: 'The switch of a body from earlier systems; nothing for others than those who issue its lists.',
  })
  async switchDesk(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('organisation', () => ID, { description: 'Which body.' }) organisation: string,
  ): Promise<SwitchDeskType | undefined> {
    const organisationId = unwrap(fromGlobalId('Organisation', organisation, 'organisation'))
    const place = await placeOfOrganisation(deps.db, organisationId)
    if (!place.ok || !canStateSwitch(viewer, place.value).allowed) return undefined
    const days = (await switchDaysOf(deps.db, [organisationId])).map(toSwitchDay)
    const isFederation = place.value.organisationPath.length === 1
    return { organisationId, days, mayTakeOut: isFederation && canTakeRegisterOut(viewer, place.value).allowed }
  }

  @Query(() => PrintedListCheckType, {
    nullable: true,
    description: 'One comparison with a list of an earlier system.',
  })
  async printedListCheck(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
  ): Promise<PrintedListCheckType | undefined> {
    return readableCheck(ctx, unwrap(fromGlobalId('PrintedListCheck', id)))
  }
}

@Resolver(() => SwitchDeskType)
class SwitchDeskResolver {
  @FieldResolver(() => [PrintedListType], {
    description: 'Lists that were brought in, the newest first.',
    complexity: 20,
  })
  async printedLists(
    @Ctx() { deps }: RequestContext,
    @Root() { organisationId }: SwitchDeskType,
    @Arg('first', () => Int, { defaultValue: 100, description: 'How many.' }) first: number,
  ): Promise<PrintedListType[]> {
    return (await printedListsOf(deps.db, organisationId, atMost(first))).map(toPrintedList)
  }
}

@Resolver(() => PrintedListType)
class PrintedListResolver {
  @FieldResolver(() => PrintedListCheckType, { nullable: true, description: 'The latest comparison with one of ours.' })
  async check(
    @Ctx() ctx: RequestContext,
    @Root() { list }: PrintedListType,
  ): Promise<PrintedListCheckType | undefined> {
    return list.checkId === null ? undefined : readableCheck(ctx, list.checkId)
  }
}

@Resolver(() => PrintedListCheckType)
class PrintedListCheckResolver {
  @FieldResolver(() => OrganisationType, { nullable: true, description: 'The body the list was brought in for.' })
  async organisation(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PrintedListCheckType,
  ): Promise<OrganisationType | undefined> {
    const body = await ctx.load(organisationLoader).load(row.organisationId)
    return body && toOrganisation(body)
  }

  @FieldResolver(() => RankingType, { nullable: true, description: 'The ranking it was compared with.' })
  async ranking(@Ctx() ctx: RequestContext, @Root() { row }: PrintedListCheckType): Promise<RankingType | undefined> {
    const ranking = await ctx.load(rankingLoader).load(row.rankingId)
    return ranking && toRanking(ranking)
  }

  @FieldResolver(() => Int, { nullable: true, description: 'By which version of the ranking’s policy.' })
  async policyVersion(@Ctx() ctx: RequestContext, @Root() { row }: PrintedListCheckType): Promise<number | undefined> {
    return (await ctx.load(policyLoader).load(row.policyId))?.version
  }

  @FieldResolver(() => [DifferenceCountType], { description: 'The number of differences, by reason.' })
  async reasons(@Ctx() ctx: RequestContext, @Root() { row }: PrintedListCheckType): Promise<DifferenceCountType[]> {
    return (await ctx.load(reasonsLoader).load(row.id)).map(toCount)
  }

  @FieldResolver(() => [PrintedDifferenceType], {
    description: 'The differences: open ones first, then by place.',
    complexity: 20,
  })
  async differences(
    @Ctx() { deps }: RequestContext,
    @Root() { row }: PrintedListCheckType,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many.' }) first: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many to pass over.' }) offset: number,
    @Arg('reason', () => DifferenceReasonEnum, { nullable: true, description: 'Only for this reason.' })
    reason?: DifferenceReason,
  ): Promise<PrintedDifferenceType[]> {
    const page = { reason, first: atMost(first), offset: Math.max(offset, 0) }
    return (await differencesOf(deps.db, row.id, page)).map(toDifference)
  }

  @FieldResolver(() => PermissionType, {
    description: 'To accept what differs: of who neither brought it in nor compared it.',
  })
  async canAccept(@Ctx() ctx: RequestContext, @Root() { row }: PrintedListCheckType): Promise<PermissionType> {
    const ranking = await findRanking(ctx.deps.db, { id: row.rankingId })
    const done = [row.comparedBy, ...(await bringersOf(ctx.deps.db, row))]
    const permission = canAcceptDifferences(ctx.viewer, ranking ?? { organisationPath: [] }, done)
    return asSecondPerson(ctx, permission, row.comparedBy)
  }
}

@Resolver(() => PrintedDifferenceType)
class PrintedDifferenceResolver {
  @FieldResolver(() => PersonType, { nullable: true, description: 'Who.' })
  async person(@Ctx() ctx: RequestContext, @Root() { row }: PrintedDifferenceType): Promise<PersonType | undefined> {
    const person = await ctx.load(personLoader).load(row.personId)
    return person && toPerson(person)
  }
}

/** One comparison, for the officers who issue the ranking's lists. */
export const readableCheck = async (ctx: RequestContext, id: string): Promise<PrintedListCheckType | undefined> => {
  const row = await ctx.load(checkLoader).load(id)
  const ranking = row && (await findRanking(ctx.deps.db, { id: row.rankingId }))
  return row && ranking && canIssueLists(ctx.viewer, ranking).allowed ? toCheck(row) : undefined
}

const checkAnswer: ActionAnswer<{ checkId: string }> = {
  payload: () => PrintedListCheckPayload,
  of: (ctx, outcome) =>
    toPayload(outcome, async ({ checkId }) => {
      const row = await ctx.load(checkLoader).clear(checkId).load(checkId)
      return row ? { check: toCheck(row) } : {}
    }),
  selects: 'check { id }',
}

const CheckActionsResolver = actionResolver(checkAnswer, comparePrintedList, acceptDifference, acceptDifferences)
const SwitchActionsResolver = actionResolver(changedOrganisationAnswer, stateSwitch)

export const switchingResolvers = [
  SwitchDeskQueries,
  SwitchDeskResolver,
  PrintedListResolver,
  PrintedListCheckResolver,
  PrintedDifferenceResolver,
  CheckActionsResolver,
  SwitchActionsResolver,
] as const
