import { Field, ObjectType } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import type { AppliedCorrection } from '../../domain/corrections/apply-correction.js'
import { RankingListType, toRankingList } from '../awards/ranking.type.js'
import { listLoader } from '../awards/awards.loaders.js'
import { ProblemType } from '../shared/problem.type.js'
import { StandingsRevisionType, toRevision } from '../standings/revision.type.js'
import { revisionLoader } from '../standings/standings.loaders.js'
import { CorrectionType, toCorrection } from './correction.type.js'
import { correctionLoader } from './corrections.loaders.js'

@ObjectType('ApplyCorrectionPayload')
export class ApplyCorrectionPayload {
  @Field(() => CorrectionType, { description: 'The correction, applied or proposed.', nullable: true })
  correction?: CorrectionType

  @Field(() => StandingsRevisionType, { nullable: true, description: 'Absent while it waits for a second person.' })
  revision?: StandingsRevisionType

  @Field(() => [RankingListType], { description: 'Lists that were issued anew.' })
  lists!: RankingListType[]

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

/** Read after the mutation, so that the loaders see what it did. */
export const appliedPayload = async (ctx: RequestContext, applied: AppliedCorrection) => {
  const correction = await ctx.load(correctionLoader).clear(applied.correctionId).load(applied.correctionId)
  const revision = applied.revisionId ? await ctx.load(revisionLoader).load(applied.revisionId) : undefined
  const lists = await Promise.all(applied.listIds.map(id => ctx.load(listLoader).load(id)))
  return {
    correction: correction && toCorrection(correction),
    revision: revision && toRevision(revision),
    lists: lists.flatMap(list => (list ? [toRankingList(list)] : [])),
  }
}
