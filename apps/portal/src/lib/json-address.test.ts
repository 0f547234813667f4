import { describe, expect, it } from 'vitest'
import type { Settled } from './addresses'
import { jsonOfPage, jsonTarget, pageOfJson } from './json-address'

describe('an address of data', () => {
  it.each([
    ['/en/events/BRA-2026-11.json', '/en/events/BRA-2026-11'],
    ['/zh-CN/players/10013505.json', '/zh-CN/players/10013505'],
    ['/en/clubs/BJ.json', '/en/clubs/BJ'],
    ['/en/rankings/bridge-open.json', '/en/rankings/bridge-open'],
    ['/en/rankings/bridge-open/2026-10.json', '/en/rankings/bridge-open/2026-10'],
    ['/en/events/BRA-2026-11', undefined],
    ['/en/events/BRA-2026-11/boards.json', undefined],
    ['/events/BRA-2026-11.json', undefined],
    ['/en/cases/AC-2026-001.json', undefined],
    ['/en/laws/mahjong/2006.json', undefined],
    ['/en/rankings/bridge-open/changes.json', undefined],
  ])('%s belongs to the page %s', (path, page) => {
    expect(pageOfJson(path)).toBe(page)
    if (page) expect(jsonOfPage(page)).toBe(path)
  })

  const shown: Settled = { kind: 'shown', slug: 'X', id: 'id+/=' }
  it.each([
    ['/en/events/X', shown, { made: '/page-json/events/id%2B%2F%3D' }],
    ['/en/rankings/r/2026-10', shown, { made: '/page-json/lists/id%2B%2F%3D' }],
    ['/en/rankings/r', undefined, { made: '/page-json/rankings/r' }],
    ['/en/rankings/r/1999-01', undefined, { made: '/page-json/events/none' }],
    ['/en/players/1', undefined, { made: '/page-json/events/none' }],
    ['/en/events/x', { kind: 'moved', path: '/en/events/X' }, { at: '/en/events/X.json', forGood: true }],
    [
      '/en/rankings/r/1',
      { kind: 'led', path: '/en/rankings/r/2?revision=1' },
      { at: '/en/rankings/r/2.json?revision=1', forGood: false },
    ],
  ] as const)('%s leads where its page does', (path, settled, target) => {
    expect(jsonTarget(path, settled)).toEqual(target)
  })
})
