import { describe, expect, it } from 'vitest'
import { columnsOf } from '../../apps/api/src/domain/bulk/columns.js'

/** By its name alone: the types of the portal's documents are the portal's own. */
const PORTAL: string = '../../apps/portal/src/features/spreadsheets/spreadsheet-data.js'

describe('the columns of a spreadsheet', () => {
  it('are told on the page as the desk reads them', async () => {
    const { columnsOfKind } = (await import(PORTAL)) as { columnsOfKind: Readonly<Record<string, readonly string[]>> }
    expect(Object.keys(columnsOfKind).length).toBeGreaterThan(0)
    for (const [kind, columns] of Object.entries(columnsOfKind))
      expect(columns, kind).toEqual(columnsOf[kind as keyof typeof columnsOf].columns)
  })
})
