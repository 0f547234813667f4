import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorOf } from '../support/director.js'
import type { Actor } from '../support/federation.js'
import { rowIdOf } from '../support/ids.js'
import { type Journey, PROBLEMS, type ProblemAnswer, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/** The settings of a stage that stands: all of them at once, and what is published stays. */

let journey: Journey
let stage = ''
let director: Actor
beforeAll(async () => {
  journey = await startJourney()
  const taken = await journey.takeIn('s.xml', usebioFile('Settings', ['1', '2', '3', '4', '5', '6'], sixPairs))
  stage = taken.stage
  const scope = { kind: 'event', id: rowIdOf(taken.event) } as const
  const grants = [{ role: 'director', scope, from: undefined, until: undefined }] as const
  director = { accountId: 'director', requestId: 'r', grants: [...grants] }
})
afterAll(() => journey?.stop())

const { act, newEvent, newStage, enter, open, draw } = directorOf(() => journey)

const CHANGE = `mutation ($input: ChangeSettingsInput!) { changeSettings(input: $input) {
  stage { version format } problems ${PROBLEMS} } }`

interface Changed {
  readonly stage: { readonly version: number; readonly format: string } | null
  readonly problems: ProblemAnswer[]
}

interface Change {
  readonly settings?: unknown
  readonly plan?: unknown
  readonly expectedVersion: number
  readonly idempotencyKey?: string
}

const inputOf = (of: string, { settings, plan, ...rest }: Change) => ({
  stage: of,
  ...rest,
  ...(settings === undefined ? {} : { settings }),
  ...(plan === undefined ? {} : plan === null ? { removePlan: true } : { plan }),
})

const change = async (who: Actor, of: string, given: Change): Promise<Changed> =>
  (await journey.ask<{ changeSettings: Changed }>(who, CHANGE, { input: inputOf(of, given) })).changeSettings

interface Shown {
  readonly id: string
  readonly status: string
  readonly lines: { readonly edges: { readonly node: { readonly total: string } }[] }
}

const LINES = 'id status lines(first: 50) { edges { node { total } } }'

const stored = async (of: string) => {
  const { stage: found } = await journey.ask<{
    stage: {
      version: number
      settings: Record<string, unknown>
      profile: string
      standings: Shown
      provisional: Shown | null
    }
  }>(
    journey.federation.staff,
    `query ($id: ID!) { stage(id: $id) {
      version settings profile standings { ${LINES} } provisional { ${LINES} } } }`,
    { id: of },
  )
  return found
}

const audited = async (type: string) => {
  const rows = await journey.database.sql`select data from audit_event where type = ${type} order by sequence`
  return rows.map(row => row.data as { before: unknown; after: unknown })
}

describe('the settings of a stage with results', () => {
  it('are changed by the event’s director; a profile keeps numbers of its own, and the log both states', async () => {
    const before = await stored(stage)
    const settings = { ...before.settings, profile: { program: 'ebuscore', awardDecimals: 3 } }
    const changed = await change(director, stage, { settings, expectedVersion: before.version })
    expect(changed).toMatchObject({ problems: [], stage: { version: before.version + 1 } })
    const after = await stored(stage)
    expect(after.settings).toEqual(settings)
    expect(after.profile).toBe('ebuscore')
    expect(await audited('SETTINGS_CHANGED')).toMatchObject([{ before: before.settings, after: settings }])
  })

  it('are refused to a scorer', async () => {
    const { version, settings } = await stored(stage)
    const input = inputOf(stage, { settings: { ...settings, winners: 'two' }, expectedVersion: version })
    const { errors } = await journey.api.execute(journey.federation.scorer, CHANGE, { input })
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    expect((await stored(stage)).settings).toEqual(settings)
  })

  it('are refused as a whole where one cannot be read, each at its place', async () => {
    const before = await stored(stage)
    const settings = { method: 'luck', profile: { program: 'ebuscore', awardDecimals: 99 } }
    const plan = { format: { kind: 'swiss', rounds: 0 } }
    const refused = await change(director, stage, { settings, plan, expectedVersion: before.version })
    expect(refused.problems.map(({ path }) => path).sort()).toEqual([
      'plan.format.rounds',
      'settings.method',
      'settings.profile.awardDecimals',
    ])
    expect(await stored(stage)).toEqual(before)
  })

  it('are not overwritten by one who has seen older ones; a repeated request changes nothing', async () => {
    const { version, settings } = await stored(stage)
    const given = { settings: { ...settings, profile: 'standard' }, expectedVersion: version, idempotencyKey: 'once' }
    const first = await change(director, stage, given)
    expect(first.problems).toEqual([])
    expect(await change(director, stage, given)).toEqual(first)
    expect((await stored(stage)).version).toBe(version + 1)
    const late = await change(director, stage, { settings, expectedVersion: version })
    expect(late.problems).toMatchObject([{ code: 'SETTINGS_CHANGED_MEANWHILE' }])
    expect((await stored(stage)).profile).toBe('standard')
  })

  it('leave what is published as it was computed; a provisional revision follows', async () => {
    const { standings: waiting } = await stored(stage)
    const published = await act('publishStandings', { stage, revision: waiting.id }, 'revision { id }')
    expect(published.problems).toEqual([])
    const before = await stored(stage)
    expect(before).toMatchObject({ standings: { status: 'PUBLISHED' }, provisional: null })
    const settings = { ...before.settings, method: 'butler' }
    const changed = await change(director, stage, { settings, expectedVersion: before.version })
    expect(changed.problems).toEqual([])
    const after = await stored(stage)
    expect(after.standings).toEqual(before.standings)
    expect(after.provisional?.status).toBe('PROVISIONAL')
    expect(after.provisional?.lines).not.toEqual(before.standings.lines)
  })
})

describe('the plan of a stage', () => {
  const swiss = (rounds: number) => ({ format: { kind: 'swiss', rounds } })
  let swissStage = ''

  it('changes with its settings until a round is drawn, and nothing is computed of it yet', async () => {
    swissStage = await newStage(await newEvent('guandan'), swiss(4))
    await enter(swissStage, 8)
    const { staff } = journey.federation
    const plan = { format: { kind: 'roundRobin' } }
    const settings = { format: 'byDeals', deals: 6 }
    const other = await change(staff, swissStage, { plan, settings, expectedVersion: 1 })
    expect(other).toMatchObject({ problems: [], stage: { version: 2, format: 'roundRobin' } })
    const back = await change(staff, swissStage, { plan: swiss(5), expectedVersion: 2 })
    expect(back).toMatchObject({ problems: [], stage: { version: 3, format: 'swiss' } })
    expect(await stored(swissStage)).toMatchObject({ settings, standings: null })
    expect((await audited('PLAN_CHANGED')).map(one => one.after)).toMatchObject([plan, swiss(5)])
  })

  it('is refused once one is drawn; the conditions of the sport are not', async () => {
    await open(swissStage)
    await draw(swissStage)
    const { staff } = journey.federation
    const plan = { format: { kind: 'roundRobin' } }
    const refused = await change(staff, swissStage, { plan, expectedVersion: 3 })
    expect(refused.problems).toMatchObject([{ code: 'STAGE_HAS_ROUNDS', path: 'plan' }])
    const none = await change(staff, swissStage, { plan: null, expectedVersion: 3 })
    expect(none.problems).toMatchObject([{ code: 'STAGE_HAS_ROUNDS' }])
    const settings = { format: 'byDeals', deals: 8 }
    const changed = await change(staff, swissStage, { plan: swiss(5), settings, expectedVersion: 3 })
    expect(changed).toMatchObject({ problems: [], stage: { version: 4 } })
    expect((await stored(swissStage)).settings).toEqual(settings)
  })

  it('of a Swiss that stays one may be lengthened in play', async () => {
    const longer = await change(journey.federation.staff, swissStage, { plan: swiss(6), expectedVersion: 4 })
    expect(longer).toMatchObject({ problems: [], stage: { version: 5, format: 'swiss' } })
  })
})
