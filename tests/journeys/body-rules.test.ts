import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorOf, type Fields, type Problem } from '../support/director.js'
import { bodyRulesMutations } from '../support/event-mutations.js'
import type { Actor } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { walkerOf } from '../support/walk-mutation.js'

/** The rules that a body makes itself: published in versions, read by article, held to, ruled by and cited. */

let journey: Journey
let event = ''
let stage = ''
let entries: readonly string[] = []
const { newEvent, newStage, enter } = directorOf(() => journey)
const organisation = () => globalId('Organisation', journey.federation.id)

const { walk, walked } = walkerOf<(typeof bodyRulesMutations)[number]>(() => journey)
const send = async (name: string, input: Fields, who: Actor = journey.federation.staff): Promise<string[]> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { problems { code path } } }`
  const answer = await journey.ask<Record<string, { problems: (Problem & { path: string | null })[] }>>(who, document, {
    input,
  })
  return answer[name]?.problems.map(({ code, path }) => (path ? `${code} ${path}` : code)) ?? []
}

const late = {
  number: '3.2',
  titleZh: '迟到',
  titleEn: 'Late for a round',
  zh: '每次迟到扣两分。',
  en: 'Two points are taken each time.',
  sets: { kind: 'penalty', measure: 'points', amount: '2' },
}
const appeals = {
  number: '10',
  titleZh: '申诉时限',
  titleEn: 'Time for appeals',
  zh: '成绩公布后二十分钟内。',
  en: 'Within twenty minutes of the scores.',
  sets: { kind: 'filing', amount: '20' },
}
const attire = { number: '3', titleZh: '纪律', titleEn: 'Conduct', zh: '着装整洁。', en: 'Dress decently.' }
const fines = (more: Fields = {}) => ({
  organisation: organisation(),
  name: 'fines',
  expectedVersion: 0,
  kind: 'supplement',
  scope: 'all',
  titleZh: '联赛罚分补充规定',
  titleEn: 'League fines',
  from: '2026-01-01',
  articles: [appeals, late, attire],
  ...more,
})

interface Book {
  readonly id: string
  readonly slug: string
  readonly title: { readonly en: string }
  readonly replacedBy: { readonly id: string } | null
  readonly rules: { readonly version: number; readonly reason: string | null; readonly mayPublish: boolean } | null
  readonly articles: readonly { readonly number: string }[]
  readonly article: {
    readonly number: string
    readonly summary: { readonly en: string }
    readonly sets: Fields | null
    readonly path: readonly { readonly number: string }[]
    readonly elsewhere: readonly { readonly number: string; readonly book: { readonly id: string } }[]
    readonly rulings: { readonly totalCount: number }
  } | null
}
const BOOK = `query ($slug: String!, $cited: String!) { lawBook(shelf: "TBF", slug: $slug) {
  id slug title { en } replacedBy { id } rules { version reason mayPublish } articles { number }
  article(cited: $cited) { number summary { en } sets { kind measure amount } path { number }
    elsewhere { number book { id } } rulings(first: 5) { totalCount } } } }`
const read = async (slug: string, cited = '3.2', who: Actor = undefined): Promise<Book | null> =>
  (await journey.ask<{ lawBook: Book | null }>(who, BOOK, { slug, cited })).lawBook

interface Held {
  readonly rules: readonly { readonly book: { readonly id: string }; readonly isChosen: boolean }[]
  readonly rulesToChoose: readonly { readonly id: string }[]
  readonly conditionsOfContest: { readonly document: { readonly rules: readonly { readonly book: string }[] } }
}
const held = async (): Promise<Held> => {
  const query = `query ($id: ID!) { event(id: $id) { rules { book { id } isChosen } rulesToChoose { id }
    conditionsOfContest { document { rules { book } } } } }`
  return (await journey.ask<{ event: Held }>(journey.federation.staff, query, { id: event })).event
}

beforeAll(async () => {
  journey = await startJourney()
  event = await newEvent('guandan')
  stage = await newStage(event, { format: { kind: 'swiss', rounds: 2 } })
  await enter(stage, 4)
  const answer = await journey.ask<{ stage: { entries: { id: string }[] } }>(
    journey.federation.staff,
    'query ($id: ID!) { stage(id: $id) { entries { id } } }',
    { id: stage },
  )
  entries = answer.stage.entries.map(({ id }) => id)
})
afterAll(() => journey?.stop())

describe('the rules of a body', () => {
  it.each<[string, Fields, string]>([
    ['no articles', { articles: [] }, 'RULES_EMPTY articles'],
    [
      'a number twice',
      { articles: [late, { ...late, number: '第三条第2款' }, attire] },
      'RULES_NUMBER_UNREADABLE articles[1].number',
    ],
    ['the same number', { articles: [late, late] }, 'RULES_NUMBER_TWICE articles[1].number'],
    ['one language', { articles: [{ ...late, en: ' ' }] }, 'RULES_LANGUAGE_MISSING articles[0]'],
    [
      'a parameter that is none',
      { articles: [{ ...late, sets: { kind: 'penalty', measure: 'points', amount: 'much' } }] },
      'RULES_SETTING_UNREADABLE articles[0].sets',
    ],
    [
      'a fine without a size',
      { articles: [{ ...late, sets: { kind: 'filing', amount: '0' } }] },
      'RULES_SETTING_UNREADABLE articles[0].sets',
    ],
    ['a name that no address can carry', { name: '罚分' }, 'RULES_NAME_UNREADABLE name'],
    ['no title', { titleEn: '' }, 'RULES_TITLE_MISSING titleEn'],
    ['too much', { articles: [{ ...late, zh: '长'.repeat(4001) }] }, 'RULES_TOO_LONG articles[0]'],
    ['a version that nobody has seen', { expectedVersion: 3 }, 'RULES_CHANGED_MEANWHILE'],
  ])('are refused with %s', async (_, more, problem) => {
    expect(await send('publishBodyRules', fines(more))).toContain(problem)
  })

  it('are published, and read by address, article and number, by anybody', async () => {
    await walk('publishBodyRules', fines(), ['BODY_RULES_PUBLISHED'])
    const book = await read('fines', '第 3.2 条')
    expect(book).toMatchObject({ id: 'TBF/fines.1', title: { en: 'League fines' }, replacedBy: null })
    expect(book?.articles.map(({ number }) => number)).toEqual(['3', '3.2', '10'])
    expect(book?.article).toMatchObject({
      number: '3.2',
      summary: { en: late.en },
      sets: { kind: 'penalty', measure: 'points', amount: '2' },
      path: [{ number: '3' }],
    })
    expect(book?.rules).toMatchObject({ version: 1, reason: null, mayPublish: false })
    expect((await read('fines', '3.2', journey.federation.staff))?.rules?.mayPublish).toBe(true)
    expect(await read('tariff')).toBeNull()
  })

  it('get a new version with a reason; the old one stays as it was', async () => {
    const dearer = {
      ...late,
      en: 'Three points are taken each time.',
      zh: '每次迟到扣三分。',
      sets: { ...late.sets, amount: '3' },
    }
    const next = fines({ expectedVersion: 1, from: '2027-01-01', articles: [appeals, dearer, attire] })
    expect(await send('publishBodyRules', fines({ expectedVersion: 1 }))).toEqual(['RULES_UNCHANGED'])
    expect(await send('publishBodyRules', next)).toEqual(['RULES_REASON_MISSING reason'])
    expect(await send('publishBodyRules', { ...next, reason: '代表大会决定' })).toEqual([])
    expect(await read('fines')).toMatchObject({ id: 'TBF/fines.2', rules: { version: 2, reason: '代表大会决定' } })
    const old = await read('fines.1')
    expect(old).toMatchObject({ replacedBy: { id: 'TBF/fines.2' }, article: { summary: { en: late.en } } })
    expect(old?.article?.elsewhere).toEqual([{ number: '3.2', book: { id: 'TBF/fines.2' } }])
    const change = journey.database.sql`update body_rules set title_zh = '另一个' where number = 1`
    await expect(change).rejects.toThrow()
  })

  it('bind the events that began in their time, and others by choice', async () => {
    const before = await held()
    expect(before.rules).toEqual([{ book: { id: 'TBF/fines.1' }, isChosen: false }])
    expect(before.conditionsOfContest.document.rules).toEqual([{ book: 'TBF/fines.1' }])
    expect(await send('publishBodyRules', fines({ name: 'cup-2026', scope: 'chosen', kind: 'conditions' }))).toEqual([])
    expect(await send('publishBodyRules', fines({ name: 'bridge-only', sport: 'bridge' }))).toEqual([])
    expect((await held()).rules).toEqual(before.rules)
    const about = { event, rules: 'TBF/cup-2026.1' }
    expect(await send('holdUnderRules', { event, rules: 'TBF/bridge-only.1' })).toEqual(['RULES_NOT_FOR_EVENT rules'])
    expect(await send('holdUnderRules', { event, rules: 'TBF/none.1' })).toEqual(['RULES_UNKNOWN rules'])
    await walk('holdUnderRules', about, ['EVENT_RULES_CHOSEN'])
    expect(await send('holdUnderRules', about)).toEqual(['RULES_UNCHANGED rules'])
    expect((await held()).rules.map(({ book }) => book.id).sort()).toEqual(['TBF/cup-2026.1', 'TBF/fines.1'])
    await walk('releaseFromRules', about, ['EVENT_RULES_RELEASED'])
    expect((await held()).rules).toEqual(before.rules)
  })

  it('are ruled by: the guide offers what an article sets, and the ruling cites it', async () => {
    const { rulingGuide } = await journey.ask<{
      rulingGuide: {
        situations: {
          code: string
          name: { en: string }
          clause: { edition: string; article: string; ofRules: { en: string } }
          options: { code: string; name: { en: string } }[]
        }[]
      }
    }>(
      journey.federation.staff,
      `query ($stage: ID!, $entry: ID!) { rulingGuide(stage: $stage, entry: $entry) { situations {
        code name { en } clause { edition article ofRules { en } } options { code name { en } } } } }`,
      { stage, entry: entries[0] },
    )
    const [situation] = rulingGuide.situations
    expect(situation).toMatchObject({
      name: { en: 'Late for a round' },
      clause: { edition: 'TBF/fines.1', article: '3.2', ofRules: { en: 'League fines' } },
      options: [{ name: { en: '2 off the total' } }],
    })
    const choice = { situation: situation?.code, option: situation?.options[0]?.code }
    const parties = [{ entry: entries[0], role: 'offending' }]
    const words = { facts: '第一轮迟到十五分钟。', decision: '扣两分。' }
    expect(await send('recordRuling', { matter: { stage, parties, content: { choice } }, ...words })).toEqual([])
    const stated = { kind: 'warning', article: '第 3 条', articleOf: 'TBF/fines.1' }
    const byHand = (more: Fields) => ({ stage, parties, content: { stated: { ...stated, ...more } } })
    expect(await send('recordRuling', { matter: byHand({ articleOf: 'TBF/fines.2' }), ...words })).toEqual([
      'RULING_ARTICLE_UNKNOWN article',
    ])
    expect(await send('recordRuling', { matter: byHand({ article: '99' }), ...words })).toEqual([
      'RULING_ARTICLE_UNKNOWN article',
    ])
    expect(await send('recordRuling', { matter: byHand({}), ...words, visibility: 'public' })).toEqual([])
    const rows = await journey.database.sql`select edition_id, article, part from ruling order by id`
    expect(rows).toEqual([
      { edition_id: 'TBF/fines.1', article: '3.2', part: 'discipline' },
      { edition_id: 'TBF/fines.1', article: '3', part: 'discipline' },
    ])
    const taken = await journey.database.sql`select payload->>'amount' as amount, edition_id, article from adjustment`
    expect(taken).toEqual([{ amount: '2', edition_id: 'TBF/fines.1', article: '3.2' }])
    expect((await read('fines.1', '3'))?.article?.rulings.totalCount).toBe(2)
    expect((await read('fines.2', '3'))?.article?.rulings.totalCount).toBe(0)
  })

  it('are cited by sanctions', async () => {
    const name = { script: 'Hans', family: '王', given: '一', display: '王一' }
    const { registerPerson } = await journey.ask<{ registerPerson: { person: { id: string } } }>(
      journey.federation.staff,
      'mutation ($input: RegisterPersonInput!) { registerPerson(input: $input) { person { id } problems { code } } }',
      { input: { organisation: organisation(), names: [name], surelyNew: true } },
    )
    const person = registerPerson.person.id
    const about = {
      organisation: organisation(),
      person,
      scope: 'compete',
      from: '2026-11-01',
      reason: '罢赛',
      publicity: 'public',
    }
    expect(await send('imposeSanction', { ...about, rule: 'TBF/fines.1#77' })).toEqual(['RULES_ARTICLE_UNKNOWN rule'])
    expect(await send('imposeSanction', { ...about, rule: 'TBF/fines.1#第3条' })).toEqual([])
    const { sanctions } = await journey.ask<{ sanctions: { edges: { node: { rule: unknown } }[] } }>(
      journey.federation.staff,
      'query { sanctions(first: 5) { edges { node { rule { edition article ofRules { en } } } } } }',
    )
    expect(sanctions.edges.map(({ node }) => node.rule)).toEqual([
      { edition: 'TBF/fines.1', article: '3', ofRules: { en: 'League fines' } },
    ])
  })

  it.each([
    ['联赛罚分', 'texts', 'TBF/fines.2'],
    ['league fines', 'texts', 'TBF/fines.2'],
    ['lian sai fa fen', 'texts', 'TBF/fines.2'],
    ['迟到 罚分', 'articles', 'TBF/fines.2 3.2'],
    ['late for a round', 'articles', 'TBF/fines.2 3.2'],
    ['laws 2017', 'texts', 'bridge/laws-2017'],
  ] as const)('are found by %s among the %s', async (text, kind, expected) => {
    const { search } = await journey.ask<{
      search: { kinds: string[]; texts: { id: string }[]; articles: { number: string; book: { id: string } }[] }
    }>(
      undefined,
      'query ($text: String!) { search(text: $text) { kinds texts { id } articles { number book { id } } } }',
      {
        text,
      },
    )
    const found = {
      texts: search.texts.map(({ id }) => id),
      articles: search.articles.map(({ number, book }) => `${book.id} ${number}`),
    }
    expect(found[kind]).toContain(expected)
    expect(search.kinds).toContain(kind)
  })
})

it('every mutation was walked', () => expect([...walked].sort()).toEqual([...bodyRulesMutations]))
