import { describe, expect, it } from 'vitest'
import { bridgeEditions } from '../editions/index.js'
import { parsePbnDeal } from '../table/deal.js'
import { holdingsOf } from './cards.js'
import { type MakeableByStrain, parOf } from './par.js'
import { dealKey, dealSolver } from './solve-deal.js'
import { createSolver } from './solver.js'

/** Random deals with the tricks of north, south, east and west as another program found them. */
const solvedElsewhere: readonly (readonly [string, string])[] = [
  ['N:AK842.AJ32.K.T94 Q9.KT976.T876.J7 J75.54.AQ2.AK652 T63.Q8.J9543.Q83', 'bd98cbd98c1045110451'],
  ['N:83.AQJ8.9643.J92 QJT.654.A82.8653 742.K7.KJT75.QT4 AK965.T932.Q.AK7', '54684546848975889758'],
]

/** All ways to play an ending, without any of the solver's shortcuts: tricks of the side of north. */
const slowly = (holdings: readonly number[], trump: number, leader: number): number => {
  const known = new Map<string, number>()
  const from = (held: readonly number[], first: number): number => {
    const key = `${held.join()} ${first}`
    const before = known.get(key)
    if (before !== undefined) return before
    if (held.every(cards => cards === 0)) return 0
    const best = place(held, first, [])
    known.set(key, best)
    return best
  }
  const place = (held: readonly number[], first: number, played: readonly (readonly [number, number])[]): number => {
    if (played.length === 4) {
      let winner = 0
      played.forEach(([suit, card], at) => {
        const [best, high] = played[winner] ?? [0, 0]
        if (suit === best ? card > high : suit === trump) winner = at
      })
      const rest = [...held]
      played.forEach(([suit, card], at) => {
        const own = ((first + at) & 3) * 4 + suit
        rest[own] = (rest[own] ?? 0) & ~card
      })
      const seat = (first + winner) & 3
      return (seat & 1 ? 0 : 1) + from(rest, seat)
    }
    const seat = (first + played.length) & 3
    const led = played[0]?.[0]
    const mustFollow = led !== undefined && (held[seat * 4 + led] ?? 0) !== 0
    const outcomes: number[] = []
    for (let suit = 0; suit < 4; suit++) {
      if (mustFollow && suit !== led) continue
      for (let cards = held[seat * 4 + suit] ?? 0; cards !== 0; cards &= cards - 1)
        outcomes.push(place(held, first, [...played, [suit, cards & -cards]]))
    }
    return seat & 1 ? Math.min(...outcomes) : Math.max(...outcomes)
  }
  return from(holdings, leader)
}

const shuffled = (seed: number): number[] => {
  let state = seed
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (Math.imul(state ^ (state >>> 16), 0x7feb352d) >>> 0) % limit
  }
  const cards = Array.from({ length: 52 }, (_, at) => at)
  for (let at = 51; at > 0; at--) {
    const other = below(at + 1)
    ;[cards[at], cards[other]] = [cards[other] as number, cards[at] as number]
  }
  return cards
}

const ending = (seed: number, size: number): Int32Array => {
  const held = new Int32Array(16)
  shuffled(seed)
    .slice(0, 4 * size)
    .forEach((card, at) => {
      const own = (at % 4) * 4 + Math.floor(card / 13)
      held[own] = (held[own] ?? 0) | (1 << (card % 13))
    })
  return held
}

describe('the solver', () => {
  const solver = createSolver()

  it('agrees with playing every card, in six hundred endings', { timeout: 60_000 }, () => {
    for (let seed = 1; seed <= 600; seed++) {
      const held = ending(seed, 2 + (seed % 3))
      const [trump, leader] = [seed % 5, (seed >> 2) % 4]
      expect([seed, solver.tricks(held, trump, leader)]).toEqual([seed, slowly([...held], trump, leader)])
    }
  })

  // Tricks of north, south, east, west in notrump, spades, hearts, diamonds, clubs; found by another program.
  it.each(solvedElsewhere)('whole deals: %s', (deal, tricks) => {
    const key = dealKey(deal)
    expect(key && dealSolver()(key)).toBe(tricks)
  })

  it('does not take cards for equal that are so only for a while', () => {
    const deal = parsePbnDeal('N:K83.A6.QJ752.Q42 542.KJ85.A.KJ985 A9.9742.864.AT73 QJT76.QT3.KT93.6')
    const held = deal.ok ? holdingsOf(deal.value) : new Int32Array(16)
    expect(solver.tricks(held, 1, 1)).toBe(5)
  })

  it('gives up a deal that takes too long, and takes the next one as if nothing had been', () => {
    const [deal] = solvedElsewhere[1] ?? []
    const parsed = parsePbnDeal(deal ?? '')
    if (!parsed.ok) throw new Error('no deal')
    expect(solver.solve(parsed.value, 1000)).toBeUndefined()
    expect(solver.solve(parsed.value)?.[0]).toEqual([4, 6, 8, 4, 5])
  })

  it('takes nothing for a deal that is none', () => {
    expect(dealKey('N:AKQ.432.5 …')).toBeUndefined()
    expect(dealSolver()('not a key')).toBeUndefined()
  })

  it('counts thirteen tricks with all the trumps', () => {
    const deal = parsePbnDeal('N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432')
    const held = deal.ok ? holdingsOf(deal.value) : new Int32Array(16)
    expect([0, 1, 2, 3].map(trump => solver.tricks(held, trump, 1))).toEqual([13, 0, 13, 0])
  })
})

describe('par', () => {
  const score = bridgeEditions.at(-1)?.book.scoreContract ?? (() => 0)
  const board = (makeable: MakeableByStrain, vulnerability: 'none' | 'ns' | 'ew' | 'both') => ({
    makeable,
    vulnerability,
    score,
  })
  const all = (north: readonly number[], east: readonly number[]): MakeableByStrain => ({
    north,
    south: north,
    east,
    west: east,
  })

  it('is the best contract that the others do not outbid', () => {
    const made = all([7, 7, 6, 10, 9], [5, 6, 6, 3, 4])
    expect(parOf(board(made, 'none'), 'north')).toEqual({
      score: 420,
      contracts: [{ side: 'ns', text: '4S', result: 0 }],
    })
  })

  it('is a sacrifice where that costs less', () => {
    const made = all([4, 4, 4, 10, 8], [9, 9, 9, 3, 4])
    expect(parOf(board(made, 'ns'), 'north')).toEqual({
      score: 300,
      contracts: ['5CX', '5DX', '5HX'].map(text => ({ side: 'ew', text, result: -2 })),
    })
  })

  /** Tricks as files write them: notrump, spades, hearts, diamonds, clubs of north, south, east, west. */
  const written = (text: string): MakeableByStrain => {
    const row = (at: number): number[] =>
      [...text.slice(at * 5, at * 5 + 5)].map(digit => Number.parseInt(digit, 16)).reverse()
    return { north: row(0), south: row(1), east: row(2), west: row(3) }
  }

  it('is no sacrifice below the contract it is to save', () => {
    // East–west are one down in 1NT too, but there north–south still have 3♦.
    expect(parOf(board(written('68595685956484864847'), 'none'), 'north')).toEqual({
      score: 100,
      contracts: [{ side: 'ew', text: '3HX', result: -1 }],
    })
  })

  it('names every contract that brings the same', () => {
    const made = all([9, 9, 4, 4, 6], [4, 4, 5, 5, 5])
    expect(parOf(board(made, 'none'), 'north')).toEqual({
      score: 110,
      contracts: ['3C', '3D'].map(text => ({ side: 'ns', text, result: 0 })),
    })
  })

  it('has a contract wherever it has a score, and none beyond what the other side could better', () => {
    let seed = 7
    const next = (): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * 14)
    }
    for (let deal = 0; deal < 300; deal++) {
      const north = Array.from({ length: 5 }, next)
      const made = all(
        north,
        north.map(tricks => 13 - tricks),
      )
      for (const vulnerability of ['none', 'ns', 'ew', 'both'] as const) {
        const par = parOf(board(made, vulnerability), 'north')
        expect(par.contracts.length === 0).toBe(par.score === 0)
        expect(new Set(par.contracts.map(({ side }) => side)).size).toBeLessThan(2)
      }
    }
  })

  it('is nothing where nobody makes anything', () => {
    const made = all([6, 6, 6, 6, 6], [6, 6, 6, 6, 6])
    expect(parOf(board(made, 'both'), 'north')).toEqual({ score: 0, contracts: [] })
  })

  it('is the dealer’s where both sides make one notrump', () => {
    const made = all([6, 6, 6, 6, 7], [6, 6, 6, 6, 7])
    expect(parOf(board(made, 'none'), 'north').score).toBe(90)
    expect(parOf(board(made, 'none'), 'east').score).toBe(-90)
  })
})
