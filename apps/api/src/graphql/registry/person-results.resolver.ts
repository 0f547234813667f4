import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { mapNodes, readPage, toConnection } from '../../domain/shared/page.js'
import { EventType, toEvent } from '../events/event.type.js'
import { eventLoader, stageLoader } from '../events/events.loaders.js'
import { StageType, toStage } from '../events/stage.type.js'
import { unwrap } from '../shared/errors.js'
import type { ConnectionView } from '../shared/page.type.js'
import { SportEnum } from '../shared/enums.js'
import { StandingsRevisionType, toRevision } from '../standings/revision.type.js'
import { StandingLineType, toStandingLine } from '../standings/standing-line.type.js'
import { revisionLoader } from '../standings/standings.loaders.js'
import { PersonResultConnectionType, PersonResultType, PersonType, toPersonResult } from './person.type.js'
import { lineLoader, resultCountLoader, resultsLoader } from './registry.loaders.js'

@Resolver(() => PersonType)
export class PersonResultsResolver {
  @FieldResolver(() => PersonResultConnectionType, { description: 'What the person reached, newest first.' })
  async results(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonType,
    @Arg('first', () => Int, { defaultValue: 20, nullable: true }) first: number,
    @Arg('sport', () => SportEnum, { nullable: true, description: 'Only of this sport.' }) sport?: string,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ): Promise<ConnectionView<PersonResultType>> {
    const { cursors } = ctx.deps
    const page = unwrap(readPage(cursors, 'results', { first, after }))
    const rows = await ctx.load(resultsLoader).load({ parentId: row.id, filter: sport, page })
    const shown = toConnection(cursors, 'results', page, rows, result => ({
      key: [result.endsOn],
      id: result.entryId,
    }))
    return {
      ...mapNodes(shown, toPersonResult),
      totalCount: () => ctx.load(resultCountLoader).load({ parentId: row.id, filter: sport }),
    }
  }
}

@Resolver(() => PersonResultType)
export class PersonResultResolver {
  @FieldResolver(() => EventType, { description: 'The event of the stage.' })
  async event(@Ctx() ctx: RequestContext, @Root() { row }: PersonResultType): Promise<EventType | undefined> {
    const event = await ctx.load(eventLoader).load(row.eventId)
    return event && toEvent(event)
  }

  @FieldResolver(() => StageType, { description: 'The stage that was played.' })
  async stage(@Ctx() ctx: RequestContext, @Root() { row }: PersonResultType): Promise<StageType | undefined> {
    const stage = await ctx.load(stageLoader).load(row.stageId)
    return stage && toStage(stage)
  }

  @FieldResolver(() => StandingsRevisionType, { description: 'The published standings the line is of.' })
  async revision(
    @Ctx() ctx: RequestContext,
    @Root() { row }: PersonResultType,
  ): Promise<StandingsRevisionType | undefined> {
    const revision = await ctx.load(revisionLoader).load(row.revisionId)
    return revision && toRevision(revision)
  }

  @FieldResolver(() => StandingLineType, { description: 'The line of the contestant in them.' })
  async line(@Ctx() ctx: RequestContext, @Root() { row }: PersonResultType): Promise<StandingLineType | undefined> {
    const line = await ctx.load(lineLoader).load(row)
    return line && toStandingLine(line)
  }
}
