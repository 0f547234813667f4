import { describe, expect, test } from 'vitest'
import { readAuction } from './auction.js'
import { hexDeal, parseHexDeal, parsePbnDeal, pbnDeal } from './deal.js'
import { readPlay } from './play.js'

const text = 'N:AKQ2.AK2.AK2.AK2 J543.QJT.QJT.QJT T98.987.987.9876 76.6543.6543.543'
const deal = (() => {
  const parsed = parsePbnDeal(text)
  if (!parsed.ok) throw new TypeError(parsed.error[0]?.code)
  return parsed.value
})()

describe('deals', () => {
  test('PBN, from any seat, with tens and spaces', () => {
    expect(pbnDeal(deal)).toBe(text)
    expect(parsePbnDeal(pbnDeal(deal, 'west'))).toEqual({ ok: true, value: deal })
    expect(parsePbnDeal(text.replaceAll('T', '10').toLowerCase())).toEqual({ ok: true, value: deal })
  })
  test('hexadecimal there and back', () => {
    expect(parseHexDeal(hexDeal(deal))).toEqual({ ok: true, value: deal })
  })
  test.each([
    ['', 'DEAL_UNREADABLE'],
    ['N:AKQ2.AK2.AK2.AK2 J543.QJT.QJT.QJT T98.987.987.9876', 'DEAL_UNREADABLE'],
    [text.replace('AKQ2', 'AKQ'), 'HAND_NOT_THIRTEEN'],
    [text.replace('AKQ2', 'AKQJ'), 'CARD_TWICE'],
    [text.replace('AKQ2', 'AKQ1'), 'CARD_UNREADABLE'],
  ])('%s', (broken, code) => {
    expect(parsePbnDeal(broken)).toMatchObject({ ok: false, error: [{ code }] })
  })
})

describe('auctions', () => {
  const read = (calls: string) => readAuction('north', calls.split(' '))
  test.each([
    ['1C P 1H P 4H P P P', { level: 4, strain: 'hearts', doubling: 'undoubled' }, 'south'],
    ['1NT X XX P P P', { level: 1, strain: 'notrump', doubling: 'redoubled' }, 'north'],
    ['P 1S P 2S X P P P', { level: 2, strain: 'spades', doubling: 'doubled' }, 'east'],
    ['1S X 2S P P P', { level: 2, strain: 'spades', doubling: 'undoubled' }, 'north'],
  ])('%s', (calls, contract, declarer) => {
    expect(read(calls)).toMatchObject({ faults: [], closed: true, contract, declarer })
  })
  test('passed out and open', () => {
    expect(read('P P P P')).toMatchObject({ closed: true, passedOut: true })
    expect(read('P P P')).toMatchObject({ closed: false, passedOut: false, next: 'west' })
    expect(read('1C P P')).toMatchObject({ closed: false, next: 'west' })
  })
  test.each([
    ['1S 1H', 1, 'BID_INSUFFICIENT', '27'],
    ['X', 0, 'DOUBLE_INADMISSIBLE', '36'],
    ['1S P X', 2, 'DOUBLE_INADMISSIBLE', '36'],
    ['1S X X', 2, 'DOUBLE_INADMISSIBLE', '36'],
    ['1S XX', 1, 'REDOUBLE_INADMISSIBLE', '36'],
    ['1S X P XX', 3, 'REDOUBLE_INADMISSIBLE', '36'],
    ['1S P P P 2S', 4, 'CALL_AFTER_END', '39'],
    ['8S', 0, 'CALL_UNREADABLE', '19'],
  ])('%s', (calls, index, code, article) => {
    expect(read(calls).faults[0]).toMatchObject({ index, code, article })
  })
})

describe('play', () => {
  test('tricks, winner leads on, trumps win', () => {
    const record = readPlay(deal, 'spades', 'south', ['H6', 'HA', 'HT', 'H7', 'SA', 'S3', 'S8', 'S6'])
    expect(record.faults).toEqual([])
    expect(record.won).toEqual({ ns: 2, ew: 0 })
    expect(record.tricks.map(trick => [trick.leader, trick.winner])).toEqual([
      ['west', 'north'],
      ['north', 'north'],
    ])
  })
  test('a revoke with what its rectification depends on', () => {
    const plays = ['H6', 'HA', 'CT', 'H7', 'SA', 'S3', 'S8', 'S6', 'H2', 'HQ', 'H8', 'H3']
    const record = readPlay(deal, 'notrump', 'south', plays)
    expect(record.faults).toMatchObject([{ index: 2, seat: 'east', code: 'SUIT_NOT_FOLLOWED', article: '44C' }])
    expect(record.revokes).toEqual([
      {
        offender: 'east',
        trick: 1,
        offenderWonTrick: false,
        sideWonTrick: false,
        laterTricksWon: 1,
        laterWonWithSuit: true,
      },
    ])
  })
  test('cards not held or played before', () => {
    const record = readPlay(deal, 'notrump', 'south', ['H6', 'HA', 'HT', 'H6', 'S4', 'S3'])
    expect(record.faults.map(fault => fault.code)).toEqual(['CARD_NOT_HELD', 'CARD_NOT_HELD'])
  })
})
