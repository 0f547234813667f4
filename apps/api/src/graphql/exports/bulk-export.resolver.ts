import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { bulkExportsOf, cancelBulkExport, ownBulkExport, startBulkExport } from '../../domain/exports/bulk-export.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { OwnAccountType } from '../accounts/own-account.type.js'
import { toPayload, unwrap } from '../shared/errors.js'
import {
  BulkExportType,
  CancelBulkExportInputType,
  CancelBulkExportPayload,
  StartBulkExportInputType,
  StartBulkExportPayload,
  toBulkExport,
} from './bulk-export.type.js'
import { planBulkQuery } from './plan-bulk-query.js'

@Resolver(() => OwnAccountType)
export class BulkExportResolver {
  @FieldResolver(() => [BulkExportType], { description: 'Exports of the viewer, the latest first; at most 5.' })
  async bulkExports(@Ctx() { deps, viewer }: RequestContext): Promise<BulkExportType[]> {
    return (await bulkExportsOf(deps.db, viewer.accountId ?? '')).map(toBulkExport)
  }

  @Query(() => BulkExportType, { description: 'An export of the viewer’s: how far it is, and where its file is.' })
  async bulkExport(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('id', () => ID, { description: 'The export.' }) id: string,
  ): Promise<BulkExportType> {
    return toBulkExport(unwrap(await ownBulkExport(deps, viewer, unwrap(fromGlobalId('BulkExport', id)))))
  }

  @Mutation(() => StartBulkExportPayload, {
    description: 'Has a query answered whole, page by page, as the viewer: asked for now, written by the worker.',
  })
  async startBulkExport(
    @Ctx() { deps, viewer }: RequestContext,
    @Info() { schema }: GraphQLResolveInfo,
    @Arg('input', () => StartBulkExportInputType, { description: 'Which.' }) input: StartBulkExportInputType,
  ): Promise<StartBulkExportPayload> {
    const query = { document: input.document, variables: input.variables ?? {} }
    const started = await startBulkExport(deps, viewer, query, () => planBulkQuery(schema, query))
    return toPayload(started, row => ({ bulkExport: toBulkExport(row) }))
  }

  @Mutation(() => CancelBulkExportPayload, { description: 'Stops an export of the viewer’s, and deletes its lines.' })
  async cancelBulkExport(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => CancelBulkExportInputType, { description: 'Which.' }) input: CancelBulkExportInputType,
  ): Promise<CancelBulkExportPayload> {
    const id = fromGlobalId('BulkExport', input.bulkExport, 'bulkExport')
    const done = id.ok ? await cancelBulkExport(deps, viewer, id.value) : id
    return toPayload(done, row => ({ bulkExport: toBulkExport(row) }))
  }
}
