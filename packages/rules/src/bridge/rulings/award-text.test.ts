import { describe, expect, it, test } from 'vitest'
import type { StageFacts } from '../../core/facts.js'
import { entrantId, factId } from '../../core/ids.js'
import { rankStage, readStageFacts } from '../../core/rank-stage.js'
import { toText } from '../../core/ratio.js'
import { laws2017 } from '../editions/index.js'
import type { BridgeFacts } from '../sheet/effective-sheets.js'
import { parseAwardText } from './award-text.js'

const pairs = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(entrantId)
/** Board 1, nobody vulnerable: 4♠ made, one down, 3NT+1, 2♠+1; the first table is the one in question. */
const results = [
  { contract: '4S', declarer: 'N', tricks: 9 },
  { contract: '4S', declarer: 'N', tricks: 10 },
  { contract: '3NT', declarer: 'N', tricks: 10 },
  { contract: '2S', declarer: 'N', tricks: 9 },
]
const slotAt = (at: number) => `s1/r1/t${at + 1}/b1`
const stored = (payload?: unknown): StageFacts<unknown> => ({
  entrants: pairs.map((id, i) => ({ id, number: `${i + 1}` })),
  sheets: results.map((sheet, at) => {
    const place = { session: 1, round: 1, table: `${at + 1}`, board: '1' }
    return { ...place, slot: slotAt(at), sides: pairs.slice(2 * at, 2 * at + 2), id: factId(`sheet-${at}`), sheet }
  }),
  adjustments:
    payload === undefined
      ? []
      : [{ id: factId('award'), adjustment: { kind: 'assigned', slot: slotAt(0), payload } as const }],
  lots: [],
  settings: {},
})
const factsOf = (payload?: unknown): BridgeFacts => {
  const facts = readStageFacts(laws2017, stored(payload))
  if (!facts.ok) throw new TypeError(JSON.stringify(facts.error))
  return facts.value as BridgeFacts
}
const slot = slotAt(0)
const awarded = (answers: Readonly<Record<string, string>>) => {
  const award = laws2017.rulings.award({ facts: factsOf(), slot }, 'assigned', answers)
  if (!award.ok) throw new TypeError(JSON.stringify(award.error))
  return (award.value as { payload: { ns: unknown; ew: unknown } }).payload
}
const totals = (payload: unknown) => {
  const ranked = rankStage(laws2017, factsOf(payload))
  if (!ranked.ok) throw new TypeError(JSON.stringify(ranked.error))
  return new Map(ranked.value.standings.map(line => [`${line.entrant}`, toText(line.total.total.value)]))
}

describe('an award as casebooks print it', () => {
  const game = { nsScore: 420, result: '4S N =' }
  const down = { nsScore: -50, result: '4S N -1' }
  test.each([
    [
      '4♠= 60 %, 4♠−1 40 %',
      [
        { weight: '0.6', ...game },
        { weight: '0.4', ...down },
      ],
    ],
    [
      '60% 4s n =; 40% 4s n -1',
      [
        { weight: '0.6', ...game },
        { weight: '0.4', ...down },
      ],
    ],
    [
      '1/3 4S N =; 2/3 4S N -1',
      [
        { weight: '1/3', ...game },
        { weight: '2/3', ...down },
      ],
    ],
    [
      '4♠ N = 50%, 4♠ N −1 30%, +140 20%',
      [
        { weight: '0.5', ...game },
        { weight: '0.3', ...down },
        { weight: '0.2', nsScore: 140 },
      ],
    ],
    ['4♠ N =', [{ weight: '1', ...game }]],
    ['+420', [{ weight: '1', nsScore: 420 }]],
  ])('%s', (text, read) => {
    expect(awarded({ ns: text }).ns).toEqual({ kind: 'assigned', results: read })
  })

  it('says the contracts again, heaviest first, and each side where they differ', () => {
    const text = (answers: Readonly<Record<string, string>>) => laws2017.rulings.awardText?.(awarded(answers))
    expect(text({ ns: '40% 4s n -1; 60% 4s n =' })).toBe('4♠ N = 60%, 4♠ N −1 40%')
    expect(text({ ns: '1/3 4s n =; 2/3 +140' })).toBe('+140 2/3, 4♠ N = 1/3')
    expect(text({ ns: '4s n =', ew: 'ave-' })).toBe('NS 4♠ N =; EW AVE−')
    expect(text({ ns: '3nt n +1', ew: '60% 4s n =; 40% 4s n -1' })).toBe('NS 3NT N +1; EW 4♠ N = 60%, 4♠ N −1 40%')
  })

  it('knows the table’s declarer in the table’s suit, and nobody’s in another', () => {
    const table = { board: '1', sheet: factsOf().sheets[0]?.sheet }
    expect(parseAwardText(laws2017.book, table, '4♥=').ok).toBe(false)
    expect(parseAwardText(laws2017.book, { board: '1' }, '4♠=').ok).toBe(false)
  })

  it('is compared exactly: thirds leave no dust', () => {
    // Against the other three, 4♠ made: 0 for 3NT+1, 1 for the same, 2 for 2♠+1 = 3 of 6; one down: nothing.
    const total = totals(awarded({ ns: '1/3 4s n =; 2/3 4s n -1' }))
    expect([total.get('a'), total.get('b')]).toEqual(['1', '5'])
    // And the field is compared with it: 4♠ made ties with a third of it and beats two, and beats 2♠+1: 5/3 and 2.
    expect(total.get('c')).toBe('11/3')
  })

  it('gives half a score and half an average, and half an average alone', () => {
    const half = awarded({ ns: '1/2 4s n =; 1/2 ave' })
    const share = { weight: '0.5', award: { kind: 'average', grade: 'average' } }
    expect(half.ns).toEqual({ kind: 'assigned', results: [{ weight: '1', ...game }], share })
    expect(laws2017.rulings.awardText?.(half)).toBe('4♠ N = 50%, AVE 50%')
    // 4♠ made is 3 of 6 among the others, and so is an average of 6: by halves 3. 2♠+1 is 1, and average plus is 3.6.
    expect(totals(half).get('a')).toBe('3')
    expect(totals(awarded({ ns: '1/2 2s n +1; 1/2 ave+' })).get('a')).toBe('23/10')
    // The field is compared with the result alone.
    expect(totals(half).get('c')).toBe(totals(awarded({ ns: '4s n =' })).get('c'))
    expect(awarded({ ns: '1/3 4s n =; 1/3 4s n -1; 1/3 ave-' }).ns).toMatchObject({
      results: [{ weight: '0.5' }, { weight: '0.5' }],
      share: { weight: '1/3', award: { kind: 'average', grade: 'minus' } },
    })
    const artificial = (ns: string) =>
      laws2017.rulings.award({ facts: factsOf(), slot }, 'artificial', { ns, ew: 'ave' })
    expect(artificial('1/2 ave')).toMatchObject({ value: { payload: { ns: { kind: 'percent', percent: '25' } } } })
    expect(artificial('1/2 ave+; 1/2 ave')).toMatchObject({ value: { payload: { ns: { percent: '55' } } } })
    for (const ns of ['1/2 4s n =; 1/3 ave', '60% 4s n =; 60% ave'])
      expect(laws2017.rulings.award({ facts: factsOf(), slot }, 'assigned', { ns })).toMatchObject({
        error: [{ code: 'WEIGHTS_NOT_ONE' }],
      })
  })

  it('refuses a contract that does not give the score, and weights that are not one', () => {
    const put = (results: readonly object[]) => {
      const award = { results }
      const input = { kind: 'assigned', slot, payload: { ns: award, ew: award } }
      const read = laws2017.rulings.parseAdjustment(input, { facts: factsOf(), authority: 'committee' })
      return read.ok ? [] : [...new Set(read.error.map(({ code }) => code))]
    }
    expect(put([{ weight: '1', ...game }])).toEqual([])
    expect(put([{ weight: '1', ...game, nsScore: 450 }])).toEqual(['AWARD_RESULT_DIFFERS'])
    expect(put([{ weight: '1', ...game, result: '4s n =' }])).toEqual(['AWARD_RESULT_DIFFERS'])
    expect(
      put([
        { weight: '1/3', ...game },
        { weight: '1/3', ...down },
      ]),
    ).toEqual(['WEIGHTS_NOT_ONE'])
    expect(
      put([
        { weight: '1/7', ...game },
        { weight: '6/7', ...down },
      ]),
    ).toEqual(['WEIGHT_UNREADABLE'])
  })
})
