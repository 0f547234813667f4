import { describe, expect, it } from 'vitest'
import { columnsOf } from '../../apps/api/src/domain/bulk/columns.js'
import { columnsOfKind } from '../../apps/portal/src/features/spreadsheets/spreadsheet-data.js'

describe('the columns of a spreadsheet', () => {
  it('are told on the page as the desk reads them', () => {
    for (const [kind, columns] of Object.entries(columnsOfKind))
      expect(columns, kind).toEqual(columnsOf[kind as keyof typeof columnsOf].columns)
  })
})
