import { testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admittedCase, playerOf } from '../support/appeal-people.js'
import { type CaseRoad, caseRoad } from '../support/case-road.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/** A decision that touches two stages: each is carried out by itself, and the case moves on after the last. */

let journey: Journey
let road: CaseRoad
let appeal = ''
let decision = ''
const edition = 'bridge/laws-2017'

const penalised = async (file: string): Promise<{ stage: string; entry: string }> => {
  const content = usebioFile(file, ['1', '2', '3', '4', '5', '6'], sixPairs)
  const stage = rowIdOf((await journey.takeIn(`${file}.xml`, content)).stage)
  const [entry] = await journey.database.sql`select id from entry where stage_id = ${stage} order by number limit 1`
  return { stage, entry: String(entry?.id) }
}

/** Asks for the correction of one stage as the decision's effect. */
const proposed = async ({ stage, entry }: { stage: string; entry: string }, line: number): Promise<void> => {
  const { db, sql } = journey.database
  const { staffViewer } = journey.federation
  const change = {
    stageId: stage,
    kind: 'appeal' as const,
    reason: 'decided on appeal',
    authorityKind: 'appealDecision' as const,
    authorityRef: decision,
    adjustments: [
      {
        op: 'add' as const,
        adjustment: { kind: 'penalty' as const, entrant: entry as never, amount: '3' },
        clause: { edition, article: '90A' },
      },
    ],
  }
  const preview = await useCases.previewCorrection(testDeps(db), staffViewer, change)
  if (!preview.ok) throw new Error(JSON.stringify(preview.error))
  const { previewedOn } = preview.value
  const asked = await useCases.applyCorrection(testDeps(db), staffViewer, { ...change, previewedOn })
  if (!asked.ok) throw new Error(JSON.stringify(asked.error))
  await sql`insert into appeal_effect (appeal_id, decision_id, line, status, correction_id, previewed_on, proposed_by)
    values (${rowIdOf(appeal)}, ${decision}, ${line}, 'PROPOSED', ${asked.value.correctionId}, ${previewedOn}, 'staff')`
}

const waiting = async () => {
  const rows = await journey.database
    .sql`select id, previewed_on, stage_id from correction where status = 'PROPOSED' order by id`
  return rows.map(row => ({
    stage: String(row.stage_id),
    input: { correction: globalId('Correction', String(row.id)), previewedOn: String(row.previewed_on) },
  }))
}

const effects = async () => {
  const rows = await journey.database.sql`select line, status from appeal_effect order by id`
  return rows.map(row => `${row.line} ${row.status}`)
}

beforeAll(async () => {
  journey = await startJourney()
  road = caseRoad(journey.api, journey.database)
  const [one, two] = [await penalised('one'), await penalised('two')]
  const appellant = await playerOf(journey, one.entry, 'appellant')
  const about = { stageId: one.stage, entryId: one.entry, appellant, slot: 'none', number: 'AC-2026-700' }
  appeal = globalId('Appeal', await admittedCase(journey, about))
  const { sql } = journey.database
  const [row] = await sql`insert into appeal_decision
    (appeal_id, outcome, reasoning, drafted_by, signed_by, signed_at, notified_at)
    values (${rowIdOf(appeal)}, 'rulingVaried', 'x', 'm', 'm', now(), now()) returning id`
  decision = String(row?.id)
  await sql`update appeal set status = 'NOTIFIED' where id = ${rowIdOf(appeal)}`
  await proposed(one, 1)
  await proposed(two, 1)
})
afterAll(() => journey?.stop())

describe('effects in two stages', () => {
  it('are carried out one by one; a declined one is owed and proposed again, the other is left alone', async () => {
    const { staff, staff2 } = journey.federation
    const [first, second] = await waiting()
    await road.done(staff2, 'approveCorrection', first?.input ?? {})
    expect(await effects()).toEqual(['1 APPLIED', '1 PROPOSED'])
    expect(await road.status(appeal)).toBe('NOTIFIED')
    await road.done(staff2, 'declineCorrection', { correction: second?.input.correction, reason: 'not that pair' })
    expect(await effects()).toEqual(['1 APPLIED', '1 DECLINED'])
    expect(await road.status(appeal)).toBe('NOTIFIED')
    await road.done(staff, 'proposeEffects', { appeal })
    expect(await effects()).toEqual(['1 APPLIED', '1 DECLINED', '1 PROPOSED'])
    expect(await road.codes(staff, 'proposeEffects', { appeal })).toEqual(['EFFECTS_PROPOSED_ALREADY'])
    const [again, ...none] = await waiting()
    expect(none).toEqual([])
    expect(again?.stage).toBe(second?.stage)
    await road.done(staff2, 'approveCorrection', again?.input ?? {})
    expect(await effects()).toEqual(['1 APPLIED', '1 DECLINED', '1 APPLIED'])
    expect(await road.status(appeal)).toBe('EFFECTS_APPLIED')
  })
})
