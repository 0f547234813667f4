import { describe, expect, it } from 'vitest'
import { seasonOfFile } from '../../testing/season/season-of-file.js'

const season = seasonOfFile('2025-02')
const { ask } = season

/** The statements an operation sends with a small page and with a large one. */
const statementsAt = async (document: string, sizes: readonly [number, number], more: Record<string, unknown> = {}) => {
  const counts: number[] = []
  for (const first of sizes) {
    const { statements } = await season.database().statements.during(() => ask(document, { first, ...more }))
    counts.push(statements.length)
  }
  return counts
}

interface People {
  people: {
    totalCount: number
    pageInfo: { hasNextPage: boolean; endCursor: string }
    edges: { node: { id: string; number: string; name: string } }[]
  }
}

const PEOPLE = `query ($first: Int, $after: String, $text: String) {
  people(first: $first, after: $after, text: $text) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id number name } }
  }
}`

const BUSY_PEOPLE = `query ($first: Int) {
  people(first: $first) { totalCount edges { node {
    name names { display current } identifiers { issuer value } birthYear
    club { name { zh } parent { code } } affiliations { organisation { code } }
    grades { grade } results(first: 3) { edges { node { event { code } stage { format } line { rank } revision { number } } } }
    awards(first: 3) { edges { node { points policy { code } event { code } } } }
    history { asOf rank } currentRankings { rank list { asOf } } corrections { reason } permissions { canMerge { allowed } }
  } } }
}`

interface Placed {
  readonly line: { rank: number; rankedAmong: number; group: string | null }
  readonly revision: { lines: { totalCount: number } }
}

const PLACED = `query { people(first: 100, text: "wang") { edges { node { results(first: 5) { edges { node {
  line { rank rankedAmong group } revision { lines(first: 1) { totalCount } } } } } } } } }`

describe('people', () => {
  it('are placed among those who are ranked with them, not among the other direction', async () => {
    const { people } = await ask<{ people: { edges: { node: { results: { edges: { node: Placed }[] } } }[] } }>(PLACED)
    const placed = people.edges.flatMap(({ node }) => node.results.edges.map(edge => edge.node))
    const [apart, whole] = [true, false].map(of => placed.filter(({ line }) => (line.group !== null) === of))
    expect(apart?.length).toBeGreaterThan(0)
    for (const { line, revision } of apart ?? []) {
      expect(line.rankedAmong).toBeLessThan(revision.lines.totalCount)
      expect(line.rank).toBeLessThanOrEqual(line.rankedAmong)
    }
    for (const { line, revision } of whole ?? []) expect(line.rankedAmong).toBe(revision.lines.totalCount)
  })

  it('are paged to the very last', async () => {
    const seen = new Set<string>()
    let after: string | undefined
    for (;;) {
      const { people }: People = await ask(PEOPLE, { first: 200, after })
      for (const { node } of people.edges) seen.add(node.number)
      expect(people.edges.every(({ node }) => node.name !== '')).toBe(true)
      if (!people.pageInfo.hasNextPage) {
        expect(seen.size).toBe(people.totalCount)
        break
      }
      after = people.pageInfo.endCursor
    }
    expect(seen.size).toBeGreaterThan(1_999)
  })

  it('are found in pages that do not overlap', async () => {
    const { people: one }: People = await ask(PEOPLE, { first: 5, text: 'wang' })
    const { people: two }: People = await ask(PEOPLE, { first: 5, text: 'wang', after: one.pageInfo.endCursor })
    const numbers = [...one.edges, ...two.edges].map(({ node }) => node.number)
    expect(new Set(numbers).size).toBe(10)
    expect(one.totalCount).toBeGreaterThan(20)
  })

  it('are found within one body and those below it', async () => {
    const document = `query ($id: ID, $text: String) { people(organisation: $id, text: $text, first: 200) {
      totalCount edges { node { number club { code parent { code } } } } } }`
    type Found = { people: { totalCount: number; edges: { node: { number: string } }[] } }
    const { organisations } = await ask<{
      organisations: { edges: { node: { id: string; memberCount: number; members: { totalCount: number } } }[] }
    }>('{ organisations(text: "ZJ", first: 1) { edges { node { id memberCount members { totalCount } } } } }')
    const body = organisations.edges[0]?.node
    const { people: all } = await ask<Found>(document, { id: body?.id })
    expect(all.totalCount).toBe(body?.members.totalCount)
    // Who hides the club is counted among its members and found by it only by those who keep the register.
    expect(all.totalCount).toBeLessThan(body?.memberCount ?? 0)
    const { people: found } = await ask<Found>(document, { id: body?.id, text: 'wang' })
    expect(found.totalCount).toBeGreaterThan(0)
    expect(found.totalCount).toBeLessThan(all.totalCount)
    const elsewhere = (await ask<Found>(document)).people.edges.find(
      ({ node }) => !all.edges.some(one => one.node.number === node.number),
    )
    const { people: none } = await ask<Found>(document, { id: body?.id, text: elsewhere?.node.number })
    expect(none.totalCount).toBe(0)
  })

  it('cost as many statements for a hundred as for ten', async () => {
    const [ten, hundred] = await statementsAt(BUSY_PEOPLE, [10, 100])
    expect(hundred).toBe(ten)
    expect(ten).toBeLessThan(40)
  })

  it('show the birth year to the register and to the person, not to the public', async () => {
    const document = '{ people(first: 50) { edges { node { birthYear } } } }'
    type Years = { people: { edges: { node: { birthYear: number | null } }[] } }
    const shown = ({ people }: Years) => people.edges.filter(({ node }) => node.birthYear !== null).length
    expect(shown(await ask<Years>(document))).toBeLessThan(10)
    expect(shown(await ask<Years>(document, {}, season.staff()))).toBe(50)
  })

  it('say why something is not permitted', async () => {
    const document = '{ people(first: 1) { edges { node { permissions { canRename { allowed reason } } } } } }'
    const permission = { canRename: { allowed: false, reason: 'NOT_SIGNED_IN' } }
    expect(await ask(document)).toEqual({ people: { edges: [{ node: { permissions: permission } }] } })
    const allowed = { canRename: { allowed: true, reason: null } }
    expect(await ask(document, {}, season.staff())).toEqual({ people: { edges: [{ node: { permissions: allowed } }] } })
  })

  it('lead from a merged record to the person', async () => {
    const rows = await season.database().sql`select number from person where merged_into_id is not null`
    const document = `query ($number: String!) { personByNumber(number: $number) { number mergedInto { number } } }`
    const { personByNumber } = await ask<{ personByNumber: { number: string; mergedInto: { number: string } } }>(
      document,
      {
        number: rows[0]?.number,
      },
    )
    expect(personByNumber.mergedInto.number).not.toBe(personByNumber.number)
  })

  it('refuse a cursor of another list and an id of another kind', async () => {
    const { people }: People = await ask(PEOPLE, { first: 1 })
    const wrong = await season.api().execute(undefined, '{ organisations(first: 1, after: "AAAA") { totalCount } }')
    expect(wrong.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
    const id = people.edges[0]?.node.id
    const mixed = await season.api().execute(undefined, 'query ($id: ID!) { organisation(id: $id) { code } }', { id })
    expect(mixed.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })
})

const ORGANISATIONS = `query ($first: Int) {
  organisations(first: $first) { totalCount edges { node {
    code name { zh en } memberCount parent { code } children(first: 3) { totalCount edges { node { code } } }
    members(first: 3) { totalCount edges { node { name } } } events(first: 3) { totalCount edges { node { code } } }
  } } }
}`

describe('organisations', () => {
  it('form a tree whose members add up', async () => {
    const document = `{ organisations(kind: federation) { edges { node { memberCount children { totalCount edges { node { memberCount } } } } } } }`
    type Node = { memberCount: number; children: { totalCount: number; edges: { node: { memberCount: number } }[] } }
    type Tree = { organisations: { edges: { node: Node }[] } }
    const { organisations } = await ask<Tree>(document)
    const root = organisations.edges[0]?.node
    expect(root?.children.edges).toHaveLength(8)
    expect(root?.children.totalCount).toBe(8)
    expect(root?.memberCount).toBeGreaterThan(1_990)
  })

  it('are paged below each body, every one once', async () => {
    const document = `query ($after: String) { organisations(kind: federation) { edges { node {
      children(first: 3, after: $after) { pageInfo { hasNextPage endCursor } edges { node { code } } } } } } }`
    interface Children {
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string }
      readonly edges: readonly { readonly node: { readonly code: string } }[]
    }
    type Tree = { organisations: { edges: { node: { children: Children } }[] } }
    const pageAfter = async (after: string | null): Promise<readonly string[]> => {
      const { organisations } = await ask<Tree>(document, { after })
      const { pageInfo, edges } = (organisations.edges[0] as Tree['organisations']['edges'][number]).node.children
      const codes = edges.map(edge => edge.node.code)
      return pageInfo.hasNextPage ? [...codes, ...(await pageAfter(pageInfo.endCursor))] : codes
    }
    const codes = await pageAfter(null)
    expect(new Set(codes).size).toBe(8)
    expect(codes).toHaveLength(8)
  })

  it('cost as many statements for fifty as for twenty', async () => {
    const [few, many] = await statementsAt(ORGANISATIONS, [20, 50])
    expect(many).toBe(few)
  })
})

const SEARCH = `query ($text: String!, $first: Int) {
  search(text: $text, first: $first) {
    people { totalCount edges { node { name number } } }
    events { totalCount edges { node { code name { zh } } } }
    organisations { totalCount edges { node { code name { en } } } }
  }
}`

interface Found {
  search: Record<
    'people' | 'events' | 'organisations',
    { totalCount: number; edges: { node: Record<string, unknown> }[] }
  >
}

describe('search', () => {
  it.each([
    ['西湖', 'organisations'],
    ['West Lake', 'organisations'],
    ['xihu', 'organisations'],
    ['west lkae', 'organisations'],
    ['掼蛋', 'events'],
    ['guandan', 'events'],
    ['gundan', 'events'],
    ['garcia lopez', 'people'],
    ['zolkiewski', 'people'],
    ['wang wei', 'people'],
    ["O'Brien", 'people'],
  ] as const)('%s finds %s', async (text, kind) => {
    const { search } = await ask<Found>(SEARCH, { text, first: 10 })
    expect(search[kind].totalCount).toBeGreaterThan(0)
    expect(search[kind].edges.length).toBe(Math.min(10, search[kind].totalCount))
  })

  it.each([
    ['北京', 'organisations'],
    ['wang wei', 'people'],
    ['zolkeiwski', 'people'],
  ])('%s begins with %s', async (text, first) => {
    const { search } = await ask<{ search: { kinds: string[] } }>(
      'query ($text: String!) { search(text: $text) { kinds } }',
      {
        text,
      },
    )
    expect(search.kinds[0]).toBe(first)
  })

  it('leaves out what is only alike where something matches', async () => {
    const { search } = await ask<{ search: { kinds: string[]; people: { totalCount: number } } }>(
      'query ($text: String!) { search(text: $text) { kinds people { totalCount } } }',
      { text: '北京' },
    )
    expect(search.kinds).not.toContain('people')
  })

  it('knows the whole number of somebody and the whole code of an event, and no part of them', async () => {
    const document = 'query ($text: String!) { search(text: $text) { wholeNumber { kind slug } } }'
    type Whole = { search: { wholeNumber: { kind: string; slug: string } | null } }
    const { people }: People = await ask(PEOPLE, { first: 1 })
    const number = people.edges[0]?.node.number ?? ''
    const { events } = await ask<{ events: { edges: { node: { code: string } }[] } }>(
      '{ events(first: 1) { edges { node { code } } } }',
    )
    const code = events.edges[0]?.node.code ?? ''
    const whole = async (text: string) => (await ask<Whole>(document, { text })).search.wholeNumber
    expect(await whole(` ${number} `)).toEqual({ kind: 'player', slug: number })
    expect(await whole(code.toLowerCase())).toEqual({ kind: 'event', slug: code })
    for (const text of [number.slice(0, -1), code.slice(0, -3), 'AC-1999-001', '北京', people.edges[0]?.node.id ?? ''])
      expect(await whole(text), text).toBeNull()
  })

  it('finds nothing in nothing', async () => {
    const { search } = await ask<Found>(SEARCH, { text: ' - ', first: 10 })
    expect(search.people).toEqual({ totalCount: 0, edges: [] })
  })

  it('costs as many statements for a hundred as for ten', async () => {
    const [ten, hundred] = await statementsAt(SEARCH, [10, 100], { text: 'wang' })
    expect(hundred).toBe(ten)
  })
})
