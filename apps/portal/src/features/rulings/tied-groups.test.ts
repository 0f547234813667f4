import { expect, it } from 'vitest'
import { tiedGroups } from './tied-groups'

const line = (entry: string, rank: number | null, shared: boolean, group: string | null = null) => ({
  entry,
  rank,
  shared,
  group,
})

it('gathers those that share a rank, each group apart', () => {
  const lines = [
    line('a', 1, false),
    line('b', 2, true),
    line('c', 2, true),
    line('d', 4, false),
    line('e', null, false),
    line('f', 2, true, 'EW'),
    line('g', 2, true, 'EW'),
  ]
  expect(tiedGroups(lines)).toEqual([
    { rank: 2, group: null, entries: ['b', 'c'] },
    { rank: 2, group: 'EW', entries: ['f', 'g'] },
  ])
  expect(tiedGroups([line('a', 1, false)])).toEqual([])
})
