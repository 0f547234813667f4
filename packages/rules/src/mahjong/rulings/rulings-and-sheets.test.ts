import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Adjustment } from '../../core/adjustment.js'
import type { StageFacts } from '../../core/facts.js'
import { entrantId, factId } from '../../core/ids.js'
import { readStageFacts } from '../../core/rank-stage.js'
import type { CalledAtTable } from '../../core/ruling.js'
import { evenings } from '../../evenings.cases.js'
import { mahjongEditions } from '../editions/index.js'
import type { MahjongSheet } from '../sheet.js'

const sides = ['a', 'b', 'c', 'd'].map(entrantId)
const slot = 'r1/t1'
const place = { slot, round: 1, table: '1', sides }
const hands = (...list: object[]) => ({
  kind: 'hands',
  ended: 'time',
  hands: list.map((hand, i) => ({ number: i + 1, result: { kind: 'drawn' }, ...hand })),
})

describe.each(mahjongEditions)('a ruling and the sheet of its table, $id', edition => {
  const stored = (sheet: unknown, adjustments: readonly Adjustment[] = []): StageFacts<unknown> => ({
    entrants: sides.map((id, i) => ({ id, number: `${i + 1}` })),
    sheets: sheet === undefined ? [] : [{ id: factId('sheet'), ...place, sheet }],
    adjustments: adjustments.map((adjustment, i) => ({ id: factId(`ruling-${i}`), adjustment })),
    lots: [],
    settings: {},
  })
  const factsOf = (...given: Parameters<typeof stored>): StageFacts<MahjongSheet> => {
    const facts = readStageFacts(edition, stored(...given))
    if (!facts.ok) throw new TypeError(JSON.stringify(facts.error))
    return facts.value as StageFacts<MahjongSheet>
  }
  const ruled = (
    sheet: unknown,
    situation: string,
    answers: Readonly<Record<string, string>>,
    offender = 3,
  ): readonly Adjustment[] => {
    const context = { facts: factsOf(sheet), drawn: [place], history: [], entrant: sides[offender] as never, slot }
    const choice = { situation, option: 'asWritten', answers, authority: 'chiefDirector' } as const
    const resolved = edition.rulings.resolve(context, choice)
    if (!resolved.ok) throw new TypeError(JSON.stringify(resolved.error))
    return resolved.value.adjustments
  }
  const gamePoints = (sheet: unknown, adjustments: readonly Adjustment[]) => {
    const lines = edition.score(factsOf(sheet, adjustments))
    if (!lines.ok) throw new TypeError(JSON.stringify(lines.error))
    return sides.map(side =>
      Number(lines.value.find(line => line.entrant === side && line.unit === 'gamePoint')?.points.value.num),
    )
  }

  it('takes the points of a false win from the offender and gives them to the three others before there is a sheet', () => {
    expect(ruled(undefined, 'falseWin', { pointsTaken: 'byRuling', hand: '7' })).toMatchObject([
      { entrant: 'd', amount: '30', slot },
      { entrant: 'a', amount: '-10' },
      { entrant: 'b', amount: '-10' },
      { entrant: 'c', amount: '-10' },
    ])
  })

  it('refuses a place that was neither drawn nor entered, and somebody who does not sit there', () => {
    const at = { facts: factsOf(undefined), history: [], slot, entrant: sides[0] as never }
    const choice = { situation: 'wrongMeld', option: 'asWritten', answers: {}, authority: 'director' } as const
    expect(edition.rulings.resolve(at, choice)).toMatchObject({ ok: false, error: [{ code: 'SLOT_UNKNOWN' }] })
    const elsewhere = { ...at, drawn: [place], entrant: entrantId('e') }
    expect(edition.rulings.resolve(elsewhere, choice)).toMatchObject({
      ok: false,
      error: [{ code: 'ENTRANT_UNKNOWN' }],
    })
  })

  it('counts a false win once that the ruling and the sheet both have, whatever each calls it', () => {
    const sheet = hands({}, {}, { falseWins: [{ player: 3, kind: 'falseWin' }] })
    for (const hand of ['3', '']) {
      const once = ruled(undefined, 'falseWin', { pointsTaken: 'byRuling', ...(hand ? { hand } : {}) })
      expect(gamePoints(sheet, once)).toEqual([10, 10, 10, -30])
    }
    expect(gamePoints(sheet, ruled(sheet, 'bluffWin', { pointsTaken: 'byRuling', hand: '3' }))).toEqual([
      20, 20, 20, -60,
    ])
    expect(gamePoints(sheet, ruled(sheet, 'falseWin', { pointsTaken: 'byRuling', hand: '2' }))).toEqual([
      20, 20, 20, -60,
    ])
    const fined = hands({ fines: [{ player: 3, amount: 20, to: 0 }] })
    const answers = { pointsTaken: 'byRuling', fine: '20', injured: 'a', hand: '1' }
    expect(gamePoints(fined, ruled(fined, 'exposedOthersTiles', answers))).toEqual([20, 0, 0, -20])
  })

  const settings = edition.parseSettings({})
  const told = (sheet: unknown, called: readonly CalledAtTable[], finished = true) => {
    const read = edition.parseSheet(sheet)
    if (!read.ok || !settings.ok) throw new TypeError(JSON.stringify(read))
    const at = { settings: settings.value, called, finished }
    return {
      refused: edition.refusals?.(read.value, at).map(({ code }) => code) ?? [],
      remarks: edition.remarks?.(read.value, at).map(({ code }) => code) ?? [],
    }
  }
  const call = (situation: string, answers: CalledAtTable['answers'], side = 3): CalledAtTable => ({
    side,
    situation,
    option: 'asWritten',
    answers,
  })
  const won = { result: { kind: 'selfDraw', winner: 3, fan: 8 } }

  it('lets no hand win that a referee has declared dead, on the sheet that comes and on the one that is there', () => {
    const dead = [call('falseWin', { hand: '3', pointsTaken: 'byRuling' })]
    expect(told(hands({}, {}, won), dead)).toEqual({
      refused: ['RULED_DEAD_HAND_WINS'],
      remarks: ['RULED_DEAD_HAND_WINS'],
    })
    expect(told(hands({}, won, {}), dead)).toEqual({ refused: [], remarks: [] })
    const wrecked = [call('wreckedHand', { hand: '3', pointsTaken: 'byRuling' }, 0)]
    expect(told(hands({}, {}, won), wrecked).refused).toEqual(['RULED_DEAD_HAND_WINS'])
  })

  it('asks for points that were left to the sheet and do not come, and says which it counts once', () => {
    const left = [call('falseWin', { hand: '3', pointsTaken: 'onSheet' })]
    const paid = { falseWins: [{ player: 3, kind: 'falseWin' }] }
    expect(told(hands({}, {}), left, false).remarks).toEqual([])
    expect(told(hands({}, {}, {}), left, false).remarks).toEqual(['RULED_POINTS_NOT_ON_SHEET'])
    expect(told(hands({}, {}), left).remarks).toEqual(['RULED_POINTS_NOT_ON_SHEET'])
    expect(told(hands({}, {}, paid), left).remarks).toEqual([])
    const taken = [call('falseWin', { hand: '3', pointsTaken: 'byRuling' })]
    expect(told(hands({}, {}, paid), taken).remarks).toEqual(['RULED_POINTS_ON_SHEET_TOO'])
    const totals = { kind: 'totals', totals: [10, 20, -10, -20] }
    expect(told(totals, taken).remarks).toEqual(['RULED_POINTS_IN_TOTALS'])
    const second = [call('emptyCall', { hand: '1' }), call('emptyCall', { hand: '1', pointsTaken: 'onSheet' })]
    expect(told(hands({}), second).remarks).toEqual(['RULED_POINTS_NOT_ON_SHEET'])
    expect(told(hands({ fines: [{ player: 3, amount: 5 }] }), second).remarks).toEqual([])
  })

  const acts = ['falseWin', 'bluffWin', 'winningTileNotTaken', 'wreckedHand'] as const
  const each = { falseWin: 10, bluffWin: 20, winningTileNotTaken: 10, wreckedHand: 30 }
  const evening = fc.record({
    played: fc.array(fc.record({ winner: fc.nat(3), fan: fc.integer({ min: 8, max: 88 }), selfDrawn: fc.boolean() }), {
      minLength: 4,
      maxLength: 16,
    }),
    /** At most one false win of each player, at a hand of its own; written, ruled, or both. */
    mishaps: fc.uniqueArray(
      fc.record({
        player: fc.nat(3),
        act: fc.constantFrom(...acts),
        written: fc.boolean(),
        ruled: fc.boolean(),
        named: fc.boolean(),
        first: fc.boolean(),
      }),
      { selector: ({ player }) => player, maxLength: 4 },
    ),
  })

  it('has the same points in any order that could happen, nothing twice and nothing lost', () => {
    fc.assert(
      fc.property(evening, ({ played, mishaps }) => {
        const sheet = hands(
          ...played.map(({ winner, fan, selfDrawn }, at) => {
            const here = mishaps.filter(({ player }) => player === at)
            const result = here.length > 0 ? { kind: 'drawn' } : { kind: 'selfDraw', winner, fan }
            const discarder = (winner + 1) % 4
            return {
              result: here.length > 0 || selfDrawn ? result : { kind: 'discard', winner, discarder, fan },
              falseWins: here
                .filter(({ written }) => written)
                .map(({ player, act }) => ({ player, kind: act === 'winningTileNotTaken' ? 'falseWin' : act })),
            }
          }),
        )
        const rulings = mishaps
          .filter(one => one.ruled)
          .flatMap(({ player, act, named, first }) => {
            const answers = { pointsTaken: 'byRuling', ...(named ? { hand: `${player + 1}` } : {}) }
            return [{ first, adjustments: ruled(first ? undefined : sheet, act, answers, player) }]
          })
        const adjustments = rulings.flatMap(one => one.adjustments)
        const expected = gamePoints(hands(...sheet.hands.map(hand => ({ ...hand, falseWins: [] }))), [])
        for (const { player, act, written, ruled: called } of mishaps) {
          if (!written && !called) continue
          for (const at of [0, 1, 2, 3]) {
            const before = expected[at] ?? 0
            expected[at] = before + (at === player ? -3 : 1) * each[act]
          }
        }
        expect(gamePoints(sheet, adjustments)).toEqual(expected)
        expect(gamePoints(sheet, [...adjustments].reverse())).toEqual(expected)
      }),
      { numRuns: evenings },
    )
  })
})
