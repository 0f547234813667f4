import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { issueList } from '../../domain/awards/issue-list.js'
import { findRanking } from '../../domain/awards/lists.repo.js'
import { fail } from '../../base/problem.js'
import { toPayload } from '../shared/errors.js'
import { listLoader } from './awards.loaders.js'
import { IssueListInput, IssueListPayloadType } from './awards.payload.js'
import { toRankingList } from './ranking.type.js'

@Resolver()
export class IssueListResolver {
  @Mutation(() => IssueListPayloadType, { description: "Issues a ranking's list as of a day." })
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
      ? await issueList(ctx.deps, ctx.viewer, {
          rankingId: ranking.id,
          asOf,
          ...(idempotencyKey ? { idempotencyKey } : {}),
        })
      : fail('NOT_FOUND', { kind: 'ranking' }, { path: 'ranking' })
    return toPayload(outcome, async ({ listId }) => {
      const row = await ctx.load(listLoader).load(listId)
      return { list: row && toRankingList(row) }
    })
  }
}
