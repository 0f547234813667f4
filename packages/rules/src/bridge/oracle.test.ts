import { describe, expect, test } from 'vitest'
import { answerScoreLine } from '../protocol/bridge/answer-line.js'
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

interface AcblFile {
  readonly sections: readonly {
    readonly pairs: readonly { pair_number: string; score: string; percentage: string }[]
    readonly boards: readonly {
      readonly board_number: number
      readonly results: readonly Readonly<Record<string, string>>[]
    }[]
  }[]
}

const pick = (row: Record<string, string>, ns: string, ew: string) => ({
  board: row.board ?? '',
  ns: row[ns] ?? '',
  ew: row[ew] ?? '',
})

/** Whether two decimals differ by at most so many hundredths. */
const within = (a: string, b: string | undefined, hundredths: number): boolean =>
  Math.abs(Math.round(Number(a) * 100) - Math.round(Number(b) * 100)) <= hundredths

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
    expect(counts).toMatchObject({ awards: [384, 384], places: [17, 17], totals: [15, 17] })
  })
  test('ACBL Howell with sit-outs', () => {
    const { sections } = JSON.parse(oracleText('acbl_stoneridge_2026-04-15.json')) as AcblFile
    const lines = sections.flatMap(({ boards }) =>
      boards.flatMap(board =>
        board.results.map(row => ({
          board: `${board.board_number}`,
          ns: row.ns_pair,
          ew: row.ew_pair,
          contract: row.contract,
          declarer: row.declarer,
          tricks: Number(row.tricks_taken),
          published: row,
        })),
      ),
    )
    const answer = session({ lines, profile: 'acblscore' })
    const pairs = sections.flatMap(item => item.pairs)
    const found = pairs.map(pair => answer.standings.find(item => item.entrant === pair.pair_number) as Standing)
    const counts = {
      awards: tally(
        answer.lines.flatMap((line, i) => [
          [line.nsAward, lines[i]?.published.ns_match_points ?? ''] as const,
          [line.ewAward, lines[i]?.published.ew_match_points ?? ''] as const,
        ]),
      ),
      totals: tally(pairs.map((pair, i) => [pair.score, found[i]?.total ?? ''] as const)),
      percentages: tally(pairs.map((pair, i) => [pair.percentage, found[i]?.percent ?? ''] as const)),
    }
    report('acbl_stoneridge_2026-04-15.json', counts)
    expect(counts).toEqual({ awards: [180, 180], totals: [11, 11], percentages: [11, 11] })
    expect(found.slice(0, 2).map(item => item.rank)).toEqual([1, 1])
  })
  test('KoPS cross-IMPs', () => {
    const lines = oracleRows('kops_sm0807_cross_imp/travellers.csv')
      .filter(row => !row.adjusted)
      .map(row => ({ ...pick(row, 'ns_pair', 'ew_pair'), nsScore: Number(row.ns_score), published: row }))
    const answer = session({ lines, method: 'crossImp', profile: { program: 'kops', awardDecimals: 2 } })
    const standings = oracleRows('kops_sm0807_cross_imp/standings.csv')
    const near = answer.lines.filter((line, i) => within(line.nsAward, lines[i]?.published.ns_result, 5))
    const placed = standings.map(row => answer.standings.find(item => item.entrant === row.pair)?.rank)
    const counts: Record<string, [number, number]> = {
      'awards within 0.05': [near.length, lines.length],
      totals: tally(
        standings.map(row => [
          row.cross_imp_total ?? '',
          answer.standings.find(item => item.entrant === row.pair)?.total ?? '',
        ]),
      ),
      places: tally(standings.map((row, i) => [row.place ?? '', `${placed[i]}`])),
    }
    report('kops_sm0807_cross_imp', counts)
    expect(counts).toEqual({ 'awards within 0.05': [108, 108], totals: [9, 9], places: [9, 9] })
  })
  test('BBO cross-IMPs', () => {
    const lines = oracleRows('bbo_skyclub_imp/travellers.csv').map(row => ({
      ...pick(row, 'ns_pair', 'ew_pair'),
      ...(row.adjusted ? { adjusted: { ns: 'ave', ew: 'ave' } } : { nsScore: Number(row.ns_score) }),
      published: row,
    }))
    const answer = session({ lines, method: 'crossImp', profile: 'bbo' })
    const counts: Record<string, [number, number]> = {
      awards: tally(answer.lines.map((line, i) => [line.nsAward, lines[i]?.published.ns_result_imp ?? ''])),
      totals: tally(
        oracleRows('bbo_skyclub_imp/standings.csv')
          .filter(row => row.scope === 'overall' && row.pair !== '?')
          .map(row => [row.score_imp ?? '', answer.standings.find(item => item.entrant === row.pair)?.total ?? '']),
      ),
    }
    report('bbo_skyclub_imp', counts)
    expect(counts).toEqual({ awards: [44, 44], totals: [7, 7] })
  })
})
