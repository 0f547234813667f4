import 'reflect-metadata'
import { gsac2017, parseDeskEntry } from '@paiji/rules/guandan'
import { describe, expect, it } from 'vitest'
import { readScoreSheet, toScoreSheet } from '../score-sheet.type.js'
import type { GuandanSheetInput } from './guandan-sheet.input.js'

const settings = gsac2017.defaults
const sheetOf = (line: string) => {
  const sheet = parseDeskEntry(line, settings)
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.error))
  return sheet.value
}
const typed = (line: string) => toScoreSheet('guandan', sheetOf(line), settings)

describe('a guandan sheet over GraphQL', () => {
  it('says its deals, its end and the ladder they make', () => {
    expect(typed('nesw ensw/n time fouls=1:0')).toMatchObject({
      sheetType: 'GuandanSheet',
      kind: 'game',
      deals: [{ finish: [0, 1, 2, 3] }, { finish: [1, 0, 2, 3], voidHand: 0 }],
      ended: 'time',
      fouls: [1, 0],
      ladder: [
        { level: '2', winner: 0, upgrade: 2, before: ['2', '2'], after: ['4', '2'], extra: false },
        { level: '4', winner: 1, upgrade: 2, before: ['4', '2'], after: ['4', '4'], extra: false },
      ],
      levels: ['4', '4'],
      decidedBy: 'drawn',
    })
  })

  it.each(['nesw -ew ensw/n time fouls=1:0', 'ff=both', 'lv=7:Q count', 'mp=2:0 lp=18:8', 'bye'])(
    '“%s” is read again as it was written',
    line => {
      const {
        ladder: _ladder,
        levels: _levels,
        winner: _winner,
        decidedBy: _by,
        sheetType: _type,
        ...fields
      } = typed(line) as Record<string, unknown>
      const read = readScoreSheet({ guandan: fields as GuandanSheetInput })
      if (!read.ok) throw new Error(JSON.stringify(read.error))
      expect(gsac2017.parseSheet(read.value)).toEqual({ ok: true, value: sheetOf(line) })
    },
  )

  it('leaves it to the edition to refuse', () => {
    const read = readScoreSheet({ guandan: { deals: [{ finish: [0, 1] }], ended: 'time' } })
    expect(read.ok && gsac2017.parseSheet(read.value)).toMatchObject({
      ok: false,
      error: [{ code: 'FINISH_INCOMPLETE' }],
    })
  })
})
