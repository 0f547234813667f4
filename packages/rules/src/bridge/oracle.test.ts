import { describe, expect, test } from 'vitest'
import { answerScoreLine } from './answer-line.js'
import { element, elements, oracleRows, oraclesPresent, oracleText, say } from './oracle-files.cases.js'

interface Line {
  readonly board: string
  readonly ns: string
  readonly ew: string
  readonly nsAward?: string
  readonly [key: string]: unknown
}
interface Standing {
  readonly entrant: string
  readonly direction?: string
  readonly total: string
  readonly percent?: string
  readonly rank: number
}
interface Answer {
  readonly lines: readonly (Line & { nsAward: string; ewAward: string })[]
  readonly standings: readonly Standing[]
  readonly problems?: unknown
}

const session = (request: Record<string, unknown>): Answer => {
  const answer = answerScoreLine({ id: 1, kind: 'session', ...request }) as unknown as Answer
  expect(answer.problems).toBeUndefined()
  return answer
}

const usebioLines = (file: string): Line[] =>
  elements(oracleText(file), 'BOARD').flatMap(board =>
    elements(board, 'TRAVELLER_LINE').map(line => {
      const score = element(line, 'SCORE') || element(line, 'CONTRACT')
      const artificial = /^A(\d\d)(\d\d)$/.exec(score)
      return {
        board: element(board, 'BOARD_NUMBER'),
        ns: element(line, 'NS_PAIR_NUMBER').replace(/(NS|EW)$/, ''),
        ew: element(line, 'EW_PAIR_NUMBER').replace(/(NS|EW)$/, ''),
        ...(artificial ? { adjusted: { ns: artificial[1], ew: artificial[2] } } : { nsScore: Number(score) }),
        contract: undefined,
        published: [
          element(line, 'NS_MATCH_POINTS') || element(line, 'NS_BUTLER_POINTS') || element(line, 'NS_CROSS_IMP_POINTS'),
          element(line, 'EW_MATCH_POINTS') || element(line, 'EW_BUTLER_POINTS') || element(line, 'EW_CROSS_IMP_POINTS'),
        ],
      }
    }),
  )

const usebioStandings = (file: string) =>
  elements(oracleText(file), 'PAIR').map(pair => ({
    entrant: element(pair, 'PAIR_NUMBER').replace(/(NS|EW)$/, ''),
    direction: element(pair, 'DIRECTION'),
    total: element(pair, 'TOTAL_SCORE'),
    percent: element(pair, 'PERCENTAGE'),
    place: element(pair, 'PLACE'),
  }))

const report = (name: string, counts: Record<string, [number, number]>): void => {
  const text = Object.entries(counts).map(([what, [matched, total]]) => `${what} ${matched}/${total}`)
  say(`${name}: ${text.join(', ')}`)
}

const tally = (pairs: readonly (readonly [string, string])[]): [number, number] => [
  pairs.filter(([a, b]) => Number(a) === Number(b)).length,
  pairs.length,
]

const compare = (file: string, request: Record<string, unknown>) => {
  const lines = usebioLines(file)
  const answer = session({ ...request, lines })
  const published = usebioStandings(file)
  const found = published.map(
    row =>
      answer.standings.find(
        item => item.entrant === row.entrant && (request.winners !== 2 || item.direction === row.direction),
      ) as Standing,
  )
  const counts: Record<string, [number, number]> = {
    awards: tally(
      answer.lines.flatMap((line, i) => {
        const [ns, ew] = (lines[i] as { published?: string[] }).published ?? []
        return [
          [line.nsAward, ns ?? ''],
          [line.ewAward, ew ?? ''],
        ] as const
      }),
    ),
    totals: tally(published.flatMap((row, i) => (row.total ? [[row.total, found[i]?.total ?? ''] as const] : []))),
    percentages: tally(
      published.flatMap((row, i) => (row.percent ? [[row.percent, found[i]?.percent ?? ''] as const] : [])),
    ),
    places: tally(published.map((row, i) => [row.place.replace('=', ''), `${found[i]?.rank}`] as const)),
  }
  report(file, counts)
  return counts
}

describe.skipIf(!oraclesPresent)('published results', () => {
  test('Law 77 cases', () => {
    const rows = oracleRows('score_cases_a.csv')
    for (const row of rows) {
      const { contract, declarer_vulnerable: declarerVulnerable, tricks, declarer_score: score } = row
      const answer = answerScoreLine({ id: 1, kind: 'contract', contract, declarerVulnerable, tricks })
      expect({ ...row, score: answer.score }).toEqual({ ...row, score: Number(score) })
    }
  })
  test('WBF continuous scale', () => {
    for (const row of oracleRows('wbf_continuous_vp_8_16.csv')) {
      for (const boards of [8, 16]) {
        const answer = answerScoreLine({ id: 1, kind: 'vp', scale: 'wbf-2013', boards, margin: Number(row.imp_margin) })
        expect([row.imp_margin, (answer.vp as string[])[0]]).toEqual([row.imp_margin, row[`boards_${boards}`]])
      }
    }
  })
  test('Compscore3 Howell', () => {
    const counts = compare('usebio/abf_mp_howell_2022-07-27.xml', { profile: 'compscore3' })
    expect(counts).toEqual(Object.fromEntries(Object.entries(counts).map(([k, [, n]]) => [k, [n, n]])))
  })
  test('Compscore3 Mitchell', () => {
    const counts = compare('usebio/abf_mp_mitchell_2022-07-21.xml', { profile: 'compscore3', winners: 2 })
    expect(counts).toEqual(Object.fromEntries(Object.entries(counts).map(([k, [, n]]) => [k, [n, n]])))
  })
  test('Compscore3 Butler', () => {
    const counts = compare('usebio/abf_butler_howell_2026-03-09.xml', { method: 'butler', profile: 'compscore3' })
    expect(counts).toEqual(Object.fromEntries(Object.entries(counts).map(([k, [, n]]) => [k, [n, n]])))
  })
  test('PairsScorer Mitchell', () => {
    const counts = compare('usebio/ebu_example_mp_pairs.xml', { profile: 'pairsscorer', winners: 2 })
    expect(counts).toEqual(Object.fromEntries(Object.entries(counts).map(([k, [, n]]) => [k, [n, n]])))
  })
  test('Pianola cross-IMPs', () => {
    const counts = compare('usebio/ebu_example_cross_imp_pairs.xml', { method: 'crossImp', profile: 'pianola' })
    expect(counts.awards).toEqual([384, 384])
  })
})
