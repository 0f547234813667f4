import { bridgeEditions } from '@paiji/rules/bridge'
import { describe, expect, it } from 'vitest'
import { readDeskLine } from './desk-line'
import { formingTraveller, type TravellerRow } from './forming-traveller'
import { improbabilities } from './improbable'

const edition = bridgeEditions.at(-1)!
const sheetOf = (line: string) => {
  const sheet = readDeskLine(line)
  if (!sheet.ok) throw new Error(line)
  return sheet.value
}
const rowsOf = (...lines: string[]): TravellerRow[] =>
  lines.map((line, at) => ({
    key: `t${at + 1}`,
    table: `${at + 1}`,
    sides: [
      { id: `ns${at}`, number: `${at + 1}` },
      { id: `ew${at}`, number: `${at + 11}` },
    ],
    sheet: sheetOf(line),
  }))
const here = [{ id: 'ns9' }, { id: 'ew9' }]

describe('hints', () => {
  it.each<[string, string[], string[]]>([
    ['+625', [], ['scoreImpossible']],
    ['+620', [], ['scoreImpossible']],
    ['+420', [], []],
    ['4h n =', ['4h s =', '4h n +1', '4h s ='], []],
    ['4h e =', ['4h s =', '4h n +1', '4h s ='], ['declarerUnlikely', 'outOfLine']],
    ['4h e =', ['4h s =', '4h n +1'], []],
    ['4h n -4', ['4h s =', '4h n +1', '4h s -1'], ['tricksUnlikely']],
    ['ave', ['4h s =', '4h n +1', '4h s ='], []],
  ])('%s beside %j: %j', (line, others, hints) =>
    expect(improbabilities(edition, '1', sheetOf(line), here, rowsOf(...others))).toEqual(hints),
  )

  it('a pair that has played the board before', () => {
    const again = [{ id: 'ns0' }, { id: 'ew9' }]
    expect(improbabilities(edition, '1', sheetOf('4h n ='), again, rowsOf('4h n ='))).toEqual(['playedBefore'])
  })
})

describe('the traveller forming', () => {
  const settings = { method: 'matchpoint' }
  it('has no awards for one table', () => {
    expect(formingTraveller(edition, settings, '1', rowsOf('4h n ='))).toMatchObject([{ nsScore: 420 }])
    expect(formingTraveller(edition, settings, '1', rowsOf('4h n ='))[0]).not.toHaveProperty('nsPoints')
  })
  it('compares what there is, best for north–south first', () => {
    const rows = formingTraveller(edition, settings, '1', rowsOf('4h n =', '3nt n +1', '4h n -1'))
    expect(rows.map(row => [row.table, row.nsScore])).toEqual([
      ['2', 430],
      ['1', 420],
      ['3', -50],
    ])
    expect(rows.map(row => Number(row.nsPoints) + Number(row.ewPoints))).toEqual([4, 4, 4])
    expect(Number(rows[0]?.nsPoints)).toBe(4)
  })
  it('lists what the method cannot compare yet without awards', () => {
    const rows = formingTraveller(edition, { method: 'unheard of' }, '1', rowsOf('4h n =', '3nt n +1'))
    expect(rows).toHaveLength(2)
  })
})
