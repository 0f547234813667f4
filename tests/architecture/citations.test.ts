import { readdirSync, readFileSync } from 'node:fs'
import { articleOf, lawBook } from '@paiji/rules/laws'
import { describe, expect, it } from 'vitest'

const rulesOf = new URL('../../packages/rules/src/', import.meta.url)
const portal = new URL('../../apps/portal/src/', import.meta.url)

const sourcesIn = (folder: URL, ends: RegExp): readonly { readonly name: string; readonly source: string }[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => ends.test(name) && !/\.(?:test|cases)\.tsx?$/.test(name) && !name.startsWith('gql/'))
    .map(name => ({ name, source: readFileSync(new URL(name, folder), 'utf8') }))

/** What an article looks like in a sport's source, and the texts it may be of. */
const cited: Readonly<Record<string, { readonly texts: readonly string[]; readonly shape: RegExp }>> = {
  bridge: {
    texts: ['bridge/laws-2017', 'bridge/laws-2007', 'bridge/ccba-1999', 'bridge/laws-1987'],
    shape: /'(\d{1,2}[A-H](?:\d[a-h]?)?)'/gu,
  },
  guandan: { texts: ['guandan/gsac-2017'], shape: /'((?:[1-9]|[12]\d|3[0-3])(?:\.\d{1,2}){1,2})'/gu },
  mahjong: { texts: ['mahjong/wmo-2006'], shape: /'(3\.\d{1,2}(?:\.\d{1,2})?(?:-\d{1,2})?(?: \(\d\))?)'/gu },
}

describe('articles cited', () => {
  it.each(Object.entries(cited))('in the source of %s are in a text it goes by', (sport, { texts, shape }) => {
    const books = texts.flatMap(id => lawBook(id) ?? [])
    const found = sourcesIn(new URL(`${sport}/`, rulesOf), /\.ts$/).flatMap(({ name, source }) =>
      [...source.matchAll(shape)].map(match => ({ name, article: match[1] as string })),
    )
    expect(found.length).toBeGreaterThan(20)
    const missing = found.filter(({ article }) => !books.some(book => articleOf(book, article)))
    expect(missing).toEqual([])
  })
})

describe('articles that the demo cites', () => {
  const seed = new URL('../../apps/api/src/seed/', import.meta.url)

  it.each(Object.entries(cited))('of %s are in a text it goes by', (sport, { texts }) => {
    const books = texts.flatMap(id => lawBook(id) ?? [])
    const source = readFileSync(new URL(`casebook/${sport}.ts`, seed), 'utf8')
    const found = [...source.matchAll(/\barticle: '([^']+)'/gu)].map(match => match[1] as string)
    expect(found.length).toBeGreaterThan(5)
    expect(found.filter(article => !books.some(book => articleOf(book, article)))).toEqual([])
  })
})

describe('citations', () => {
  /** Where the number stands in what is a way already, and the page it leads to has the door. */
  const withinAWay = ['features/rulings/led-list.tsx']

  it('are drawn by the one component that makes a door of them', () => {
    const printed = />\s*\{[\w.?]*[cC]lause\??\.article\}\s*<|Translations\('clause'\)|title=\{`\$\{[\w.]*clause/u
    const others = sourcesIn(portal, /\.tsx$/).filter(
      ({ name, source }) =>
        !/^(?:features|app\/.*)\/laws\//u.test(name) && name !== 'components/clause-ref.tsx' && printed.test(source),
    )
    expect(others.map(({ name }) => name)).toEqual(withinAWay)
  })

  it('stand in no other door', () => {
    const inside = sourcesIn(portal, /\.tsx$/).filter(({ source }) =>
      /<Link\b(?:(?!<\/Link>)[\s\S])*<ClauseRef\b/u.test(source),
    )
    expect(inside.map(({ name }) => name)).toEqual([])
  })
})
