import { describe, expect, test } from 'vitest'
import { contractText, parseContract } from './contract.js'
import { laws2017 } from '../editions/index.js'
import { parseBridgeSheet } from './parse-sheet.js'
import { profileForProgram } from '../settings/profiles.js'
import { parseBridgeSettings } from '../settings/settings.js'

test.each([
  ['3NTXX', '3NTXX'],
  ['3 NT x', '3NTX'],
  ['4Sx', '4SX'],
  ['4♠', '4S'],
  ['6♥️**', '6HXX'],
  ['1n', '1NT'],
  ['2SA', '2NT'],
  ['7-C', '7C'],
])('contract %s', (text, canonical) => {
  const parsed = parseContract(text)
  expect(parsed.ok && parsed.value !== 'passedOut' && contractText(parsed.value)).toBe(canonical)
})

test.each(['PASS', 'pass', 'Passed out', 'AP'])('%s is passed out', text => {
  expect(parseContract(text)).toEqual({ ok: true, value: 'passedOut' })
})

test.each(['', '0C', '8C', '42', '3NTXXX', '4', 'S4', '4Z', 'XX'])('%j is no contract', text => {
  expect(parseContract(text)).toMatchObject({ ok: false, error: { code: 'CONTRACT_UNREADABLE' } })
})

describe('sheets', () => {
  const inputs = [
    { contract: '3NT', declarer: 'n', tricks: '9', lead: '10H' },
    { contract: '1♣x', declarer: 'West', tricks: 5, vulnerable: 'All', dealer: 'E', copy: 'B' },
    { contract: 'PASS' },
    { nsScore: '-620' },
    { nsScore: 0 },
    { adjusted: { ns: '60%', ew: 40 } },
    { adjusted: { ns: 'AVE+', ew: 'avg-' } },
    {
      adjusted: {
        ns: { nsScore: 420 },
        ew: {
          weighted: [
            { weight: '0.25', nsScore: 420 },
            { weight: 0.75, nsScore: -50 },
          ],
        },
      },
    },
    {
      adjusted: {
        weighted: [
          { weight: '0.3333', nsScore: 90 },
          { weight: '0.6667', nsScore: 110 },
        ],
      },
    },
    { adjusted: { ns: { imps: '-3' }, ew: { imps: '3' } } },
    { notPlayed: true },
    { bye: true },
    { match: { imps: [45, 23], boards: 16 } },
    { match: { victoryPoints: ['12', '8'], boards: 16 } },
  ]
  test.each(inputs)('%j comes back as it was stored', input => {
    const sheet = parseBridgeSheet(input)
    if (!sheet.ok) throw new TypeError(JSON.stringify(sheet.error))
    expect(parseBridgeSheet(sheet.value)).toEqual(sheet)
    expect(parseBridgeSheet(JSON.parse(JSON.stringify(sheet.value)))).toEqual(sheet)
  })
  test('a score beside an unreadable contract counts', () => {
    expect(parseBridgeSheet({ contract: '42', nsScore: 480 })).toEqual({
      ok: true,
      value: { result: 'score', nsScore: 480 },
    })
  })
  test('reads lead, seat and markings', () => {
    expect(parseBridgeSheet(inputs[0])).toMatchObject({ value: { declarer: 'north', tricks: 9, lead: 'HT' } })
    expect(parseBridgeSheet(inputs[1])).toMatchObject({ value: { vulnerable: 'both', dealer: 'east', copy: 'B' } })
  })
  test.each([
    [null, 'SHEET_EMPTY'],
    [{}, 'SHEET_EMPTY'],
    [{ contract: {} }, 'CONTRACT_UNREADABLE'],
    [{ contract: '3NT', declarer: 'X', tricks: 9 }, 'DECLARER_UNREADABLE'],
    [{ nsScore: 1.5 }, 'SCORE_UNREADABLE'],
    [{ adjusted: 'A60' }, 'ADJUSTED_SCORE_UNREADABLE'],
    [{ adjusted: { ns: '60' } }, 'ADJUSTED_SCORE_UNREADABLE'],
    [{ adjusted: { weighted: [{ weight: '1/7', nsScore: 0 }] } }, 'WEIGHT_UNREADABLE'],
    [{ match: { boards: 16 } }, 'MATCH_UNREADABLE'],
    [{ contract: '1C', declarer: 'N', tricks: 7, vulnerable: 'some' }, 'VULNERABILITY_UNREADABLE'],
  ])('%j is refused', (input, code) => {
    expect(parseBridgeSheet(input)).toMatchObject({ ok: false, error: [{ code }] })
  })
})

describe('settings', () => {
  test('read settings come back unchanged', () => {
    const parsed = parseBridgeSettings({
      method: 'teamImp',
      victoryPoints: { scale: 'wbf-2013', boards: 16, bye: '12' },
      profile: { program: 'acblscore', expectedResults: 13 },
      handicaps: { e1: '1.5' },
    })
    if (!parsed.ok) throw new TypeError(JSON.stringify(parsed.error))
    expect(parseBridgeSettings(parsed.value)).toEqual(parsed)
    expect(parsed.value.profile).toMatchObject({
      matchpointScale: '1-0.5-0',
      roundBeforePercent: 2,
      expectedResults: 13,
    })
  })
  test.each([
    ['text', 'SETTING_UNREADABLE'],
    [{ winners: 3 }, 'SETTING_UNREADABLE'],
    [{ profile: { program: 'luck' } }, 'PROFILE_UNKNOWN'],
    [{ victoryPoints: { scale: 'x' } }, 'SETTING_UNREADABLE'],
    [{ victoryPoints: { scale: 'table', table: [] } }, 'SCALE_TABLE_UNREADABLE'],
    [{ handicaps: { a: 'b' } }, 'SETTING_UNREADABLE'],
  ])('%j', (input, code) => {
    expect(parseBridgeSettings(input)).toMatchObject({ ok: false, error: [{ code }] })
  })
})

test.each([
  ['EBUScore Pairs', '', 'ebuscore'],
  ['Compscore3', '13-Mar-26 Pianola', 'compscore3'],
  ['Pianola', '1.0', 'pianola'],
  ['PairsScorer', '7.2.93', 'pairsscorer'],
  ['ACBLscore', '8', 'acblscore'],
  ['JFR Pary', '', 'jfr'],
  ['Something else', '', 'standard'],
])('%s %s → %s', (name, version, id) => {
  expect(profileForProgram(name, version)).toBe(id)
})

test('a sheet in print', () => {
  const sheet = laws2017.parseSheet({ contract: '3NTX', declarer: 'S', tricks: 10 })
  if (!sheet.ok) throw new TypeError()
  expect(laws2017.describeSheet(sheet.value, { board: '1', settings: {} })).toEqual({
    contract: '3NTX',
    declarer: 'S',
    tricks: '10',
    result: '+1',
    score: '650',
  })
})
