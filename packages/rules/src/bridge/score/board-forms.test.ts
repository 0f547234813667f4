import { expect, it } from 'vitest'
import type { StageFacts } from '../../core/facts.js'
import { entrantId, factId } from '../../core/ids.js'
import { laws2017 } from '../editions/index.js'

const stage = (form: { readonly board: string; readonly copy?: string }): StageFacts<unknown> => {
  const rows = [
    ['1', 400],
    ['1', 430],
    ['1', 460],
    [form.board, 600],
    [form.board, 630],
  ] as const
  return {
    entrants: rows.flatMap((_, i) => [`n${i}`, `e${i}`]).map(id => ({ id: entrantId(id), number: id })),
    sheets: rows.map(([board, nsScore], i) => ({
      id: factId(`s${i}`),
      slot: `s${i}`,
      board,
      sides: [entrantId(`n${i}`), entrantId(`e${i}`)],
      sheet: { nsScore, ...(i > 2 && form.copy ? { copy: form.copy } : {}) },
    })),
    adjustments: [],
    lots: [],
    settings: {},
  }
}

const awards = (facts: StageFacts<unknown>): readonly string[] => {
  const printed = laws2017.print?.(facts)
  if (!printed?.ok) throw new Error(JSON.stringify(printed))
  return facts.sheets.map(({ slot }) => printed.value.awards.get(slot)?.ns ?? '')
}

it('compares the results of a form with each other and counts them among those due on the board (Law 87)', () => {
  const asCopy = awards(stage({ board: '1', copy: 'b' }))
  expect(awards(stage({ board: '1b', copy: 'b' }))).toEqual(asCopy)
  // Three and two of five results: (M + 1) × 5 / n − 1 of a top of 8.
  expect(asCopy).toEqual(['0.67', '4.00', '7.33', '1.50', '6.50'])
})

it('takes a board that is only named like a form for a board of its own', () => {
  expect(awards(stage({ board: '1b' })).slice(3)).toEqual(['0.50', '3.50'])
})
