import { testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { directorOf } from '../support/director.js'
import type { Actor } from '../support/federation.js'
import { rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** Who directs an event and keeps its scores is said to everybody; what else somebody is at it, to those who run it. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const { done, newEvent } = directorOf(() => journey)

const OFFICIALS = 'query ($id: ID!) { event(id: $id) { officials { role name person { number } } } }'
const officialsAs = async (who: Actor, id: string) =>
  (await journey.ask<{ event: { officials: { role: string; name: string }[] } }>(who, OFFICIALS, { id })).event
    .officials

it('names the director to everybody while the appointment holds, and nobody whose part is no office of the event', async () => {
  const event = await newEvent('guandan')
  const deps = testDeps(journey.database.db)
  const email = 'open-director@paiji.example'
  await useCases.createAccount(deps.db, { name: '陈裁判', email, password: 'long enough' })
  expect(await officialsAs(undefined, event)).toEqual([])
  await done('appointOfficial', { event, email, role: 'director' }, 'event { id }')
  expect(await officialsAs(undefined, event)).toEqual([{ role: 'director', name: '陈裁判', person: null }])
  const { sql } = journey.database
  await sql`update role_grant set role = 'auditor' where scope_id = ${rowIdOf(event)}`
  expect(await officialsAs(undefined, event)).toEqual([])
  expect(await officialsAs(journey.federation.staff, event)).toHaveLength(1)
  await sql`update role_grant set role = 'director', revoked_at = now() where scope_id = ${rowIdOf(event)}`
  expect(await officialsAs(undefined, event)).toEqual([])
})
