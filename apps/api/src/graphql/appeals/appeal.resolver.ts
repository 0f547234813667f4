import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { hasRoleAnywhere } from '../../auth/grants.js'
import { type CaseFilter, type CaseScope, countCases, listCases } from '../../domain/appeals/cases.repo.js'
import type { AppealStatus } from '../../domain/appeals/statuses.js'
import { accessOf } from '../../domain/appeals/visibility.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { loadNodes, readPage, toConnection } from '../../domain/shared/page.js'
import { isHiddenCase } from '../event-requests/way-to-event.js'
import { refusal, unwrap } from '../shared/errors.js'
import type { ConnectionView } from '../shared/page.type.js'
import { caseLoader } from './appeals.loaders.js'
import { AppealConnectionType, AppealType, toAppeal } from './case.type.js'
import { AppealStatusEnum, CaseScopeEnum } from './appeals.enums.js'

const signedInFor = (scope: string, { viewer }: RequestContext): void => {
  if (scope === 'public') return
  if (viewer.accountId === undefined) throw refusal('NOT_SIGNED_IN')
  if (scope === 'docket' && !hasRoleAnywhere(viewer, ['clerk'])) throw refusal('ROLE_MISSING')
}

@Resolver()
export class AppealQueryResolver {
  @Query(() => AppealType, { nullable: true, description: 'Null when there is none, or none for this viewer.' })
  appeal(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The case.' }) id: string,
  ): Promise<AppealType | undefined> {
    return appealById(ctx, unwrap(fromGlobalId('Appeal', id)))
  }

  @Query(() => AppealConnectionType, {
    description: 'Cases, newest first, as far as they are open to the viewer.',
  })
  async appeals(
    @Ctx() ctx: RequestContext,
    @Arg('scope', () => CaseScopeEnum, { defaultValue: 'public', description: 'Whose list.' }) scope: CaseScope,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many at most.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'The cursor after which the page begins.' })
    after?: string,
    @Arg('statuses', () => [AppealStatusEnum], { nullable: true, description: 'Only cases that stand there.' })
    statuses?: AppealStatus[],
    @Arg('event', () => ID, { nullable: true, description: 'Only cases of one event.' }) event?: string,
    @Arg('overdue', () => Boolean, { nullable: true, description: 'Only cases with a deadline that ran out.' })
    overdue?: boolean,
  ): Promise<ConnectionView<AppealType>> {
    const { deps, viewer } = ctx
    signedInFor(scope, ctx)
    const filter: CaseFilter = {
      scope,
      statuses: statuses ?? [],
      ...(event ? { eventId: unwrap(fromGlobalId('Event', event, 'event')) } : {}),
      ...(overdue ? { overdueAt: deps.clock.now() } : {}),
    }
    const list = `appeals:${JSON.stringify([viewer.accountId ?? '', scope, filter.statuses, event ?? '', overdue ?? false])}`
    const page = unwrap(readPage(deps.cursors, list, { first, after }))
    const rows = await listCases(deps.db, viewer, filter, page)
    const found = toConnection(deps.cursors, list, page, rows, row => ({ key: [], id: row.id }))
    return {
      ...(await loadNodes(found, row => appealById(ctx, row.id))),
      totalCount: () => countCases(deps.db, viewer, filter),
    }
  }
}

/** The case for this viewer; nothing when it does not exist for them. */
export const appealById = async (ctx: RequestContext, id: string): Promise<AppealType | undefined> => {
  const access = accessOf(ctx.viewer, await ctx.load(caseLoader).load(id))
  return access && !(await isHiddenCase(ctx, access)) ? toAppeal(access) : undefined
}
