import { ok } from '@paiji/rules'
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { mergePeople, undoMerge } from '../../domain/registry/merge-people.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { toPayload } from '../shared/errors.js'
import { toPersonMerge } from './person-merge.type.js'
import { readMerge } from './read-register.js'
import { MergePeopleInputType, UndoMergeInputType } from './register.input.js'
import { MergePeoplePayload, UndoMergePayload } from './register.payload.js'
import { mergeLoader } from './registry.loaders.js'

@Resolver()
export class MergeResolver {
  @Mutation(() => MergePeoplePayload, { description: 'Declares two records to be one person.' })
  async mergePeople(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MergePeopleInputType) input: MergePeopleInputType,
  ): Promise<MergePeoplePayload> {
    const request = readMerge(input)
    const merged = request.ok ? await mergePeople(ctx.deps, ctx.viewer, request.value) : request
    return toPayload(merged, ({ mergeId }) => readMergeRow(ctx, mergeId))
  }

  @Mutation(() => UndoMergePayload, { description: 'Takes a merge back: both records stand again.' })
  async undoMerge(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UndoMergeInputType) input: UndoMergeInputType,
  ): Promise<UndoMergePayload> {
    const id = fromGlobalId('PersonMerge', input.merge, 'merge')
    if (!id.ok) return toPayload(id, () => ({}))
    const undone = await undoMerge(ctx.deps, ctx.viewer, { mergeId: id.value })
    return toPayload(undone.ok ? ok(id.value) : undone, mergeId => readMergeRow(ctx, mergeId))
  }
}

const readMergeRow = async (ctx: RequestContext, id: string) => {
  const row = await ctx.load(mergeLoader).load(id)
  return { merge: row && toPersonMerge(row) }
}
