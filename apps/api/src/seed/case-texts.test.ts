import { editionOf, entrantId, factId } from '@paiji/rules'
import { expect, test } from 'vitest'
import { caseTexts, editions } from './case-texts.js'
import type { Sport } from './people.js'

/** The cases of the demo teach: each names an article that its text has, and the one that its own tree comes to. */

const texts = Object.entries(caseTexts).flatMap(([sport, cases]) => cases.map(text => [sport as Sport, text] as const))

const sides = ['1', '2', '3', '4'].map(entrantId)
const facts = {
  entrants: sides.map(id => ({ id, number: `${id}` })),
  sheets: [{ id: factId('f'), slot: 's', sides, sheet: {} }],
  adjustments: [],
  lots: [],
  settings: {},
}

test.each(texts)('%s: $article', (sport, { article, led }) => {
  const edition = editionOf(editions[sport])
  expect(edition?.rulings.hasArticle(article)).toBe(true)
  if (!led) return
  const answers = Object.entries(led.answers).map(([question, value]) => ({ question, value }))
  const context = { facts, history: [], slot: 's', entrant: sides[0] } as never
  const step = edition?.led?.step(context, led.situation, answers)
  expect(step).toMatchObject({
    ok: true,
    value: { kind: 'result', result: { clause: { article }, option: expect.stringMatching(/warning|asWritten/) } },
  })
})
