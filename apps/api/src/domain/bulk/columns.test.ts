import { describe, expect, it } from 'vitest'
import english from '../../../../portal/messages/en/spreadsheets.json' with { type: 'json' }
import chinese from '../../../../portal/messages/zh-CN/spreadsheets.json' with { type: 'json' }
import { columnsOf, type TableColumn, type TableKind } from './columns.js'
import { guessMapping } from './guess-mapping.js'
import { RowReader } from './read-cells.js'

/** Whoever writes a sheet's heads as the pages name the columns has nothing to choose. */
describe('the heads of a sheet', () => {
  for (const [language, words] of [
    ['Chinese', chinese.spreadsheets.column],
    ['English', english.spreadsheets.column],
  ] as const)
    it(`are known as the pages write them in ${language}`, () => {
      for (const [kind, { columns }] of Object.entries(columnsOf)) {
        const heads = columns.map(column => words[column])
        const found = guessMapping(kind as TableKind, heads)
        expect(
          columns.filter((column, at) => found[column] !== at),
          kind,
        ).toEqual([])
      }
    })
})

describe('the end of a membership', () => {
  it.each(['有效期至', '到期日期', '截止日期', 'Valid until', 'Expires', '有效期至（含当日）'])(
    'is under %s the last day on which it holds',
    head => expect(guessMapping('memberships', ['会员号', head])).toMatchObject({ person: 0, lastDay: 1 }),
  )

  it.each(['有效期至（失效首日）', 'Until (first day it no longer holds)', '失效首日'])(
    'is under %s the first day on which it no longer does',
    head => expect(guessMapping('memberships', ['会员号', head])).toMatchObject({ person: 0, until: 1 }),
  )

  it.each<[Partial<Record<TableColumn, string>>, string | undefined, readonly string[]]>([
    [{ lastDay: '2026-12-31' }, '2027-01-01', []],
    [{ until: '2026-12-31' }, '2026-12-31', []],
    [{ lastDay: '2026年12月31日', until: '2027/1/1' }, '2027-01-01', []],
    [{ lastDay: '2026-12-31', until: '2026-12-31' }, '2027-01-01', ['rows.7.until']],
    [{ lastDay: '2026-01-31' }, '2026-02-01', ['rows.7.lastDay']],
    [{}, undefined, []],
  ])('of %j is %s', (cells, end, wrong) => {
    const reader = new RowReader({ row: 7, cell: column => cells[column] ?? '' })
    expect(reader.end('2026-06-01')).toBe(end)
    expect(reader.problems.map(({ at }) => at?.path)).toEqual(wrong)
  })
})
