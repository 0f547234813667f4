import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDeps, useCases } from '@paiji/api/testing'
import { directorOf, type Fields } from '../support/director.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** Who of a team plays which segment, given by captains and the director, seen by the others, counted for everybody. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const { done, newEvent, newStage, open, draw, publish } = directorOf(() => journey)

interface Segment {
  number: number
  boards: string[]
  started: boolean
  submitted: boolean
  lineUp: { byOffice: boolean; reason: string | null; rooms: { room: string; players: { ordinal: number }[] }[] } | null
}
interface Side {
  entry: { id: string; number: string }
  canGive: { allowed: boolean }
  canMend: { allowed: boolean }
  segments: Segment[]
}
interface Slot {
  slot: string
  board: string | null
  room: 'open' | 'closed' | null
  whole: boolean
  version: number
  sides: { id: string }[]
}

const matchOf = async (who: Actor, round: string) => {
  const lineUps = `lineUps { entry { id number } canGive { allowed } canMend { allowed }
    segments { number boards started submitted lineUp { byOffice reason rooms { room players { ordinal } } } } }`
  const document = `query ($id: ID!) { round(id: $id) { tables { id label sides { id number } ${lineUps}
    slots { slot board room whole version sides { id } } } } }`
  interface Answer {
    round: { tables: { id: string; label: string; lineUps: Side[]; slots: Slot[] }[] }
  }
  const { round: found } = await journey.ask<Answer>(who, document, { id: round })
  const [table] = found.tables
  if (!table) throw new Error('no table was drawn')
  return table
}

const give = async (who: Actor, input: Fields): Promise<string[]> => {
  const document = 'mutation ($input: GiveLineUpInput!) { giveLineUp(input: $input) { problems { code } } }'
  const answer = await journey.api.execute<{ giveLineUp: { problems: { code: string }[] } }>(who, document, { input })
  if (answer.errors) return answer.errors.map(error => String(error.extensions?.code))
  return answer.data?.giveLineUp.problems.map(({ code }) => code) ?? []
}

const rooms = (...places: readonly [number, number, number, number]) => [
  { room: 'open', players: places.slice(0, 2) },
  { room: 'closed', players: places.slice(2) },
]

const enter = async (stage: string, label: string, slots: readonly Slot[], wins: boolean): Promise<void> => {
  for (const { slot, board, sides, version } of slots) {
    const place = { slot, session: 1, round: 1, table: label, board, sides: sides.map(({ id }) => id) }
    const isFirst = board === '1' && slot.includes(wins ? '/open/' : '/closed/')
    const sheet = { bridge: { nsScore: isFirst ? 420 : 170 } }
    await done('enterResult', { stage, ...place, sheet, expectedVersion: version }, 'version')
  }
}

const register = async (family: string, club: string): Promise<string> => {
  const names = [{ script: 'Hans', family, given: '凯', display: `${family}凯` }]
  const input = { organisation: club, names, surelyNew: true }
  const answer = await done<{ person: { id: string } }>('registerPerson', input, 'person { id }')
  return answer.person.id
}

describe('line-ups of a team of six and a team of four', () => {
  it('are sealed until both are given, put right by the director, and say who played how much', async () => {
    const club = globalId('Organisation', journey.federation.id)
    const people: string[] = []
    for (const family of ['甘', '乐', '於', '隆', '师', '巩']) people.push(await register(family, club))
    const event = await newEvent('bridge')
    const match = { boards: 4, segments: 2, leastPlayed: '1/2' }
    const plan = { format: { kind: 'roundRobin', legs: 1 } }
    const stage = await newStage(event, plan, { method: 'teamImp', match })
    const six = { name: '六人队', players: people.map(person => ({ person })) }
    const four = { name: '四人队', players: Array.from({ length: 4 }, (_, at) => ({ name: `丁${at}` })) }
    await done('enterEntrants', { stage, entrants: [six, four] }, 'entered')
    await open(stage)
    const { round } = await draw(stage)
    const { staff } = journey.federation
    await journey.database.sql`insert into "user" (id, name, email, person_id)
      values ('captain', '队长', 'captain@paiji.example', ${rowIdOf(people[0] ?? '')})`
    const captain = { accountId: 'captain', personId: rowIdOf(people[0] ?? ''), requestId: 'r', grants: [] }
    expect((await matchOf(staff, round.id)).lineUps).toEqual([])
    await publish(round.id)
    const table = await matchOf(captain, round.id)
    const [own, other] = [1, 2].map(number => table.lineUps.find(side => side.entry.number === `${number}`)) as [
      Side,
      Side,
    ]
    expect([own.canGive.allowed, own.canMend.allowed, other.canGive.allowed]).toEqual([true, false, false])
    expect(own.segments.map(({ boards }) => boards.join(' '))).toEqual(['1 2 3 4', '5 6 7 8'])

    const first = { table: table.id, entry: own.entry.id, segment: 1 }
    expect(await give(captain, { ...first, entry: other.entry.id, rooms: rooms(1, 2, 3, 4) })).toEqual(['FORBIDDEN'])
    expect(await give(captain, { ...first, rooms: rooms(1, 2, 3, 9) })).toEqual(['LINE_UP_PLAYER_UNKNOWN'])
    expect(await give(captain, { ...first, rooms: rooms(1, 2, 3, 3) })).toEqual(['LINE_UP_PLAYER_TWICE'])
    expect(await give(captain, { ...first, rooms: rooms(1, 2, 3, 4).slice(1) })).toEqual(['LINE_UP_INCOMPLETE'])
    expect(await give(captain, { ...first, segment: 3, rooms: rooms(1, 2, 3, 4) })).toEqual(['LINE_UP_SEGMENT_UNKNOWN'])
    expect(await give(captain, { ...first, rooms: rooms(1, 2, 3, 4) })).toEqual([])
    expect(await give(captain, { ...first, rooms: rooms(1, 2, 3, 4) })).toEqual(['LINE_UP_UNCHANGED'])
    expect(await give(captain, { ...first, rooms: rooms(2, 1, 3, 4) })).toEqual([])

    const seen = async (who: Actor, segment: number) => {
      const sides = (await matchOf(who, round.id)).lineUps
      const found = sides.find(side => side.entry.id === own.entry.id)?.segments[segment - 1]
      return [found?.submitted, found?.lineUp?.rooms.map(room => room.players.map(player => player.ordinal).join(' '))]
    }
    expect(await seen(captain, 1)).toEqual([true, ['2 1', '3 4']])
    expect(await seen(undefined, 1)).toEqual([true, undefined])
    // Who plays against the team sees nothing of it before the own is given, whatever the role.
    const playing = { ...journey.federation.staffViewer, accountId: 'playing', personId: rowIdOf(people[0] ?? '') }
    const opponents = { ...first, entry: other.entry.id, segment: 2, rooms: rooms(1, 2, 3, 4) }
    expect(await give(staff, opponents)).toEqual([])
    const opposing = async (who: Actor) =>
      (await matchOf(who, round.id)).lineUps.find(side => side.entry.id === other.entry.id)?.segments[1]?.lineUp
    expect(await opposing(playing)).toBeNull()
    expect(await opposing(staff)).toMatchObject({ byOffice: true })
    expect(await give(staff, { ...first, entry: other.entry.id, rooms: rooms(1, 2, 3, 4) })).toEqual([])
    expect(await seen(undefined, 1)).toEqual([true, ['2 1', '3 4']])
    const shown = (await matchOf(undefined, round.id)).lineUps
    const byOffice = (entry: string) => shown.find(side => side.entry.id === entry)?.segments[0]?.lineUp?.byOffice
    expect([byOffice(own.entry.id), byOffice(other.entry.id)]).toEqual([false, true])

    expect(await give(captain, { ...first, segment: 2, rooms: rooms(1, 5, 6, 3) })).toEqual([])
    const slots = (await matchOf(staff, round.id)).slots.filter(slot => !slot.whole)
    expect(slots).toHaveLength(16)
    await enter(stage, table.label, slots, own.entry.id === slots[0]?.sides[0]?.id)
    expect(await give(captain, { ...first, rooms: rooms(1, 2, 3, 5) })).toEqual(['LINE_UP_SEGMENT_STARTED'])
    expect(await give(staff, { ...first, rooms: rooms(1, 2, 3, 5) })).toEqual(['REASON_MISSING'])
    expect(await give(staff, { ...first, rooms: rooms(1, 2, 3, 5), reason: '实际上场' })).toEqual([])
    const [row] = await journey.database.sql`select count(*)::int as all_rows,
      count(*) filter (where superseded_at is null)::int as open from line_up where entry_id = ${rowIdOf(own.entry.id)}`
    expect(row).toMatchObject({ all_rows: 4, open: 2 })

    interface Played {
      stage: {
        entries: {
          number: string
          participation: {
            boards: number
            unknown: number
            least: string
            players: { boards: number; enough: boolean }[]
          }
        }[]
      }
    }
    const read = `query ($id: ID!) { stage(id: $id) { entries { number
      participation { boards unknown least players { boards enough } } } } }`
    const { stage: found } = await journey.ask<Played>(undefined, read, { id: stage })
    const of = (number: string) => found.entries.find(one => one.number === number)?.participation
    expect(of('1')).toMatchObject({ boards: 8, unknown: 0, least: '1/2' })
    expect(of('1')?.players.map(({ boards, enough }) => [boards, enough])).toEqual([
      [8, true],
      [4, true],
      [8, true],
      [0, false],
      [8, true],
      [4, true],
    ])
    expect(of('2')?.players.map(({ boards }) => boards)).toEqual([8, 8, 8, 8])

    const { sql } = journey.database
    await sql`update policy set rule = rule || '{"leastPlayed":"3/4"}' where kind = 'award' and sport in ('bridge', '*')`
    await done('closeRound', { round: round.id }, 'round { id }')
    const revision = await useCases.recomputeNow(testDeps(journey.database.db), rowIdOf(stage))
    const published = { stage, revision: globalId('StandingsRevision', revision ?? '') }
    await done('publishStandings', published, 'revision { id }')
    const official = { revision: published.revision, closeWindowsEarly: '都已签字' }
    await done('makeOfficial', official, 'revision { status }')
    const awarded = await sql`select p.id from point_award a join person p on p.id = a.person_id
      join award_run r on r.id = a.run_id where r.event_id = ${rowIdOf(event)} and r.superseded_at is null`
    expect(awarded.map(one => String(one.id)).sort()).toEqual([0, 2, 4].map(at => rowIdOf(people[at] ?? '')).sort())
    expect(await give(staff, { ...first, rooms: rooms(1, 2, 3, 4), reason: '再改' })).toEqual(['RESULTS_OFFICIAL'])
    const history =
      'query ($id: ID!) { person(id: $id) { results(first: 5) { edges { node { played { boards of } } } } } }'
    const results = await journey.ask<{ person: unknown }>(undefined, history, { id: people[1] })
    expect(results.person).toEqual({ results: { edges: [{ node: { played: { boards: 4, of: 8 } } }] } })
  })
})
