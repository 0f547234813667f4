import { describe, expect, test } from 'vitest'
import type { FileEvidence } from '../../core/file-evidence.js'
import { type EntrantId, entrantId, factId } from '../../core/ids.js'
import { answerScoreLine } from '../../protocol/bridge/answer-line.js'
import { publishedSessions } from '../published.cases.js'
import { wbfContinuousTable } from '../victory-point/wbf-continuous.js'
import { chooseProfile } from './choose-profile.js'
import { type Line, readPublished } from '../published-lines.cases.js'

interface Answer {
  readonly method?: string
  readonly profile?: unknown
  readonly because?: readonly { code: string; params?: Record<string, unknown> }[]
  readonly lines: readonly Record<string, string>[]
  readonly standings: readonly Record<string, string | number>[]
}

const session = (request: Record<string, unknown>): Answer =>
  answerScoreLine({ id: 1, kind: 'session', ...request }) as unknown as Answer

const codes = (answer: Answer): string[] => (answer.because ?? []).map(({ code }) => code)

/** Five tables, ten boards, made up; `mark` changes what a line says. */
const madeUp = (mark: (line: Line, index: number) => Partial<Line> = () => ({})): Line[] => {
  const scores = [420, -50, 450, 620, -100, 110, 140, -420, 50, 170, 90, -630]
  return Array.from({ length: 50 }, (_, index) => {
    const [board, table] = [Math.floor(index / 5), index % 5]
    const line = {
      board: `${board + 1}`,
      ns: `${table + 1}`,
      ew: `${((table + board) % 5) + 6}`,
      nsScore: scores[(index * 7 + table) % scores.length] as number,
    }
    return { ...line, ...mark(line, index) }
  })
}

/** The lines as a program with this arithmetic would have published them. */
const publishedUnder = (request: Record<string, unknown>, lines: Line[]): Record<string, unknown> => {
  const answer = session({ ...request, lines })
  return {
    ...(request.winners ? { winners: request.winners } : {}),
    lines: lines.map((line, i) => ({
      ...line,
      published: { ns: answer.lines[i]?.nsAward, ew: answer.lines[i]?.ewAward },
    })),
    published: answer.standings,
  }
}

/** Nine boards of five results and one of four. */
const shortBoard = madeUp().slice(0, -1)
const withAverages = madeUp((_, index) =>
  index === 4 ? { nsScore: undefined, adjusted: { ns: 'ave+', ew: 'ave-' } } : {},
)

describe.each(publishedSessions)('published: $name', ({ request, boards, standings }) => {
  const { profile, ...named } = request
  const { lines, rows } = readPublished(boards, standings)
  const told = { ...named, lines, published: rows }
  const disagree = (answer: Answer): unknown[] => [
    ...lines.filter(({ published }, i) => published && Number(published.ns) !== Number(answer.lines[i]?.nsAward)),
    ...rows.filter(row => {
      const found = answer.standings.find(
        item => item.entrant === row.entrant && (request.winners !== 2 || item.direction === row.direction),
      )
      return ['total', 'percent'].some(key => row[key] !== undefined && Number(row[key]) !== Number(found?.[key]))
    }),
  ]
  test('its figures alone lead to an arithmetic that reproduces them all', () => {
    const answer = session(told)
    expect(answer.profile).toBeDefined()
    expect(disagree(answer)).toEqual([])
  })
  test('nor need it be told how it was scored', () => {
    const answer = session({ ...told, method: undefined })
    expect(answer.method).toBe(named.method ?? 'matchpoint')
    expect(disagree(answer)).toEqual([])
  })
})

describe('what a file states or was written by', () => {
  test('a known program brings its own arithmetic, with or without figures', () => {
    const answer = session({ lines: shortBoard, program: { name: 'EBUScore Pairs', version: '5.1' } })
    expect(answer.profile).toBe('ebuscore')
    expect(answer.because).toEqual([
      { code: 'PROFILE_OF_PROGRAM', severity: 'info', params: { agree: 0, of: 0, program: 'EBUScore Pairs' } },
    ])
  })
  test('an unknown program is the standard arithmetic', () => {
    const answer = session({ lines: shortBoard, program: 'Clubhouse 9' })
    expect([answer.profile, ...codes(answer)]).toEqual(['standard', 'PROFILE_STANDARD'])
  })
  test('a profile named in the request is not second-guessed', () => {
    const told = publishedUnder({ profile: 'acblscore' }, shortBoard)
    const answer = session({ ...told, profile: 'standard', program: 'ACBLscore' })
    expect([answer.profile, answer.because]).toEqual([undefined, undefined])
  })
  test('a request that says nothing of a file is answered as ever', () => {
    expect(Object.keys(session({ lines: shortBoard }))).toEqual(['id', 'lines', 'standings'])
  })
})

describe('figures', () => {
  test.each([
    [
      'matchpoints of 1, ½ and 0',
      { profile: { matchpointScale: '1-0.5-0' } },
      shortBoard,
      { matchpointScale: '1-0.5-0' },
    ],
    [
      'percent of actual',
      { profile: { unequalBoards: 'percentOfActual', awardDecimals: 1 } },
      shortBoard,
      {
        unequalBoards: 'percentOfActual',
      },
    ],
    ['every award rounded', { profile: { roundAwards: 0, awardDecimals: 0 } }, shortBoard, { roundAwards: 0 }],
    [
      'a datum to the nearest point',
      { method: 'butler', profile: { datumRounding: 1 } },
      madeUp(),
      { datumRounding: 1 },
    ],
    [
      'cross-IMPs over all results',
      { method: 'crossImp', profile: { crossImpDivisor: 'n' } },
      madeUp(),
      {
        crossImpDivisor: 'n',
      },
    ],
    [
      'averages of two IMPs',
      { method: 'crossImp', profile: { artificialImps: '2' } },
      withAverages,
      {
        artificialImps: '2.00',
      },
    ],
  ] as const)('%s', (_, request, lines, rule) => {
    const answer = session(publishedUnder(request, [...lines]))
    expect(answer.profile).toMatchObject(rule)
    expect(codes(answer)).toContain('PROFILE_FROM_FIGURES')
    expect(codes(answer)).not.toContain('PROFILE_FIGURES_LEFT')
  })
  test('two rules at once', () => {
    const told = publishedUnder({ profile: { matchpointScale: '1-0.5-0', unequalBoards: 'byAvailable' } }, shortBoard)
    expect(session(told).profile).toMatchObject({ unequalBoards: 'byAvailable', matchpointScale: '1-0.5-0' })
  })
  test('decimals are those of the file: more than the profile prints, or fewer', () => {
    const more = publishedUnder({ profile: { percentDecimals: 5 } }, shortBoard)
    expect(session(more).profile).toEqual({ program: 'standard', percentDecimals: 5 })
    const fewer = publishedUnder({ method: 'crossImp', profile: { awardDecimals: 1 } }, madeUp())
    expect(session(fewer)).toMatchObject({ method: 'crossImp', profile: { program: 'standard', awardDecimals: 1 } })
  })
  test('go before the program’s own arithmetic where they contradict it', () => {
    const told = publishedUnder({ profile: { unequalBoards: 'byAvailable', missingBoards: 'sum' } }, shortBoard)
    const answer = session({ ...told, program: 'ACBLscore' })
    expect(codes(answer)).toEqual(['PROFILE_FROM_FIGURES'])
  })
  test('one line corrected by hand does not hide the rule, and is told', () => {
    const told = publishedUnder({ method: 'butler', profile: 'compscore3' }, madeUp())
    const lines = (told.lines as Line[]).map((line, i) =>
      i === 3 ? { ...line, published: { ns: '13', ew: '-13' } } : line,
    )
    const answer = session({ ...told, method: 'butler', lines })
    expect(answer.profile).toMatchObject({ datum: 'trimmedMean' })
    expect(codes(answer)).toEqual(['PROFILE_FROM_FIGURES', 'PROFILE_FIGURES_LEFT'])
  })
})

describe('what decides nothing', () => {
  test('figures that follow from no rule leave the standard arithmetic, with a warning', () => {
    const lines = madeUp((line, index) => ({ ...line, published: { ns: `${(index * 3) % 5}.3`, ew: '1.7' } }))
    const answer = session({ lines })
    expect([answer.profile, ...codes(answer)]).toEqual(['standard', 'PROFILE_STANDARD', 'PROFILE_FIGURES_LEFT'])
  })
  test('figures that the standard arithmetic explains choose nothing else', () => {
    const answer = session(publishedUnder({}, shortBoard))
    expect([answer.profile, ...codes(answer)]).toEqual(['standard', 'PROFILE_STANDARD'])
  })
  test('of several rules that explain them equally the first is taken, for a person to look at', () => {
    // Raw points of a short board: printed so by one program, counted so by another.
    const raw = session({ lines: shortBoard, profile: 'brian' }).lines
    const lines = shortBoard.map((line, i) => ({ ...line, published: i < 45 ? {} : { ns: raw[i]?.nsAward } }))
    const answer = session({ lines })
    expect(codes(answer)).toEqual(['PROFILE_FROM_FIGURES', 'PROFILE_AMBIGUOUS'])
    const [ours, told] = [answer, { lines: raw }].map(one => one.lines.slice(45).map(({ nsAward }) => Number(nsAward)))
    expect(ours).toEqual(told)
  })
  test('figures that are no numbers are no figures', () => {
    const lines = shortBoard.map(line => ({ ...line, published: { ns: 'top', ew: {} } }))
    expect(session({ lines, published: 'none' }).because).toBeUndefined()
  })
})

test('a short board of ScoreBridge: every comparison that is missing counts as level', () => {
  const scores = [620, 170, -50]
  const fullest = Array.from({ length: 4 }, (_, at) => ({ board: '2', ns: `${at + 1}`, ew: `${at + 5}`, nsScore: 100 }))
  const lines = [
    ...scores.map((nsScore, at) => ({ board: '1', ns: `${at + 1}`, ew: `${at + 5}`, nsScore })),
    ...fullest,
  ]
  const told = lines.map((line, at) => ({ ...line, published: { ns: ['5', '3', '1'][at] ?? '3' } }))
  const answer = session({ lines: told, program: { name: 'ScoreBridge', version: '3.1' } })
  expect([answer.profile, ...codes(answer)]).toEqual(['scorebridge', 'PROFILE_OF_PROGRAM'])
  expect(answer.lines.slice(0, 3).map(({ nsAward, ewAward }) => [nsAward, ewAward])).toEqual([
    ['5.00', '1.00'],
    ['3.00', '3.00'],
    ['1.00', '5.00'],
  ])
  expect(session({ lines: told }).profile).toBe('scorebridge')
})

describe('victory points that a file prints for its matches', () => {
  const teams = ['a', 'b', 'c'].map(id => entrantId(id))
  const [a, b, c] = teams as [EntrantId, EntrantId, EntrantId]
  /** One board in both rooms, which the first team wins by so many points. */
  const match = (round: number, sides: readonly [EntrantId, EntrantId], points: number) =>
    [
      { sides, nsScore: points },
      { sides: [sides[1], sides[0]] as const, nsScore: 0 },
    ].map(({ sides, nsScore }, room) => {
      const slot = `r${round}/b1/${room}`
      return { id: factId(slot), slot, session: 1, round, board: '1', sides, sheet: { nsScore } }
    })
  const chosen = (...victoryPoints: readonly (readonly [string, string])[]) => {
    const games = [
      { round: 1, sides: [a, b], points: 420 },
      { round: 2, sides: [c, a], points: 50 },
      { round: 3, sides: [b, c], points: -420 },
    ] as const
    const facts = {
      entrants: teams.map(id => ({ id, number: id })),
      sheets: games.flatMap(({ round, sides, points }) => match(round, sides, points)),
      adjustments: [],
      lots: [],
      settings: { winners: 1 },
    }
    return chooseProfile('bridge/laws-2017', facts, {
      methods: ['teamImp'],
      lines: new Map(),
      contestants: new Map(),
      matches: victoryPoints.map((points, at) => ({
        session: 1,
        round: at + 1,
        sides: games[at]?.sides ?? [a, b],
        victoryPoints: points,
      })),
    })
  }

  test('follow from the one table that they are', () => {
    const choice = chosen(['16', '4'], ['12', '8'], ['4', '16'])
    expect(choice.settings).toEqual({
      victoryPoints: {
        scale: 'table',
        table: [
          { from: '0', winner: '10', loser: '10' },
          { from: '2', winner: '12', loser: '8' },
          { from: '9', winner: '16', loser: '4' },
        ],
      },
    })
    expect(choice.because.map(({ code, params }) => [code, params?.scale])).toContainEqual([
      'SCALE_FROM_MATCHES',
      'table',
    ])
  })

  test('follow from a known scale, where it gives them all', () => {
    expect(chosen(['17', '3'], ['12', '8'], ['3', '17']).settings).toMatchObject({ victoryPoints: { scale: 'table' } })
    const { wbf } = { wbf: wbfContinuousTable(1).map(hundredths => hundredths / 100) }
    const points = (margin: number) => (wbf[Math.min(margin, wbf.length - 1)] ?? 0).toFixed(2)
    const other = (margin: number) => (20 - Number(points(margin))).toFixed(2)
    const choice = chosen([points(9), other(9)], [points(2), other(2)], [other(9), points(9)])
    expect(choice.settings).toEqual({ victoryPoints: { scale: 'wbf-2013' } })
  })

  test('that no one scale gives are told, and decide nothing', () => {
    const choice = chosen(['16', '4'], ['12', '8'], ['5', '15'])
    expect(choice.settings).toBeUndefined()
    expect(choice.because.map(({ code }) => code)).toContain('SCALE_CONTRADICTORY')
  })
})

test('stated rules stay, whatever the figures say', () => {
  const evidence: FileEvidence = {
    methods: ['crossImp'],
    declared: { crossImpDivisor: 'n' },
    lines: new Map([['a', { ns: '3' }]]),
    contestants: new Map(),
  }
  const facts = { entrants: [], sheets: [], adjustments: [], lots: [], settings: { winners: 1 } }
  const choice = chooseProfile('bridge/laws-2017', facts, evidence)
  expect(choice).toMatchObject({ method: 'crossImp', profile: { program: 'standard', crossImpDivisor: 'n' } })
  expect(choice.because.map(({ code }) => code)).toEqual(['PROFILE_STATED', 'PROFILE_FIGURES_LEFT'])
})
