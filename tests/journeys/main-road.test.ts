import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor, Federation } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { officer } from '../support/case-road.js'
import { type Journey, PROBLEMS, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/** From a file to a ranking list, and through a correction: the road everything else joins. */

let journey: Journey
let federation: Federation
let ask: Journey['ask']

beforeAll(async () => {
  journey = await startJourney()
  federation = journey.federation
  ask = journey.ask
})
afterAll(() => journey?.stop())

interface Line {
  node: { entry: { number: string; id: string }; rank: number; shared: boolean; percent: string; total: string }
}

const standingsOf = async (who: Actor, event: string) => {
  const { event: found } = await ask<{
    event: { stages: { id: string; standings: { id: string; status: string; lines: { edges: Line[] } } }[] }
  }>(
    who,
    `query ($event: ID!) { event(id: $event) { stages { id standings { id status
      lines { edges { node { entry { id number } rank shared percent total } } } } } } }`,
    { event },
  )
  const [stage] = found.stages
  if (!stage) throw new Error('no stage')
  return stage
}

const file = usebioFile('Spring Pairs', ['1', '2', '3', '4', '5', '6'], sixPairs)

const sent = (name: string) =>
  journey.api.upload(federation.staff, { results: globalId('Organisation', federation.id) }, name, file)

let event = ''
let stage = ''
let officialRevision = ''
let firstList = ''

describe('the main road', () => {
  it('reads a file without taking it in', async () => {
    const { readResultsFile } = await ask<{
      readResultsFile: { import: { id: string; status: string; summary: Record<string, unknown> }; problems: unknown[] }
    }>(
      federation.staff,
      `mutation ($input: ReadResultsFileInput!) { readResultsFile(input: $input) {
        import { id status summary { title entries boards results profile unknown matched } } problems ${PROBLEMS} } }`,
      {
        input: {
          organisation: globalId('Organisation', federation.id),
          upload: await sent('spring.xml'),
        },
      },
    )
    expect(readResultsFile.problems).toEqual([])
    expect(readResultsFile.import).toMatchObject({
      status: 'READ',
      summary: {
        title: 'Spring Pairs',
        entries: 6,
        boards: 4,
        results: 12,
        profile: 'compscore3',
        unknown: 12,
        matched: 0,
      },
    })
    const { events } = await ask<{ events: { totalCount: number } }>(undefined, '{ events { totalCount } }')
    expect(events.totalCount).toBe(0)
    const { commitImport } = await ask<{ commitImport: { event: { id: string }; problems: unknown[] } }>(
      federation.staff,
      `mutation ($input: CommitImportInput!) { commitImport(input: $input) { event { id } problems ${PROBLEMS} } }`,
      { input: { import: readResultsFile.import.id, registerUnknown: true, idempotencyKey: 'take-in-1' } },
    )
    expect(commitImport.problems).toEqual([])
    event = commitImport.event.id
  })

  it('shows provisional standings to anybody, with shared ranks', async () => {
    const found = await standingsOf(undefined, event)
    stage = found.id
    expect(found.standings.status).toBe('PROVISIONAL')
    expect(
      found.standings.lines.edges.map(({ node }) => [node.entry.number, node.rank, node.percent]),
    ).toMatchSnapshot()
  })

  it('is published, and official only when its windows have closed', async () => {
    const { standings } = await standingsOf(federation.staff, event)
    const publish = `mutation ($input: PublishStandingsInput!) { publishStandings(input: $input) {
      revision { id status windows { kind dueAt clause { article } } } problems ${PROBLEMS} } }`
    const input = { stage, revision: standings.id }
    const refused = await journey.api.execute(federation.scorer, publish, { input })
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'ROLE_MISSING' })
    const { publishStandings } = await ask<{
      publishStandings: { revision: { id: string; status: string; windows: { kind: string }[] } }
    }>(federation.staff, publish, { input })
    expect(publishStandings.revision.status).toBe('PUBLISHED')
    expect(publishStandings.revision.windows.map(window => window.kind).sort()).toEqual(['appeal', 'correction'])
    officialRevision = publishStandings.revision.id
    const official = `mutation ($input: MakeOfficialInput!) { makeOfficial(input: $input) {
      revision { status } event { standingsStatus } problems ${PROBLEMS} } }`
    const early = await ask<{ makeOfficial: { problems: { code: string }[] } }>(federation.staff, official, {
      input: { revision: officialRevision },
    })
    expect(early.makeOfficial.problems.map(problem => problem.code)).toEqual([
      'WINDOWS_STILL_OPEN',
      'WINDOWS_STILL_OPEN',
    ])
    const closed = await ask<{ makeOfficial: unknown }>(federation.staff, official, {
      input: { revision: officialRevision, closeWindowsEarly: 'everybody has left and signed' },
    })
    expect(closed.makeOfficial).toEqual({
      revision: { status: 'OFFICIAL' },
      event: { standingsStatus: 'OFFICIAL' },
      problems: [],
    })
  })

  it('awards points and issues a list', async () => {
    const { issueList } = await ask<{
      issueList: {
        list: { id: string; entries: { edges: { node: { rank: number; value: string; person: { name: string } } }[] } }
        problems: unknown[]
      }
    }>(
      federation.staff,
      `mutation ($input: IssueListInput!) { issueList(input: $input) {
        list { id entries { edges { node { rank shared value person { name } } } } } problems ${PROBLEMS} } }`,
      { input: { ranking: federation.rankingCode, asOf: '2026-03-31' } },
    )
    expect(issueList.problems).toEqual([])
    firstList = issueList.list.id
    expect(issueList.list.entries.edges.map(({ node }) => [node.rank, node.value, node.person.name])).toMatchSnapshot()
  })

  it('previews, proposes and applies a correction with two people', async () => {
    const { standings } = await standingsOf(federation.staff, event)
    const { revision } = await ask<{
      revision: { traveller: { lines: { slot: string; sides: { number: string }[] }[] } }
    }>(
      federation.staff,
      'query ($id: ID!) { revision(id: $id) { traveller(board: "1") { lines { slot sides { number } } } } }',
      { id: standings.id },
    )
    const slot = revision.traveller.lines.find(line => line.sides[0]?.number === '5')?.slot
    const correction = {
      stage,
      slot,
      sheet: { bridge: { contract: '3NT', declarer: 'N', tricks: 11 } },
      kind: 'typo',
      reason: 'eight tricks were entered for eleven',
      authorityKind: 'staff',
    }
    const { previewCorrection } = await ask<{
      previewCorrection: {
        previewedOn: string
        secondPersonNeeded: boolean
        standings: { rankBefore: number; rankAfter: number }[]
        awards: unknown[]
        lists: unknown[]
        problems: unknown[]
      }
    }>(
      federation.staff,
      `query ($input: CorrectionInput!) { previewCorrection(input: $input) { previewedOn secondPersonNeeded
        standings { entry { number } rankBefore rankAfter percentBefore percentAfter }
        awards { person { name } pointsBefore pointsAfter } lists { person { name } rankBefore rankAfter valueBefore valueAfter }
        problems ${PROBLEMS} } }`,
      { input: correction },
    )
    expect(previewCorrection.problems).toEqual([])
    expect(previewCorrection.secondPersonNeeded).toBe(true)
    expect({ ...previewCorrection, previewedOn: 'digest' }).toMatchSnapshot()
    const apply = `mutation ($input: ApplyCorrectionInput!) { applyCorrection(input: $input) {
      correction { id status } revision { id } lists { id } problems ${PROBLEMS} } }`
    const { previewedOn } = previewCorrection
    const { applyCorrection } = await ask<{ applyCorrection: { correction: { id: string; status: string } } }>(
      federation.staff,
      apply,
      { input: { correction, previewedOn } },
    )
    expect(applyCorrection.correction.status).toBe('PROPOSED')
    const waiting = '{ corrections(status: PROPOSED) { totalCount } viewer { waiting { proposedCorrections } } }'
    const elsewhere = officer('elsewhere', 'staff', '01999999-0000-7000-8000-00000000ffff')
    const counted = (count: number) => ({
      corrections: { totalCount: count },
      viewer: { waiting: { proposedCorrections: count } },
    })
    expect(await ask(federation.staff2, waiting)).toEqual(counted(1))
    expect(await ask(elsewhere, waiting)).toEqual(counted(0))
    const approve = `mutation ($input: ApproveCorrectionInput!) { approveCorrection(input: $input) {
      correction { status reason } revision { status number } lists { id reason asOf } problems ${PROBLEMS} } }`
    const input = { correction: applyCorrection.correction.id, previewedOn }
    const alone = await journey.api.execute(federation.staff, approve, { input })
    expect(alone.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'SECOND_PERSON_NEEDED' })
    const { approveCorrection } = await ask<{
      approveCorrection: { lists: { id: string; asOf: string; reason: string }[] }
    }>(federation.staff2, approve, { input })
    expect(approveCorrection).toMatchObject({
      correction: { status: 'APPLIED', reason: correction.reason },
      revision: { status: 'OFFICIAL' },
      lists: [{ asOf: '2026-03-31', reason: correction.reason }],
      problems: [],
    })
  })

  it('shows the corrected list, and still the list as first published', async () => {
    const query = `query ($ranking: String!, $asOf: LocalDate, $knownAt: DateTime) {
      rankingList(ranking: $ranking, asOf: $asOf, knownAt: $knownAt) { id number reason publishedAt
        supersedes { id } entries { edges { node { rank value person { name } } } } } }`
    type Answer = {
      rankingList: { id: string; number: number; supersedes: { id: string } | null; publishedAt: string }
    }
    const variables = { ranking: federation.rankingCode, asOf: '2026-04-15' }
    const now = await ask<Answer>(undefined, query, variables)
    expect(now.rankingList).toMatchObject({ number: 2, supersedes: { id: firstList } })
    const first = await ask<{ rankingListById: { publishedAt: string } }>(
      undefined,
      'query ($id: ID!) { rankingListById(id: $id) { publishedAt } }',
      { id: firstList },
    )
    const then = await ask<Answer>(undefined, query, { ...variables, knownAt: first.rankingListById.publishedAt })
    expect(then.rankingList.id).toBe(firstList)
  })

  it('says what changed, why, and keeps the earlier revision', async () => {
    const { event: found } = await ask<{
      event: {
        corrected: boolean
        corrections: unknown[]
        stages: { revisions: { status: string; number: number }[] }[]
      }
    }>(
      undefined,
      `query ($event: ID!) { event(id: $event) { corrected
        corrections { reason requestedBy before { name value } after { name value } }
        stages { revisions { number status correction { reason } changes { entry { number } rankBefore rankAfter } } } } }`,
      { event },
    )
    expect(found).toMatchSnapshot()
    expect(found.stages[0]?.revisions.map(revision => revision.status)).toEqual(['OFFICIAL', 'SUPERSEDED'])
  })

  it('takes the same file in once', async () => {
    const { readResultsFile } = await ask<{ readResultsFile: { import: { status: string; event: { id: string } } } }>(
      federation.staff,
      `mutation ($input: ReadResultsFileInput!) { readResultsFile(input: $input) { import { status event { id } } problems ${PROBLEMS} } }`,
      {
        input: {
          organisation: globalId('Organisation', federation.id),
          upload: await sent('again.xml'),
        },
      },
    )
    expect(readResultsFile.import).toEqual({ status: 'COMMITTED', event: { id: event } })
  })
})
