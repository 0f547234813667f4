import type { SheetField } from '@paiji/rules'
import { describe, expect, it } from 'vitest'
import { fieldsOfSheet, sheetOfFields } from './field-values'

const fields: SheetField[] = [
  { kind: 'choice', name: 'ended', options: ['time'], optional: true },
  { kind: 'integer', name: 'tricks', min: 0, max: 13 },
  { kind: 'integerPerSeat', name: 'points', min: -100, max: 100 },
  { kind: 'finishingOrder', name: 'finish' },
  { kind: 'yesNo', name: 'notPlayed' },
  { kind: 'text', name: 'contract' },
]

describe('a sheet from fields', () => {
  const sheet = { tricks: 9, points: [1, -1, 0, 0], finish: [2, 0, 3, 1], notPlayed: true, contract: '3NT' }
  it('is what its fields say', () => expect(sheetOfFields(fields, fieldsOfSheet(fields, sheet))).toEqual(sheet))
  it('leaves out what is empty', () =>
    expect(sheetOfFields(fields, { tricks: ' ', points: ['', '', '', ''] })).toEqual({}))
  it('passes on what is no number, so that the edition says so', () =>
    expect(sheetOfFields(fields, { tricks: '1o' })).toEqual({ tricks: '1o' }))
  it('has no field for what is no plain value', () =>
    expect(fieldsOfSheet(fields, { contract: { level: 3 } })).toEqual({}))
})
