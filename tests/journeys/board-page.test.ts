import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, PROBLEMS, startJourney } from '../support/journey.js'

/** A board's page: its frequencies at once, its hands only when nobody can still have to play them. */

const game = (board: number, deal: string, rows: readonly string[]) => `[Event "Hands"]
[Date "2026.03.14"]
[Board "${board}"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "${deal}"]
[Scoring "MatchPoints;MP1"]
[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Contract\\5L;Declarer\\1L;Result\\2R;Score_NS\\6R"]
${rows.join('\n')}
`
const file = `% PBN 2.1
% EXPORT
${game(1, 'E:AKQJ.T98.T98.JT9 9876.7654.765.87 543.32.432.65432 T2.AKQJ.AKQJ.AKQ', [
  '1 2 4S N 10 420',
  '3 4 4S N 10 420',
  '5 6 4S N 9 -50',
])}
${game(2, 'N:- - - -', ['1 2 1NT S 7 90', '3 4 1NT S 8 120'])}`

interface Page {
  readonly hands: { readonly seat: string; readonly suits: readonly string[] }[]
  readonly frequencies: { actual: number; expected: number; lines: Record<string, unknown>[] }[]
}

let journey: Journey
let event: { event: string; stage: string }
let revision = ''

const page = async (id: string, board: string): Promise<Page> => {
  const found = await journey.ask<{ revision: { traveller: Page } }>(
    undefined,
    `query ($id: ID!, $board: String!) { revision(id: $id) { traveller(board: $board) {
      hands { seat suits } frequencies { actual expected lines { score count ns ew } } } } }`,
    { id, board },
  )
  return found.revision.traveller
}

beforeAll(async () => {
  journey = await startJourney()
  event = await journey.takeIn('hands.pbn', file)
  const found = await journey.ask<{ stage: { standings: { id: string } } }>(
    undefined,
    `query ($stage: ID!) { stage(id: $stage) { standings { id } } }`,
    { stage: event.stage },
  )
  revision = found.stage.standings.id
})
afterAll(() => journey?.stop())

describe('a board', () => {
  it('shows how often each score occurred and what it was worth', async () => {
    expect((await page(revision, '1')).frequencies).toEqual([
      {
        actual: 3,
        expected: 3,
        lines: [
          { score: 420, count: '2', ns: '3.00', ew: '1.00' },
          { score: -50, count: '1', ns: '0.00', ew: '4.00' },
        ],
      },
    ])
  })

  it('keeps its hands back, from staff too, until the results are published', async () => {
    expect((await page(revision, '1')).hands).toEqual([])
    const { revision: asked } = await journey.ask<{ revision: { traveller: Page } }>(
      journey.federation.staff,
      `query ($id: ID!) { revision(id: $id) { traveller(board: "1") { hands { seat suits } } } }`,
      { id: revision },
    )
    expect(asked.traveller.hands).toEqual([])
  })

  it('shows them to anybody then', async () => {
    const input = { stage: event.stage, revision, idempotencyKey: 'publish-hands' }
    const { publishStandings } = await journey.ask<{ publishStandings: { problems: unknown[] } }>(
      journey.federation.staff,
      `mutation ($input: PublishStandingsInput!) { publishStandings(input: $input) { problems ${PROBLEMS} } }`,
      { input },
    )
    expect(publishStandings.problems).toEqual([])
    expect((await page(revision, '1')).hands).toEqual([
      { seat: 'north', suits: ['T2', 'AKQJ', 'AKQJ', 'AKQ'] },
      { seat: 'east', suits: ['AKQJ', 'T98', 'T98', 'JT9'] },
      { seat: 'south', suits: ['9876', '7654', '765', '87'] },
      { seat: 'west', suits: ['543', '32', '432', '65432'] },
    ])
    expect((await page(revision, '2')).hands).toEqual([])
  })
})
