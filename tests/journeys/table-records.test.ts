import { testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, PROBLEMS, startJourney } from '../support/journey.js'

/** Auction, play and par of a file: kept, shown to nobody before the results are published, and written again. */

const deal = 'N:T2.AKQJ.AKQJ.AKQ AKQJ.T98.T98.JT9 9876.7654.765.87 543.32.432.65432'
const heading = (extra: string) => `[Event "Called"]
[Date "2026.03.14"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "${deal}"]
[Scoring "MatchPoints;MP1"]
${extra}`

const file = `% PBN 2.1
% EXPORT
${heading(`[OptimumScore "NS 1440"]
[DoubleDummyTricks "dabbb00000d000011111"]
[ScoreTable "Table\\1R;PairId_NS\\2R;PairId_EW\\2R;Contract\\5L;Declarer\\1L;Result\\2R;Score_NS\\6R"]
1 1 2 3NT N 9 400
2 3 4 3NT N 10 430
`)}
${heading(`[Declarer "N"]
[Contract "3NT"]
[Result "9"]
[Table "1"]
[PairNS "1"]
[PairEW "2"]
[Auction "N"]
2C =1= Pass 2D Pass
2C 3S 4NT AP
[Note "1:!strong"]
[Play "E"]
SA S6 S3 S2
SK S7 S4 HA
*
`)}`

/** A deal of which its file says nothing but the cards. */
const plain = `% PBN 2.1
% EXPORT
[Event "Plain"]
[Date "2026.03.15"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:83.AQJ8.9643.J92 QJT.654.A82.8653 742.K7.KJT75.QT4 AK965.T932.Q.AK7"]
[Scoring "MatchPoints;MP1"]
[ScoreTable "Table\\1R;PairId_NS\\2R;PairId_EW\\2R;Contract\\5L;Declarer\\1L;Result\\2R;Score_NS\\6R"]
1 1 2 3S W 9 -140
2 3 4 2S W 8 -110
`

interface Page {
  readonly analysis: { parScore: string; makeable: { seat: string; tricks: number[] }[] } | null
  readonly lines: { table: string; sheetId: string; recorded: boolean }[]
  readonly record: Record<string, unknown> | null
}

const PAGE = `query ($id: ID!, $sheet: ID) { revision(id: $id) { traveller(board: "1") {
  analysis { parScore parContract makeable { seat tricks } }
  lines { table sheetId recorded }
  record(sheet: $sheet) {
    sheetId dealer passedOut contract declarer wonNs wonEw claimed declarerTricks
    calls { seat call alert explanation fault article }
    tricks { number leader winner cards { seat card } }
    disagreements { code record sheet }
    faults { revokes { seat trick transferred reason } cards { seat card trick code article } }
  } } } }`

const written = async (format: string): Promise<string> => {
  const id = Buffer.from(revision, 'base64url').toString().split(':').at(-1) ?? ''
  const made = await useCases.exportResults(testDeps(journey.database.db), { revisionId: id, format })
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return Buffer.from(made.value.content).toString('latin1')
}

let journey: Journey
let event: { event: string; stage: string }
let revision = ''

const page = async (viewer?: Parameters<Journey['ask']>[0], sheet?: string): Promise<Page> => {
  const found = await journey.ask<{ revision: { traveller: Page } }>(viewer, PAGE, { id: revision, sheet })
  return found.revision.traveller
}

beforeAll(async () => {
  journey = await startJourney()
  event = await journey.takeIn('called.pbn', file)
  const found = await journey.ask<{ stage: { standings: { id: string } } }>(
    undefined,
    `query ($stage: ID!) { stage(id: $stage) { standings { id } } }`,
    { stage: event.stage },
  )
  revision = found.stage.standings.id
})
afterAll(() => journey?.stop())

describe('what was called and played', () => {
  it.each(['anybody', 'staff'])('is told to nobody before the results are published: %s', async who => {
    const shown = await page(who === 'staff' ? journey.federation.staff : undefined)
    expect(shown.analysis).toBeNull()
    expect(shown.record).toBeNull()
    expect(shown.lines.map(line => line.recorded)).toEqual([false, false])
  })

  it('is told to anybody then, illegal calls marked with their article', async () => {
    const input = { stage: event.stage, revision, idempotencyKey: 'publish-called' }
    const { publishStandings } = await journey.ask<{ publishStandings: { problems: unknown[] } }>(
      journey.federation.staff,
      `mutation ($input: PublishStandingsInput!) { publishStandings(input: $input) { problems ${PROBLEMS} } }`,
      { input },
    )
    expect(publishStandings.problems).toEqual([])
    const shown = await page()
    expect(shown.analysis?.parScore).toBe('NS 1440')
    expect(shown.analysis?.makeable[0]).toEqual({ seat: 'north', tricks: [13, 10, 11, 11, 11] })
    expect(shown.lines.map(line => [line.table, line.recorded])).toEqual([
      ['1', true],
      ['2', false],
    ])
    expect(shown.record).toMatchObject({
      sheetId: shown.lines[0]?.sheetId,
      dealer: 'north',
      contract: '4NT',
      declarer: 'south',
      wonNs: 0,
      wonEw: 2,
      declarerTricks: null,
      disagreements: [{ code: 'AUCTION_CONTRACT_DIFFERS', record: '4NT', sheet: '3NT' }],
      faults: null,
    })
    const calls = shown.record?.calls as Record<string, unknown>[]
    expect(calls[0]).toMatchObject({ seat: 'north', call: '2C', alert: true, explanation: 'strong', fault: null })
    expect(calls[4]).toMatchObject({ seat: 'north', call: '2C', fault: 'BID_INSUFFICIENT', article: '27' })
    expect(calls).toHaveLength(10)
    const tricks = shown.record?.tricks as Record<string, unknown>[]
    expect(tricks.map(trick => [trick.leader, trick.winner])).toEqual([
      ['east', 'east'],
      ['east', 'east'],
    ])
  })

  it('a table without a record has none, and names no other', async () => {
    const { lines } = await page()
    expect((await page(undefined, lines[1]?.sheetId)).record).toBeNull()
  })

  it('a revoke in it is told to staff alone', async () => {
    const shown = await page(journey.federation.staff)
    expect(shown.record?.faults).toEqual({
      revokes: [{ seat: 'north', trick: 2, transferred: 0, reason: 'nothingWon' }],
      cards: [{ seat: 'north', card: 'HA', trick: 2, code: 'SUIT_NOT_FOLLOWED', article: '44C' }],
    })
    expect((await page(journey.federation.scorer)).record?.faults).toBeNull()
  })

  it('is written to PBN and USEBIO again', async () => {
    const pbn = await written('pbn')
    for (const part of [
      '[Auction "N"]',
      '2C =1= Pass 2D Pass',
      '[Note "1:!strong"]',
      '[Play "E"]',
      '[OptimumScore "NS 1440"]',
    ])
      expect(pbn).toContain(part)
    expect(await written('usebio')).toContain('mb|2C!|an|strong|mb|p|')
  })
})

describe('a board whose file says nothing of what it is worth', () => {
  it('is solved beside everything else, once, and shown with its hands', async () => {
    const other = await journey.takeIn('plain.pbn', plain)
    const { stage } = await journey.ask<{ stage: { standings: { id: string } } }>(
      undefined,
      `query ($stage: ID!) { stage(id: $stage) { standings { id } } }`,
      { stage: other.stage },
    )
    const seen = async () => {
      const found = await journey.ask<{ revision: { traveller: { analysis: unknown } } }>(
        undefined,
        `query ($id: ID!) { revision(id: $id) { traveller(board: "1") { analysis {
          computed parPoints parScore parContract makeable { seat tricks } } } } }`,
        { id: stage.standings.id },
      )
      return found.revision.traveller.analysis
    }
    // Both deals of this database: the one that its file has solved is looked at too.
    expect(await useCases.solveDeals(journey.database.db, { milliseconds: 120_000 })).toBe(2)
    expect(await useCases.solveDeals(journey.database.db, { milliseconds: 120_000 })).toBe(0)
    const records = async () => {
      const found = await journey.ask<{ revision: { handRecords: { board: string }[] } }>(
        journey.federation.staff,
        `query ($id: ID!) { revision(id: $id) { handRecords { board dealer vulnerability hands { seat suits } } } }`,
        { id: stage.standings.id },
      )
      return found.revision.handRecords
    }
    expect(await seen()).toBeNull()
    expect(await records()).toEqual([])
    const input = { stage: other.stage, revision: stage.standings.id, idempotencyKey: 'publish-plain' }
    await journey.ask(
      journey.federation.staff,
      `mutation ($input: PublishStandingsInput!) { publishStandings(input: $input) { problems ${PROBLEMS} } }`,
      { input },
    )
    expect(await seen()).toEqual({
      computed: true,
      parPoints: -140,
      parScore: 'NS -140',
      parContract: 'EW 3S',
      makeable: [
        { seat: 'north', tricks: [5, 4, 6, 8, 4] },
        { seat: 'south', tricks: [5, 4, 6, 8, 4] },
        { seat: 'east', tricks: [8, 9, 7, 5, 8] },
        { seat: 'west', tricks: [8, 9, 7, 5, 8] },
      ],
    })
    const card = await journey.ask<{
      revision: { lines: { edges: { node: { entry: { id: string } } }[] } }
    }>(undefined, `query ($id: ID!) { revision(id: $id) { lines(first: 1) { edges { node { entry { id } } } } } }`, {
      id: stage.standings.id,
    })
    const entry = card.revision.lines.edges[0]?.node.entry.id
    const { revision: own } = await journey.ask<{ revision: { scorecard: { lines: { parPoints: number }[] } } }>(
      undefined,
      `query ($id: ID!, $entry: ID!) { revision(id: $id) { scorecard(entry: $entry) { lines { parPoints } } } }`,
      { id: stage.standings.id, entry },
    )
    expect(own.scorecard.lines.map(line => line.parPoints)).toEqual([-140])
    expect(await records()).toMatchObject([
      {
        board: '1',
        dealer: 'north',
        vulnerability: 'none',
        hands: [{ seat: 'north', suits: ['83', 'AQJ8', '9643', 'J92'] }, {}, {}, {}],
      },
    ])
  })
})
