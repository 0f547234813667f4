import { scene, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { directorOf } from '../support/director.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { registered } from '../support/registered.js'

/** Who leads in hands: of a stage by contestant, of a body by person, with how much is asked of whoever is listed. */

let journey: Journey
/** The event of the first test, which is one of a series. */
let evening = ''
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const { done, newEvent, newStage, open } = directorOf(() => journey)

interface Lists {
  name: { en: string }
  isShare: boolean
  least: number
  lines: { rank: number; shared: boolean; figure: string; count: number; of: number; who?: { number: string } }[]
}

const written = (lists: Lists[], name: string): string[] =>
  (lists.find(list => list.name.en === name)?.lines ?? []).map(
    line => `${line.rank}${line.shared ? '=' : ''} ${line.who?.number} ${line.figure} ${line.count}/${line.of}`,
  )

it('lists the largest hand, rates and means of what was played, and asks for enough hands', async () => {
  const { database, federation } = journey
  const made = await registered(database, 'Leader', 4)
  const event = await newEvent('mahjong')
  evening = event
  await done('copyEvent', { event, startsOn: '2026-11-28', times: 1 }, 'events { id }')
  const names = { nameZh: '月赛', nameEn: 'Monthly' }
  await done('setSeriesTerms', { event, ...names, by: 'player', measure: 'total', sum: 'sum' }, 'event { id }')
  const plan = { format: { kind: 'schedule', rounds: [[[1, 2, 3, 4]]] } }
  const stage = await newStage(event, plan, {})
  const entrants = made.map(({ id }, at) => ({ seed: at + 1, players: [{ person: globalId('Person', id) }] }))
  await done('enterEntrants', { stage, entrants }, 'entered')
  await open(stage)
  const { round } = await done<{ round: { id: string; tables: { sides: { id: string; number: string }[] }[] } }>(
    'drawRound',
    { stage },
    'round { id tables { sides { id number } } }',
  )
  await done('publishRound', { round: round.id }, 'round { id }')
  const hand = (number: number, result: object) => ({ number, result })
  const hands = [
    hand(1, { kind: 'selfDraw', winner: 0, fan: 24 }),
    hand(2, { kind: 'discard', winner: 0, discarder: 1, fan: 9 }),
    hand(3, { kind: 'discard', winner: 2, discarder: 1, fan: 88 }),
    hand(4, { kind: 'discard', winner: 3, discarder: 0, fan: 88 }),
    ...Array.from({ length: 12 }, (_, at) => hand(at + 5, { kind: 'drawn' })),
  ]
  const sides = round.tables[0]?.sides.map(({ id }) => id)
  const sheet = { mahjong: { kind: 'hands', hands, ended: 'allHands' } }
  const place = { round: 1, table: '1', sides, expectedVersion: 0 }
  await done('enterResult', { stage, slot: 'r1/t1', ...place, sheet }, 'version')
  await done('closeRound', { round: round.id }, 'round { id }')
  const deps = scene.sceneDeps(database.db, new Date())
  const stageId = rowIdOf(stage)
  const revisionId = (await useCases.recomputeNow(deps, stageId)) ?? ''
  scene.must(await useCases.publishStandings(deps, federation.staffViewer, { stageId, revisionId }))
  await useCases.tallyPlay(database.db, { milliseconds: 10_000 })

  const LIST = 'name { en } isShare least lines { rank shared figure count of'
  const ofStage = async (least?: number) => {
    const read = `query ($id: ID!, $least: Int) { stage(id: $id) { standings { leaders(least: $least) {
      ${LIST} who: entry { number } } } } } }`
    const found = await journey.ask<{ stage: { standings: { leaders: Lists[] } } }>(undefined, read, {
      id: stage,
      least,
    })
    return found.stage.standings.leaders
  }
  const lists = await ofStage()
  expect(written(lists, 'Largest hand (fan)')).toEqual(['1= 3 88.00 1/1', '1= 4 88.00 1/1', '3 1 24.00 2/2'])
  expect(written(lists, 'Hands won')).toEqual(['1 1 12.5 2/16', '2= 3 6.3 1/16', '2= 4 6.3 1/16', '4 2 0.0 0/16'])
  expect(written(lists, 'Gave the winning tile').slice(0, 3)).toEqual([
    '1= 3 0.0 0/16',
    '1= 4 0.0 0/16',
    '3 1 6.3 1/16',
  ])
  expect(written(lists, 'Mean hand (fan)'), 'nobody won four').toEqual([])
  expect(written(await ofStage(1), 'Mean hand (fan)')).toEqual(['1= 3 88.00 1/1', '1= 4 88.00 1/1', '3 1 16.50 2/2'])
  expect(written(await ofStage(17), 'Hands won')).toEqual([])

  const read = `query ($id: ID!, $year: Int) { organisation(id: $id) { leaders(sport: mahjong, year: $year) {
    ${LIST} who: person { number } } } } }`
  const ofBody = async (year?: number) => {
    const variables = { id: globalId('Organisation', federation.id), year }
    return (await journey.ask<{ organisation: { leaders: Lists[] } }>(undefined, read, variables)).organisation.leaders
  }
  const third = made[2]?.number
  expect(written(await ofBody(2026), 'Largest hand (fan)').some(line => line.includes(`${third} 88.00`))).toBe(true)
  expect(await ofBody(2025)).toEqual([])
  const [best, rest] = [made[0]?.number, made[2]?.number]
  expect(written(await ofSeries(), 'Hands won').slice(0, 2)).toEqual([`1 ${best} 12.5 2/16`, `2= ${rest} 6.3 1/16`])
  expect(written(await ofSeries(), 'Mean hand (fan)'), 'nobody won four').toEqual([])
  expect(written(await ofSeries(2), 'Mean hand (fan)')).toEqual([`1 ${best} 16.50 2/2`])
  await database.sql`update person set birth_date = '2020-01-01' where id = ${made[2]?.id ?? ''}`
  expect(written(await ofBody(2026), 'Largest hand (fan)').some(line => line.includes(`${third} `))).toBe(false)
})

const ofSeries = async (least?: number): Promise<Lists[]> => {
  const read = `query ($id: ID!, $least: Int) { event(id: $id) { seriesTable { leaders(least: $least) {
    name { en } isShare least lines { rank shared figure count of who: person { number } } } } } }`
  const found = await journey.ask<{ event: { seriesTable: { leaders: Lists[] } } }>(undefined, read, {
    id: evening,
    least,
  })
  return found.event.seriesTable.leaders
}

it('counts the hands of a team for who sat, not for its whole list', async () => {
  const { database, federation } = journey
  const made = await registered(database, 'Mate', 8)
  const event = await newEvent('mahjong')
  const plan = { format: { kind: 'schedule', rounds: [[[1, 2, 3, 4]]] }, lineUp: { players: 1 } }
  const stage = await newStage(event, plan, {})
  const entrants = [0, 1, 2, 3].map(team => ({
    ...{ name: `Team ${team + 1}`, seed: team + 1 },
    players: made.slice(team * 2, team * 2 + 2).map(({ id }) => ({ person: globalId('Person', id) })),
  }))
  await done('enterEntrants', { stage, entrants }, 'entered')
  await open(stage)
  const { round } = await done<{ round: { id: string; tables: { id: string; sides: { id: string }[] }[] } }>(
    'drawRound',
    { stage },
    'round { id tables { id sides { id } } }',
  )
  await done('publishRound', { round: round.id }, 'round { id }')
  const [table] = round.tables
  const sides = table?.sides.map(({ id }) => id) ?? []
  for (const entry of sides) {
    const rooms = [{ room: 'open', players: [1] }]
    await done('giveLineUp', { table: table?.id, entry, segment: 1, rooms }, 'table { id }')
  }
  const hands = Array.from({ length: 16 }, (_, at) => ({
    number: at + 1,
    result: { kind: 'selfDraw', winner: 0, fan: 8 },
  }))
  const sheet = { mahjong: { kind: 'hands', hands, ended: 'allHands' } }
  await done('enterResult', { stage, slot: 'r1/t1', round: 1, table: '1', sides, expectedVersion: 0, sheet }, 'version')
  await done('closeRound', { round: round.id }, 'round { id }')
  const deps = scene.sceneDeps(database.db, new Date())
  const stageId = rowIdOf(stage)
  const revisionId = (await useCases.recomputeNow(deps, stageId)) ?? ''
  scene.must(await useCases.publishStandings(deps, federation.staffViewer, { stageId, revisionId }))
  await useCases.tallyPlay(database.db, { milliseconds: 10_000 })
  const read = `query ($id: ID!) { person(id: $id) { play(sport: mahjong) { groups { counts { kind count } } } } }`
  interface Read {
    person: { play: { groups: { counts: { kind: string; count: number }[] }[] } | null } | null
  }
  const handsOf = async (at: number) => {
    const found = await journey.ask<Read>(federation.staff, read, { id: globalId('Person', made[at]?.id ?? '') })
    const counts = found.person?.play?.groups.flatMap(group => group.counts) ?? []
    return counts.find(({ kind }) => kind === 'handsPlayed')?.count ?? 0
  }
  expect([await handsOf(0), await handsOf(1)], 'who sat, and who did not').toEqual([16, 0])
  const lists = `query ($id: ID!) { organisation(id: $id) { leaders(sport: mahjong) {
    name { en } isShare least lines { rank shared figure count of who: person { number } } } } }`
  const { organisation } = await journey.ask<{ organisation: { leaders: Lists[] } }>(undefined, lists, {
    id: globalId('Organisation', federation.id),
  })
  const first = written(organisation.leaders, 'Hands won')[0]
  expect(first).toBe(`1 ${made[0]?.number} 100.0 16/16`)
  expect(written(organisation.leaders, 'Hands won').some(line => line.includes(` ${made[1]?.number} `))).toBe(false)
  expect(written(await ofSeries(1), 'Hands won'), 'it is no evening of the series').toHaveLength(3)
  const inSeries = `query ($id: ID!, $of: ID!) { person(id: $id) { play(sport: mahjong, seriesOf: $of) { events } } }`
  const eventsOf = async (of: string) =>
    (
      await journey.ask<{ person: { play: { events: number } | null } }>(federation.staff, inSeries, {
        ...{ id: globalId('Person', made[0]?.id ?? ''), of },
      })
    ).person.play?.events
  expect([await eventsOf(evening), await eventsOf(event)], 'of the series, and of no series').toEqual([0, undefined])
  const rooms = [{ room: 'open', players: [2] }]
  await done('giveLineUp', { table: table?.id, entry: sides[0], segment: 1, rooms, reason: '记错' }, 'table { id }')
  await useCases.tallyPlay(database.db, { milliseconds: 10_000 })
  expect([await handsOf(0), await handsOf(1)], 'once the line-up is put right').toEqual([0, 16])
})
