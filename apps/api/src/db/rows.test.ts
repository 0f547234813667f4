import { describe, expect, it } from 'vitest'
import { flag, listOf, orNull, rowsOf, text, whole } from './rows.js'

const columns = { id: text, n: whole, open: flag, note: orNull(text), path: listOf(text) }

describe('rows of a statement written by hand', () => {
  it('are read column by column, and nothing else is handed on', () => {
    const row = { id: 'a', n: 3, open: true, note: null, path: ['x', 'y'] }
    expect(rowsOf([{ ...row, more: 1 }], columns)).toEqual([row])
  })

  it.each([
    ['n', { n: '3' }],
    ['n', { n: 3.5 }],
    ['id', { id: null }],
    ['note', { note: undefined }],
    ['path', { path: [1] }],
    ['open', { open: 't' }],
  ])('are refused by the name of the column %s', (name, wrong) => {
    const row = { id: 'a', n: 3, open: true, note: null, path: [], ...wrong }
    expect(() => rowsOf([row], columns)).toThrow(new RegExp(`^${name}: `))
  })
})
