import { editionOf, entrantId, factId } from '@paiji/rules'
import { expect, it, test } from 'vitest'
import { casebook, caseTexts, editions } from './case-texts.js'
import { ledContent } from './casebook/book-case.js'
import type { Sport } from './people.js'

/** The cases of the demo teach: each names the article that its own tree comes to, and is decided with a reason. */

const texts = Object.entries(casebook).flatMap(([sport, cases]) => cases.map(text => [sport as Sport, text] as const))

const sides = ['1', '2', '3', '4'].map(entrantId)
const facts = {
  entrants: sides.map(id => ({ id, number: `${id}` })),
  sheets: [{ id: factId('f'), slot: 's', sides, sheet: {} }],
  adjustments: [],
  lots: [],
  settings: {},
}

interface Led {
  readonly situation: string
  readonly path: readonly { question: string; answer: { choice?: string; number?: number } }[]
}

test.each(texts)('%s: $article', (sport, { article, book }) => {
  const edition = editionOf(editions[sport])
  expect(edition?.rulings.hasArticle(article)).toBe(true)
  if (!book) throw new TypeError('a case that no questions lead to')
  const { situation, path } = ledContent(book).led as Led
  const answers = path.map(({ question, answer }) => ({ question, value: answer.choice ?? `${answer.number}` }))
  const step = edition?.led?.step({ facts, history: [], slot: 's', entrant: sides[0] } as never, situation, answers)
  expect(step).toMatchObject({ ok: true, value: { kind: 'result', result: { clause: { article } } } })
})

it('has thirty cases over all outcomes, in each sport, and says why where the committee differs', () => {
  const books = texts.flatMap(([sport, { book }]) => (book ? [{ sport, ...book }] : []))
  expect(books).toHaveLength(30)
  expect([...new Set(books.map(({ outcome }) => outcome))].sort()).toEqual([
    'dismissed',
    'remanded',
    'rulingOverturned',
    'rulingUpheld',
    'rulingVaried',
  ])
  const changed = books.filter(({ outcome }) => outcome === 'rulingVaried' || outcome === 'rulingOverturned')
  for (const { reasoning, award, lessen, lift, unmoved } of changed) {
    expect(reasoning[0]).toContain('裁判')
    expect([award, lessen, lift, unmoved].filter(Boolean)).toHaveLength(1)
  }
  for (const sport of ['bridge', 'guandan', 'mahjong'] as const) {
    const own = books.filter(book => book.sport === sport).map(({ headnote }) => headnote[1])
    expect(new Set(own).size).toBe(own.length)
  }
})

test.each(caseTexts)('today: $article is in its text', ({ article }) => {
  expect(editionOf(editions.bridge)?.rulings.hasArticle(article)).toBe(true)
})
