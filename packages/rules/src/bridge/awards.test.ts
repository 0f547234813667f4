import { describe, expect, test } from 'vitest'
import { entrantId, factId } from '../core/ids.js'
import { readStageFacts } from '../core/rank-stage.js'
import { bridgeEditions } from './editions/index.js'
import type { BridgeFacts } from './sheet/effective-sheets.js'
import { bridgeTerms } from './terms.js'

const sides = ['1', '2'].map(entrantId)

describe.each(bridgeEditions)('what a committee may put on a board, $id', edition => {
  const stored = {
    entrants: sides.map(id => ({ id, number: `${id}` })),
    sheets: [{ id: factId('f'), slot: 'b1', board: '1', sides, sheet: { kind: 'score', nsScore: 420 } }],
    adjustments: [],
    lots: [],
    settings: {},
  }
  const read = readStageFacts(edition, stored)
  const context = { facts: (read.ok ? read.value : stored) as BridgeFacts, slot: 'b1' }
  const award = (form: string, answers: Record<string, string>) => {
    const given = edition.rulings.award(context, form, answers)
    return given.ok ? given.value : given.error.map(problem => problem.code)
  }
  test('forms with words', () => {
    const forms = edition.rulings.awards(context)
    expect(forms.map(form => form.code)).toEqual(['assigned', 'artificial'])
    for (const { code, fields } of forms)
      for (const word of [code, ...fields.map(field => field.name)]) expect(bridgeTerms[word], word).toBeTruthy()
    expect(edition.rulings.awards({ ...context, slot: 'x' })).toEqual([])
  })
  test('weighted results, whatever the edition lets a director do; none where it has no 12C3', () => {
    const results = [
      { weight: '0.6', nsScore: -400 },
      { weight: '0.4', nsScore: -420 },
    ]
    const both = { kind: 'assigned', results }
    const weighed = { kind: 'assigned', slot: 'b1', payload: { ns: both, ew: both } }
    expect(award('assigned', { ns: '60% -400; 40% -420' })).toEqual(
      edition.id === 'bridge/laws-1987' ? ['WEIGHTS_NOT_IN_THIS_EDITION'] : weighed,
    )
  })
  test.each([
    ['artificial', { ns: 'ave+', ew: 'ave-' }, { kind: 'artificial', slot: 'b1' }],
    ['artificial', { ns: '+420', ew: 'ave' }, ['AWARD_NOT_ARTIFICIAL']],
    ['assigned', {}, ['RULING_ANSWER_MISSING']],
    // Nobody is vulnerable on board 1, and no contract gives 421 anywhere (Law 77).
    ['assigned', { ns: '-620' }, ['SCORE_IMPOSSIBLE_HERE']],
    ['assigned', { ns: '+421' }, ['SCORE_IMPOSSIBLE_HERE']],
    ['assigned', { ns: '60% -400; 30% -420' }, ['WEIGHTS_NOT_ONE', 'WEIGHTS_NOT_ONE']],
  ] as [string, Record<string, string>, unknown][])('%s %j', (form, answers, expected) => {
    const given = award(form, answers)
    if (Array.isArray(expected)) expect(given).toEqual(expected)
    else expect(given).toMatchObject(expected as object)
  })
})
