import { describe, expect, test } from 'vitest'
import { sports } from '../sports.js'
import { articleOf, lawBook, lawBooks } from './books.js'
import { changesOf, changesOn } from './changes.js'

const written = sports.flatMap(({ laws }) => laws?.changes ?? [])

describe('what changed from edition to edition', () => {
  test('is said of every edition that took the place of another, and of those used side by side', () => {
    const told = new Set(written.map(({ from, to }) => `${from} ${to}`))
    const followed = lawBooks.flatMap(({ id, replacedBy }) => (replacedBy ? [`${id} ${replacedBy}`] : []))
    expect(followed.filter(pair => !told.has(pair))).toEqual([])
    expect([...told]).toEqual(
      expect.arrayContaining(['mahjong/mcr-1998 mahjong/wmo-2006', 'guandan/jingji-2022 guandan/gsac-2017']),
    )
  })

  test('names articles that its editions have, in both languages', () => {
    const missing = written.flatMap(({ from, to, rows }) =>
      rows.flatMap(({ before, after, note }) => {
        const has = (id: string, number: string | undefined) => {
          const book = lawBook(id)
          const source = book?.citedFrom ? lawBook(book.citedFrom) : book
          return number === undefined || (source !== undefined && articleOf(source, number) !== undefined)
        }
        const said = /\p{Script=Han}/u.test(note.zh) && note.en !== '' && !/\p{Script=Han}/u.test(note.en)
        return has(from, before) && has(to, after) && (before ?? after) && said
          ? []
          : [`${from} ${before} ${to} ${after}`]
      }),
    )
    expect(missing).toEqual([])
  })

  test('stands at the article, at what it stands under, and in the text', () => {
    const book = lawBook('bridge/laws-2007')
    const article = book && articleOf(book, '64')
    const on = book && article ? changesOn({ book, article }) : []
    expect(on.map(({ from, to, after }) => `${from.slug} ${to.slug} ${after?.article.number}`)).toEqual([
      '1999 2007 64A2',
      '1999 2007 64B7',
      '2007 2017 64C',
    ])
    expect(on.map(({ changesScore }) => changesScore)).toEqual([true, true, true])
    expect(book ? changesOf(book).length : 0).toBeGreaterThan(30)
  })
})
