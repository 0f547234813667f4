import { checks, testDeps, useCases } from '@paiji/api/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/** For any sequence of entries and corrections, what is stored is what the facts give. */

let journey: Journey
let stageId = ''
let slots: string[] = []

beforeAll(async () => {
  journey = await startJourney()
  await journey.takeIn('event.xml', usebioFile('Event', ['1', '2', '3', '4', '5', '6'], sixPairs))
  const rows = await journey.database.sql`select stage_id, slot from score_sheet order by slot`
  stageId = rows[0]?.stage_id as string
  slots = rows.map(row => row.slot as string)
})
afterAll(() => journey?.stop())

type Step =
  | { kind: 'enter' | 'correct'; slot: number; tricks: number; level: number }
  | { kind: 'publish' | 'recompute' }

const sheetStep = fc.record({
  kind: fc.constantFrom('enter' as const, 'correct' as const),
  slot: fc.nat(11),
  tricks: fc.nat(13),
  level: fc.integer({ min: 1, max: 7 }),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: sheetStep },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('publish' as const, 'recompute' as const) }) },
)

const run = async (one: Step): Promise<void> => {
  const { database, federation } = journey
  const deps = testDeps(database.db)
  const viewer = federation.staffViewer
  if (!('slot' in one)) {
    const revision = await useCases.recomputeNow(deps, stageId)
    if (one.kind === 'publish' && revision) {
      await useCases.publishStandings(deps, viewer, { stageId, revisionId: revision })
    }
    return
  }
  const slot = slots[one.slot] as string
  const sheet = { contract: `${one.level}NT`, declarer: 'N', tricks: one.tricks }
  if (one.kind === 'enter') {
    const [current] = await database.sql`
      select version from score_sheet where slot = ${slot} and superseded_at is null`
    await useCases.enterResult(deps, viewer, { stageId, slot, sheet, expectedVersion: current?.version as number })
    return
  }
  const about = { stageId, slot, sheet, kind: 'typo', reason: 'a step of a test', authorityKind: 'staff' } as const
  const preview = await useCases.previewCorrection(deps, viewer, about)
  if (!preview.ok) return
  await useCases.applyCorrection(deps, viewer, { ...about, previewedOn: preview.value.previewedOn })
}

describe('stored revisions', () => {
  it('derive again to their digests after any history, and the newest equals a full recomputation', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async steps => {
        for (const one of steps) await run(one)
        const deps = testDeps(journey.database.db)
        const before = await checks.checkStandings(deps.db)
        expect(before.problems).toEqual([])
        await useCases.recomputeNow(deps, stageId)
        const [newest] = await journey.database.sql`
          select output_digest, input_digest from standings_revision where stage_id = ${stageId} order by number desc limit 1`
        expect(newest).toMatchObject(await useCases.deriveNow(deps, stageId))
      }),
      { numRuns: 8, seed: 7 },
    )
  })

  it('are found out when somebody edits them past the triggers', async () => {
    await journey.database.sql.begin(async tx => {
      await tx`set local session_replication_role = replica`
      await tx`update score_sheet set sheet = '{"contract":"7NT","declarer":"N","tricks":13}'
        where id = (select id from score_sheet where superseded_at is null order by slot limit 1)`
    })
    const report = await checks.checkStandings(journey.database.db)
    expect(report.problems.map(problem => problem.code)).toContain('INPUT_DIGEST_DIFFERS')
  })
})
