import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entrantId } from '../core/ids.js'
import { evenings } from '../evenings.cases.js'
import { edition, players, stage, totals } from './one-table.cases.js'

describe('a chombo that a referee called and its table wrote down', () => {
  const called = (answers: Readonly<Record<string, string>>, seat = 1, slot: string | undefined = 'r1/t1') => {
    const drawn = [{ slot: 'r1/t1', sides: players, round: 1, table: '1' }]
    const facts = { ...stage({ scores: [30_000, 30_000, 30_000, 30_000] }), sheets: [] }
    const context = { facts, drawn, history: [], entrant: players[seat] ?? entrantId(''), ...(slot ? { slot } : {}) }
    return edition.rulings.resolve(context, { situation: 'chombo', option: 'penalty', answers, authority: 'director' })
  }
  const taken = (...given: Parameters<typeof called>) => {
    const resolved = called(...given)
    if (!resolved.ok) throw new Error(JSON.stringify(resolved.error))
    return [...resolved.value.adjustments]
  }
  const remarks = (sheet: object, answers: Readonly<Record<string, string>>) => {
    const read = edition.parseSheet(sheet)
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    const one = { side: 1, situation: 'chombo', option: 'penalty', answers }
    return (edition.remarks?.(read.value, { called: [one], finished: true }) ?? []).map(({ code }) => code)
  }
  const win = { ending: 'tsumo', winner: 0, han: '2', fu: '50' }
  const chombo = { ending: 'chombo', from: 1 }

  it('counts a chombo once that a ruling and the sheet both have, and says so', () => {
    const once = totals({ hands: [win, chombo, win] })
    const counted = { scores: [42_000, 31_000, 29_000, 18_000], chombo: [0, 1, 0, 0] }
    const asked: readonly Readonly<Record<string, string>>[] = [{}, { pointsTaken: 'byRuling', hand: '2' }]
    for (const answers of asked) {
      expect(totals({ hands: [win, win] }, {}, taken(answers))).toEqual(once)
      expect(totals({ hands: [win, chombo, win] }, {}, taken(answers))).toEqual(once)
      expect(remarks({ hands: [win, chombo, win] }, answers)).toEqual(['RULED_POINTS_ON_SHEET_TOO'])
      expect(totals(counted, {}, taken(answers))).toEqual(totals(counted))
      expect(remarks(counted, answers)).toEqual(['RULED_POINTS_ON_SHEET_TOO'])
    }
    expect(remarks({ hands: [win, win] }, {})).toEqual([])
  })

  it('counts two that are two: of another hand, of another player, of no table', () => {
    const hands = [win, chombo, win]
    const [, once = 0] = totals({ hands })
    expect(totals({ hands }, {}, taken({ hand: '3' }))[1]).toBe(once - 20_000)
    expect(totals({ hands }, {}, taken({}, 1, ''))[1]).toBe(once - 20_000)
    const [, , other = 0] = totals({ hands })
    expect(totals({ hands }, {}, taken({}, 2)).slice(1, 3)).toEqual([once, other - 20_000])
    expect(remarks({ hands }, { hand: '3' })).toEqual([])
  })

  it('asks for a chombo that a ruling left to the sheet', () => {
    expect(taken({ pointsTaken: 'onSheet' })).toEqual([])
    expect(remarks({ hands: [win, win] }, { pointsTaken: 'onSheet' })).toEqual(['RULED_POINTS_NOT_ON_SHEET'])
    expect(remarks({ hands: [win, chombo] }, { pointsTaken: 'onSheet' })).toEqual([])
    expect(called({ pointsTaken: 'onSheet' }, 1, '')).toMatchObject({ error: [{ code: 'RULING_NEEDS_SLOT' }] })
  })

  it('takes each chombo once in any order that could happen', () => {
    const mishap = fc.record({ seat: fc.nat(3), written: fc.boolean(), ruled: fc.boolean(), named: fc.boolean() })
    fc.assert(
      fc.property(fc.array(mishap, { maxLength: 6 }), mishaps => {
        // A ruling that names no line may mean any of the player's, so nobody has one of those beside another.
        const acts = mishaps.filter(({ seat }, at) => mishaps.findIndex(one => one.seat === seat) === at)
        const lines = acts.filter(({ written }) => written)
        const hands = [win, ...lines.map(({ seat }) => ({ ending: 'chombo', from: seat })), win]
        const rulings = acts
          .filter(({ ruled }) => ruled)
          .flatMap(act => {
            const at = lines.indexOf(act)
            return taken(act.named && at >= 0 ? { hand: `${at + 2}` } : {}, act.seat)
          })
        const expected = totals({ hands: [win, win] })
        for (const { seat, written, ruled } of acts)
          if (written || ruled) expected[seat] = (expected[seat] ?? 0) - 20_000
        expect(totals({ hands }, {}, rulings)).toEqual(expected)
        expect(totals({ hands }, {}, rulings.toReversed())).toEqual(expected)
      }),
      { numRuns: evenings },
    )
  })
})
