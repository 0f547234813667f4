import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, PROBLEMS, type ProblemAnswer, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/** Two people at the same thing: the second is told what stands, and nothing is lost. */

let journey: Journey
let stage = ''
const slot = 's1/1/b1/1-2'

beforeAll(async () => {
  journey = await startJourney()
  const file = usebioFile('Conflicts', ['1', '2', '3', '4', '5', '6'], sixPairs)
  stage = (await journey.takeIn('conflicts.xml', file)).stage
})
afterAll(() => journey?.stop())

const ENTER = `mutation ($input: EnterResultInput!) { enterResult(input: $input) { version problems ${PROBLEMS} } }`

const enter = async (tricks: number, expectedVersion: number, idempotencyKey?: string) => {
  const sheet = { bridge: { contract: '3NT', declarer: 'N', tricks } }
  const input = { stage, slot: await slotOf(), sheet, expectedVersion, idempotencyKey }
  const { enterResult } = await journey.ask<{ enterResult: { version: number | null; problems: ProblemAnswer[] } }>(
    journey.federation.scorer,
    ENTER,
    { input },
  )
  return enterResult
}

const slotOf = async () => {
  const [row] = await journey.database.sql`select slot from score_sheet where slot like ${'%1-2%'} limit 1`
  return (row?.slot as string | undefined) ?? slot
}

describe('a score entered twice', () => {
  it('the second scorer gets the version that stands', async () => {
    expect(await enter(10, 1)).toMatchObject({ version: 2, problems: [] })
    const late = await enter(11, 1)
    expect(late.problems).toMatchObject([
      { code: 'RESULT_CHANGED_MEANWHILE', params: [{ name: 'version', value: '2' }] },
    ])
  })

  it('at the same moment: one is stored, the others are told', async () => {
    const answers = await Promise.all([7, 8, 9, 11, 12].map(tricks => enter(tricks, 2)))
    expect(answers.filter(answer => answer.version === 3)).toHaveLength(1)
    const [versions] = await journey.database.sql`
      select count(*)::int as n, count(*) filter (where superseded_at is null)::int as open
      from score_sheet where slot = ${await slotOf()}`
    expect(versions).toEqual({ n: 3, open: 1 })
  })

  it('a repeated request gets the first answer again, another under its key is refused', async () => {
    const first = await enter(9, 3, 'scorer-7-line-1')
    expect(first).toMatchObject({ version: 4, problems: [] })
    expect(await enter(9, 3, 'scorer-7-line-1')).toEqual(first)
    expect((await enter(8, 4, 'scorer-7-line-1')).problems).toMatchObject([{ code: 'IDEMPOTENCY_KEY_REUSED' }])
  })

  it('what the edition refuses is located at its field', async () => {
    const wrong = await journey.ask<{ enterResult: { problems: ProblemAnswer[] } }>(journey.federation.scorer, ENTER, {
      input: {
        stage,
        slot: await slotOf(),
        sheet: { bridge: { contract: '8NT', declarer: 'N', tricks: 9 } },
        expectedVersion: 4,
      },
    })
    expect(wrong.enterResult.problems).toMatchObject([{ path: 'contract' }])
  })

  it('every entry has its audit row, and nothing else has', async () => {
    const [rows] = await journey.database.sql`
      select count(*)::int as n from audit_event where type = 'RESULT_ENTERED'`
    expect(rows?.n).toBe(3)
  })
})

describe('a correction on facts that moved', () => {
  it('is refused', async () => {
    const correction = {
      stage,
      slot: await slotOf(),
      sheet: { bridge: { contract: '4S', declarer: 'E', tricks: 10 } },
      kind: 'typo',
      reason: 'another contract',
      authorityKind: 'director',
    }
    const { previewCorrection } = await journey.ask<{ previewCorrection: { previewedOn: string } }>(
      journey.federation.staff,
      'query ($input: CorrectionInput!) { previewCorrection(input: $input) { previewedOn } }',
      { input: correction },
    )
    await enter(6, 4)
    const { applyCorrection } = await journey.ask<{ applyCorrection: { problems: ProblemAnswer[] } }>(
      journey.federation.staff,
      `mutation ($input: ApplyCorrectionInput!) { applyCorrection(input: $input) { problems ${PROBLEMS} } }`,
      { input: { correction, previewedOn: previewCorrection.previewedOn } },
    )
    expect(applyCorrection.problems).toMatchObject([{ code: 'FACTS_MOVED_SINCE_PREVIEW' }])
  })
})
