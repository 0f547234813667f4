import { BulkResolver, TableAskResolver, TableFileResolver, TablePreviewResolver } from './bulk.resolver.js'
import { LargeTableResolver, LargeTablesResolver } from './large-table.resolver.js'

/** The resolvers of spreadsheets. */
export const bulkResolvers = [
  ...[BulkResolver, TableFileResolver, TablePreviewResolver, TableAskResolver],
  ...[LargeTablesResolver, LargeTableResolver],
] as const
