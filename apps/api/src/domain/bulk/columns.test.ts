import { describe, expect, it } from 'vitest'
import english from '../../../../portal/messages/en/spreadsheets.json' with { type: 'json' }
import chinese from '../../../../portal/messages/zh-CN/spreadsheets.json' with { type: 'json' }
import { columnsOf, guessMapping, type TableKind } from './columns.js'

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
