import path from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.js'

/**
 * On a phone the deciding figure of a line stays in sight at the right edge. Its head stays above it, or it would stand
 * beneath the head of another column.
 */

const CELL = /<Cell\b[^>]*\bdata-decides/
const HEAD = /<ColumnHead\b[^>]*\bdata-decides/

it('keeps the head of a deciding column above its figures', () => {
  const views = sourceFiles().filter(({ path: at }) => at.startsWith('apps/portal/src/') && at.endsWith('.tsx'))
  const headed = new Set(views.filter(({ text }) => HEAD.test(text)).map(({ path: at }) => path.dirname(at)))
  const headless = views.filter(({ path: at, text }) => CELL.test(text) && !headed.has(path.dirname(at)))
  expect(headless.map(({ path: at }) => at)).toEqual([])
})
