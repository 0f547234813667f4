import type { StageFacts } from '../../core/facts.js'
import type { BridgeFacts } from '../sheet/effective-sheets.js'
import { parseBridgeSheet } from '../sheet/parse-sheet.js'

/** Facts of a file with their sheets read; a sheet that cannot be read is left out. */
export const readFacts = (stored: StageFacts<unknown>): BridgeFacts => ({
  ...stored,
  sheets: stored.sheets.flatMap(fact => {
    const sheet = parseBridgeSheet(fact.sheet)
    return sheet.ok ? [{ ...fact, sheet: sheet.value }] : []
  }),
})
