import { testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'
import { publishStandings } from '../support/publish-standings.js'

/** A correction that puts adjustments on file: the road a decision on an appeal takes into the result. */

const { applyCorrection, approveCorrection, previewCorrection } = useCases

let journey: Journey
let stage = ''
let entries: { id: string; rank: number }[] = []
const decision = '01999999-0000-7000-8000-000000000001'

const uuidOf = (globalId: string) => Buffer.from(globalId, 'base64url').toString().split(':')[1] as string
const deps = () => testDeps(journey.database.db)
const viewer = (who: unknown) => who as typeof journey.federation.staffViewer

beforeAll(async () => {
  journey = await startJourney()
  const taken = await journey.takeIn('a.xml', usebioFile('Adjusted', ['1', '2', '3', '4', '5', '6'], sixPairs))
  stage = uuidOf(taken.stage)
  const revision = await publishStandings(journey, taken.stage)
  await journey.ask(
    journey.federation.staff,
    'mutation ($input: MakeOfficialInput!) { makeOfficial(input: $input) { problems { code } } }',
    { input: { revision, closeWindowsEarly: 'nobody objects' } },
  )
  await journey.ask(
    journey.federation.staff,
    'mutation ($input: IssueListInput!) { issueList(input: $input) { problems { code } } }',
    { input: { ranking: journey.federation.rankingCode, asOf: '2026-03-31' } },
  )
  entries = await ranks()
})
afterAll(() => journey?.stop())

const ranks = async () => {
  const rows = await journey.database.sql`
    select l.entry_id as id, l.rank from standing_line l join standings_revision r on r.id = l.revision_id
    where r.stage_id = ${stage} and r.published_at is not null and r.superseded_at is null order by l.position`
  return rows.map(row => ({ id: String(row.id), rank: Number(row.rank) }))
}

/** How many corrections each contestant's first player is told of, in the order of `entries`. */
const told = async (): Promise<number[]> => {
  const counts: number[] = []
  for (const { id } of entries) {
    const [player] = await journey.database.sql`
      select person_id from entry_player where entry_id = ${id} and person_id is not null limit 1`
    const { person } = await journey.ask<{ person: { corrections: { reason: string }[] } }>(
      journey.federation.staff,
      'query ($id: ID!) { person(id: $id) { corrections { reason } } }',
      { id: globalId('Person', String(player?.person_id)) },
    )
    counts.push(person.corrections.length)
  }
  return counts
}

const penalty = (amount: string) => ({
  stageId: stage,
  kind: 'appeal' as const,
  reason: 'decided on appeal',
  authorityKind: 'appealDecision' as const,
  authorityRef: decision,
  adjustments: [
    {
      op: 'add' as const,
      adjustment: { kind: 'penalty' as const, entrant: entries[0]?.id as never, amount },
      clause: { edition: 'bridge/laws-2017', article: '90A' },
    },
  ],
})

describe('a correction of adjustments', () => {
  it('shows what would move, is proposed by one and applied by another, and names the decision', async () => {
    const { staffViewer } = journey.federation
    const preview = await previewCorrection(deps(), staffViewer, penalty('100'))
    if (!preview.ok) throw new Error(JSON.stringify(preview.error))
    expect(preview.value.standings.length).toBeGreaterThan(0)
    expect(preview.value.awards.length).toBeGreaterThan(0)
    expect(preview.value.lists.length).toBeGreaterThan(0)
    const { previewedOn } = preview.value
    const proposed = await applyCorrection(deps(), staffViewer, { ...penalty('100'), previewedOn })
    if (!proposed.ok) throw new Error(JSON.stringify(proposed.error))
    expect(proposed.value.revisionId).toBeUndefined()
    expect(await ranks()).toEqual(entries)
    const { correctionId } = proposed.value
    const own = await approveCorrection(deps(), staffViewer, { correctionId, previewedOn })
    expect(own).toMatchObject({ error: [{ code: 'NOT_PERMITTED', params: { reason: 'SECOND_PERSON_NEEDED' } }] })
    const applied = await approveCorrection(deps(), viewer(journey.federation.staff2), { correctionId, previewedOn })
    expect(applied).toMatchObject({ ok: true, value: { listIds: [expect.any(String)] } })
    expect((await ranks()).at(-1)?.id).toBe(entries[0]?.id)
    const [revision] = await journey.database.sql`
      select cause, correction_id from standings_revision where stage_id = ${stage} and superseded_at is null`
    expect(revision).toMatchObject({ cause: { kind: 'appealDecision', id: decision }, correction_id: correctionId })
    const [fact] = await journey.database.sql`select source, article, superseded_at from adjustment`
    expect(fact).toMatchObject({ source: 'appeal', article: '90A', superseded_at: null })
    expect(await told(), 'whose result was corrected').toEqual([1, 0, 0, 0, 0, 0])
  })

  it('takes an adjustment off again, once', async () => {
    const [fact] = await journey.database.sql`select id from adjustment where superseded_at is null`
    const { staffViewer } = journey.federation
    const lift = { ...penalty('1'), adjustments: [{ op: 'supersede' as const, fact: String(fact?.id) }] }
    const preview = await previewCorrection(deps(), staffViewer, lift)
    if (!preview.ok) throw new Error(JSON.stringify(preview.error))
    const { previewedOn } = preview.value
    const proposals = []
    for (const _ of ['first', 'second']) {
      const proposed = await applyCorrection(deps(), staffViewer, { ...lift, previewedOn })
      if (proposed.ok) proposals.push(proposed.value.correctionId)
    }
    const second = viewer(journey.federation.staff2)
    const outcomes = []
    for (const correctionId of proposals)
      outcomes.push(await approveCorrection(deps(), second, { correctionId, previewedOn }))
    expect(outcomes).toMatchObject([{ ok: true }, { error: [{ code: 'ADJUSTMENT_UNKNOWN' }] }])
    expect(await ranks()).toEqual(entries)
    expect(await told(), 'whose result was put back').toEqual([2, 0, 0, 0, 0, 0])
  })

  it('is refused on facts that moved, on slots nobody played and when nothing would change', async () => {
    const { staffViewer } = journey.federation
    const stale = await applyCorrection(deps(), staffViewer, { ...penalty('5'), previewedOn: 'yesterday' })
    expect(stale).toMatchObject({ error: [{ code: 'FACTS_MOVED_SINCE_PREVIEW' }] })
    const { clause } = { clause: { edition: 'bridge/laws-2017', article: '12C1c' } }
    const nowhere = { op: 'add' as const, adjustment: { kind: 'annulled' as const, slot: 'x' }, clause }
    expect(await previewCorrection(deps(), staffViewer, { ...penalty('5'), adjustments: [nowhere] })).toMatchObject({
      error: [{ code: 'SLOT_UNKNOWN' }],
    })
    expect(await previewCorrection(deps(), staffViewer, { ...penalty('5'), adjustments: [] })).toMatchObject({
      error: [{ code: 'NOTHING_WOULD_CHANGE' }],
    })
  })
})
