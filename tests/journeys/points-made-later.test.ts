import { scene, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eveningOfPairs } from '../support/evening-of-pairs.js'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** A federation that began empty plays first and makes its policy of points afterwards: nobody loses what was won. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

/** A game of guandan between four pairs that is official, with no policy that covers it. */
const playOfficially = async (): Promise<string> => {
  const { database, federation } = journey
  const { eventId, stageId } = await eveningOfPairs(journey, {
    ...{ code: 'FIRST-EVENING', nameZh: '第一晚', nameEn: 'First Evening', day: '2026-03-01' },
    finishes: [0, 1, 2, 3].map(deal => (deal % 2 === 0 ? [0, 2, 1, 3] : [1, 3, 0, 2])),
  })
  const deps = scene.sceneDeps(database.db, new Date())
  const revisionId = (await useCases.recomputeNow(deps, stageId)) ?? ''
  scene.must(await useCases.publishStandings(deps, federation.staffViewer, { stageId, revisionId }))
  scene.must(
    await useCases.makeOfficial(deps, federation.staffViewer, { revisionId, closeWindowsEarly: 'All signed.' }),
  )
  return eventId
}

const ask = <T>(query: string, variables: Record<string, unknown>) =>
  journey.ask<T>(journey.federation.staff, query, variables)

const makePolicy = async (effectiveFrom: string): Promise<readonly string[]> => {
  const { policyStarts } = await ask<{ policyStarts: { id: string; kind: string; rule: object }[] }>(
    '{ policyStarts { id kind rule } }',
    {},
  )
  const start = policyStarts.find(({ id }) => id === 'points')
  const { createPolicy } = await ask<{ createPolicy: { problems: { code: string }[] } }>(
    'mutation ($input: CreatePolicyInput!) { createPolicy(input: $input) { problems { code } } }',
    {
      input: {
        organisation: globalId('Organisation', journey.federation.id),
        kind: start?.kind,
        rule: start?.rule,
        code: 'guandan-points',
        nameZh: '掼蛋积分',
        nameEn: 'Guandan points',
        sport: 'guandan',
        effectiveFrom,
      },
    },
  )
  return createPolicy.problems.map(({ code }) => code)
}

it('says that nobody gets points, and gives them once a policy covers the event', async () => {
  const id = await playOfficially()
  const event = globalId('Event', id)
  const given = async () => {
    const [row] = await journey.database.sql`
      select count(*)::int as awards from point_award a join event e on e.id = a.event_id where e.id = ${id}`
    const { givesPoints } = await ask<{ givesPoints: boolean }>('query ($event: ID!) { givesPoints(event: $event) }', {
      event,
    })
    return [givesPoints, row?.awards]
  }
  expect(await given()).toEqual([false, 0])
  expect(await makePolicy('2026-01-01')).toEqual([])
  const [covered, awards] = await given()
  expect(covered).toBe(true)
  expect(awards).toBeGreaterThan(1)
  const audited = await journey.database.sql`
    select 1 from audit_event where type = 'POINTS_AWARDED' and aggregate_id = ${id}`
  expect(audited).toHaveLength(1)
})
