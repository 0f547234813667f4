import { describe, expect, test } from 'vitest'
import { answerScoreLine } from '../protocol/bridge/answer-line.js'

type Row = Record<string, unknown>
const session = (request: Row): { lines: Row[]; standings: Row[]; problems?: Row[] } =>
  answerScoreLine({ id: 'x', kind: 'session', ...request }) as never
const awards = (request: Row): unknown[] => session(request).lines.map(line => [line.nsAward, line.ewAward])
const row = (ns: string, ew: string, rest: Row, board = '1') => ({ board, ns, ew, ...rest })
const scores = (...values: number[]) => values.map((nsScore, i) => row(`${i + 1}`, `${i + 51}`, { nsScore }))

describe('matchpoints', () => {
  test('2-1-0 and 1-½-0', () => {
    const lines = scores(100, 100, 50, -50)
    expect(awards({ lines })).toEqual([
      ['5.00', '1.00'],
      ['5.00', '1.00'],
      ['2.00', '4.00'],
      ['0.00', '6.00'],
    ])
    expect(awards({ lines, profile: { matchpointScale: '1-0.5-0' } })[0]).toEqual(['2.50', '0.50'])
  })
  test('Neuberg raises 4 of 10 to 4.8333 of 12', () => {
    const lines = scores(0, 10, 20, 30, 40, 50)
    const profile = { expectedResults: 7, awardDecimals: 4 }
    expect(awards({ lines, profile }).map(pair => (pair as string[])[0])).toEqual([
      '0.1667',
      '2.5000',
      '4.8333',
      '7.1667',
      '9.5000',
      '11.8333',
    ])
  })
  test('artificial scores count in E and not in A', () => {
    const lines = [...scores(100, 50, 0), row('9', '59', { adjusted: { ns: '60', ew: '40' } })]
    expect(awards({ lines })).toEqual([
      ['5.67', '0.33'],
      ['3.00', '3.00'],
      ['0.33', '5.67'],
      ['3.60', '2.40'],
    ])
  })
  test('weighted scores are compared part by part and count with their weights', () => {
    const weighted = {
      adjusted: {
        weighted: [
          { weight: '0.3', nsScore: 100 },
          { weight: '0.7', nsScore: 0 },
        ],
      },
    }
    const lines = [...scores(100, 50), row('9', '59', weighted)]
    expect(awards({ lines })).toEqual([
      ['3.70', '0.30'],
      ['1.40', '2.60'],
      ['0.90', '3.10'],
    ])
  })
  test('split scores keep two frequency tables', () => {
    const lines = [...scores(100, 50), row('9', '59', { adjusted: { ns: { nsScore: 0 }, ew: { nsScore: 200 } } })]
    expect(awards({ lines })).toEqual([
      ['4.00', '2.00'],
      ['2.00', '4.00'],
      ['0.00', '0.00'],
    ])
  })
  test('average plus follows the own percentage, 60 does not', () => {
    const first = [row('1', '51', { nsScore: 100 }, '1'), row('2', '52', { nsScore: 0 }, '1')]
    const ruled = (ns: string) => [
      ...first,
      row('1', '52', { adjusted: { ns, ew: 'ave-' } }, '2'),
      row('2', '51', { nsScore: 0 }, '2'),
    ]
    expect(awards({ lines: ruled('ave+') })[2]).toEqual(['2.00', '0.80'])
    expect(awards({ lines: ruled('60') })[2]).toEqual(['1.20', '0.80'])
    expect(awards({ lines: ruled('ave+'), profile: { ownPercentage: 'never' } })[2]).toEqual(['1.20', '0.80'])
  })
  test('exact halves go away from the average (EBU)', () => {
    const lines = scores(30, 20, 10, 0)
    const profile = { expectedResults: 5, awardDecimals: 1, halves: 'awayFromAverage' }
    const first = (extra: Row) =>
      awards({ lines, profile: { ...profile, ...extra } }).map(pair => (pair as string[])[0])
    expect(first({})).toEqual(['7.8', '5.3', '2.7', '0.2'])
    expect(first({ halves: 'awayFromZero' })).toEqual(['7.8', '5.3', '2.8', '0.3'])
  })
  test('small groups of the EBU', () => {
    const profile = { smallGroups: 'ebu', expectedResults: 11 }
    const percent = (lines: Row[]) => session({ lines, profile }).standings.map(line => line.percent)
    expect(percent(scores(0))).toEqual(['60.00', '60.00'])
    expect(percent(scores(10, 0))).toEqual(['65.00', '65.00', '55.00', '55.00'])
    expect(percent(scores(20, 10, 0))).toEqual(['70.00', '70.00', '60.00', '60.00', '50.00', '50.00'])
  })
  test('two winners: one number in two directions is two contestants', () => {
    const lines = [row('1', '1', { nsScore: 100 }), row('2', '2', { nsScore: 0 })]
    expect(session({ lines, winners: 2 }).standings).toEqual([
      { entrant: '1', direction: 'NS', total: '2.00', percent: '100.00', rank: 1 },
      { entrant: '2', direction: 'NS', total: '0.00', percent: '0.00', rank: 2 },
      { entrant: '2', direction: 'EW', total: '2.00', percent: '100.00', rank: 1 },
      { entrant: '1', direction: 'EW', total: '0.00', percent: '0.00', rank: 2 },
    ])
  })
})

describe('IMPs', () => {
  test('cross-IMPs with each divisor and a cap', () => {
    const lines = scores(620, 170, -100)
    const first = (profile: Row) => (awards({ method: 'crossImp', lines, profile })[0] as string[])[0]
    expect(first({})).toBe('11.00')
    expect(first({ crossImpDivisor: 'n' })).toBe('7.33')
    expect(first({ crossImpDivisor: '1' })).toBe('22.00')
    expect(first({ crossImpDivisor: '1', impCap: 10 })).toBe('20.00')
  })
  test('Butler: datum by mean, trimmed mean and median, rounded away from zero', () => {
    const lines = scores(1000, 140, 110, -50)
    const first = (profile: Row) => awards({ method: 'butler', lines, profile }).map(pair => (pair as string[])[0])
    expect(first({ datum: 'mean' })).toEqual(['12.00', '-4.00', '-5.00', '-8.00'])
    expect(first({ datum: 'trimmedMean' })).toEqual(['13.00', '0.00', '-1.00', '-5.00'])
    expect(first({ datum: 'median' })).toEqual(['13.00', '0.00', '-1.00', '-5.00'])
  })
  test('averages are ±3', () => {
    const lines = [...scores(100, 100), row('9', '59', { adjusted: { ns: 'ave+', ew: 'ave-' } })]
    expect(awards({ method: 'butler', lines })[2]).toEqual(['3.00', '-3.00'])
    expect(awards({ method: 'crossImp', lines, profile: { artificialImps: '1.2' } })[2]).toEqual(['1.20', '-1.20'])
  })
})

describe('teams', () => {
  const tables = (...results: [number, number][]) =>
    results.flatMap(([open, closed], i) => [
      row('A', 'B', { nsScore: open }, `${i + 1}`),
      row('B', 'A', { nsScore: closed }, `${i + 1}`),
    ])
  test('board-a-match', () => {
    const answer = session({ method: 'boardAMatch', lines: tables([100, 90], [0, 0], [-50, 50]) })
    expect(answer.standings).toMatchObject([
      { entrant: 'A', total: '3.00', percent: '50.00', rank: 1 },
      { entrant: 'B', total: '3.00', percent: '50.00', rank: 1 },
    ])
  })
  test('IMPs of a match become victory points', () => {
    const request = {
      method: 'teamImp',
      lines: tables([620, 170], [100, 140]),
      victoryPoints: { scale: 'wbf-2013', boards: 8 },
    }
    expect(session(request).standings).toMatchObject([
      { entrant: 'A', total: '13.45' },
      { entrant: 'B', total: '6.55' },
    ])
  })
  test('quotient, aggregate and a missing table', () => {
    const lines = tables([620, 170], [100, 140])
    expect(session({ method: 'quotient', lines }).standings[0]).toMatchObject({ entrant: 'A', total: '10.00' })
    expect(session({ method: 'aggregate', lines }).standings[0]).toMatchObject({ entrant: 'A', total: '410.00' })
    expect(session({ method: 'teamImp', lines: lines.slice(1) }).problems?.[0]).toMatchObject({
      code: 'OTHER_TABLE_MISSING',
    })
  })
  test('knockout: awards that do not balance are averaged (86B, 12C4)', () => {
    const adjusted = { ns: { imps: '5' }, ew: { imps: '-1' } }
    const lines = [row('A', 'B', { adjusted }), row('B', 'A', { nsScore: 0 })]
    expect(awards({ method: 'teamImp', lines })[0]).toEqual(['5.00', '-1.00'])
    expect(awards({ method: 'teamImp', knockout: true, lines })[0]).toEqual(['3.00', '-3.00'])
  })
})

describe('bad input is answered with located problems', () => {
  test.each([
    [null, 'LINE_UNREADABLE'],
    [{ id: 1 }, 'KIND_UNKNOWN'],
    [{ id: 1, kind: '__proto__' }, 'KIND_UNKNOWN'],
    [{ id: 1, kind: 'imp', difference: 'ten' }, 'FIELD_UNREADABLE'],
    [{ id: 1, kind: 'contract', contract: '8NT', declarerVulnerable: 0, tricks: 9 }, 'CONTRACT_UNREADABLE'],
    [{ id: 1, kind: 'contract', contract: '3NT', declarerVulnerable: 0, tricks: 14 }, 'TRICKS_UNREADABLE'],
    [{ id: 1, kind: 'contract', contract: '3NT', tricks: 9 }, 'FIELD_UNREADABLE'],
    [{ id: 1, kind: 'vp', scale: 'old', boards: 8, margin: 0 }, 'SCALE_UNKNOWN'],
    [{ id: 1, kind: 'vp', scale: 'wbf-2013', boards: 8, margin: -1 }, 'FIELD_OUT_OF_RANGE'],
    [{ id: 1, kind: 'session' }, 'FIELD_MISSING'],
    [{ id: 1, kind: 'session', lines: [{}] }, 'FIELD_MISSING'],
    [{ id: 1, kind: 'session', method: 'luck', lines: [] }, 'SETTING_UNREADABLE'],
    [{ id: 1, kind: 'session', profile: 'luck', lines: [] }, 'PROFILE_UNKNOWN'],
    [{ id: 1, kind: 'session', profile: { datum: 1 }, lines: [] }, 'SETTING_UNREADABLE'],
    [{ id: 1, kind: 'session', lines: [row('1', '1', { nsScore: 0 })] }, 'ENTRANT_PLAYS_ITSELF'],
    [
      { id: 1, kind: 'session', lines: [row('1', '2', { nsScore: 0 }), row('1', '2', { nsScore: 50 })] },
      'LINE_REPEATED',
    ],
    [{ id: 1, kind: 'session', lines: [row('1', '2', { contract: '3NT', declarer: 'N' })] }, 'TRICKS_UNREADABLE'],
    [{ id: 1, kind: 'session', lines: [row('1', '2', { contract: '3NT', tricks: 9 })] }, 'DECLARER_MISSING'],
    [{ id: 1, kind: 'session', lines: [row('1', '2', { nsScore: 99999 })] }, 'SCORE_IMPOSSIBLE'],
    [{ id: 1, kind: 'session', lines: [row('1', '2', { nsScore: 615 })] }, 'SCORE_IMPOSSIBLE'],
    [
      { id: 1, kind: 'session', lines: [row('1', '2', { adjusted: { weighted: [{ weight: '0.5', nsScore: 0 }] } })] },
      'WEIGHTS_NOT_ONE',
    ],
    [
      { id: 1, kind: 'session', lines: [row('1', '2', { adjusted: { ns: '101', ew: '0' } })] },
      'ADJUSTED_SCORE_UNREADABLE',
    ],
    [
      { id: 1, kind: 'session', lines: [row('1', '2', { contract: '1C', declarer: 'N', tricks: 7 }, 'first')] },
      'BOARD_NUMBER_UNKNOWN',
    ],
  ])('%j', (request, code) => {
    const answer = answerScoreLine(request) as { problems?: { code: string }[] }
    expect(answer.problems?.[0]?.code).toBe(code)
  })
})
