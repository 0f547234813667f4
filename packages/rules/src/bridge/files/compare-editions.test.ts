import { expect, test } from 'vitest'
import { entrantId, factId } from '../../core/ids.js'
import { compareEditions } from './compare-editions.js'
import { ccba1999, laws2007, laws2017 } from '../editions/index.js'
import { editionReport } from './edition-report.js'
import type { BridgeFacts } from '../sheet/effective-sheets.js'
import { parseBridgeSheet } from '../sheet/parse-sheet.js'

const pairs = ['1', '2', '3', '4', '5', '6', '7', '8']
const facts = (rows: readonly (readonly [board: string, ns: string, ew: string, sheet: object])[]): BridgeFacts => ({
  entrants: pairs.map(number => ({ id: entrantId(number), number })),
  sheets: rows.map(([board, ns, ew, input]) => {
    const sheet = parseBridgeSheet(input)
    if (!sheet.ok) throw new TypeError(JSON.stringify(sheet.error))
    const slot = `b${board}/${ns}-${ew}`
    return { id: factId(slot), slot, board, sides: [entrantId(ns), entrantId(ew)], sheet: sheet.value }
  }),
  adjustments: [],
  lots: [],
  settings: {},
})

const played = (tricks: number, extra: object = {}) => ({ contract: '4S', declarer: 'S', tricks, ...extra })
const revoke = { offender: 'E', trick: 3, sideWonTrick: true, laterTricksWon: 2, laterWonWithSuit: true }

const session = facts([
  ['1', '1', '2', played(10)],
  ['1', '3', '4', played(8, { revokes: [revoke] })],
  ['1', '5', '6', played(9)],
  ['1', '7', '8', played(11, { heldToMinus: 'ns' })],
  ['2', '1', '4', { nsScore: 0 }],
  ['2', '3', '2', { nsScore: 100 }],
  ['2', '5', '8', { nsScore: 200 }],
  ['2', '7', '6', { adjusted: { ns: 'ave-', ew: 'ave+' } }],
])

test('the 1997 and the 2017 Laws differ in revoke, late change of call and own percentage', () => {
  const compared = compareEditions(session, ccba1999, laws2017)
  if (!compared.ok) throw new TypeError()
  const cited = (slot: string, entrant: string) =>
    compared.value.lines
      .filter(line => line.slot === slot && line.entrant === entrant)
      .map(line => [line.awards, line.causes.map(item => [item.code, ...item.clauses.map(ref => ref.article)])])
  expect(cited('b1/3-4', '3')).toEqual([[['3', '1'], [['revokeTransfer', '64A', '64A']]]])
  expect(cited('b1/7-8', '7')).toEqual([[['12/5', '6'], [['heldToMinus', '25B2', '25B2']]]])
  expect(cited('b1/1-2', '1')).toEqual([[['3', '4'], [['otherResultsMoved', '78A', '78A']]]])
  expect(compared.value.standings.length).toBeGreaterThan(0)
})

test('2007 and 2017 score the same facts alike', () => {
  const compared = compareEditions(session, laws2007, laws2017)
  expect(compared).toMatchObject({ ok: true, value: { lines: [], standings: [] } })
})

const reportOf = (from: typeof ccba1999, to: typeof ccba1999, language: 'zh' | 'en') => {
  const compared = compareEditions(session, from, to)
  if (!compared.ok) throw new TypeError()
  return editionReport(compared.value, { language, entrant: id => id, slot: slot => slot }).join('\n')
}

test('the report of 1999 and 2017 says what moved and cites the articles', () => {
  expect(reportOf(ccba1999, laws2017, 'en')).toMatchInlineSnapshot(`
    "Chinese Laws of Duplicate Bridge (1999) → Laws of Duplicate Bridge (2017)

    Awards that differ: 8
      b1/1-2  1  3.00 → 4.00  Moved by other results (78A → 78A)
      b1/1-2  2  3.00 → 2.00  Moved by other results (78A → 78A)
      b1/3-4  3  3.00 → 1.00  Tricks for a revoke (64A → 64A)
      b1/3-4  4  3.00 → 5.00  Tricks for a revoke (64A → 64A)
      b1/5-6  5  0.00 → 1.00  Moved by other results (78A → 78A)
      b1/5-6  6  6.00 → 5.00  Moved by other results (78A → 78A)
      b1/7-8  7  2.40 → 6.00  Held to average minus (25B2 → 25B2)
      b2/7-6  6  6.00 → 5.00  Own percentage (88 → 12C2c)

    Totals and places that differ: 7
      6  100.00 → 83.33  place 1 → 2
      4  72.22 → 88.89   place 2 → 1
      2  50.00 → 41.67   place 3 → 5
      3  50.00 → 33.33   place 3 → 7
      5  47.22 → 55.56   place 5 → 4
      7  40.00 → 70.00   place 6 → 3
      1  27.78 → 36.11   place 7 → 6"
  `)
})

test('2007 and 2017 differ in articles only', () => {
  const weighted = [
    { weight: '0.4', nsScore: 620 },
    { weight: '0.6', nsScore: -100 },
  ]
  const ruled = facts([
    ['1', '1', '2', { adjusted: { weighted } }],
    ['1', '3', '4', played(9)],
  ])
  const compared = compareEditions(ruled, laws2007, laws2017)
  if (!compared.ok) throw new TypeError()
  const about = { language: 'zh', entrant: (id: string) => id, slot: (slot: string) => slot } as const
  expect(editionReport(compared.value, about)).toEqual([
    '复式桥牌规则（2007） → 复式桥牌规则（2017）',
    '',
    '两版规则计分完全相同。',
    '',
    '得分相同，依据条款不同: 1',
    '  b1/1-2  裁定调整分的条款 (12C1 → 12C1b)',
  ])
})
