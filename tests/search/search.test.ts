import { readFileSync } from 'node:fs'
import path from 'node:path'
import { scene, type TestApi, type TestDatabase, testApi, testDeps } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededDatabase } from '../../apps/api/src/testing/season/seeded-database.js'

/**
 * What people type, in all scripts, and what should stand first, on the register of a played season: `person` by name or
 * number, several names parted by a stroke in any order, `organisation`, `event`, `ranking` by code, `board`, `text` and
 * `article` by their addresses; a star stands for anything. The list is there to be made longer.
 */
interface Search {
  readonly text: string
  readonly first: string
}

const searches = readFileSync(path.join(import.meta.dirname, 'expected.jsonl'), 'utf8')
  .split('\n')
  .filter(line => line !== '')
  .map(line => JSON.parse(line) as Search)

const QUERY = `query ($text: String!) {
  search(text: $text, first: 3) {
    kinds
    wholeNumber { kind slug }
    people { edges { node { number name names { display } } } }
    events { edges { node { slug } } }
    organisations { edges { node { code } } }
    rankings { code }
    cases { number }
    texts { shelf slug }
    articles { number book { shelf slug } }
  }
}`

interface Answer {
  readonly kinds: readonly string[]
  readonly wholeNumber: { readonly kind: string; readonly slug: string } | null
  readonly people: {
    readonly edges: readonly {
      readonly node: { readonly number: string; readonly names: readonly { display: string }[] }
    }[]
  }
  readonly events: { readonly edges: readonly { readonly node: { readonly slug: string } }[] }
  readonly organisations: { readonly edges: readonly { readonly node: { readonly code: string } }[] }
  readonly rankings: readonly { readonly code: string }[]
  readonly cases: readonly { readonly number: string }[]
  readonly texts: readonly { readonly shelf: string; readonly slug: string }[]
  readonly articles: readonly {
    readonly number: string
    readonly book: { readonly shelf: string; readonly slug: string }
  }[]
}

/** What is still to come, whenever the test is run. */
const TO_COME = [
  ['BRZ-2099', 'bridge', 'bridge/laws-2017', '五一双人赛', 'May Day Pairs'],
  ['GUZ-2099', 'guandan', 'guandan/gsac-2017', '五一邀请赛', 'May Day Cup'],
  ['MAZ-2099', 'mahjong', 'mahjong/wmo-2006', '五一月赛', 'May Day Monthly'],
] as const

let database: TestDatabase
let api: TestApi
beforeAll(async () => {
  database = await seededDatabase('2025-02')
  const [body] = await database.sql`select id from organisation where code = 'BJ'`
  for (const [code, sport, editionId, nameZh, nameEn] of TO_COME)
    await scene.together(database.db, tx =>
      scene.addEvent(tx, {
        ...{ organisationId: String(body?.id), code, sport, editionId, nameZh, nameEn, category: 'club' },
        ...{ startsOn: '2099-05-01', endsOn: '2099-05-01', status: 'SANCTIONED', format: 'pairs', settings: {} },
        ...{ entries: [], sheets: [], enteredBy: 'test' },
      }),
    )
  api = await testApi(testDeps(database.db))
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

/** What stands first, by all that it may be called; of two people who were asked for, both. */
const firstOf = ({ kinds, wholeNumber, ...found }: Answer, names: number): readonly (readonly string[])[] => {
  if (wholeNumber) {
    const kind = wholeNumber.kind.toLowerCase()
    return [[`${kind === 'player' ? 'person' : kind}:${wholeNumber.slug}`]]
  }
  switch (kinds[0]?.toLowerCase()) {
    case 'people':
      return found.people.edges
        .slice(0, names)
        .map(({ node }) => [node.number, ...node.names.map(({ display }) => display)].map(one => `person:${one}`))
    case 'events':
      return [[`event:${found.events.edges[0]?.node.slug}`]]
    case 'organisations':
      return [[`organisation:${found.organisations.edges[0]?.node.code}`]]
    case 'rankings':
      return [[`ranking:${found.rankings[0]?.code}`]]
    case 'cases':
      return [[`case:${found.cases[0]?.number}`]]
    case 'texts':
      return found.texts.slice(0, 1).map(({ shelf, slug }) => [`text:${shelf}/${slug}`])
    case 'articles':
      return found.articles.slice(0, 1).map(({ number, book }) => [`article:${book.shelf}/${book.slug}/${number}`])
    default:
      return [['none']]
  }
}

const fits = (expected: string, said: string): boolean => {
  const [before = '', after] = expected.split('*')
  return after === undefined ? said === expected : said.startsWith(before) && said.endsWith(after)
}

describe('a hundred searches', () => {
  it('are at least a hundred, each once', () => {
    expect(new Set(searches.map(({ text }) => text)).size).toBe(searches.length)
    expect(searches.length).toBeGreaterThanOrEqual(100)
  })

  it.each(searches)('$text begins with $first', async ({ text, first }) => {
    const answer = await api.execute<{ search: Answer }>(undefined, QUERY, { text })
    expect(answer.errors).toBeUndefined()
    const [kind = '', ...rest] = first.split(':')
    const expected =
      rest.length === 0
        ? [first]
        : rest
            .join(':')
            .split('|')
            .map(one => `${kind}:${one}`)
    const said = answer.data ? firstOf(answer.data.search, expected.length) : []
    const has = (one: string) => said.some(names => names.some(name => fits(one, name)))
    expect({ text, missing: expected.filter(one => !has(one)), said: expected.every(has) ? [] : said }).toEqual({
      text,
      missing: [],
      said: [],
    })
  })
})

describe('a search that asks for nothing anybody has', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' \u3000\t '],
    ['10,000 characters', '欧阳雪'.repeat(3_334)],
    ['10,000 words', 'a '.repeat(5_000)],
    ['operators', `& | ! <-> :* ( ) ' " \\ % _ ~ ^ $ { } [ ]`],
    ['operators around words', `欧阳 & !雪 | ("bridge" <-> 54D) :*`],
    ['a statement', `'; drop table person; --`],
    ['marks that nobody sees', '\u200b\u202e\ufeff'],
  ])('by %s answers without an error, and soon', async (_, text) => {
    const from = performance.now()
    const answer = await api.execute<{ search: Answer }>(undefined, QUERY, { text })
    expect(answer.errors).toBeUndefined()
    expect(answer.data?.search.people.edges.length).toBeLessThanOrEqual(3)
    expect(performance.now() - from).toBeLessThan(5_000)
  })

  it.each([
    ['a sign that no text has', '\u0000'],
    ['half a character', '\ud83c'],
  ])('by %s is told that it cannot be read', async (_, text) => {
    const { errors } = await api.execute(undefined, QUERY, { text })
    expect(errors?.map(({ message }) => message)).toEqual(['TEXT_NOT_READABLE'])
  })
})
