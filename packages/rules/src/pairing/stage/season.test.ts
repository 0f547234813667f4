import { expect, test } from 'vitest'
import { nextSeason } from './season.js'

const lines = (names: string, ranks?: readonly number[]) =>
  [...names].map((side, at) => ({ side, rank: ranks?.[at] ?? at + 1 }))

const written = (divisions: Parameters<typeof nextSeason>[0]) => {
  const found = nextSeason(divisions)
  return found.ok
    ? found.value.map(sides =>
        sides.map(({ side, because }) => `${side}${{ relegated: '-', stays: '', promoted: '+' }[because]}`).join(' '),
      )
    : found.error.map(({ code, params }) => `${code} ${params?.stage}`)
}

test('the last go down, the first come up, the highest and the lowest lose nobody outwards', () => {
  const divisions = [
    { stage: '1', lines: lines('abcd'), up: 2, down: 1 },
    { stage: '2', lines: lines('efgh'), up: 1, down: 2 },
    { stage: '3', lines: lines('ijkl'), up: 2, down: 3 },
  ]
  expect(written(divisions)).toEqual(['a b c e+', 'd- f i+ j+', 'g- h- k l'])
})

test('a place shared across the line waits for the director, one shared beside it does not', () => {
  const second = { stage: '2', lines: lines('efgh'), up: 1, down: 0 }
  expect(written([{ stage: '1', lines: lines('abcd', [1, 1, 3, 4]), up: 0, down: 1 }, second])).toEqual([
    'a b c e+',
    'd- f g h',
  ])
  expect(written([{ stage: '1', lines: lines('abcd', [1, 2, 3, 3]), up: 0, down: 1 }, second])).toEqual([
    'QUALIFICATION_IS_TIED 1',
  ])
  expect(written([{ stage: '1', lines: lines('ab'), up: 0, down: 3 }, second])).toEqual(['SEASON_MOVES_TOO_MANY 1'])
})

test('one division alone stays as it is', () => {
  expect(written([{ stage: '1', lines: lines('abcd', [1, 1, 1, 1]), up: 2, down: 2 }])).toEqual(['a b c d'])
})
