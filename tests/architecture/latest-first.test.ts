import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.js'

/**
 * Rows of one instant, of one transaction for example, have an order too: a list that begins with the latest goes on with
 * the latest among them. Its ids are ordered by time, so after the instant it is ordered by them, backwards as well.
 */

const ORDER = /\.orderBy\(\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g
/** The last of the keys is an instant that goes backwards, or an id that goes forwards after one. */
const LAST = /desc\(\w+\.\w+At\),?\s*$/
const FORWARDS = /desc\(\w+\.\w+At\),\s*(?:asc\(\w+\.id\)|\w+\.id),?\s*$/

const unordered = (text: string): string[] =>
  [...text.matchAll(ORDER)].map(match => match[1] ?? '').filter(keys => LAST.test(keys) || FORWARDS.test(keys))

it('orders rows of one instant as it orders instants', () => {
  const found = sourceFiles()
    .filter(({ path }) => path.startsWith('apps/api/src/') && !path.endsWith('.test.ts'))
    .flatMap(({ path, text }) => unordered(text).map(keys => `${path}: ${keys}`))
  expect(found).toEqual([])
})

it('finds an order that leaves out the id, or takes it the other way', () => {
  expect(unordered('.orderBy(desc(mail.recordedAt), mail.id)')).toHaveLength(1)
  expect(unordered('.orderBy(asc(mail.body), desc(mail.recordedAt), asc(mail.id))')).toHaveLength(1)
  expect(unordered('.orderBy(desc(mail.sentAt))')).toHaveLength(1)
  expect(unordered('.orderBy(desc(mail.recordedAt), desc(mail.id))')).toEqual([])
})
