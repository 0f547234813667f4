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

it('sends other sheets as they are written', () => {
  const form = sheetForms.mahjong!
  expect(form.inputOf(form.valuesOf({ __typename: 'MahjongSheet', text: '{"hands":[]}' }))).toEqual({
    mahjong: { text: '{"hands":[]}' },
  })
})
