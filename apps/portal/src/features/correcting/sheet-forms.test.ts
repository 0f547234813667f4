import { describe, expect, it } from 'vitest'
import { type Sheet, sheetForms } from './sheet-forms'

const sheet: Sheet = {
  __typename: 'BridgeSheet',
  contract: '3NT',
  declarer: 'S',
  tricks: 10,
  lead: null,
  nsScore: 630,
  adjustedNs: null,
  adjustedEw: null,
  notPlayed: false,
}

describe('the bridge sheet as a form', () => {
  const form = sheetForms.bridge!
  it('sends back what it was given', () => {
    expect(form.inputOf(form.valuesOf(sheet))).toEqual({
      bridge: {
        contract: '3NT',
        declarer: 'S',
        tricks: 10,
        lead: null,
        nsScore: null,
        adjustedNs: null,
        adjustedEw: null,
        notPlayed: null,
      },
    })
  })
  it('keeps a score that stands without a contract', () => {
    expect(form.valuesOf({ ...sheet, contract: null, declarer: null, tricks: null, nsScore: -50 }).nsScore).toBe('-50')
    expect(form.inputOf({ nsScore: '-50' }).bridge?.nsScore).toBe(-50)
  })
  it('sends nothing for a number that is none', () => expect(form.inputOf({ tricks: '1o' }).bridge?.tricks).toBeNull())
})

describe('the mahjong sheet as one text', () => {
  const form = sheetForms.mahjong!
  const session = '{"kind":"totals","totals":[8,0,0,-8]}'
  it('is sent as fields', () =>
    expect(form.inputOf({ text: session })).toMatchObject({ mahjong: { kind: 'totals', totals: [8, 0, 0, -8] } }))
  it('is refused by the edition when it is no sheet', () =>
    expect(form.inputOf({ text: 'x' })).toEqual({ mahjong: { kind: 'x' } }))
})
