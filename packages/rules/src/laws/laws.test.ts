import { describe, expect, test } from 'vitest'
import { procedures } from '../procedures.js'
import { sports } from '../sports.js'
import { articleKey, compareArticles, isUnder } from '../core/article.js'
import { articleAbove, articleCited, articleOf, articlesUnder, lawBook, lawBookAt, lawBooks, pathTo } from './books.js'
import { drivesOf } from './drives.js'
import { citedIn, ledClauses } from './cited.cases.js'

describe('an article by any way of citing it', () => {
  test.each([
    ['54D', '54d'],
    ['Law 54D', '54d'],
    ['law 54 d', '54d'],
    ['第54条D款', '54d'],
    ['第 54 条 D 款', '54d'],
    ['第54D条', '54d'],
    ['第五十四条 D 款', '54d'],
    ['５４Ｄ', '54d'],
    ['12C1(c)', '12c1c'],
    ['第12条C款1(c)', '12c1c'],
    ['第十五条第三款第4项', '15.3.4'],
    ['第十条', '10'],
    ['第二十条', '20'],
    ['第一百零三条', '103'],
    ['3.11.6-7 (2)', '3.11.6-7-2'],
    ['3.11.6-7（2）', '3.11.6-7-2'],
    ['Article 33.3', '33.3'],
  ])('%s is %s', (text, key) => {
    expect(articleKey(text)).toBe(key)
  })

  test('and what stands under what', () => {
    expect([isUnder('12', '12C1c'), isUnder('12C', '12C1'), isUnder('54', '54')]).toEqual([true, true, true])
    expect([isUnder('1', '12C'), isUnder('12C1', '12C'), isUnder('3.1', '3.11'), isUnder('54D', '54')]).toEqual(
      Array(4).fill(false),
    )
  })

  test('and which comes first', () => {
    expect(['12C1', '9', '12', '2', '12C1c', '12C', '12C1b', '10'].sort(compareArticles)).toEqual([
      '2',
      '9',
      '10',
      '12',
      '12C',
      '12C1',
      '12C1b',
      '12C1c',
    ])
  })
})

describe.each(lawBooks.map(book => [book.id, book] as const))('%s', (_, book) => {
  test('has every number once, and each by its own address', () => {
    const keys = book.articles.map(({ number }) => articleKey(number))
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
    expect(lawBookAt(book.shelf, book.slug)).toBe(book)
  })

  test('says every title and what the article says in both languages', () => {
    const poor = book.articles.filter(
      ({ title, summary }) =>
        !/\p{Script=Han}/u.test(`${title.zh}${summary?.zh}`) ||
        !title.en ||
        !summary?.en ||
        /\p{Script=Han}/u.test(title.en + summary.en),
    )
    expect(poor.map(({ number }) => number)).toEqual([])
  })

  test('has something above whatever is not a whole article', () => {
    const alone = book.articles.filter(
      ({ number }) => /^\d+[A-Z]/.test(number) && pathTo(book, { number }).length === 0,
    )
    expect(alone.map(({ number }) => number)).toEqual([])
  })
})

test('the laws of bridge are whole: 93 of them in each edition', () => {
  for (const id of ['bridge/ccba-1999', 'bridge/laws-2007', 'bridge/laws-2017']) {
    const whole = lawBook(id)?.articles.filter(({ number }) => /^\d+$/.test(number))
    expect(whole?.map(({ number }) => Number(number))).toEqual(Array.from({ length: 93 }, (_, at) => at + 1))
  }
})

describe('every article that is cited', () => {
  const isThere = ({ edition, article }: { edition: string; article: string }): boolean => {
    const book = lawBook(edition)
    return book !== undefined && articleOf(book, article) !== undefined
  }

  test('by editions, guides, led questions, conditions and procedures is in its text', () => {
    const cited = [
      ...sports.flatMap(sport => [...citedIn(sport), ...sport.editions.flatMap(ledClauses)]),
      ...citedIn(procedures),
    ]
    expect(cited.length).toBeGreaterThan(1000)
    const missing = cited.filter(clause => !isThere(clause)).map(({ edition, article }) => `${edition} ${article}`)
    expect([...new Set(missing)]).toEqual([])
  })
})

describe('where a citation leads', () => {
  test.each([
    ['54D', 'bridge/laws-2017 54D'],
    ['Law 54D', 'bridge/laws-2017 54D'],
    ['第 54 条 D 款', 'bridge/laws-2017 54D'],
    ['law 54', 'bridge/laws-2017 54'],
    ['15.3.4', 'guandan/gsac-2017 15.3.4'],
    ['3.11.6-7 (2)', 'mahjong/wmo-2006 3.11.6-7 (2)'],
  ])('%s: %s', (text, expected) => {
    const found = articleCited(text)
    expect(`${found?.book.id} ${found?.article.number}`).toBe(expected)
  })

  test.each(['54', '100054', 'BRA-2025-02', '54Z', '林龙', '', 'law', '1'.repeat(500)])('%s is no citation', text => {
    expect(articleCited(text)).toBeUndefined()
  })

  test('by way of what stands above and below it', () => {
    const book = lawBook('bridge/laws-2017')
    if (!book) throw new Error('no book')
    expect(pathTo(book, { number: '12C1c' }).map(({ number }) => number)).toEqual(['12', '12C', '12C1'])
    expect(articlesUnder(book, { number: '54' }).map(({ number }) => number)).toEqual([
      '54A',
      '54B1',
      '54B2',
      '54C',
      '54D',
      '54E',
    ])
    expect(articleAbove(book, '12C2d')?.number).toBe('12C2')
  })
})

describe('what rests on an article', () => {
  test('led questions, the guide, time limits and conditions', () => {
    expect(drivesOf('bridge/laws-2017', '54D').led).toEqual(['openingLeadOutOfTurn'])
    expect(drivesOf('bridge/laws-2017', '64A').led).toContain('revoke')
    expect(drivesOf('bridge/laws-2017', '64').guide).toContain('revoke')
    expect(drivesOf('bridge/laws-2017', '92').windows.map(({ kind }) => kind)).toEqual(['appeal'])
    expect(drivesOf('bridge/laws-2017', '93').route.map(({ body }) => body)).toEqual([
      'director',
      'chiefDirector',
      'committee',
      'nationalAuthority',
    ])
    expect(drivesOf('guandan/gsac-2017', '27.2').tieBreaks).toContain('levelPoints')
    expect(drivesOf('guandan/gsac-2017', '27.3').settings.length).toBeGreaterThan(0)
    expect(drivesOf('mahjong/wmo-2006', '1.1')).toEqual({
      led: [],
      guide: [],
      windows: [],
      route: [],
      tieBreaks: [],
      settings: [],
    })
  })
})
