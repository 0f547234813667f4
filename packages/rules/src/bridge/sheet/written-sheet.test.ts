import { expect, test } from 'vitest'
import { parseBridgeSheet } from './parse-sheet.js'
import { writtenSheet } from './written-sheet.js'

const written = (input: object) => {
  const sheet = parseBridgeSheet(input)
  if (!sheet.ok) throw new TypeError(JSON.stringify(sheet.error))
  return writtenSheet(sheet.value)
}
const weighted = [
  { weight: '0.3', nsScore: 620 },
  { weight: '0.7', nsScore: -100 },
]

test.each<object>([
  { contract: '4SX', declarer: 'E', tricks: 8 },
  { contract: '3NT', declarer: 'N', tricks: 0 },
  { contract: 'PASS' },
  { nsScore: -50 },
  { adjusted: { ns: '60', ew: '37.5' } },
  { adjusted: { ns: 'ave+', ew: 'ave-' } },
  { adjusted: { ns: 'ave', ew: '50' } },
  { adjusted: { weighted } },
])('%j is written as it is read', sheet => {
  expect(written(sheet)).toEqual(sheet)
})

test('one assigned result is a score', () => {
  expect(written({ adjusted: { weighted: [{ weight: '1', nsScore: 140 }] } })).toEqual({ nsScore: 140 })
})

test.each<object>([
  { adjusted: { ns: { nsScore: 100 }, ew: { nsScore: 200 } } },
  { adjusted: { ns: { imps: '3' }, ew: { imps: '-3' } } },
  { adjusted: { ns: { nsScore: 100 }, ew: '60' } },
  { notPlayed: true },
  { bye: true },
  { match: { imps: ['30', '12'], boards: 8 } },
])('%j has no place in a results file', sheet => {
  expect(written(sheet)).toBeUndefined()
})
