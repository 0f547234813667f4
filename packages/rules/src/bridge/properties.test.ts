import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entrantId, factId } from '../core/ids.js'
import { compare, equals, ratio, toText } from '../core/ratio.js'
import type { ScoreLine } from '../core/score-line.js'
import { compactTotal, rescoreCompactSession, scoreCompactSession } from '../testing/bridge/compact-session.js'
import { scoreParts } from './contract/duplicate-score.js'
import { laws2017 } from './editions/index.js'
import type { BridgeFacts } from './sheet/effective-sheets.js'
import { type FieldLine, scoreField, sumOf } from './score/field.js'
import type { ArithmeticProfile } from './settings/profile.js'
import { rescoreField } from '../testing/bridge/rescore-field.js'
import type { BridgeSheet } from './sheet/sheet.js'
import { doublings, strains } from './types.js'

const nsScore = fc.integer({ min: -760, max: 760 }).map(tens => tens * 10 || 0)
const scoreSheet = nsScore.map((score): BridgeSheet => ({ result: 'score', nsScore: score }))
const weightedSheet = fc
  .tuple(nsScore, nsScore, fc.integer({ min: 1, max: 99 }))
  .map(([a, b, percent]): BridgeSheet => {
    const results = [
      { weight: `0.${String(percent).padStart(2, '0')}`, nsScore: a },
      { weight: `0.${String(100 - percent).padStart(2, '0')}`, nsScore: b },
    ]
    return { result: 'adjusted', ns: { kind: 'assigned', results }, ew: { kind: 'assigned', results } }
  })
const artificialSheet = fc.constantFrom('40', '50', '60').map((percent): BridgeSheet => {
  const ew = `${100 - Number(percent)}`
  return { result: 'adjusted', ns: { kind: 'percent', percent }, ew: { kind: 'percent', percent: ew } }
})
const sheet = fc.oneof({ weight: 8, arbitrary: scoreSheet }, weightedSheet, artificialSheet)
const board = fc.array(sheet, { minLength: 2, maxLength: 12 })

const factsOf = (sheets: readonly BridgeSheet[], settings: object): BridgeFacts => ({
  entrants: sheets.flatMap((_, i) => [`n${i}`, `e${i}`]).map(number => ({ id: entrantId(number), number })),
  sheets: sheets.map((item, i) => ({
    id: factId(`f${i}`),
    slot: `t${i}`,
    board: '1',
    sides: [entrantId(`n${i}`), entrantId(`e${i}`)],
    sheet: item,
  })),
  adjustments: [],
  lots: [],
  settings,
})

const linesOf = (sheets: readonly BridgeSheet[], settings: object): readonly ScoreLine[] => {
  const scored = laws2017.score(factsOf(sheets, settings))
  if (!scored.ok) throw new TypeError(JSON.stringify(scored.error))
  return scored.value
}
const total = (lines: readonly ScoreLine[]) => sumOf(lines.map(line => line.points.value))
const awardOf = (lines: readonly ScoreLine[], entrant: string) =>
  lines.find(line => line.entrant === entrant)?.points.value ?? ratio(0)
const negated = (item: BridgeSheet): BridgeSheet =>
  item.result === 'score' ? { ...item, nsScore: -item.nsScore || 0 } : item

const profiles: readonly Partial<ArithmeticProfile>[] = [
  {},
  { matchpointScale: '1-0.5-0' },
  { unequalBoards: 'percentOfActual' },
  { unequalBoards: 'byAvailable' },
  { expectedResults: 15 },
  { smallGroups: 'neuberg', expectedResults: 40 },
]

describe('matchpoints', () => {
  test.each(profiles)('the field wins exactly what there is to win: %j', profile => {
    fc.assert(
      fc.property(board, sheets => {
        const lines = linesOf(sheets, { profile })
        const half = sumOf(lines.map(line => line.available ?? ratio(0)))
        expect(toText(total(lines))).toBe(toText(ratio(half.num, half.den * 2n)))
      }),
    )
  })
  test('Neuberg keeps the field average and never passes the top', () => {
    fc.assert(
      fc.property(board, fc.integer({ min: 0, max: 30 }), (sheets, more) => {
        const lines = linesOf(sheets, { profile: { expectedResults: sheets.length + more } })
        for (const line of lines) {
          expect(compare(line.points.value, ratio(0))).toBeGreaterThanOrEqual(0)
          expect(compare(line.points.value, line.available ?? ratio(0))).toBeLessThanOrEqual(0)
        }
      }),
    )
  })
  test('the order of the results does not matter', () => {
    fc.assert(
      fc.property(board, fc.infiniteStream(fc.nat()), (sheets, keys) => {
        const order = sheets.map((_, i) => ({ i, key: keys.next().value ?? 0 })).sort((a, b) => a.key - b.key)
        const shuffled = linesOf(
          order.map(({ i }) => sheets[i] as BridgeSheet),
          {},
        )
        const plain = linesOf(sheets, {})
        for (const [to, { i }] of order.entries()) {
          expect(equals(awardOf(shuffled, `n${to}`), awardOf(plain, `n${i}`))).toBe(true)
        }
      }),
    )
  })
  test('a better score never brings less', () => {
    fc.assert(
      fc.property(
        fc.array(scoreSheet, { minLength: 2, maxLength: 12 }),
        fc.integer({ min: 1, max: 300 }),
        (sheets, up) => {
          const [first, ...rest] = sheets as [Extract<BridgeSheet, { result: 'score' }>]
          const better: BridgeSheet = { ...first, nsScore: Math.min(7600, first.nsScore + up * 10) }
          for (const method of ['matchpoint', 'crossImp', 'totalPoints']) {
            const [before, after] = [linesOf(sheets, { method }), linesOf([better, ...rest], { method })]
            expect(compare(awardOf(after, 'n0'), awardOf(before, 'n0'))).toBeGreaterThanOrEqual(0)
            expect(compare(awardOf(after, 'e0'), awardOf(before, 'e0'))).toBeLessThanOrEqual(0)
          }
        },
      ),
    )
  })
})

describe('IMPs', () => {
  test.each(['butler', 'crossImp', 'totalPoints'])('%s: the two sides of a table add up to nothing', method => {
    fc.assert(
      fc.property(board, sheets => {
        const lines = linesOf(sheets, { method })
        for (const [i] of sheets.entries()) {
          expect(sumOf([awardOf(lines, `n${i}`), awardOf(lines, `e${i}`)]).num).toBe(0n)
        }
      }),
    )
  })
  test.each(['n', 'n-1', '1'])(
    'cross-IMPs of all north–south results add up to nothing, divisor %s',
    crossImpDivisor => {
      fc.assert(
        fc.property(fc.array(fc.oneof(scoreSheet, weightedSheet), { minLength: 2, maxLength: 12 }), sheets => {
          const lines = linesOf(sheets, { method: 'crossImp', profile: { crossImpDivisor } })
          expect(total(lines.filter(line => line.entrant.startsWith('n'))).num).toBe(0n)
        }),
      )
    },
  )
  test('exchanging the directions exchanges the awards', () => {
    fc.assert(
      fc.property(fc.array(scoreSheet, { minLength: 2, maxLength: 12 }), sheets => {
        for (const method of ['matchpoint', 'butler', 'crossImp']) {
          const [here, there] = [linesOf(sheets, { method }), linesOf(sheets.map(negated), { method })]
          for (const [i] of sheets.entries()) {
            expect(equals(awardOf(here, `n${i}`), awardOf(there, `e${i}`))).toBe(true)
          }
        }
      }),
    )
  })
  test('the scale is odd and never falls', () => {
    const { imps } = laws2017.book
    fc.assert(
      fc.property(fc.integer({ min: -16_000, max: 16_000 }), fc.nat(500), (difference, more) => {
        expect(imps(-difference) + imps(difference)).toBe(0)
        expect(imps(difference + more)).toBeGreaterThanOrEqual(imps(difference))
      }),
    )
  })
})

test('Law 77: one trick more is never worse, and every score is a multiple of ten', () => {
  const { duplicateTable, scoreContract } = laws2017.book
  for (const strain of strains) {
    for (const doubling of doublings) {
      for (let level = 1; level <= 7; level++) {
        for (const vulnerable of [false, true]) {
          const scores = Array.from({ length: 14 }, (_, tricks) =>
            scoreContract({ level, strain, doubling }, vulnerable, tricks),
          )
          expect(scores).toEqual(
            scores.map(
              (_, tricks) => scoreParts(duplicateTable, { level, strain, doubling }, vulnerable, tricks).total,
            ),
          )
          expect(scores.every((score, i) => score % 10 === 0 && (i === 0 || score > (scores[i - 1] as number)))).toBe(
            true,
          )
        }
      }
    }
  }
})

describe('one changed result', () => {
  const field = fc.array(sheet, { minLength: 12, maxLength: 12 })
  const threeBoards = (sheets: readonly BridgeSheet[], settings: object): BridgeFacts => {
    const facts = factsOf(sheets, settings)
    return { ...facts, sheets: facts.sheets.map((fact, i) => ({ ...fact, board: `${1 + (i % 3)}` })) }
  }
  test.each(['matchpoint', 'butler', 'crossImp'])('%s: scoring its board alone is scoring everything', method => {
    fc.assert(
      fc.property(field, sheet, fc.nat(11), (sheets, other, at) => {
        const before = scoreField(laws2017.book, threeBoards(sheets, { method }))
        const facts = threeBoards(sheets.with(at, other), { method })
        const all = scoreField(laws2017.book, facts)
        if (!before.ok || !all.ok) throw new TypeError()
        const alone = rescoreField(laws2017.book, facts, before.value, `t${at}`)
        if (!alone.ok) throw new TypeError()
        const shown = (lines: readonly FieldLine[]) =>
          lines.map(line => `${line.entrant} ${toText(line.result.award)}`).sort()
        expect(shown(alone.value.lines)).toEqual(shown(all.value.lines))
        // The awards of every other board are the very ones of before, not new ones that agree.
        const earlier = new Set<unknown>(before.value.awarded)
        for (const item of alone.value.awarded) {
          expect(earlier.has(item)).toBe(item.entry.fact.board !== `${1 + (at % 3)}`)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('the compact session', () => {
  const tables = 9
  const results = fc.array(nsScore, { minLength: 4 * tables, maxLength: 4 * tables })
  const columnsOf = (scores: readonly number[]) => ({
    board: Uint16Array.from(scores, (_, i) => Math.floor(i / tables)),
    ns: Uint32Array.from(scores, (_, i) => i % tables),
    ew: Uint32Array.from(scores, (_, i) => tables + ((i + Math.floor(i / tables)) % tables)),
    nsScore: Int16Array.from(scores),
    boards: 4,
    contestants: 2 * tables,
    expected: tables,
  })
  const factsFrom = (scores: readonly number[], drop: ReadonlySet<number>): BridgeFacts => {
    const columns = columnsOf(scores)
    const kept = [...scores.keys()].filter(i => !drop.has(i))
    return {
      entrants: Array.from({ length: 2 * tables }, (_, i) => ({ id: entrantId(`${i}`), number: `${i}` })),
      sheets: kept.map(i => ({
        id: factId(`${i}`),
        slot: `${i}`,
        board: `${(columns.board[i] ?? 0) + 1}`,
        sides: [entrantId(`${columns.ns[i]}`), entrantId(`${columns.ew[i]}`)],
        sheet: { result: 'score', nsScore: scores[i] ?? 0 },
      })),
      adjustments: [],
      lots: [],
      settings: { profile: { expectedResults: tables } },
    }
  }
  const keep = <T extends Uint16Array | Uint32Array | Int16Array>(values: T, drop: ReadonlySet<number>): T =>
    values.filter((_, i) => !drop.has(i)) as T

  test('agrees with the field, short boards included', () => {
    fc.assert(
      fc.property(results, fc.uniqueArray(fc.nat(4 * tables - 1), { maxLength: 5 }), (scores, dropped) => {
        const drop = new Set(dropped)
        const all = columnsOf(scores)
        const columns = {
          ...all,
          board: keep(all.board, drop),
          ns: keep(all.ns, drop),
          ew: keep(all.ew, drop),
          nsScore: keep(all.nsScore, drop),
        }
        const session = scoreCompactSession(columns)
        const scored = laws2017.score(factsFrom(scores, drop))
        if (!scored.ok) throw new TypeError()
        for (let i = 0; i < 2 * tables; i++) {
          const lines = scored.value.filter(line => line.entrant === `${i}`)
          expect(toText(compactTotal(session, i).won)).toBe(toText(total(lines)))
        }
      }),
      { numRuns: 30 },
    )
  })
  test('one changed result reads no other board and no other board’s awards', () => {
    fc.assert(
      fc.property(results, results, fc.nat(4 * tables - 1), nsScore, (scores, others, row, score) => {
        const before = scoreCompactSession(columnsOf(scores))
        const board = Math.floor(row / tables)
        // Whatever the other boards hold now cannot matter: only the changed one may be looked at.
        const elsewhere = others.map((other, i) => (Math.floor(i / tables) === board ? (scores[i] ?? 0) : other))
        const blind = { ...before, columns: columnsOf(elsewhere) }
        const changed = rescoreCompactSession(blind, row, score)
        expect(changed.sums).toEqual(scoreCompactSession(columnsOf(scores.with(row, score))).sums)
        for (const [i, same] of before.boards.entries()) expect(changed.boards[i] === same).toBe(i !== board)
      }),
      { numRuns: 30 },
    )
  })
  test('one changed result gives what scoring everything again gives', () => {
    fc.assert(
      fc.property(results, fc.nat(4 * tables - 1), nsScore, (scores, row, score) => {
        const changed = rescoreCompactSession(scoreCompactSession(columnsOf(scores)), row, score)
        const again = scoreCompactSession(columnsOf(scores.with(row, score)))
        expect(changed.boards).toEqual(again.boards)
        expect(changed.sums).toEqual(again.sums)
      }),
      { numRuns: 30 },
    )
  })
})
