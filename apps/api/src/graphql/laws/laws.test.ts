import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../../auth/viewer.js'
import { event, ruling } from '../../db/schema/index.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { type AppealScene, appealScene } from '../../testing/appeal-scene.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { type TestApi, testApi } from '../../testing/execute.js'

let database: TestDatabase
let api: TestApi
let scene: AppealScene

const ARTICLE = `query ($cited: String!, $slug: String!) { lawBook(shelf: "bridge", slug: $slug) {
  article(cited: $cited) { number title { en } summary { zh } book { id } path { number } elsewhere { number book { slug } }
    ledSituations { code name { en } } cases { cases }
    rulings(first: 1) { totalCount pageInfo { hasNextPage } edges { node { clause { article } } } } } } }`

interface Answer {
  readonly number: string
  readonly book: { readonly id: string }
  readonly path: readonly { readonly number: string }[]
  readonly elsewhere: readonly { readonly number: string; readonly book: { readonly slug: string } }[]
  readonly ledSituations: readonly { readonly code: string; readonly name: { readonly en: string } }[]
  readonly rulings: {
    readonly totalCount: number
    readonly pageInfo: { readonly hasNextPage: boolean }
    readonly edges: readonly { readonly node: { readonly clause: { readonly article: string } } }[]
  }
}

const article = async (cited: string, who?: Viewer, slug = '2017'): Promise<Answer | null> => {
  const answer = await api.execute<{ lawBook: { article: Answer | null } | null }>(who, ARTICLE, { cited, slug })
  expect(answer.errors).toBeUndefined()
  return answer.data?.lawBook?.article ?? null
}

const rule = async (cited: string, visibility: 'public' | 'parties'): Promise<void> => {
  await database.db.insert(ruling).values({
    organisationId: scene.federationId,
    stageId: scene.stageId,
    kind: 'penalty',
    editionId: 'bridge/laws-2017',
    article: cited,
    facts: 'Facts.',
    decision: 'Decided.',
    givenBy: 'director',
    givenAt: new Date('2026-11-21T03:00:00Z'),
    visibility,
  })
}

beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(testDeps(database.db))
  scene = await appealScene(database.db)
  for (const cited of ['74A2', '74B1', '7B2']) await rule(cited, 'public')
  await rule('74A2', 'parties')
})
afterAll(() => database.drop())

describe('an article', () => {
  it.each(['54D', 'Law 54D', '第 54 条 D 款', '第54D条', '54d', '54D9'])('is reached as %s', async cited => {
    expect((await article(cited))?.number).toBe('54D')
  })

  it('is not there where the text has none, nor has the text', async () => {
    expect(await article('200')).toBeNull()
    expect(await article("'; drop table ruling; --")).toBeNull()
    expect(await article('54D', undefined, '1066')).toBeNull()
  })

  it('says what rests on it and where the same matter stands elsewhere', async () => {
    const found = await article('16C')
    expect(found?.path.map(({ number }) => number)).toEqual(['16'])
    expect(found?.elsewhere.map(({ number, book }) => `${book.slug} ${number}`)).toEqual([
      '1987 16C',
      '1999 16C',
      '2007 16D',
    ])
    const led = (await article('64A'))?.ledSituations.map(({ code }) => code)
    expect(led).toContain('revoke')
  })

  it('counts and lists the public rulings on it and under it, and no others, for whomever', async () => {
    for (const who of [undefined, scene.players[0], scene.director]) {
      const found = await article('74', who)
      expect(found?.rulings.totalCount).toBe(2)
      expect(found?.rulings.pageInfo.hasNextPage).toBe(true)
    }
    expect((await article('7'))?.rulings.edges.map(({ node }) => node.clause.article)).toEqual(['7B2'])
  })

  it('tells nothing of an event that is not announced', async () => {
    await database.db.update(event).set({ unannounced: true }).where(eq(event.id, scene.eventId))
    expect((await article('74', scene.director))?.rulings.totalCount).toBe(0)
    await database.db.update(event).set({ unannounced: false }).where(eq(event.id, scene.eventId))
  })
})

it('a text says who uses it, and by whose numbers it is cited', async () => {
  const answer = await api.execute<{
    lawBook: { usedBy: { id: string }[]; replaces: { slug: string } }
    trial: { citedFrom: { id: string }; article: { book: { id: string } } }
  }>(
    undefined,
    `{ lawBook(shelf: "bridge", slug: "laws-2017") { usedBy { id } replaces { slug } }
      trial: lawBook(shelf: "guandan", slug: "2022") { citedFrom { id } article(cited: "15.3.4") { book { id } } } }`,
    {},
  )
  expect(answer.errors).toBeUndefined()
  expect(answer.data?.lawBook).toEqual({
    usedBy: [{ id: toGlobalId('Organisation', scene.federationId) }],
    replaces: { slug: '2007' },
  })
  expect(answer.data?.trial.article.book.id).toBe('guandan/gsac-2017')
})

describe('what goes by an article', () => {
  const DRIVES = `query ($cited: String!, $slug: String!) { lawBook(shelf: "bridge", slug: $slug) { article(cited: $cited) {
    drives { windows { kind anchor minutes } hearing tieBreaks settings }
    rulingsByKind { adjustedScore penalty warning rectification disqualification }
    changes { from { slug } to { slug } before { number } after { number } note { zh } changesScore isCompared } } } }`
  const of = async (cited: string, slug = '2017') => {
    const answer = await api.execute<{ lawBook: { article: Record<string, unknown> } }>(undefined, DRIVES, {
      cited,
      slug,
    })
    expect(answer.errors).toBeUndefined()
    return answer.data?.lawBook.article
  }

  it('are times, hearings and what the public rulings on it came to', async () => {
    expect(await of('92')).toMatchObject({
      drives: { windows: [{ kind: 'appeal', anchor: 'SCORE_AVAILABLE', minutes: 30 }] },
    })
    expect(await of('93')).toMatchObject({
      drives: { hearing: ['director', 'chiefDirector', 'committee', 'nationalAuthority'] },
    })
    expect(await of('74')).toMatchObject({ rulingsByKind: { penalty: 2, warning: 0, adjustedScore: 0 } })
  })

  it('is told with what became of it from edition to edition', async () => {
    expect(await of('64A', '1999')).toMatchObject({
      changes: [
        {
          from: { slug: '1999' },
          to: { slug: '2007' },
          before: { number: '64A' },
          after: { number: '64A2' },
          changesScore: true,
          isCompared: true,
        },
      ],
    })
  })
})
