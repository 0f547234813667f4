import { describe, expect, it } from 'vitest'
import { type Address, type Addressed, settle } from './addresses'

const idOf = (type: string) => Buffer.from(`${type}:01900000-0000-7000-8000-000000000000`).toString('base64url')
const [person, event, club, appeal, list] = ['Person', 'Event', 'Organisation', 'Appeal', 'RankingList'].map(idOf) as [
  string,
  string,
  string,
  string,
  string,
]

const at = (id: string, slug: string, more: Partial<Addressed> = {}): Addressed => ({
  id,
  slug,
  ranking: null,
  revision: null,
  ...more,
})

/** Everything there is, by every word the API takes for it. */
const things: Readonly<Record<string, Addressed>> = {
  [JSON.stringify({ player: '10050947' })]: at(person, '10050947'),
  [JSON.stringify({ player: person })]: at(person, '10050947'),
  [JSON.stringify({ player: '10009999' })]: at(person, '10050947'),
  [JSON.stringify({ event: 'BRA-2025-02' })]: at(event, 'BRA-2025-02'),
  [JSON.stringify({ event: 'bra-2025-02' })]: at(event, 'BRA-2025-02'),
  [JSON.stringify({ event: 'BRA-2025-O2' })]: at(event, 'BRA-2025-02'),
  [JSON.stringify({ event })]: at(event, 'BRA-2025-02'),
  [JSON.stringify({ event: 'A.1' })]: at(event, 'A.1'),
  [JSON.stringify({ organisation: 'SH-C4' })]: at(club, 'SH-C4'),
  [JSON.stringify({ appeal: 'AC-2026-002' })]: at(appeal, 'AC-2026-002'),
  [JSON.stringify({ appeal })]: at(appeal, 'AC-2026-002'),
  [JSON.stringify({ rankingList: { ranking: 'bridge-open', slug: '2026-10' } })]: at(list, '2026-10', {
    ranking: 'bridge-open',
  }),
  [JSON.stringify({ rankingList: { ranking: 'bridge-open', slug: '2026-10', revision: 1 } })]: at(list, '2026-10', {
    ranking: 'bridge-open',
    revision: 1,
  }),
  [JSON.stringify({ rankingList: { ranking: 'bridge-open', slug: list } })]: at(list, '2026-10', {
    ranking: 'bridge-open',
    revision: 1,
  }),
}

const find = (address: Address) => Promise.resolve(things[JSON.stringify(address)])

describe('settle', () => {
  it.each([
    ['/en/players/10050947', '', '10050947', person],
    ['/zh-CN/players/10050947/points', '?after=x', '10050947', person],
    ['/en/events/BRA-2025-02', '', 'BRA-2025-02', event],
    ['/en/events/A.1/boards', '', 'A.1', event],
    ['/en/events/BRA-2025-02/boards/3', '?revision=r', 'BRA-2025-02', event],
    ['/en/clubs/SH-C4', '', 'SH-C4', club],
    ['/en/cases/AC-2026-002/room', '', 'AC-2026-002', appeal],
    ['/en/rankings/bridge-open/2026-10', '', '2026-10', list],
    ['/en/rankings/bridge-open/2026-10', '?revision=1&gender=f', '2026-10', list],
  ])('shows %s%s', async (pathname, search, slug, id) => {
    expect(await settle(pathname, search, find)).toEqual({ kind: 'shown', slug, id })
  })

  it('leads to a desk, which goes by ids', async () => {
    const led = { kind: 'led', path: `/en/desk/events/${event}/correct?board=3` }
    expect(await settle('/en/desk/events/BRA-2025-02/correct', '?board=3', find)).toEqual(led)
  })

  it('sends the number or id of a merged record on for now: a merge can be undone', async () => {
    const led = { kind: 'led', path: '/en/players/10050947/history' }
    expect(await settle('/en/players/10009999/history', '', find)).toEqual(led)
    expect(
      await settle(`/en/players/${idOf('Person').replace(/.$/, '_')}/history`, '', async () => at(person, '10050947')),
    ).toEqual(led)
  })

  it('sends the code that an event had on for now: it may have it again', async () => {
    const led = { kind: 'led', path: '/en/events/BRA-2025-02/boards/3?revision=r' }
    expect(await settle('/en/events/BRA-2025-O2/boards/3', '?revision=r', find)).toEqual(led)
  })

  it.each([
    [`/en/players/${person}`, '', '/en/players/10050947'],
    [`/en/players/${person}/points`, '?after=x&b=1', '/en/players/10050947/points?after=x&b=1'],
    [`/zh-CN/events/${event}/boards/3`, '?revision=r', '/zh-CN/events/BRA-2025-02/boards/3?revision=r'],
    ['/en/events/bra-2025-02', '', '/en/events/BRA-2025-02'],
    [`/en/cases/${appeal}/panel`, '', '/en/cases/AC-2026-002/panel'],
    ['/en/rankings/bridge-open', `?list=${list}&gender=f`, '/en/rankings/bridge-open/2026-10?gender=f&revision=1'],
  ])('sends %s%s on for good', async (pathname, search, path) => {
    expect(await settle(pathname, search, find)).toEqual({ kind: 'moved', path })
  })

  it.each([
    '/en',
    '/en/players',
    '/en/players/1',
    '/en/events/nothing/boards',
    '/en/rankings/bridge-open',
    '/en/rankings/bridge-open/changes',
    '/en/rankings/bridge-open/2031-01',
    '/en/desk/events/new',
    '/en/desk/people/claims',
    `/en/desk/events/${event}`,
    '/en/explain/ranking/a/b',
  ])('leaves %s alone', async pathname => {
    expect(await settle(pathname, '', find)).toBeUndefined()
  })
})
