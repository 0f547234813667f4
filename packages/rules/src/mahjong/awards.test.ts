import { describe, expect, test } from 'vitest'
import type { StageFacts } from '../core/facts.js'
import { entrantId, factId } from '../core/ids.js'
import { readStageFacts } from '../core/rank-stage.js'
import { wmo2006 } from './editions/index.js'
import type { MahjongSheet } from './sheet.js'
import { mahjongTerms } from './terms.js'

const sides = ['1', '2', '3', '4'].map(entrantId)
const hands = [
  { number: 1, result: { kind: 'selfDraw', winner: 0, fan: 8 } },
  { number: 2, result: { kind: 'drawn' } },
]
const context = (sheet: unknown = { kind: 'hands', hands, ended: 'time' }) => {
  const stored = {
    entrants: sides.map(id => ({ id, number: `${id}` })),
    sheets: [{ id: factId('f'), slot: 's', round: 1, table: '1', sides, sheet }],
    adjustments: [],
    lots: [],
    settings: {},
  }
  const read = readStageFacts(wmo2006, stored)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return { facts: read.value as StageFacts<MahjongSheet>, slot: 's' }
}
const award = (form: string, answers: Record<string, string>) => {
  const given = wmo2006.rulings.award(context(), form, answers)
  return given.ok ? given.value : given.error.map(problem => problem.code)
}

describe('what a committee may put in the place of a session', () => {
  test('forms with words', () => {
    const forms = wmo2006.rulings.awards(context())
    expect(forms.map(form => form.code)).toEqual(['setHand', 'setGamePoints', 'setStandardPoints'])
    for (const { code, fields } of forms)
      for (const word of [code, ...fields.map(field => field.name)]) expect(mahjongTerms[word], word).toBeTruthy()
    const totals = wmo2006.rulings.awards(context({ kind: 'totals', totals: [16, 0, 0, -16] }))
    expect(totals.map(form => form.code)).toEqual(['setGamePoints', 'setStandardPoints'])
  })
  test.each([
    ['setHand', { hand: '2', result: '2 3 10' }, { gamePoints: [40, 18, -34, -24] }],
    ['setGamePoints', { gamePoints: '48 -8 −8 -32' }, { gamePoints: [48, -8, -8, -32] }],
    ['setStandardPoints', { tablePoints: '4, 2, 1/2, 0.5' }, { standardPoints: ['4', '2', '1/2', '1/2'] }],
  ] as [string, Record<string, string>, object][])('%s %j', (form, answers, payload) => {
    expect(award(form, answers)).toEqual({ kind: 'assigned', slot: 's', payload })
  })
  test.each([
    ['setHand', { hand: '3', result: '-' }, ['RULING_ANSWER_UNREADABLE']],
    ['setHand', { hand: '2', result: 'x' }, ['HAND_ENTRY_UNREADABLE']],
    ['setGamePoints', { gamePoints: '1 2 3' }, ['RULING_ANSWER_UNREADABLE']],
    ['setStandardPoints', { tablePoints: '4 2 1 x' }, ['RULING_ANSWER_UNREADABLE']],
  ] as [string, Record<string, string>, string[]][])('%s %j is refused', (form, answers, codes) => {
    expect(award(form, answers)).toEqual(codes)
  })
})
