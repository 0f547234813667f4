import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scene, useCases } from '@paiji/api/testing'
import { directorOf } from '../support/director.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { registered } from '../support/registered.js'

/** A Swiss of eight pairs and a knock-out of four: the whole event has one order, and the points follow it. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const { done, newEvent, newStage, open, playOut } = directorOf(() => journey)

const ask = <T>(query: string, variables: Record<string, unknown>) =>
  journey.ask<T>(journey.federation.staff, query, variables)

/** Eight pairs of members, the first the strongest. */
const enterMembers = async (stage: string, prefix: string): Promise<void> => {
  const { database } = journey
  const people = await registered(database, prefix, 16)
  const entrants = Array.from({ length: 8 }, (_, at) => ({
    seed: at + 1,
    players: people.slice(at * 2, at * 2 + 2).map(({ id }) => ({ person: globalId('Person', id), name: prefix })),
  }))
  await done('enterEntrants', { stage, entrants }, 'entered')
}

const makeOfficial = async (stage: string): Promise<void> => {
  const deps = scene.sceneDeps(journey.database.db, new Date())
  const stageId = rowIdOf(stage)
  const revisionId = (await useCases.recomputeNow(deps, stageId)) ?? ''
  const viewer = journey.federation.staffViewer
  scene.must(await useCases.publishStandings(deps, viewer, { stageId, revisionId }))
  scene.must(await useCases.makeOfficial(deps, viewer, { revisionId, closeWindowsEarly: '都已签字' }))
}

const swiss = { format: { kind: 'swiss', rounds: 2 } }
const knockout = (more: object = {}) => ({
  format: { kind: 'singleElimination', placement: 'thirdPlace' },
  from: [{ kind: 'places', stage: '1', perGroup: 4 }],
  ...more,
})

/** Both stages played out, the lower number winning everywhere. */
const played = async (prefix: string, plan: object) => {
  const event = await newEvent('guandan')
  const first = await newStage(event, swiss)
  await enterMembers(first, prefix)
  await open(first)
  await playOut(first)
  await playOut(first)
  const deps = scene.sceneDeps(journey.database.db, new Date())
  await useCases.recomputeNow(deps, rowIdOf(first))
  const second = await newStage(event, plan)
  await drawLots(first)
  await done('advanceStage', { stage: second }, 'entered')
  await open(second)
  await playOut(second)
  await playOut(second)
  return { event, first, second }
}

/** How often the players of the pair that leads a stage came first in guandan. */
const firstsOfWinner = async (stage: string): Promise<number> => {
  const read = `query ($stage: ID!) { stage(id: $stage) { standings { lines(first: 1) { edges { node {
    entry { players { person { tallies { sport firsts } } } } } } } } } }`
  interface Winner {
    node: { entry: { players: { person: { tallies: { sport: string; firsts: number }[] } }[] } }
  }
  const { stage: found } = await ask<{ stage: { standings: { lines: { edges: Winner[] } } } }>(read, { stage })
  const tallies = found.standings.lines.edges[0]?.node.entry.players[0]?.person.tallies ?? []
  return tallies.find(({ sport }) => sport === 'guandan')?.firsts ?? -1
}

/** The Swiss leaves ties; lots settle them so that four go on. */
const drawLots = async (stage: string): Promise<void> => {
  const rows = await journey.database.sql`
    select id, organisation_id from entry where stage_id = ${rowIdOf(stage)} order by number`
  for (const [at, { id, organisation_id }] of rows.entries())
    await journey.database.sql`
      insert into drawn_lot (organisation_id, stage_id, entry_id, position, drawn_by)
      values (${organisation_id}, ${rowIdOf(stage)}, ${id}, ${at + 1}, 'test')`
}

interface Line {
  rank: number
  shared: boolean
  entry: { number: string }
  stage: { ordinal: number }
}

const classified = async (event: string): Promise<string[] | null> => {
  const read = `query ($event: ID!) { event(id: $event) { classification { stages { official }
    lines { rank shared stage { ordinal } entry { number } } } } }`
  const { event: found } = await ask<{ event: { classification: { lines: Line[] } | null } }>(read, { event })
  return (
    found.classification?.lines.map(
      ({ rank, shared, stage, entry }) => `${rank}${shared ? '=' : ''} ${entry.number} by ${stage.ordinal}`,
    ) ?? null
  )
}

const awarded = async (event: string): Promise<{ rank: number; people: number }[]> => {
  const rows = await journey.database.sql`
    select rank, count(*)::int as people from point_award
    where event_id = ${rowIdOf(event)} and superseded_at is null group by rank order by rank`
  return rows.map(({ rank, people }) => ({ rank, people }))
}

const makePolicy = async (): Promise<void> => {
  const { policyStarts } = await ask<{ policyStarts: { id: string; kind: string; rule: object }[] }>(
    '{ policyStarts { id kind rule } }',
    {},
  )
  const start = policyStarts.find(({ id }) => id === 'points')
  await done(
    'createPolicy',
    {
      organisation: globalId('Organisation', journey.federation.id),
      kind: start?.kind,
      rule: start?.rule,
      code: 'whole-event',
      nameZh: '全程积分',
      nameEn: 'Whole event',
      sport: 'guandan',
      effectiveFrom: '2026-01-01',
    },
    'policy { code }',
  )
}

describe('the order of a whole event', () => {
  /** Points go to a part of the field: of eight more than of four. */
  let placesGiven = 0

  it('has the knock-out first and the rest by the Swiss, and gives the points of both', async () => {
    await makePolicy()
    const { event, first, second } = await played('Lu', knockout())
    await makeOfficial(first)
    expect(await awarded(event)).toEqual([])
    await makeOfficial(second)
    const lines = (await classified(event)) ?? []
    expect(lines).toHaveLength(8)
    expect(lines.slice(0, 4).every(line => line.endsWith('by 2'))).toBe(true)
    expect(lines.slice(4).every(line => line.endsWith('by 1'))).toBe(true)
    expect(lines.map(line => Number.parseInt(line, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const given = await awarded(event)
    expect(given.slice(0, 2)).toEqual([
      { rank: 1, people: 2 },
      { rank: 2, people: 2 },
    ])
    placesGiven = given.length
  })

  it('comes to the same when the final is official before the Swiss', async () => {
    const { event, first, second } = await played('Ma', knockout())
    await makeOfficial(second)
    expect((await awarded(event)).length).toBeLessThan(placesGiven)
    await makeOfficial(first)
    expect(await awarded(event)).toHaveLength(placesGiven)
    const [stored] = await journey.database.sql`
      select cardinality(revision_ids) as stages, jsonb_array_length(lines) as lines from event_classification
      where event_id = ${rowIdOf(event)} and superseded_at is null`
    expect(stored).toMatchObject({ stages: 2, lines: 8 })
  })

  it('is the last stage alone where the conditions say so', async () => {
    const { event, first, second } = await played('He', knockout({ classification: 'lastStage' }))
    await makeOfficial(first)
    await makeOfficial(second)
    expect(await classified(event)).toBeNull()
    expect((await awarded(event)).length).toBeLessThan(placesGiven)
  })

  it('counts who won the first final as first on their pages, not who won the second', async () => {
    const { event, first, second } = await played('Gu', knockout())
    const lower = await newStage(event, {
      format: { kind: 'singleElimination', placement: 'thirdPlace' },
      from: [{ kind: 'places', stage: '1', firstPlace: 5, perGroup: 4 }],
    })
    await done('advanceStage', { stage: lower }, 'entered')
    await open(lower)
    await playOut(lower)
    await playOut(lower)
    for (const stage of [first, second, lower]) await makeOfficial(stage)
    const lines = (await classified(event)) ?? []
    expect(lines.map(line => line.replace(/ \d+ by/, ' by'))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map(rank => `${rank} by ${rank <= 4 ? 2 : 3}`),
    )
    expect([await firstsOfWinner(second), await firstsOfWinner(lower)]).toEqual([1, 0])
  })
})
