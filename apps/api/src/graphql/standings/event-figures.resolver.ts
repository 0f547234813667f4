import DataLoader from 'dataloader'
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { LoaderFactory, RequestContext } from '../../context.js'
import { deriveRevision } from '../../domain/standings/derive-revision.js'
import { type EventFigure, eventFigures, figuresInOrder } from '../../domain/standings/event-figures.js'
import { unwrap } from '../shared/errors.js'
import { StandingColumnType, StandingLineType } from './standing-line.type.js'
import { revisionLoader } from './standings.loaders.js'

interface Figures {
  readonly chain: readonly string[]
  readonly of: ReadonlyMap<string, readonly EventFigure[]>
}

const NONE: Figures = { chain: [], of: new Map() }

/** By revision: computed once a request, however many of its lines are asked for. */
const figuresLoader: LoaderFactory<DataLoader<string, Figures>> = (deps, viewer) => {
  const revisions = revisionLoader(deps, viewer)
  return new DataLoader(ids =>
    Promise.all(
      ids.map(async id => {
        const revision = await revisions.load(id)
        if (!revision) return NONE
        const derived = unwrap(await deriveRevision(deps.db, revision))
        const chain = derived.edition.tieBreaks(derived.facts.settings).map(({ code }) => code)
        return { chain, of: eventFigures(derived) }
      }),
    ),
  )
}

@Resolver(() => StandingLineType)
export class EventFiguresResolver {
  @FieldResolver(() => [StandingColumnType], {
    description:
      'The tie-break columns with those that say something of everybody, whether or not they were needed: in the order of the chain.',
  })
  async figures(@Ctx() ctx: RequestContext, @Root() { row, columns }: StandingLineType): Promise<StandingColumnType[]> {
    const { chain, of } = await ctx.load(figuresLoader).load(row.revisionId)
    return figuresInOrder(chain, of.get(row.entryId) ?? [], columns)
  }
}
