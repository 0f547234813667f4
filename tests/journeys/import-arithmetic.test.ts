import { answerScoreLine } from '@paiji/rules/protocol/bridge'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney } from '../support/journey.js'

/** The arithmetic of a file nobody names one for: what it prints decides, and the desk says why. */

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const scores = [420, -50, 450, 620, -100, 110, 140, -420, 50, 170, 90, -630]
const lines = Array.from({ length: 50 }, (_, i) => {
  const [board, table] = [Math.floor(i / 5), i % 5]
  return {
    board: `${board + 1}`,
    ns: `${table + 1}`,
    ew: `${((table + board) % 5) + 6}`,
    nsScore: scores[(i * 7 + table) % scores.length],
  }
})

/** The session as a file of a program with this arithmetic. */
const fileOf = (request: Record<string, unknown>, head: string): string => {
  const answer = answerScoreLine({ id: 1, kind: 'session', ...request, lines }) as unknown as {
    lines: { nsAward: string; ewAward: string }[]
  }
  const rows = lines.map(({ board, ns, ew, nsScore }, i) =>
    [board, ns, ew, nsScore, answer.lines[i]?.nsAward, answer.lines[i]?.ewAward].join(','),
  )
  return `# date: 2026-03-14\n${head}board,ns,ew,score,ns_points,ew_points\n${rows.join('\n')}\n`
}

const SUMMARY = `query ($id: ID!, $profile: String) { import(id: $id) { summary(profile: $profile) {
  profile profiles because { code params { name value } } standings { number total } } } }`

interface Summary {
  readonly profile: string
  readonly profiles: string[]
  readonly because: { code: string; params: { name: string; value: string }[] }[]
  readonly standings: { number: string; total: string }[]
}

const summaryOf = async (id: string, profile?: string): Promise<Summary> => {
  const found = await journey.ask<{ import: { summary: Summary } }>(journey.federation.staff, SUMMARY, { id, profile })
  return found.import.summary
}

const COMMIT = `mutation ($input: CommitImportInput!) { commitImport(input: $input) {
  event { stages { profile standings { lines { edges { node { entry { number } total } } } } } } problems { code } } }`

interface Committed {
  readonly event: {
    readonly stages: {
      readonly profile: string | null
      readonly standings: { lines: { edges: { node: { entry: { number: string }; total: string } }[] } }
    }[]
  } | null
  readonly problems: { code: string }[]
}

const commit = async (id: string, profile: string): Promise<Committed> => {
  const input = { import: id, profile }
  const { commitImport } = await journey.ask<{ commitImport: Committed }>(journey.federation.staff, COMMIT, { input })
  return commitImport
}

describe('a file without a known program', () => {
  it('is scored by the one arithmetic its figures follow from, and says so', async () => {
    const arithmetic = { method: 'crossImp', profile: { crossImpDivisor: 'n', awardDecimals: 1 } }
    const read = await journey.read('club.csv', fileOf(arithmetic, ''))
    const id = read.import?.id ?? ''
    const summary = await summaryOf(id)
    expect(summary.because.map(({ code }) => code)).toEqual(['PROFILE_FROM_FIGURES', 'METHOD_FROM_FIGURES'])
    expect(summary.because[0]?.params).toContainEqual({ name: 'agree', value: '100' })
    expect(summary.profile).toBe('figures')
    expect(summary.profiles).toContain('figures')
    const committed = await commit(id, 'figures')
    const stage = committed.event?.stages[0]
    expect(stage?.profile).toBe('standard')
    const stored = stage?.standings.lines.edges.map(({ node }) => `${node.entry.number} ${node.total}`)
    expect(stored).toEqual(summary.standings.map(({ number, total }) => `${number} ${total}`))
  })

  it('may be given another arithmetic by the scorer, in the dry run and for good', async () => {
    const read = await journey.read('other.csv', fileOf({ method: 'butler', profile: { datumRounding: 1 } }, ''))
    const id = read.import?.id ?? ''
    expect((await summaryOf(id)).profile).toBe('figures')
    expect((await summaryOf(id, 'ebuscore')).profile).toBe('ebuscore')
    expect((await commit(id, 'ebuscore')).event?.stages[0]?.profile).toBe('ebuscore')
  })

  it('cannot be given the arithmetic of figures that show none', async () => {
    const read = await journey.read('plain.csv', fileOf({}, '# program: EBUScore\n'))
    const id = read.import?.id ?? ''
    const summary = await summaryOf(id)
    expect([summary.profile, summary.profiles.includes('figures')]).toEqual(['ebuscore', false])
    expect(await commit(id, 'figures')).toEqual({ event: null, problems: [{ code: 'PROFILE_UNKNOWN' }] })
  })
})

const LINES = `query ($id: ID!) { import(id: $id) { summary { linesStated linesAgree linesByHand
  lines(first: 200) { slot board ns ew fileNs fileEw computedNs computedEw agrees awarded taken }
  standings { number total } } } }`

interface Lines {
  readonly linesStated: number
  readonly linesAgree: number
  readonly linesByHand: boolean
  readonly lines: readonly {
    readonly slot: string
    readonly board: string
    readonly ns: string
    readonly ew: string
    readonly agrees: boolean | null
    readonly awarded: boolean
    readonly taken: boolean
  }[]
  readonly standings: readonly { number: string; total: string }[]
}

const linesOf = async (id: string): Promise<Lines> => {
  const found = await journey.ask<{ import: { summary: Lines } }>(journey.federation.staff, LINES, { id })
  return found.import.summary
}

const COMMIT_LINES = `mutation ($input: CommitImportInput!) { commitImport(input: $input) {
  event { stages { standings { lines { edges { node { entry { id number } total } } } } } } problems { code params { value } } } }`

/** A session whose director gave pair 1 two match points more on board 1 than the comparison does, and pair 6 two fewer. */
const withAward = (title: string): string =>
  fileOf({}, `# title: ${title}\n`).replace(
    /^1,1,6,420,(\d)\.00,(\d)\.00$/m,
    (_, ns, ew) => `1,1,6,420,${Number(ns) - 2}.00,${Number(ew) + 2}.00`,
  )

describe('an award of the file that is not the one computed', () => {
  const totalsOf = (answer: {
    event: {
      stages: { standings: { lines: { edges: { node: { entry: { number: string }; total: string } }[] } } }[]
    } | null
  }) =>
    new Map(answer.event?.stages[0]?.standings.lines.edges.map(({ node }) => [node.entry.number, Number(node.total)]))
  const take = async (id: string, choice: Record<string, unknown>) => {
    const input = { import: id, ...choice }
    const answer = await journey.ask<{ commitImport: Parameters<typeof totalsOf>[0] & { problems: unknown[] } }>(
      journey.federation.staff,
      COMMIT_LINES,
      { input },
    )
    return answer.commitImport
  }
  const readIn = async (title: string) => (await journey.read(`${title}.csv`, withAward(title))).import?.id ?? ''

  it('is shown with its board and its pairs beside ours, and all others agree', async () => {
    const summary = await linesOf(await readIn('shown'))
    expect(summary).toMatchObject({ linesStated: 50, linesAgree: 49, linesByHand: true })
    expect(summary.lines).toEqual([
      expect.objectContaining({ board: '1', ns: '1', ew: '6', agrees: false, awarded: false, taken: false }),
    ])
  })

  it('counts as the file states it where that is chosen, and says so afterwards', async () => {
    const id = await readIn('taken')
    const before = await linesOf(id)
    const computed = new Map(before.standings.map(({ number, total }) => [number, Number(total)]))
    const totals = totalsOf(await take(id, { asStated: before.lines.map(({ slot }) => slot) }))
    expect(totals.get('1')).toBe((computed.get('1') ?? 0) - 2)
    expect(totals.get('6')).toBe((computed.get('6') ?? 0) + 2)
    expect(totals.get('2')).toBe(computed.get('2'))
    const after = await linesOf(id)
    expect(after.lines.map(({ taken }) => taken)).toEqual([true])
    expect(new Map(after.standings.map(({ number, total }) => [number, Number(total)]))).toEqual(totals)
  })

  it('is computed where nothing is chosen; all of them may be taken at once', async () => {
    const left = await readIn('left')
    const computed = new Map((await linesOf(left)).standings.map(({ number, total }) => [number, Number(total)]))
    expect(totalsOf(await take(left, {})).get('1')).toBe(computed.get('1'))
    expect((await linesOf(left)).lines.map(({ taken }) => taken)).toEqual([false])
    expect(totalsOf(await take(await readIn('all'), { allAsStated: true })).get('1')).toBe((computed.get('1') ?? 0) - 2)
  })

  it('cannot be taken for a result that the file does not have', async () => {
    const refused = await take(await readIn('unknown'), { asStated: ['s9/b1/1-6'] })
    expect(refused).toEqual({
      event: null,
      problems: [{ code: 'STATED_LINE_UNKNOWN', params: [{ value: 's9/b1/1-6' }] }],
    })
  })
})

/** A match of two boards, each with what the home team gained by the file; on the second a director stepped in. */
const matchFile = (title: string): string => {
  const table = (direction: string, score: string) =>
    `<TRAVELLER_LINE><DIRECTION>${direction}</DIRECTION><SCORE>${score}</SCORE></TRAVELLER_LINE>`
  const board = (number: number, imps: number, open: string, closed: string) =>
    `<BOARD><BOARD_NUMBER>${number}</BOARD_NUMBER><IMPS>${imps}</IMPS>${table('NS', open)}${table('EW', closed)}</BOARD>`
  const team = (id: number, name: string) => `<TEAM TEAM_ID="${id}"><TEAM_NAME>${name}</TEAM_NAME></TEAM>`
  return `<?xml version="1.0"?><USEBIO Version="1.2"><EVENT EVENT_TYPE="TEAMS"><EVENT_DESCRIPTION>${title}</EVENT_DESCRIPTION>
<DATE>15/03/2026</DATE><BOARD_SCORING_METHOD>IMPS</BOARD_SCORING_METHOD><PARTICIPANTS>${team(1, 'Reds')}${team(2, 'Blues')}</PARTICIPANTS>
<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>${board(1, 6, '420', '170')}${board(2, 5, '100', '90')}</MATCH>
</EVENT></USEBIO>`
}

describe('an award of a team match that is not the one computed', () => {
  const QUERY = LINES.replace('awarded taken', 'awarded taken otherTable')
  const readIn = async (title: string) => (await journey.read(`${title}.xml`, matchFile(title))).import?.id ?? ''
  const linesIn = async (id: string) => {
    type Found = { import: { summary: Lines & { lines: readonly { otherTable: string | null }[] } } }
    return (await journey.ask<Found>(journey.federation.staff, QUERY, { id })).import.summary
  }
  const taken = async (id: string, asStated: readonly string[]) => {
    const input = { import: id, asStated }
    await journey.ask(journey.federation.staff, COMMIT_LINES, { input })
    const { standings, lines } = await linesIn(id)
    return [...standings.map(({ number, total }) => [number, Number(total)]), lines.map(line => line.taken)]
  }

  it('is shown at both tables, and is chosen for both', async () => {
    const id = await readIn('match shown')
    const { lines, ...summary } = await linesIn(id)
    expect(summary).toMatchObject({ linesStated: 4, linesAgree: 2 })
    const [open, closed] = lines
    expect(lines.map(({ board, ns, ew, agrees }) => [board, ns, ew, agrees])).toEqual([
      ['2', '1', '2', false],
      ['2', '2', '1', false],
    ])
    expect([open?.otherTable, closed?.otherTable]).toEqual([closed?.slot, open?.slot])
    expect(await taken(id, [open?.slot ?? ''])).toEqual([
      ['1', 11],
      ['2', -11],
      [true, true],
    ])
  })

  it('is computed where nothing is chosen', async () => {
    expect(await taken(await readIn('match left'), [])).toEqual([
      ['1', 6],
      ['2', -6],
      [false, false],
    ])
  })
})

describe('what no fact is made of', () => {
  it('is told where it stands', async () => {
    const file = `<?xml version="1.0"?><USEBIO Version="1.2"><EVENT EVENT_TYPE="SWISS_TEAMS"><EVENT_DESCRIPTION>League</EVENT_DESCRIPTION>
<DATE>14/03/2026</DATE><BOARD_SCORING_METHOD>IMPS</BOARD_SCORING_METHOD><MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>
<PARTICIPANTS>
<TEAM TEAM_ID="1"><TEAM_NAME>Reds</TEAM_NAME><ADJUSTMENT>-1</ADJUSTMENT><TOTAL_SCORE>11</TOTAL_SCORE></TEAM>
<TEAM TEAM_ID="2"><TEAM_NAME>Blues</TEAM_NAME><HANDICAP>2</HANDICAP><TOTAL_SCORE>8</TOTAL_SCORE></TEAM>
</PARTICIPANTS>
<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM><TEAM_SCORE>12</TEAM_SCORE><OPPOSING_TEAM_SCORE>8</OPPOSING_TEAM_SCORE></MATCH>
</EVENT></USEBIO>`
    const read = await journey.read('league.xml', file)
    const { because } = await summaryOf(read.import?.id ?? '')
    expect(because.map(({ code }) => code)).toEqual([
      'PROFILE_STANDARD',
      'FILE_ADJUSTMENTS_LEFT_OUT',
      'FILE_HANDICAPS_LEFT_OUT',
      'FILE_MATCHES_LEFT_OUT',
      'FILE_VICTORY_POINTS_LEFT_OUT',
    ])
  })
})
