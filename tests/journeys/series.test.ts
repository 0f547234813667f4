import { scene, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorOf } from '../support/director.js'
import { seriesMutations } from '../support/event-mutations.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { walkerOf } from '../support/walk-mutation.js'

/** Three evenings of four pairs become one order: by players, by pairs, with the best of them, handicaps and classes. */

let journey: Journey
let events: string[] = []
let numbers: string[] = []

const { act, done, newEvent, newStage, open, draw, publish, play, close } = directorOf(() => journey)

const { walk, walked } = walkerOf<(typeof seriesMutations)[number]>(() => journey)

const send = async (name: string, input: Record<string, unknown>): Promise<string[]> =>
  (await act<Record<string, never>>(name, input, '')).problems.map(problem => problem.code)

interface Table {
  name: { en: string }
  evenings: { isCounted: boolean; event: { startsOn: string } }[]
  totalLines: number
  lines: {
    rank: number | null
    shared: boolean
    total: string
    played: number
    figures: { evening: number; scratch: string; handicap: string; counts: boolean }[]
    strata: { stratum: number; rank: number; prize: boolean }[]
    entry: { nameAsEntered: string }
    player: { nameAsEntered: string; person: { number: string } | null } | null
  }[]
}
const TABLE = `query ($id: ID!) { event(id: $id) { hasSeriesTable seriesTable { name { en } totalLines
  evenings { isCounted event { startsOn } } lines { rank shared total played figures { evening scratch handicap counts }
  strata { stratum rank prize } entry { nameAsEntered } player { nameAsEntered person { number } } } } } }`

const tableOf = async (event: string | undefined): Promise<Table | null> => {
  const found = await journey.ask<{ event: { hasSeriesTable: boolean; seriesTable: Table | null } }>(undefined, TABLE, {
    id: event,
  })
  expect(found.event.hasSeriesTable).toBe(found.event.seriesTable !== null)
  return found.event.seriesTable
}

const shown = async (event = events[0]) =>
  (await tableOf(event))?.lines.map(
    ({ rank, shared, total, player, entry }) =>
      `${rank ?? '-'}${shared ? '=' : ''} ${player?.nameAsEntered ?? entry.nameAsEntered} ${total}`,
  )

const terms = (more: object = {}) => ({
  event: events[1],
  nameZh: '三晚赛',
  nameEn: 'Three evenings',
  by: 'together',
  measure: 'place',
  placePoints: ['10', '6', '3', '1'],
  sum: 'sum',
  ...more,
})

/** An evening of four pairs, everybody with its partner; the lower number wins, and is published unless told. */
const evening = async (
  event: string,
  pairs: readonly (readonly [number, number])[],
  published = true,
  moves: object = {},
) => {
  const stage = await newStage(event, { format: { kind: 'roundRobin' }, ...moves })
  const entrants = pairs.map((pair, at) => ({
    seed: at + 1,
    players: pair.map(one => ({ person: people[one], name: names[one] })),
  }))
  await done('enterEntrants', { stage, entrants }, 'entered')
  await open(stage)
  for (let turn = 0; turn < 3; turn++) {
    const { round } = await draw(stage)
    await publish(round.id)
    await play(stage, round)
    await close(round.id)
  }
  const deps = scene.sceneDeps(journey.database.db, new Date())
  const stageId = rowIdOf(stage)
  const revisionId = (await useCases.recomputeNow(deps, stageId)) ?? ''
  if (published)
    scene.must(await useCases.publishStandings(deps, journey.federation.staffViewer, { stageId, revisionId }))
}

const names = Array.from({ length: 8 }, (_, at) => `Eve P${at + 1}`)
let people: string[] = []

beforeAll(async () => {
  journey = await startJourney()
  const { database } = journey
  const made = await scene.together(database.db, tx =>
    useCases.insertPeople(
      tx,
      names.map(display => ({ names: [{ script: 'Latn' as const, family: 'Eve', given: display.slice(4), display }] })),
    ),
  )
  people = made.map(({ id }) => globalId('Person', id))
  numbers = made.map(({ number }) => number)
  const first = await newEvent('guandan')
  await done('copyEvent', { event: first, startsOn: '2026-11-28', times: 2 }, 'events { id }')
  const { event } = await journey.ask<{ event: { series: { id: string }[] } }>(
    journey.federation.staff,
    'query ($id: ID!) { event(id: $id) { series { id } } }',
    { id: first },
  )
  events = [first, ...event.series.map(one => one.id)]
  // 0/1 win twice together; on the third evening 0 plays with 3, and the standings are not published.
  const usual = [
    [0, 1],
    [2, 3],
    [4, 5],
    [6, 7],
  ] as const
  await evening(first, usual)
  await evening(events[1] ?? '', [usual[1], usual[0], usual[2], usual[3]])
  await evening(events[2] ?? '', [[0, 3], [2, 1], usual[2], usual[3]], false)
})
afterAll(() => journey?.stop())

describe('a series', () => {
  it('has no order until somebody says how it counts, and then reads what is published', async () => {
    expect(await tableOf(events[0])).toBeNull()
    await walk('setSeriesTerms', terms(), ['SERIES_TERMS_SET'])
    const table = await tableOf(events[0])
    expect(table?.name.en).toBe('Three evenings')
    expect(table?.evenings.map(one => one.isCounted)).toEqual([true, true, false])
    expect(await shown()).toEqual([
      '1= Eve P1 / Eve P2 16.00',
      '1= Eve P3 / Eve P4 16.00',
      '3 Eve P5 / Eve P6 6.00',
      '4 Eve P7 / Eve P8 2.00',
    ])
  })

  it('ranks players, whoever the partner was, by the best of their evenings', async () => {
    const deps = scene.sceneDeps(journey.database.db, new Date())
    const [row] = await journey.database.sql`select s.id, r.id as revision from stage s
      join standings_revision r on r.stage_id = s.id where s.event_id = ${rowIdOf(events[2] ?? '')}`
    const about = { stageId: row?.id as string, revisionId: row?.revision as string }
    scene.must(await useCases.publishStandings(deps, journey.federation.staffViewer, about))
    expect(await send('setSeriesTerms', terms({ by: 'player', best: 2, least: 3 }))).toEqual([])
    expect((await shown())?.slice(0, 4)).toEqual([
      '1= Eve P1 20.00',
      '1= Eve P4 20.00',
      '3= Eve P2 16.00',
      '3= Eve P3 16.00',
    ])
    const lines = (await tableOf(events[0]))?.lines ?? []
    const first = lines.find(line => line.player?.nameAsEntered === 'Eve P1')
    expect(first?.figures.map(figure => `${figure.scratch}${figure.counts ? '' : ' out'}`)).toEqual([
      '10.00',
      '6.00 out',
      '10.00',
    ])
  })

  it('adds handicaps and gives each class its prizes', async () => {
    const handicaps = [
      { player: numbers[4], points: '7' },
      { player: numbers[5], points: '8' },
    ]
    const strata = [
      { nameZh: '公开', nameEn: 'Open', prizes: 1 },
      { nameZh: '乙组', nameEn: 'B', atMost: '0', prizes: 1 },
    ]
    expect(await send('setSeriesTerms', terms({ handicaps, strata, ranking: 'NONE' }))).toEqual([])
    const lines = (await tableOf(events[0]))?.lines ?? []
    expect(
      lines.map(line => `${line.rank} ${line.total} ${line.strata.map(one => (one.prize ? '*' : '-')).join('')}`),
    ).toEqual(['1 31.50 *-', '2 16.00 -*', '2 16.00 -*', '4 10.00 --', '5 6.00 --', '6 3.00 --'])
  })

  it('keeps a handicap that was said of a record merged into another since', async () => {
    const twins = await scene.together(journey.database.db, tx =>
      useCases.insertPeople(tx, [
        { names: [{ script: 'Latn' as const, family: 'Eve', given: 'P5', display: 'Eve P5' }] },
      ]),
    )
    const [twin] = twins
    expect(await send('setSeriesTerms', terms({ handicaps: [{ player: twin?.number, points: '14' }] }))).toEqual([])
    const ofFive = async () => (await tableOf(events[0]))?.lines.find(line => line.entry.nameAsEntered.includes('P5'))
    const before = await ofFive()
    const merge = { from: globalId('Person', twin?.id ?? ''), into: people[4], reason: 'one person' }
    expect(await send('mergePeople', merge)).toEqual([])
    const after = await ofFive()
    // Half of it for a pair, each evening.
    expect(Number(after?.total)).toBe(Number(before?.total) + 7 * (after?.played ?? 0))
  })

  it('counts no evening by percentages that has none, and says so', async () => {
    expect(await send('setSeriesTerms', terms({ measure: 'percent', placePoints: [] }))).toEqual([])
    const table = await tableOf(events[0])
    expect(table?.lines).toEqual([])
    expect(table?.evenings.map(one => one.isCounted)).toEqual([false, false, false])
  })

  it('refuses what cannot be read, and players nobody knows', async () => {
    expect(await send('setSeriesTerms', terms({ best: 0 }))).toEqual(['POLICY_WHOLE_NUMBER_EXPECTED'])
    expect(await send('setSeriesTerms', terms({ nameZh: ' ' }))).toEqual(['EVENT_NAME_MISSING'])
    const handicaps = [{ player: 'nobody', points: '1' }]
    expect(await send('setSeriesTerms', terms({ handicaps }))).toEqual(['PLAYER_UNKNOWN'])
  })

  it('takes in an event of the same organiser and sport, and lets one go', async () => {
    const other = await newEvent('guandan')
    const code = await journey.database.sql`select code from event where id = ${rowIdOf(events[0] ?? '')}`
    const withCode = code[0]?.code as string
    await walk('setSeries', { event: other, withCode }, ['EVENT_CHANGED'])
    expect((await tableOf(other))?.evenings).toHaveLength(4)
    expect(await send('setSeries', { event: other, withCode })).toEqual(['NOTHING_CHANGED'])
    expect(await send('setSeries', { event: other, withCode: 'NOT-THERE' })).toEqual(['EVENT_UNKNOWN'])
    expect(await send('setSeries', { event: await newEvent('mahjong'), withCode })).toEqual(['SERIES_DIFFERS'])
    expect(await send('setSeries', { event: other })).toEqual([])
    expect(await tableOf(other)).toBeNull()
    expect((await tableOf(events[0]))?.evenings).toHaveLength(3)
  })
})

describe('the next season of a league of two divisions', () => {
  const moves = (up: number, down: number) => ({ moves: { up, down } })
  const divisions = async (event: string) => {
    const read = `query ($id: ID!) { event(id: $id) { startsOn stages { entries { number seed nameAsEntered
      players { nameAsEntered person { number } } } } } }`
    interface Entries {
      event: {
        startsOn: string
        stages: { entries: { number: string; seed: number; players: { nameAsEntered: string; person: object }[] }[] }[]
      }
    }
    const { event: found } = await journey.ask<Entries>(undefined, read, { id: event })
    return {
      startsOn: found.startsOn,
      stages: found.stages.map(({ entries }) =>
        entries.map(({ seed, players }) => `${seed} ${players.map(one => one.nameAsEntered.slice(4)).join('')}`),
      ),
    }
  }

  it('waits for what is published, then has everybody where the season before put them', async () => {
    const league = await newEvent('guandan')
    const upper = [[0, 1], [2, 3], [4, 5]] as const // biome-ignore format: three pairs
    const lower = [[6, 7], [0, 2], [1, 3]] as const // biome-ignore format: three pairs
    await evening(league, upper, true, moves(0, 1))
    await evening(league, lower, false, moves(2, 0))
    expect(await send('beginSeason', { event: league, startsOn: '2027-11-20' })).toEqual(['SEASON_NOT_PUBLISHED'])
    const deps = scene.sceneDeps(journey.database.db, new Date())
    const [row] = await journey.database.sql`select s.id, r.id as revision from stage s
      join standings_revision r on r.stage_id = s.id where s.event_id = ${rowIdOf(league)} and s.ordinal = 2`
    const about = { stageId: row?.id as string, revisionId: row?.revision as string }
    scene.must(await useCases.publishStandings(deps, journey.federation.staffViewer, about))
    const again = { event: league, startsOn: '2027-11-20' }
    await walk('beginSeason', again, ['EVENT_CREATED', 'ENTRANTS_ENTERED', 'ENTRANTS_ENTERED'])
    const { event } = await journey.ask<{ event: { series: { id: string; startsOn: string }[] } }>(
      journey.federation.staff,
      'query ($id: ID!) { event(id: $id) { series { id startsOn } } }',
      { id: league },
    )
    const next = event.series.find(one => one.startsOn === '2027-11-20')?.id ?? ''
    expect((await divisions(next)).stages).toEqual([
      ['1 P1P2', '2 P3P4', '3 P7P8', '4 P1P3'],
      ['1 P5P6', '2 P2P4'],
    ])
    expect(await send('beginSeason', again), 'not twice on one day').toEqual(['EVENT_CODE_TAKEN'])
  })
})

it('every mutation was walked', () => expect([...walked].sort()).toEqual([...seriesMutations]))
