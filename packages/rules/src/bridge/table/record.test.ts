import { describe, expect, test } from 'vitest'
import { parsePbnDeal } from './deal.js'
import { examineRecord, parseTableRecord, type TableRecord } from './record.js'

const deal = (() => {
  const parsed = parsePbnDeal('N:T2.AKQJ.AKQJ.AKQ AKQJ.T98.T98.JT9 9876.7654.765.87 543.32.432.65432')
  if (!parsed.ok) throw new TypeError(parsed.error[0]?.code)
  return parsed.value
})()
const calls = (text: string): TableRecord => ({ auction: text.split(' ').map(call => ({ call })) })
const notrump = { level: 3, strain: 'notrump', doubling: 'undoubled' } as const

describe('an auction held against the sheet', () => {
  test.each([
    ['1NT Pass 3NT Pass Pass Pass', notrump, 'north', undefined],
    ['1C Pass 3NT Pass Pass Pass', notrump, 'south', undefined],
    ['1C Pass 3NT Pass Pass Pass', notrump, 'north', 'AUCTION_DECLARER_DIFFERS'],
    ['1C Pass 3NT X Pass Pass Pass', notrump, 'south', 'AUCTION_CONTRACT_DIFFERS'],
    ['Pass Pass Pass Pass', notrump, 'south', 'AUCTION_CONTRACT_DIFFERS'],
    ['Pass Pass Pass Pass', 'passedOut', undefined, undefined],
    ['1NT Pass', notrump, 'south', undefined],
  ] as const)('%s', (text, contract, declarer, code) => {
    const found = examineRecord(calls(text), {
      dealer: 'north',
      outcome: { contract, ...(declarer ? { declarer } : {}) },
    })
    expect(found.disagreements.map(one => one.code)).toEqual(code ? [code] : [])
  })

  test('an insufficient bid is kept, marked and passed over, and does not make a declarer', () => {
    const found = examineRecord(calls('2C Pass 1H Pass 2H Pass Pass Pass'), { dealer: 'south', deal })
    expect(found.calls[2]).toMatchObject({
      call: '1H',
      seat: 'north',
      fault: { code: 'BID_INSUFFICIENT', article: '27' },
    })
    expect(found.auction).toMatchObject({ declarer: 'south', contract: { level: 2, strain: 'hearts' } })
  })

  test('what is no call stays in its place', () => {
    const found = examineRecord(calls('1Z Pass'), { dealer: 'west' })
    expect(found.calls[0]).toEqual({ call: '1Z', seat: 'west', fault: { code: 'CALL_UNREADABLE', article: '19' } })
  })
})

describe('play', () => {
  const north = { contract: notrump, declarer: 'north', tricks: 9 } as const

  test('follows the sheet, counts tricks without the deal and sees no revoke then', () => {
    const record: TableRecord = { play: ['SA', 'S6', 'S3', 'S2', 'SK', 'S7', 'S4', 'HA'] }
    const about = { dealer: 'north', outcome: north } as const
    expect(examineRecord(record, { ...about, deal }).play).toMatchObject({
      won: { ns: 0, ew: 2 },
      revokes: [{ offender: 'north', trick: 2 }],
    })
    expect(examineRecord(record, about).play).toMatchObject({ won: { ns: 0, ew: 2 }, faults: [], revokes: [] })
  })

  test('a claim stands for the tricks nobody played', () => {
    const found = examineRecord({ play: ['SA'], claimed: 8 }, { dealer: 'north', deal, outcome: north })
    expect(found).toMatchObject({
      tricks: 8,
      disagreements: [{ code: 'CLAIM_TRICKS_DIFFER', record: '8', sheet: '9' }],
    })
  })

  test('thirteen tricks are counted whatever was claimed', () => {
    const play = [...'AKQJT98765432'].flatMap((rank, i) =>
      (i === 0 ? 'HDCS' : 'SHDC').split('').map(suit => suit + rank),
    )
    const outcome = {
      contract: { level: 7, strain: 'spades', doubling: 'undoubled' },
      declarer: 'south',
      tricks: 12,
    } as const
    expect(examineRecord({ play, claimed: 12 }, { dealer: 'south', outcome })).toMatchObject({
      tricks: 13,
      disagreements: [{ code: 'PLAY_TRICKS_DIFFER', record: '13', sheet: '12' }],
    })
  })

  test('nobody declared a board that was passed out', () => {
    const found = examineRecord({ play: ['SA'] }, { dealer: 'north', deal, outcome: { contract: 'passedOut' } })
    expect(found.play).toBeUndefined()
  })
})

test.each([
  [undefined, {}],
  ['text', {}],
  [{ auction: [{ call: 'Pass', alert: 'yes' }, { call: 3 }, null], claimed: 14 }, { auction: [{ call: 'Pass' }] }],
  [
    { play: ['SA', 'S1', 7], claimed: 13 },
    { play: ['SA'], claimed: 13 },
  ],
])('a stored record %j', (stored, record) => {
  expect(parseTableRecord(stored)).toEqual(record)
})
