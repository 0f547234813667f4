import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import type { Notice } from '../../domain/shared/notify.js'
import { revisionsByStages } from '../../domain/standings/standings-reads.repo.js'
import { parseGlobalId } from '../../domain/shared/global-id.js'
import { openedNotices } from '../pub-sub.js'
import { mayRead } from './revision-access.js'
import { StandingsRevisionType, toRevision } from './revision.type.js'

@Resolver()
export class StandingsSubscription {
  @Subscription(() => StandingsRevisionType, {
    subscribe: ({ args }) => openedNotices({ topic: 'standings', id: parseGlobalId(String(args?.stage))?.id ?? '' }),
    nullable: true,
    description:
      "Fires with the stage's newest revision that the viewer may see: at once, and whenever it is recomputed or published.",
  })
  async standingsChanged(
    @Ctx() ctx: RequestContext,
    @Root() notice: Notice,
    @Arg('stage', () => ID, { description: 'The stage to watch.' }) _stage: string,
  ): Promise<StandingsRevisionType | undefined> {
    const revisions = await revisionsByStages(ctx.deps.db, [notice.id])
    for (const row of revisions) if (await mayRead(ctx, row)) return toRevision(row)
    return undefined
  }
}
