import { describe, expect, test } from 'vitest'
import type { StageFacts } from '../core/facts.js'
import { entrantId, factId } from '../core/ids.js'
import { readStageFacts } from '../core/rank-stage.js'
import { gsac2017 } from './editions/index.js'
import type { GuandanSheet } from './sheet.js'
import { guandanTerms } from './terms.js'

const sides = ['1', '2'].map(entrantId)
const facts = (sheet: unknown): StageFacts<GuandanSheet> => {
  const stored = {
    entrants: sides.map(id => ({ id, number: `${id}` })),
    sheets: [{ id: factId('f'), slot: 'r1/t1', round: 1, table: '1', sides, sheet }],
    adjustments: [],
    lots: [],
    settings: {},
  }
  const read = readStageFacts(gsac2017, stored)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value as StageFacts<GuandanSheet>
}

const deals = Array.from({ length: 8 }, (_, at) => ({ finish: at % 2 === 0 ? [0, 2, 1, 3] : [1, 3, 0, 2] }))
const game = { kind: 'game', deals, ended: 'dealCount' }
const context = (sheet: unknown = game) => ({ facts: facts(sheet), slot: 'r1/t1' })
const award = (form: string, answers: Record<string, string>, sheet: unknown = game) => {
  const given = gsac2017.rulings.award(context(sheet), form, answers)
  return given.ok ? given.value : given.error.map(problem => problem.code)
}

describe('what a committee may put in the place of a game', () => {
  test('forms with words', () => {
    const forms = gsac2017.rulings.awards(context())
    expect(forms.map(form => form.code)).toEqual(['setDeal', 'setLevels', 'setGame', 'setPoints'])
    for (const { code, fields } of forms)
      for (const word of [code, ...fields.map(field => field.name)]) expect(guandanTerms[word], word).toBeTruthy()
  })
  test('one deal is set and the game scored again, the others as they were played', () => {
    const payload = (finish: string) => {
      const given = award('setDeal', { deal: '2', finish })
      return 'payload' in given ? given.payload : given
    }
    expect(payload('ns')).not.toEqual(payload('ewns'))
    const won = deals.map((deal, at) => (at === 1 ? { finish: [0, 2] } : deal))
    const scored = gsac2017.score(facts({ ...game, deals: won }))
    const own = (scored.ok ? scored.value : []).filter(line => line.entrant === sides[0])
    expect(own.map(line => `${line.unit} ${Number(line.points.value.num)}`)).toEqual([
      `matchPoint ${(payload('ns') as { matchPoints: string[] }).matchPoints[0]}`,
      `levelPoint ${(payload('ns') as { levelPoints: string[] }).levelPoints[0]}`,
    ])
    expect(award('setDeal', { deal: '2', finish: '-ns' })).toMatchObject({ kind: 'assigned' })
  })
  test('levels, a whole game, or points', () => {
    expect(award('setLevels', { levels: 'Q:7' })).toMatchObject({ kind: 'assigned', slot: 'r1/t1' })
    expect(award('setLevels', { levels: 'Q:7' })).toEqual(award('setGame', { line: 'time lv=Q:7' }))
    expect(award('setPoints', { matchPoints: '1:1', levelPoints: '13:13' })).toEqual({
      kind: 'assigned',
      slot: 'r1/t1',
      payload: { matchPoints: ['1', '1'], levelPoints: ['13', '13'] },
    })
  })
  test.each([
    ['setLevels', { levels: 'seven' }, ['DESK_ENTRY_UNREADABLE']],
    ['setDeal', { deal: '9', finish: 'nesw' }, ['RULING_ANSWER_UNREADABLE']],
    ['setDeal', { deal: '2' }, ['RULING_ANSWER_MISSING']],
    ['setDeal', { deal: '2', finish: 'time' }, ['SHEET_EMPTY']],
    ['behead', {}, ['AWARD_FORM_UNKNOWN']],
  ] as [string, Record<string, string>, string[]][])('%s %j is refused', (form, answers, codes) => {
    expect(award(form, answers)).toEqual(codes)
  })
})
