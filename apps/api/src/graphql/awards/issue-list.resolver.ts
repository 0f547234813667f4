import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql'
import { fail } from '../../base/problem.js'
import type { RequestContext } from '../../context.js'
import { findListIssue, recentListIssues } from '../../domain/awards/list-issues.repo.js'
import { findRanking } from '../../domain/awards/lists.repo.js'
import { canIssueLists } from '../../domain/awards/policy.js'
import { cancelListIssue, requestList } from '../../domain/awards/request-list.js'
import { scheduleLists } from '../../domain/awards/schedule-lists.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { atMost } from '../../domain/shared/page.js'
import { toPayload } from '../shared/errors.js'
import { listLoader } from './awards.loaders.js'
import {
  IssueListInput,
  IssueListPayloadType,
  ScheduleListsInputType,
  ScheduleListsPayloadType,
} from './awards.payload.js'
import { CancelListIssueInput, CancelListIssuePayloadType, ListIssueType, toListIssue } from './list-issue.type.js'
import { RankingListType, RankingType, toRanking, toRankingList } from './ranking.type.js'
import { MS_A_DAY } from '../../base/clock.js'

/** How long an issue that has ended is shown beside its ranking. */
const SHOWN_FOR = MS_A_DAY

@Resolver()
export class IssueListResolver {
  @Mutation(() => IssueListPayloadType, {
    description: "Issues a ranking's list as of a day: a small one at once, a large one by the worker.",
  })
  async issueList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => IssueListInput, { description: 'What is to be done.' }) {
      ranking: code,
      asOf,
      idempotencyKey,
    }: IssueListInput,
  ): Promise<IssueListPayloadType> {
    const ranking = await findRanking(ctx.deps.db, { code })
    const outcome = ranking
      ? await requestList(ctx.deps, ctx.viewer, {
          rankingId: ranking.id,
          asOf,
          ...(idempotencyKey ? { idempotencyKey } : {}),
        })
      : fail('NOT_FOUND', { kind: 'ranking' }, { path: 'ranking' })
    return toPayload(outcome, async ({ listId, issueId }) => {
      const row = listId === undefined ? undefined : await ctx.load(listLoader).load(listId)
      const issue = issueId === undefined ? undefined : await findListIssue(ctx.deps.db, issueId)
      return { list: row && toRankingList(row), issue: issue && toListIssue(issue) }
    })
  }

  @Mutation(() => CancelListIssuePayloadType, {
    description: 'Ends the issue of a list that the worker does; nothing of it stays.',
  })
  async cancelListIssue(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CancelListIssueInput, { description: 'What is to be done.' }) {
      issue,
      idempotencyKey,
    }: CancelListIssueInput,
  ): Promise<CancelListIssuePayloadType> {
    const id = fromGlobalId('ListIssue', issue, 'issue')
    const about = { issueId: id.ok ? id.value : '', ...(idempotencyKey ? { idempotencyKey } : {}) }
    const outcome = id.ok ? await cancelListIssue(ctx.deps, ctx.viewer, about) : id
    return toPayload(outcome, async ({ issueId }) => {
      const row = await findListIssue(ctx.deps.db, issueId)
      return row ? { issue: toListIssue(row) } : {}
    })
  }

  @Mutation(() => ScheduleListsPayloadType, {
    description: 'Says on which day of each month the lists of a ranking are issued by themselves.',
  })
  async scheduleLists(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ScheduleListsInputType, { description: 'What is to be done.' })
    { ranking: code, issueDay }: ScheduleListsInputType,
  ): Promise<ScheduleListsPayloadType> {
    const found = await findRanking(ctx.deps.db, { code })
    const outcome = found
      ? await scheduleLists(ctx.deps, ctx.viewer, { rankingId: found.id, issueDay: issueDay ?? null })
      : fail('NOT_FOUND', { kind: 'ranking' }, { path: 'ranking' })
    return toPayload(outcome, async ({ rankingId }) => {
      const row = await findRanking(ctx.deps.db, { id: rankingId })
      return row ? { ranking: toRanking(row) } : {}
    })
  }
}

@Resolver(() => RankingType)
export class RankingIssuesResolver {
  @FieldResolver(() => [ListIssueType], {
    description:
      'Issues of large lists that are under way or ended within a day, newest first; for who may issue them.',
  })
  async issues(
    @Ctx() ctx: RequestContext,
    @Root() { row }: RankingType,
    @Arg('first', () => Int, { defaultValue: 5, nullable: true }) first: number,
  ): Promise<ListIssueType[]> {
    const ranking = await findRanking(ctx.deps.db, { id: row.id })
    if (!ranking || !canIssueLists(ctx.viewer, ranking).allowed) return []
    const since = new Date(ctx.deps.clock.now().getTime() - SHOWN_FOR)
    return (await recentListIssues(ctx.deps.db, row.id, since, atMost(first))).map(toListIssue)
  }
}

@Resolver(() => ListIssueType)
export class ListIssueResolver {
  @FieldResolver(() => RankingListType, { nullable: true, description: 'The list, once it is out.' })
  async list(@Ctx() ctx: RequestContext, @Root() { row }: ListIssueType): Promise<RankingListType | undefined> {
    const found = row.listId === null ? undefined : await ctx.load(listLoader).load(row.listId)
    return found && toRankingList(found)
  }
}
