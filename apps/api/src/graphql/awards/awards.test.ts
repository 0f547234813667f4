import { describe, expect, it } from 'vitest'
import { seasonOfFile } from '../../testing/season/season-of-file.js'
import { awardPaper, placePaper, standingPaper } from '../../domain/exports/explained-papers.js'
import { parseGlobalId } from '../../domain/shared/global-id.js'
import { printHundredths } from './hundredths.js'

const season = seasonOfFile('2025-02')
const { ask } = season

it.each([
  [0, '0.00'],
  [7, '0.07'],
  [1234, '12.34'],
  [-5, '-0.05'],
])('%i hundredths are %s', (value, text) => expect(printHundredths(value)).toBe(text))

const ENTRIES = `query ($first: Int, $filter: RankingFilter) {
  rankingList(ranking: "bridge-open") {
    asOf reason policy { version rule } events { code } previous { asOf } supersedes { id } correction { reason status }
    entries(first: $first, filter: $filter) { totalCount edges { node {
      position rank shared value previousRank results countingResults
      person { name club { code } grades { grade } } club { code }
      counting { points counted because award { earnedOn event { code } policy { code } explanation { nodes { code value } } } }
      explanation { nodes { code value } }
    } } }
  }
}`

interface Entry {
  rank: number
  value: string
  results: number
  person: { name: string }
  counting: { award: { event: { code: string } } }[]
  explanation: { nodes: { code: string; value: string }[] }
}
interface Listed {
  rankingList: { asOf: string; entries: { totalCount: number; edges: { node: Entry }[] } } & Record<string, unknown>
}

const LINES = `query ($from: Int, $first: Int!, $after: String) { rankingList(ranking: "bridge-open") {
  entries(from: $from, first: $first, after: $after) { totalCount pageInfo { endCursor } edges { node { position } } } } }`

describe('a list by its lines', () => {
  const linesFrom = async (variables: Record<string, unknown>) => {
    const { rankingList } = await ask<{
      rankingList: {
        entries: {
          totalCount: number
          pageInfo: { endCursor: string }
          edges: { node: { position: number } }[]
        }
      }
    }>(LINES, { first: 3, ...variables })
    const { edges, ...rest } = rankingList.entries
    return { ...rest, lines: edges.map(({ node }) => node.position) }
  }

  it.each([
    [undefined, [1, 2, 3]],
    [1, [1, 2, 3]],
    [-5, [1, 2, 3]],
    [4, [4, 5, 6]],
    [2_000_000_000, []],
  ])('begins with line %s: %j', async (from, lines) => {
    expect((await linesFrom({ from })).lines).toEqual(lines)
  })

  it('goes on after a cursor, wherever it was to begin, and ends with its last line', async () => {
    const { pageInfo, totalCount } = await linesFrom({ from: 4 })
    expect((await linesFrom({ from: 40, after: pageInfo.endCursor })).lines).toEqual([7, 8, 9])
    expect((await linesFrom({ from: totalCount })).lines).toEqual([totalCount])
  })
})

const RATINGS = `query ($first: Int) {
  ranking(code: "guandan-rating") { kind }
  rankingList(ranking: "guandan-rating") {
    policy { kind } events { code }
    entries(first: $first) { edges { node {
      value estimate uncertainty provisional results person { name }
      rated(first: 20) { totalCount edges { node {
        number place field base weight endedOn change before { mean uncertainty } after { mean uncertainty } event { id }
        game { stage round table sides { rank own entry { number } } }
      } } }
      explanation { nodes { code value params { name value } } }
    } } }
  }
}`

interface Rated {
  value: string
  estimate: string
  uncertainty: string
  provisional: boolean
  results: number
  rated: {
    totalCount: number
    edges: { node: { after: { mean: string; uncertainty: string }; event: { id: string } } }[]
  }
  explanation: { nodes: { code: string; value: string; params: { name: string; value: string }[] }[] }
}

describe('a rating list', () => {
  it('prints what each official result did, in as many statements for many as for few', async () => {
    const issue = `mutation ($input: IssueListInput!) { issueList(input: $input) { problems { code } list { id } } }`
    const input = { ranking: 'guandan-rating', asOf: '2025-02-28' }
    expect(await ask(issue, { input }, season.staff())).toMatchObject({ issueList: { problems: [] } })
    const counts: number[] = []
    for (const first of [5, 30]) {
      const { value, statements } = await season
        .database()
        .statements.during(() =>
          ask<{ ranking: unknown; rankingList: { entries: { edges: { node: Rated }[] } } }>(RATINGS, { first }),
        )
      counts.push(statements.length)
      expect(value.ranking).toEqual({ kind: 'rating' })
      expect(value.rankingList.entries.edges).toHaveLength(first)
      for (const { node } of value.rankingList.entries.edges) {
        const [root, ...steps] = node.explanation.nodes
        expect([root?.code, Number(root?.value)]).toEqual(['ratingValue', Number(node.value)])
        const rated = node.rated.edges.map(edge => edge.node)
        expect(rated[0]?.after).toEqual({ mean: node.estimate, uncertainty: node.uncertainty })
        expect(steps.map(step => step.params.find(param => param.name === 'event')?.value)).toEqual(
          rated.map(result => result.event.id).reverse(),
        )
        expect(node).toMatchObject({ provisional: true, results: node.rated.totalCount })
      }
    }
    expect(counts[0]).toBe(counts[1])
  })
})

describe('a ranking list', () => {
  it('explains the value of everybody on it', async () => {
    const { rankingList } = await ask<Listed>(ENTRIES, { first: 30 })
    expect(rankingList.entries.edges.length).toBe(30)
    for (const { node } of rankingList.entries.edges) {
      const [root, ...steps] = node.explanation.nodes
      expect(root?.code).toBe('rankingValue')
      expect(Number(root?.value)).toBe(Number(node.value))
      expect(steps.filter(step => step.code.startsWith('rankingAward'))).toHaveLength(node.results)
    }
  })

  it('costs as many statements for thirty as for five', async () => {
    const counts: number[] = []
    for (const first of [5, 30]) {
      const { value, statements } = await season.database().statements.during(() => ask<Listed>(ENTRIES, { first }))
      counts.push(statements.length)
      expect(value.rankingList.entries.edges.length).toBeGreaterThan(first / 2)
    }
    expect(counts[1]).toBe(counts[0])
  })

  it('is filtered by club, gender and name, and keeps the ranks of the whole list', async () => {
    const { rankingList: whole } = await ask<Listed>(ENTRIES, { first: 1 })
    const { rankingList: women } = await ask<Listed>(ENTRIES, { first: 200, filter: { gender: 'female' } })
    expect(women.entries.totalCount).toBeGreaterThan(0)
    expect(women.entries.totalCount).toBeLessThan(whole.entries.totalCount)
    expect(women.entries.edges.at(-1)?.node.rank).toBeGreaterThan(women.entries.totalCount)
    const { organisations } = await ask<{ organisations: { edges: { node: { id: string } }[] } }>(
      '{ organisations(text: "浙江") { edges { node { id } } } }',
    )
    const filter = { organisation: organisations.edges[0]?.node.id }
    const { rankingList: region } = await ask<Listed>(ENTRIES, { first: 200, filter })
    expect(region.entries.totalCount).toBeGreaterThan(0)
    const name = whole.entries.edges[0]?.node.person.name ?? ''
    const { rankingList: found } = await ask<Listed>(ENTRIES, { first: 10, filter: { text: name } })
    expect(found.entries.edges.map(({ node }) => node.person.name)).toContain(name)
  })

  it('stands corrected, and is still there as it was published', async () => {
    const document = `query ($at: DateTime) { rankingList(ranking: "bridge-open", asOf: "2025-02-28", knownAt: $at) {
      number reason correction { reason revisionAfter { status } } supersedes { number } supersededBy { number }
      changes { rankBefore rankAfter valueBefore valueAfter person { name } ranking { code } }
    } }`
    type Issue = { rankingList: { number: number; changes: unknown[]; [key: string]: unknown } }
    const { rankingList: now } = await ask<Issue>(document)
    expect(now).toMatchObject({ number: 2, supersedes: { number: 1 }, supersededBy: null })
    expect(now.changes.length).toBeGreaterThan(0)
    expect(now.correction).toMatchObject({ reason: now.reason })
    const { rankingList: then } = await ask<Issue>(document, { at: '2025-03-12T00:00:00.000Z' })
    expect(then).toMatchObject({ number: 1, reason: null, supersededBy: { number: 2 }, changes: [] })
  })

  it('has one list behind every page: profile, event and list agree', async () => {
    const { rankingList } = await ask<Listed & { rankingList: { id: string } }>(
      '{ rankingList(ranking: "bridge-open") { asOf entries(first: 1) { totalCount edges { node { rank value person { id name } counting { award { id event { id code } } } } } } } }',
    )
    const entry = rankingList.entries.edges[0]?.node as unknown as {
      value: string
      rank: number
      person: { id: string }
      counting: { award: { event: { id: string } } }[]
    }
    const { person } = await ask<{ person: Record<string, never[]> }>(
      `query ($id: ID!) { person(id: $id) { currentRankings { rank value list { asOf } } history(ranking: "bridge-open") { asOf rank value corrected } awards(sport: bridge) { totalCount } } }`,
      { id: entry.person.id },
    )
    expect(person.currentRankings).toEqual([{ rank: entry.rank, value: entry.value, list: { asOf: rankingList.asOf } }])
    expect(person.history?.at(-1)).toMatchObject({ asOf: rankingList.asOf, rank: entry.rank, value: entry.value })
    const { event } = await ask<{ event: { awards: { totalCount: number; edges: { node: { points: string } }[] } } }>(
      `query ($id: ID!) { event(id: $id) { awards(first: 5) { totalCount edges { node { points person { name } entry { number } } } }
        stages { standings { lines(first: 3) { edges { node { rank award { points } } } } } } } }`,
      { id: entry.counting[0]?.award.event.id },
    )
    expect(event.awards.totalCount).toBeGreaterThan(5)
  })
})

describe('the tree behind a number', () => {
  interface Tree {
    nodes: { code: string; value: string; depth: number }[]
  }
  const WHY = `query { rankingList(ranking: "bridge-open") { id entries(first: 1) { edges { node { value person { id }
    explanation { nodes { code value depth } }
    counting { award { id entry { id } revision { id } own: explanation { nodes { code value depth } } whole: explanation(whole: true) { nodes { code value depth } } } } } } } } }`
  interface Why {
    rankingList: {
      id: string
      entries: {
        edges: {
          node: {
            value: string
            person: { id: string }
            explanation: Tree
            counting: {
              award: { id: string; entry: { id: string }; revision: { id: string }; own: Tree; whole: Tree }
            }[]
          }
        }[]
      }
    }
  }
  const rowId = (id: string): string => parseGlobalId(id)?.id ?? ''
  const linesOn = (found: Awaited<ReturnType<typeof awardPaper>>) => {
    if (!found.ok) throw new Error(JSON.stringify(found.error))
    return found.value.paper.blocks.flatMap(block => (block.kind === 'tree' ? block.lines : []))
  }

  it('goes down to the boards, and is the same on paper in both languages', async () => {
    const { rankingList } = await ask<Why>(WHY)
    const entry = rankingList.entries.edges[0]!.node
    const deps = season.deps()
    const { award } = entry.counting[0]!
    expect(award.whole.nodes.slice(0, award.own.nodes.length)).toEqual(award.own.nodes)
    expect(award.whole.nodes.length).toBeGreaterThan(award.own.nodes.length + 20)
    const place = { listId: rowId(rankingList.id), personId: rowId(entry.person.id) }
    const line = { revision: award.revision.id, entry: award.entry.id }
    const standing = await ask<{ revision: { explain: Tree } }>(
      `query ($revision: ID!, $entry: ID!) { revision(id: $revision) { explain(entry: $entry) { nodes { code value depth } } } }`,
      line,
    )
    expect(award.whole.nodes.slice(award.own.nodes.length)).toEqual(
      standing.revision.explain.nodes.map(node => ({ ...node, depth: node.depth + 1 })),
    )
    const ids = { revisionId: rowId(line.revision), entryId: rowId(line.entry) }
    for (const language of ['zh-CN', 'en'] as const) {
      const papers = [
        [award.whole, await awardPaper(deps, rowId(award.id), language)],
        [entry.explanation, await placePaper(deps, place, language)],
        [standing.revision.explain, await standingPaper(deps, ids, language)],
      ] as const
      for (const [{ nodes }, paper] of papers) {
        const lines = linesOn(paper)
        expect(lines.map(({ depth, value }) => [depth, value.replace('−', '-')])).toEqual(
          nodes.map(({ depth, value }) => [depth, value]),
        )
        // Each step in words: no bare code, no place left open.
        for (const [at, { text }] of lines.entries()) {
          expect(text).not.toBe(nodes[at]?.code)
          expect(text).not.toMatch(/…|\{/)
        }
      }
    }
  })
})

describe('issueList', () => {
  const document = `mutation ($input: IssueListInput!) { issueList(input: $input) { list { asOf number } problems { code path } } }`
  const input = { ranking: 'bridge-open', asOf: '2025-03-31', idempotencyKey: 'list-1' }

  it('is for staff', async () => {
    const answer = await season.api().execute(undefined, document, { input })
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'NOT_SIGNED_IN' })
  })

  it('issues once, and names what is wrong', async () => {
    const issued = { issueList: { list: { asOf: '2025-03-31', number: 1 }, problems: [] } }
    expect(await ask(document, { input }, season.staff())).toEqual(issued)
    expect(await ask(document, { input }, season.staff())).toEqual(issued)
    const late = await ask(document, { input: { ranking: 'bridge-open', asOf: '2027-01-01' } }, season.staff())
    expect(late).toEqual({ issueList: { list: null, problems: [{ code: 'LIST_DATE_IN_FUTURE', path: 'asOf' }] } })
    const unknown = await ask(document, { input: { ranking: 'chess', asOf: '2025-01-01' } }, season.staff())
    expect(unknown).toEqual({ issueList: { list: null, problems: [{ code: 'NOT_FOUND', path: 'ranking' }] } })
  })
})

describe('rankings', () => {
  it('cost as many statements for three lists as for two', async () => {
    const document = `query ($first: Int) { rankings { code latest { asOf } lists(first: $first) { asOf policy { version } entries(first: 5) { edges { node { person { name } } } } } } }`
    const counts: number[] = []
    for (const first of [2, 3]) {
      counts.push((await season.database().statements.during(() => ask(document, { first }))).statements.length)
    }
    expect(counts[1]).toBe(counts[0])
  })
})
