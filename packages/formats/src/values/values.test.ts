import { describe, expect, it } from 'vitest'
import { readCard } from './card.js'
import { readContract, readSeat, readTricks, tricksFromResult } from './contract.js'
import { readDate } from './date.js'
import { dealText, holdingsIn } from './deal.js'
import { hasStandardMarkings } from './markings.js'
import { readBoardNumber, readDecimal, readInteger, readPlace } from './number.js'
import { artificialFor, readScore } from './score.js'

it.each([
  ['4S', '4S'], ['3 nt x', '3NTX'], ['3N', '3NT'], ['3NTD', '3NTX'], ['3NTR', '3NTXX'], ['2DD', '2DX'], ['3D', '3D'], ['5Cxx', '5CXX'], ['2♥️', '2H'], ['6sa', '6NT'], ['1D*', '1DX'], ['7NT**', '7NTXX'],
  ['pass', 'PASS'], ['Passed out', 'PASS'], ['AP', 'PASS'], ['6\u2009♦×', '6DX'], ['4黑桃', '4S'], ['3无将再加倍', '3NTXX'], ['4 hearts doubled', '4HX'], ['不叫', 'PASS'], ['42', undefined], ['8S', undefined], ['0NT', undefined], ['4SXXX', undefined], ['', undefined],
] as const)('contract %s is %s', (text, expected) => expect(readContract(text)).toBe(expected)) // biome-ignore format: pairs

it.each([
  ['4S', '=', 10], ['4S', '+1', 11], ['4S', '-10', 0], ['7NT', '=', 13], ['4S', '+4', undefined], ['1C', '-8', undefined], ['PASS', '=', undefined], ['4S', '10', undefined],
] as const)('%s %s takes %s tricks', (contract, result, expected) => expect(tricksFromResult(contract, result)).toBe(expected)) // biome-ignore format: triples

it.each([
  ['-420', { kind: 'score', ns: -420 }], ['0', { kind: 'score', ns: 0 }], ['-0', { kind: 'score', ns: 0 }], ['+90', { kind: 'score', ns: 90 }], ['7600', { kind: 'score', ns: 7600 }], ['7610', undefined],
  ['A6040', { kind: 'artificial', ns: '60', ew: '40' }], ['a50', { kind: 'artificial', ns: '50', ew: '50' }], ['A60', { kind: 'artificial', ns: '60', ew: '40' }],
  ['40%-60%', { kind: 'artificial', ns: '40', ew: '60' }], ['A55.5/44.5', { kind: 'artificial', ns: '55.5', ew: '44.5' }], ['A==', { kind: 'artificial', ns: 'ave', ew: 'ave' }],
  ['A+-', { kind: 'artificial', ns: 'ave+', ew: 'ave-' }], ['A+=', { kind: 'artificial', ns: 'ave+', ew: 'ave' }], ['A+', { kind: 'artificial', ns: 'ave+', ew: 'ave-' }], ['AVE', { kind: 'artificial', ns: 'ave', ew: 'ave' }],
  ['60-40', { kind: 'artificial', ns: '60', ew: '40' }], ['60 40', { kind: 'artificial', ns: '60', ew: '40' }], ['A60%', { kind: 'artificial', ns: '60', ew: '40' }], ['AV+', { kind: 'artificial', ns: 'ave+', ew: 'ave-' }],
  ['Av+/Av=', { kind: 'artificial', ns: 'ave+', ew: 'ave' }], ['A+/-', { kind: 'artificial', ns: 'ave+', ew: 'ave-' }], ['A+/', undefined], ['120-40', undefined], ['NS 420', { kind: 'score', ns: 420 }], ['EW 420', { kind: 'score', ns: -420 }], ['Passed out', { kind: 'score', ns: 0 }],
  ['NP', { kind: 'notPlayed' }], ['Not played', { kind: 'notPlayed' }], ['W40/60', undefined], ['A999/999', undefined], ['4-2', undefined], ['1e3', undefined], ['', undefined],
] as const)('score %s', (text, expected) => expect(readScore(text)).toEqual(expected)) // biome-ignore format: pairs

it.each([
  ['KD', 'DK'], ['D10', 'DT'], ['10s', 'ST'], ['♥2', 'H2'], ['TS', 'ST'], ['SS', undefined], ['D1', undefined], ['', undefined], ['DKK', undefined],
] as const)('card %s is %s', (text, expected) => expect(readCard(text)).toBe(expected)) // biome-ignore format: pairs

it.each([
  ['22/10/2015', '2015-10-22'], ['1.2.24', '2024-02-01'], ['2024.02.29', '2024-02-29'], ['29/02/2023', undefined], ['31/04/2024', undefined], ['2024-13-01', undefined], ['2024.??.??', undefined], ['', undefined],
] as const)('date %s is %s', (text, expected) => expect(readDate(text)).toBe(expected)) // biome-ignore format: pairs

describe('numbers', () => {
  it.each([
    ['62.01923', '62.01923'], ['+7,50', '7.50'], ['.5', '0.5'], ['-.5', '-0.5'], ['12.', '12'], ['60%', '60'], ['1e5', undefined], ['12.3.4', undefined], ['9999999999', undefined], ['', undefined],
  ] as const)('decimal %s is %s', (text, expected) => expect(readDecimal(text)).toBe(expected)) // biome-ignore format: pairs

  it.each([['7=', '7='], ['= 7', '=7'], ['1/2', '1/2'], ['3.', '3'], ['T4', 'T4'], ['first', undefined], ['', undefined]] as const)(
    'place %s is %s', (text, expected) => expect(readPlace(text)).toBe(expected),
  ) // biome-ignore format: pairs

  it('bounds', () => {
    expect([
      readInteger('13', 0, 13),
      readInteger('14', 0, 13),
      readInteger('-1', 0, 13),
      readInteger('1.0', 0, 13),
    ]).toEqual([13, undefined, undefined, undefined])
    expect([readBoardNumber('07'), readBoardNumber('0'), readBoardNumber('1a')]).toEqual(['7', undefined, undefined])
    expect([readTricks('0'), readTricks('13'), readTricks('14'), readTricks('')]).toEqual([0, 13, undefined, undefined])
  })
})

it('seats', () =>
  expect([readSeat('north'), readSeat(' w '), readSeat('constructor'), readSeat('')]).toEqual([
    'N',
    'W',
    undefined,
    undefined,
  ]))

it('averages in IMPs', () =>
  expect([artificialFor('60', true), artificialFor('60', false), artificialFor('55', true)]).toEqual([
    'ave+',
    '60',
    '55',
  ]))

it('the markings of Law 2', () => {
  expect(hasStandardMarkings({ number: '3', dealer: 'S', vulnerability: 'ew' })).toBe(true)
  expect(hasStandardMarkings({ number: '19', dealer: 'S', vulnerability: 'ew' })).toBe(true)
  expect(hasStandardMarkings({ number: '3', dealer: 'N' })).toBe(false)
  expect(hasStandardMarkings({ number: '3' })).toBe(true)
})

it('a deal needs three hands', () => {
  expect(dealText(new Map([['N', ['AKQJT98765432', '', '', '']]]))).toBeUndefined()
})

it.each([
  ['AKQ.T98..765432', ['AKQ', 'T98', '', '765432']],
  ['SA7.H864.DQJT73.CAKQ', ['A7', '864', 'QJT73', 'AKQ']],
  ['cakq.dqjt73.h864.s', ['', '864', 'qjt73', 'akq']],
  ['A7.864.QJT73', ['A7', '864', 'QJT73']],
])('the suits of %s', (hand, holdings) => expect(holdingsIn(hand)).toEqual(holdings))
