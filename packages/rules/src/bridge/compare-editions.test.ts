import { expect, test } from 'vitest'
import { entrantId, factId } from '../core/ids.js'
import { compareEditions } from './compare-editions.js'
import { ccba1999, laws2007, laws2017 } from './editions/index.js'
import type { BridgeFacts } from './effective-sheets.js'
import { parseBridgeSheet } from './parse-sheet.js'

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
