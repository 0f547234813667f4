import { describe, expect, it } from 'vitest'
import { toDecimal } from '../../core/ratio.js'
import { type Evening, rankSeries } from './rank-series.js'
import { parseSeriesTerms, type SeriesTerms } from './series-terms.js'

/** `'ab 60.00'` → a line of a pair, ranked by its percentage. */
const evening = (id: string, by: SeriesTerms['by'], ...results: readonly string[]): Evening => ({
  id,
  lines: results.map((text, at) => {
    const [pair = '', percent = '', rank = `${at + 1}`, sharedBy = '1'] = text.split(' ')
    const people = [...pair]
    const contestants = by === 'player' ? people : [pair]
    return { contestants, people, percent, total: percent, rank: Number(rank), sharedBy: Number(sharedBy) }
  }),
})

const terms = (more: Partial<SeriesTerms> = {}): SeriesTerms => ({
  by: 'player',
  measure: 'percent',
  sum: 'sum',
  ...more,
})

const shown = (rule: SeriesTerms, evenings: readonly Evening[]) =>
  rankSeries(rule, evenings).map(
    ({ contestant, rank, shared, total }) => `${rank ?? '-'}${shared ? '=' : ''} ${contestant} ${toDecimal(total, 2)}`,
  )

describe('several evenings as one order', () => {
  const three = [
    evening('1', 'player', 'ab 60.00', 'cd 50.00', 'ef 40.00'),
    evening('2', 'player', 'cd 62.50', 'ab 47.50', 'ef 40.00'),
    evening('3', 'player', 'ad 55.00', 'cb 45.00'),
  ]

  it('adds every player’s evenings, whoever the partner was', () => {
    expect(shown(terms(), three)).toEqual([
      '1 d 167.50',
      '2 a 162.50',
      '3 c 157.50',
      '4 b 152.50',
      '5= e 80.00',
      '5= f 80.00',
    ])
  })

  it('counts the best n of m, and says which count', () => {
    expect(shown(terms({ best: 2 }), three).slice(0, 3)).toEqual(['1 d 117.50', '2 a 115.00', '3 c 112.50'])
    const [first] = rankSeries(terms({ best: 2 }), three)
    expect(first?.figures.map(({ evening: id, counts }) => [id, counts])).toEqual([
      ['1', false],
      ['2', true],
      ['3', true],
    ])
  })

  it('of equal evenings counts the earlier, and a mean divides by those that count', () => {
    const [first] = rankSeries(terms({ best: 1, sum: 'mean' }), [
      evening('1', 'player', 'ab 50.00'),
      evening('2', 'player', 'ab 50.00'),
    ])
    expect(first?.figures.map(figure => figure.counts)).toEqual([true, false])
    expect(shown(terms({ sum: 'mean' }), three)[0]).toBe('1 d 55.83')
  })

  it('places nobody who played too few evenings, and shows them below', () => {
    expect(shown(terms({ least: 3, sum: 'mean' }), three)).toEqual([
      '1 d 55.83',
      '2 a 54.17',
      '3 c 52.50',
      '4 b 50.83',
      '- e 40.00',
      '- f 40.00',
    ])
  })

  it('ranks those who play together where the terms say so', () => {
    const pairs = [evening('1', 'together', 'ab 60.00', 'cd 50.00'), evening('2', 'together', 'cd 61.00', 'ad 40.00')]
    expect(shown(terms({ by: 'together' }), pairs)).toEqual(['1 cd 111.00', '2 ab 60.00', '3 ad 40.00'])
  })

  it('adds handicaps to each evening: those of a pair by their mean, exactly', () => {
    const handicaps = { a: '1', b: '2', c: '0.5' }
    const pairs = [evening('1', 'together', 'ab 50.00', 'cd 51.00'), evening('2', 'together', 'ab 50.00', 'cd 51.00')]
    expect(shown(terms({ by: 'together', handicaps }), pairs)).toEqual(['1 ab 103.00', '2 cd 102.50'])
  })

  it('gives points for places, sharing those of a shared one', () => {
    const placePoints = ['10', '7', '4']
    const one = [evening('1', 'together', 'ab 60 1 1', 'cd 50 2 2', 'ef 50 2 2', 'gh 40 4 1')]
    expect(shown(terms({ by: 'together', measure: 'place', placePoints }), one)).toEqual([
      '1 ab 10.00',
      '2= cd 5.50',
      '2= ef 5.50',
      '4 gh 0.00',
    ])
  })

  it('gives each class its places, and no one two prizes', () => {
    const strata = [
      { nameZh: '公开', nameEn: 'Open', prizes: 1 },
      { nameZh: '乙组', nameEn: 'B', atMost: '100', prizes: 1 },
    ]
    const rule = terms({ by: 'together', ranking: 'X', strata })
    const one = [evening('1', 'together', 'ab 60', 'cd 55', 'ef 50')]
    const holdings = new Map([...'abcd'].map((id): [string, string] => [id, '90']))
    holdings.set('e', '500')
    const lines = rankSeries(rule, one, holdings)
    const places = lines.map(({ contestant, strata: own }) => [
      contestant,
      ...own.map(({ stratum, rank, prize }) => `${stratum}:${rank}${prize ? '*' : ''}`),
    ])
    // ab wins the open prize, so the prize of the class goes to cd; ef held 250 on average, too many for it.
    expect(places).toEqual([
      ['ab', '0:1*', '1:1'],
      ['cd', '0:2', '1:2*'],
      ['ef', '0:3'],
    ])
  })

  it('leaves out an evening that has no percentages where these count', () => {
    const line = { contestants: ['a'], people: ['a'], total: '120', rank: 1, sharedBy: 1 }
    expect(rankSeries(terms(), [{ id: '1', lines: [line] }])).toEqual([])
    expect(shown(terms({ measure: 'total' }), [{ id: '1', lines: [line] }])).toEqual(['1 a 120.00'])
  })
})

describe('the terms of a series', () => {
  it('are read whole', () => {
    const written = {
      by: 'together',
      measure: 'place',
      placePoints: ['10', '7.5'],
      sum: 'sum',
      best: 8,
      least: 4,
      handicaps: { p1: '2.5' },
      ranking: 'OPEN',
      strata: [{ nameZh: '乙', nameEn: 'B', atMost: '300', prizes: 3 }],
    }
    expect(parseSeriesTerms(written)).toEqual({ ok: true, value: written })
  })

  it('are refused with every problem at its place', () => {
    const wrong = {
      by: 'club',
      measure: 'place',
      sum: 'sum',
      best: 0,
      strata: [{ nameZh: '', nameEn: 'B', atMost: 'x', prizes: -1 }],
    }
    const read = parseSeriesTerms(wrong)
    expect(read.ok ? [] : read.error.map(({ code, at }) => `${code} ${at?.path}`)).toEqual([
      'POLICY_TEXT_EXPECTED strata[0].nameZh',
      'POLICY_AMOUNT_EXPECTED strata[0].atMost',
      'POLICY_WHOLE_NUMBER_EXPECTED strata[0].prizes',
      'POLICY_CHOICE_UNKNOWN by',
      'POLICY_LIST_EXPECTED placePoints',
      'POLICY_WHOLE_NUMBER_EXPECTED best',
      'POLICY_TEXT_EXPECTED ranking',
    ])
  })
})
