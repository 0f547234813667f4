import type { RequestContext } from '../../context.js'
import { sourcesOfSheets } from '../../domain/bulk/table-files.repo.js'
import type { BroughtInType } from './brought-in.type.js'
import { rowLoader } from './loader.js'

const sheetSourceLoader = rowLoader(sourcesOfSheets, row => row.id)

/** A record that may have come by a sheet. */
export interface OfSheet {
  readonly tableFileId: string | null
  readonly sourceRow: number | null
}

/** Where a record was brought in from; none of what was entered here, or came by a sheet of no earlier system. */
export const broughtInOf = async (
  ctx: RequestContext,
  { tableFileId, sourceRow }: OfSheet,
): Promise<BroughtInType | undefined> => {
  if (tableFileId === null || sourceRow === null) return undefined
  const sheet = await ctx.load(sheetSourceLoader).load(tableFileId)
  return sheet?.system ? { at: sheet.at, system: sheet.system, row: sourceRow } : undefined
}
