import { describe, expect, it, test } from 'vitest'
import { entrantId } from '../../core/ids.js'
import { ratio, toText } from '../../core/ratio.js'
import { type Criterion, type Field, rankEntrants } from '../../core/standings.js'
import { crosstable } from '../../testing/crosstable.js'
import { unplayedRounds } from '../unplayed-rounds.js'
import { bestUnit, countBack } from './best-unit.js'
import { buchholz } from './buchholz.js'
import { drawnLots } from './drawn-lots.js'
import { fewerPenalties } from './fewer-penalties.js'
import { headToHead } from './head-to-head.js'
import { higherTotal } from './higher-total.js'
import { net, quotient } from './net.js'
import { opponentsTotal } from './opponents-total.js'
import { koya, pointsAgainstHigher } from './points-against.js'
import { progressive } from './progressive.js'
import { wins } from './wins.js'

const point = 'point'
const imp = 'imp'

const figures = (criterion: Criterion, field: Field, ...tied: string[]): (string | undefined)[] => {
  const column = criterion.column(field, tied.map(entrantId))
  return tied.map(id => {
    const value = column.get(entrantId(id))
    return value && toText(value)
  })
}

const places = (field: Field, ...chain: Criterion[]): string[] =>
  rankEntrants(field, chain).map(line => `${line.rank}${line.shared ? '=' : ''}${line.entrant}`)

/** a beats b, b beats c, c beats a; d loses to all. */
const circle = () =>
  crosstable(point)
    .round(1)
    .game('a', 'b', { point: [2, 0], imp: [30, 10] })
    .game('c', 'd', { point: [2, 0], imp: [25, 5] })
    .round(2)
    .game('b', 'c', { point: [2, 0], imp: [20, 15] })
    .game('a', 'd', { point: [2, 0], imp: [12, 8] })
    .round(3)
    .game('c', 'a', { point: [2, 0], imp: [22, 20] })
    .game('b', 'd', { point: [2, 0], imp: [40, 0] })
    .field()

describe('balances', () => {
  test('net and quotient, over all games and among the tied', () => {
    const tied = ['a', 'b', 'c'] as const
    expect(figures(net({ unit: imp, scope: 'all' }), circle(), ...tied)).toEqual(['22', '25', '17'])
    expect(figures(net({ unit: imp, scope: 'amongTied' }), circle(), ...tied)).toEqual(['18', '-15', '-3'])
    expect(figures(quotient({ unit: imp, scope: 'amongTied' }), circle(), ...tied)).toEqual(['25/41', '2/5', '37/77'])
    const clean = crosstable(point)
      .game('a', 'b', { point: [2, 0], imp: [10, 0] })
      .field()
    expect(figures(quotient({ unit: imp, scope: 'all' }), clean, 'a', 'b')).toEqual(['1', '0'])
    expect(figures(quotient({ unit: point, scope: 'all' }), crosstable(point).lot('a', 1).field(), 'a')).toEqual([
      undefined,
    ])
  })
})

describe('head to head', () => {
  const swiss = () =>
    crosstable(point)
      .game('a', 'b', { point: [2, 0] })
      .game('c', 'x', { point: [2, 0] })
      .game('b', 'y', { point: [2, 0] })
      .game('a', 'z', { point: [0, 2] })
      .field()

  it('sums, or waits until all have met', () => {
    expect(figures(headToHead({ unit: point, scope: 'sum' }), swiss(), 'a', 'b', 'c')).toEqual(['2', '0', '0'])
    expect(figures(headToHead({ unit: point, scope: 'allMet' }), swiss(), 'a', 'b', 'c')).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(figures(headToHead({ unit: point, scope: 'allMet' }), swiss(), 'a', 'b')).toEqual(['2', '0'])
    expect(figures(headToHead({ unit: point, scope: 'sum', atMost: 2 }), swiss(), 'a', 'b', 'c')).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('gives certain places only', () => {
    const field = crosstable(point)
      .game('a', 'b', { point: [2, 0] })
      .game('a', 'c', { point: [2, 0] })
      .game('a', 'd', { point: [2, 0] })
      .game('b', 'c', { point: [2, 0] })
      .field()
    const certain = headToHead({ unit: point, scope: 'certain', win: ratio(2) })
    expect(figures(certain, field, 'a', 'b', 'c', 'd')).toEqual(['3', '0', '0', '0'])
    expect(figures(certain, field, 'a', 'b', 'c')).toEqual(['4', '2', '0'])
  })

  it('averages repeated meetings and may leave forfeits out', () => {
    const field = crosstable(point)
      .game('a', 'b', { point: [2, 0] })
      .game('a', 'b', { point: [1, 1] })
      .round(2)
      .game('b', 'a', { point: [2, 0] }, 'forfeitWin')
      .field()
    expect(figures(headToHead({ unit: point, scope: 'sum' }), field, 'a', 'b')).toEqual(['3', '3'])
    const fair = headToHead({ unit: point, scope: 'sum', repeated: 'average', forfeits: 'skip' })
    expect(figures(fair, field, 'a', 'b')).toEqual(['3/2', '1/2'])
  })

  it('is put again to those still level when it may restart', () => {
    const field = crosstable(point)
      .game('a', 'b', { point: [2, 0] })
      .game('b', 'c', { point: [2, 0] })
      .game('a', 'c', { point: [0, 2] })
      .game('d', 'a', { point: [2, 0] })
      .game('d', 'b', { point: [0, 2] })
      .game('c', 'd', { point: [2, 0] })
      .round(2)
      .free('a', { point: 4 })
      .free('b', { point: 2 })
      .free('c', { point: 2 })
      .free('d', { point: 4 })
      .field()
    const sum = { unit: point, scope: 'sum' } as const
    expect(places(field, headToHead(sum))).toEqual(['1=b', '1=c', '3=a', '3=d'])
    expect(places(field, headToHead({ ...sum, restart: 'step' }))).toEqual(['1b', '2c', '3d', '4a'])
  })
})

describe('single figures', () => {
  test('best unit and counting back', () => {
    expect(figures(bestUnit({ unit: imp }), circle(), 'a', 'b', 'c')).toEqual(['30', '40', '25'])
    expect(figures(countBack({ unit: imp, order: 'latest' }), circle(), 'a', 'b', 'c')).toEqual(['0', '2', '1'])
    expect(figures(countBack({ unit: imp, order: 'first' }), circle(), 'a', 'b', 'c')).toEqual(['2', '0', '1'])
    expect(figures(countBack({ unit: point, order: 'best' }), circle(), 'a', 'b', 'c')).toEqual(['0', '0', '0'])
  })

  test('opponents, with and without a dummy for a bye', () => {
    const field = crosstable(point)
      .round(1)
      .game('a', 'b', { point: [2, 0] })
      .free('c', { point: 2 }, 'pairingBye')
      .round(2)
      .game('c', 'a', { point: [2, 0] })
      .free('b', { point: 2 }, 'pairingBye')
      .field()
    expect(figures(opponentsTotal({ unit: point }), field, 'a', 'b', 'c')).toEqual(['6', '2', '2'])
    expect(figures(opponentsTotal({ unit: point, bye: 'dummy' }), field, 'a', 'b', 'c')).toEqual(['6', '2', '6'])
  })

  test('an opponent met twice counts twice, boards of one match once', () => {
    const field = crosstable(point)
      .round(1)
      .game('a', 'b', { point: [1, 1] })
      .game('a', 'b', { point: [1, 1] })
      .round(2)
      .game('b', 'a', { point: [2, 0] })
      .field()
    expect(figures(opponentsTotal({ unit: point }), field, 'a', 'b')).toEqual(['8', '4'])
  })

  test('wins, draws as halves, games not played left out', () => {
    const field = crosstable(point)
      .game('a', 'b', { point: [2, 0] })
      .game('a', 'c', { point: [1, 1] })
      .game('a', 'd', { point: [2, 0] }, 'forfeitWin')
      .field()
    const base = { unit: point, win: ratio(2) }
    expect(figures(wins({ ...base, games: 'all' }), field, 'a')).toEqual(['2'])
    expect(figures(wins({ ...base, games: 'played', draw: ratio(1), drawCounts: ratio(1, 2) }), field, 'a')).toEqual([
      '3/2',
    ])
  })

  test('progressive totals, the first rounds cut', () => {
    expect(figures(progressive({ unit: point }), circle(), 'a', 'b', 'c')).toEqual(['10', '6', '8'])
    expect(figures(progressive({ unit: point, cutFirst: 2 }), circle(), 'a', 'b', 'c')).toEqual(['4', '4', '4'])
  })

  test('points against the upper half, and against those ahead', () => {
    const field = crosstable(point)
      .game('a', 'b', { point: [2, 0] })
      .game('b', 'c', { point: [2, 0] })
      .game('c', 'd', { point: [2, 0] })
      .game('d', 'a', { point: [1, 1] })
      .field()
    expect(figures(koya({ unit: point, win: ratio(2) }), field, 'a', 'b', 'c', 'd')).toEqual(['2', '2', '0', '1'])
    expect(figures(pointsAgainstHigher({ unit: point }), field, 'b', 'c', 'd')).toEqual(['0', '0', '1'])
  })

  test('drawn lots only when everybody has one; fewer penalties are better', () => {
    const field = crosstable(point).lot('a', 2).lot('b', 1).penalty('b').penalty('c').penalty('c').field()
    expect(figures(drawnLots(), field, 'a', 'b')).toEqual(['2', '1'])
    expect(places(field, drawnLots())).toEqual(['1=a', '1=b', '1=c'])
    expect(places(field, fewerPenalties())).toEqual(['1a', '2b', '3c'])
  })

  test('extra boards are counted by their mark alone', () => {
    const field = crosstable(point)
      .game('a', 'b', { point: [1, 1], imp: [10, 20] })
      .game('a', 'b', { imp: [5, 0] }, 'extra')
      .field()
    expect(figures(higherTotal({ unit: imp, onlyMark: 'extra' }), field, 'a', 'b')).toEqual(['5', '0'])
    expect(figures(higherTotal({ unit: imp, exceptMarks: ['extra'] }), field, 'a', 'b')).toEqual(['10', '20'])
  })

  test('Buchholz with both ends cut, real opponents only', () => {
    const plain = { unit: point, draw: ratio(1), unplayed: unplayedRounds.plain }
    expect(figures(buchholz(plain), circle(), 'a', 'd')).toEqual(['8', '12'])
    expect(figures(buchholz({ ...plain, cuts: { lowest: 1, highest: 1 } }), circle(), 'a', 'd')).toEqual(['4', '4'])
  })
})

test('every figure can name the games behind it', () => {
  const field = circle()
  const tied = ['a', 'b', 'c'].map(entrantId)
  const explained = headToHead({ unit: imp, scope: 'sum' }).explain?.(field, tied, entrantId('a'))
  expect(explained).toMatchObject({
    code: 'tieBreakFigure',
    value: '50',
    params: { criterion: 'headToHead' },
    steps: [
      { code: 'tieBreakGame', value: '30', params: { opponent: 'b' }, from: 'r1/g1' },
      { code: 'tieBreakGame', value: '20', params: { opponent: 'c' }, from: 'r3/g5' },
    ],
  })
})

test('ranks do not depend on names or on the order of the facts', () => {
  const chain = [higherTotal({ unit: imp }), headToHead({ unit: point, scope: 'sum' })]
  const field = circle()
  const turned = { ...field, lines: [...field.lines].reverse(), totals: new Map([...field.totals].reverse()) }
  expect(places(turned, ...chain)).toEqual(places(field, ...chain))
})
