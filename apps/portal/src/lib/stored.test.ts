import { expect, it } from 'vitest'
import { isLike, readJson, withoutUndefined } from './stored'

it('reads JSON, and nothing of what is none', () => {
  expect(readJson('{"a":1}')).toEqual({ a: 1 })
  expect(readJson('{')).toBeUndefined()
  expect(readJson(null)).toBeUndefined()
})

it('takes a stored draft for one that is made in the same way', () => {
  const draft = { outcome: 'rulingUpheld', orders: [], text: { zh: '', en: '' } }
  expect(isLike(draft, { outcome: 'remanded', orders: [{}], text: { zh: '驳回', en: 'no' } })).toBe(true)
  expect(isLike(draft, { outcome: 'remanded', orders: {}, text: { zh: '', en: '' } })).toBe(false)
  expect(isLike(draft, { outcome: 'remanded', orders: [], text: { zh: '' } })).toBe(false)
  expect(isLike(draft, null)).toBe(false)
})

it('leaves out what is undefined, and nothing else', () => {
  expect(Object.keys(withoutUndefined({ a: undefined, b: null, c: 0 }))).toEqual(['b', 'c'])
})
