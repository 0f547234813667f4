import { describe, expect, it } from 'vitest'
import { RowReader } from './read-cells.js'

/** What is noted of the end of something that began with the year 2025. */
const endOf = (cells: Readonly<Record<string, string>>) => {
  const reader = new RowReader({ row: 2, cell: column => cells[column] ?? '' })
  const end = reader.end('2025-01-01')
  return { end, problems: reader.problems.map(({ code, at, params }) => [code, at?.path, params]) }
}

describe('the end of a row', () => {
  it('is the day after the last day, or the first day without', () => {
    expect(endOf({ lastDay: '2025-12-31' })).toEqual({ end: '2026-01-01', problems: [] })
    expect(endOf({ until: '2026-01-01' })).toEqual({ end: '2026-01-01', problems: [] })
    expect(endOf({ lastDay: '2025/12/31', until: '2026.1.1' })).toEqual({ end: '2026-01-01', problems: [] })
  })

  it('says of two days that contradict each other that they do, not that one cannot be read', () => {
    expect(endOf({ lastDay: '2025-12-31', until: '2026-02-01' }).problems).toEqual([
      ['CELL_DAYS_CONTRADICT', 'rows.2.until', { value: '2026-02-01', last: '2025-12-31' }],
    ])
  })

  it('says of a day before the beginning that it is, and of none that no calendar has it', () => {
    expect(endOf({ until: '2024-06-30' }).problems).toEqual([
      ['CELL_END_BEFORE_START', 'rows.2.until', { value: '2024-06-30' }],
    ])
    expect(endOf({ lastDay: '2025-02-30' }).problems).toEqual([
      ['CELL_DAY_NOT_READABLE', 'rows.2.lastDay', { value: '2025-02-30' }],
    ])
  })
})
