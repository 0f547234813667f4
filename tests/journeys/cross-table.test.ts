import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, PROBLEMS, startJourney } from '../support/journey.js'
import { type Result, sixPairs, usebioFile } from '../support/usebio.js'

/** Results side by side: by board for pairs, against each other for teams; published figures only. */

const game = (board: number, round: number, room: string, contract: string, result: number) => `[Event "League"]
[Date "2026.03.14"]
[Board "${board}"]
[Round "${round}"]
[HomeTeam "Reds"]
[VisitTeam "Blues"]
[Room "${room}"]
[Scoring "IMP"]
[Declarer "S"]
[Contract "${contract}"]
[Result "${result}"]
`
const league = [
  game(1, 1, 'Open', '4S', 10),
  game(1, 1, 'Closed', '2S', 8),
  game(2, 2, 'Open', '3NT', 8),
  game(2, 2, 'Closed', '3NT', 9),
].join('\n')

interface Table {
  readonly kind: string
  readonly unit: string
  readonly totalRows: number
  readonly columns: { readonly board: string | null; readonly entry: { readonly number: string } | null }[]
  readonly rows: {
    readonly rank: number
    readonly entry: { readonly number: string }
    readonly cells: { column: number; round: number | null; points: string; percent: string | null }[]
  }[]
}

const TABLE = `query ($id: ID!, $first: Int, $skip: Int) { revision(id: $id) { hasCrossTable crossTable(first: $first, skip: $skip) {
  kind unit totalRows columns { board entry { number } }
  rows { rank entry { number } cells { column round points percent victoryPoints marks } } } } }`

let journey: Journey

const revisionOf = async (stage: string): Promise<string> => {
  const found = await journey.ask<{ stage: { standings: { id: string } } }>(
    undefined,
    `query ($stage: ID!) { stage(id: $stage) { standings { id } } }`,
    { stage },
  )
  return found.stage.standings.id
}

const read = async (id: string, variables: Record<string, unknown> = {}) =>
  (
    await journey.ask<{ revision: { hasCrossTable: boolean; crossTable: Table | null } }>(undefined, TABLE, {
      id,
      ...variables,
    })
  ).revision

const publish = async (stage: string, revision: string): Promise<void> => {
  const input = { stage, revision, idempotencyKey: `publish-${revision}` }
  const { publishStandings } = await journey.ask<{ publishStandings: { problems: unknown[] } }>(
    journey.federation.staff,
    `mutation ($input: PublishStandingsInput!) { publishStandings(input: $input) { problems ${PROBLEMS} } }`,
    { input },
  )
  expect(publishStandings.problems).toEqual([])
}

const taken = async (file: string, content: string) => {
  const { stage } = await journey.takeIn(file, content)
  const revision = await revisionOf(stage)
  return { stage, revision }
}

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

describe('a cross-table', () => {
  it('of pairs has a column for each board, and is nobody’s before the results are published', async () => {
    const { stage, revision } = await taken(
      'pairs.xml',
      usebioFile('Cross pairs', ['1', '2', '3', '4', '5', '6'], sixPairs),
    )
    expect(await read(revision)).toEqual({ hasCrossTable: false, crossTable: null })
    await publish(stage, revision)
    const { crossTable } = await read(revision)
    expect(crossTable).toMatchObject({ kind: 'boards', unit: 'matchpoint', totalRows: 6 })
    expect(crossTable?.columns.map(column => column.board)).toEqual(['1', '2', '3', '4'])
    const third = crossTable?.rows.find(row => row.entry.number === '3')
    expect(third?.cells.map(cell => [cell.column, cell.points, cell.percent])).toEqual([
      [0, '4.0', '100.00'],
      [1, '4.0', '100.00'],
      [2, '4.0', '100.00'],
      [3, '2.0', '50.00'],
    ])
    const page = (await read(revision, { first: 2, skip: 2 })).crossTable
    expect(page?.rows.map(row => row.entry.number)).toEqual(crossTable?.rows.slice(2, 4).map(row => row.entry.number))
  })

  it('of teams has a cell for each meeting, one side’s gain the other’s loss', async () => {
    const { stage, revision } = await taken('league.pbn', league)
    await publish(stage, revision)
    const { crossTable } = await read(revision)
    expect(crossTable).toMatchObject({ kind: 'matches', unit: 'imp' })
    expect(crossTable?.columns.map(column => column.entry?.number)).toEqual(
      crossTable?.rows.map(row => row.entry.number),
    )
    const cells = (team: string) =>
      crossTable?.rows
        .find(row => row.entry.number === team)
        ?.cells.map(({ round, points }) => [round, Number(points)])
        .sort()
    expect(cells('Reds')).toEqual([
      [1, 7],
      [2, -12],
    ])
    expect(cells('Blues')).toEqual([
      [1, -7],
      [2, 12],
    ])
  })

  it('costs no more statements for sixty pairs than for six', async () => {
    const large: Result[] = Array.from({ length: 8 }, (_, board) => board + 1).flatMap(board =>
      Array.from(
        { length: 30 },
        (_, at): Result => [board, `${at + 1}`, `${at + 31}`, '3NT', 'N', 6 + ((at + board) % 8)],
      ),
    )
    const numbers = Array.from({ length: 60 }, (_, at) => `${at + 1}`)
    const few = await taken('few.xml', usebioFile('Few', ['1', '2', '3', '4', '5', '6'], sixPairs))
    const many = await taken('many.xml', usebioFile('Many', numbers, large))
    const statements = async ({ stage, revision }: typeof few): Promise<number> => {
      await publish(stage, revision)
      const counts: number[] = []
      for (let run = 0; run < 3; run++)
        counts.push((await journey.database.statements.during(() => read(revision))).statements.length)
      return Math.min(...counts)
    }
    expect(await statements(many)).toBeLessThanOrEqual(await statements(few))
  })
})
