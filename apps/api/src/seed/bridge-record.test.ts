import { examineRecord, parseContract, parsePbnDeal, parseSeat } from '@paiji/rules/bridge'
import { describe, expect, it } from 'vitest'
import { dealCards, dealText, playBoard } from './bridge-deal.js'
import { inventRecord } from './bridge-record.js'
import { createRandom } from './random.js'

describe('an invented record', () => {
  it('is legal, plays cards of the deal and leads to the result beside it', () => {
    const random = createRandom('records')
    for (let board = 1; board <= 64; board++) {
      const deal = dealCards(random)
      const result = playBoard(deal, random, { ns: 0, ew: 0 })
      const record = result && inventRecord(deal, board, result)
      const contract = result && parseContract(result.contract)
      const read = parsePbnDeal(dealText(deal))
      if (!result || !record || !contract?.ok || !read.ok) continue
      const dealer = (['north', 'east', 'south', 'west'] as const)[(board - 1) % 4]!
      const declarer = parseSeat(result.declarer)!
      const outcome = { contract: contract.value, declarer, tricks: result.tricks }
      const found = examineRecord(record, { dealer, deal: read.value, outcome })
      expect(found.calls.filter(call => call.fault)).toEqual([])
      expect(found.auction?.closed).toBe(true)
      expect(found.play?.faults ?? []).toEqual([])
      expect(found.disagreements).toEqual([])
    }
  })
})
