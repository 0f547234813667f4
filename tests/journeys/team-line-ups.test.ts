import { testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorOf, type Fields, type Round } from '../support/director.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { registered } from '../support/registered.js'

/** Teams of mahjong and guandan name who plays: by a deadline, late at a price, so often at most, at several tables. */

let journey: Journey
let people: string[] = []
beforeAll(async () => {
  journey = await startJourney()
  const made = await registered(journey.database, 'Team', 12)
  people = made.map(({ id }) => globalId('Person', id))
  const first = rowIdOf(people[0] ?? '')
  await journey.database.sql`insert into "user" (id, name, email, person_id)
    values ('captain', '队长', 'team.captain@paiji.example', ${first})`
})
afterAll(() => journey?.stop())

const { done, newEvent, newStage, open, draw } = directorOf(() => journey)

const captain = (): Actor => ({ accountId: 'captain', personId: rowIdOf(people[0] ?? ''), requestId: 'r', grants: [] })

const give = async (who: Actor, input: Fields): Promise<string[]> => {
  const document = 'mutation ($input: GiveLineUpInput!) { giveLineUp(input: $input) { problems { code } } }'
  const answer = await journey.api.execute<{ giveLineUp: { problems: { code: string }[] } }>(who, document, { input })
  if (answer.errors) return answer.errors.map(error => String(error.extensions?.code))
  return answer.data?.giveLineUp.problems.map(({ code }) => code) ?? []
}

const sends = (...players: number[]) => [{ room: 'open', players }]

interface Side {
  entry: { id: string; number: string }
  dueAt: string | null
  seats: number
  segments: { number: number; submitted: boolean; lineUp: { rooms: { players: { ordinal: number }[] }[] } | null }[]
}
interface Table {
  id: string
  label: string
  hasLineUps: boolean
  lineUps: Side[]
  slots: { slot: string }[]
}

const tablesOf = async (who: Actor, round: string): Promise<Table[]> => {
  const document = `query ($id: ID!) { round(id: $id) { tables { id label hasLineUps slots { slot }
    lineUps { entry { id number } dueAt seats segments { number submitted lineUp { rooms { players { ordinal } } } } } } } }`
  return (await journey.ask<{ round: { tables: Table[] } }>(who, document, { id: round })).round.tables
}

const sideOf = (table: Table | undefined, number: string): Side => {
  const found = table?.lineUps.find(side => side.entry.number === number)
  if (!found) throw new Error(`no side ${number}`)
  return found
}

const hour = 3_600_000
const announce = (round: Round, hours: number) =>
  done('publishRound', { round: round.id, startsAt: new Date(Date.now() + hours * hour).toISOString() }, 'round { id }')

const rulingsOf = async (event: string): Promise<string[]> => {
  const rows = await journey.database.sql`select r.kind, r.article, coalesce(a.payload ->> 'amount', '') as amount
    from ruling r join stage s on s.id = r.stage_id left join adjustment a on a.source_id = r.id
    where s.event_id = ${rowIdOf(event)} order by r.id`
  return rows.map(row => `${row.article} ${row.kind} ${row.amount}`.trim())
}

const penalties = [
  { article: '8.2', zh: '出场名单迟交', en: 'Line-up late', measure: 'warning' },
  { article: '8.2', zh: '出场名单迟交', en: 'Line-up late', from: 2, measure: 'points', amount: '1' },
]

describe('a league of four mahjong teams that send one player each', () => {
  it('takes line-ups by a deadline, late ones at the price of its regulations, and says who sat', async () => {
    const event = await newEvent('mahjong')
    const rounds = [[[1, 2, 3, 4]], [[2, 1, 4, 3]], [[3, 4, 1, 2]]]
    const lineUp = { players: 1, deadline: 60, late: '8.2', most: 2 }
    const plan = { format: { kind: 'schedule', rounds }, lineUp }
    const stage = await newStage(event, plan, { penalties })
    const entrants = ['东', '南', '西', '北'].map((name, team) => ({
      name,
      seed: team + 1,
      players: people.slice(team * 3, team * 3 + 3).map(person => ({ person })),
    }))
    await done('enterEntrants', { stage, entrants }, 'entered')
    await open(stage)
    const { staff } = journey.federation

    const { round: first } = await draw(stage)
    expect((await tablesOf(staff, first.id)).map(table => table.lineUps)).toEqual([[]])
    await announce(first, 3)
    const [table] = await tablesOf(captain(), first.id)
    expect(table?.hasLineUps).toBe(true)
    const [own, other] = [sideOf(table, '1'), sideOf(table, '2')]
    expect([own.seats, own.dueAt !== null, own.segments.length]).toEqual([1, true, 1])
    const mine = { table: table?.id, entry: own.entry.id, segment: 1 }
    expect(await give(captain(), { ...mine, entry: other.entry.id, rooms: sends(1) })).toEqual(['FORBIDDEN'])
    expect(await give(captain(), { ...mine, rooms: sends(1, 2) })).toEqual(['LINE_UP_INCOMPLETE'])
    expect(await give(captain(), { ...mine, rooms: sends(4) })).toEqual(['LINE_UP_PLAYER_UNKNOWN'])
    expect(await give(captain(), { ...mine, rooms: sends(1) })).toEqual([])
    const seen = async (who: Actor) => sideOf((await tablesOf(who, first.id))[0], '1').segments[0]
    expect(await seen(undefined)).toMatchObject({ submitted: true, lineUp: null })
    for (const number of ['2', '3', '4'])
      expect(await give(staff, { ...mine, entry: sideOf(table, number).entry.id, rooms: sends(2) })).toEqual([])
    expect((await seen(undefined))?.lineUp?.rooms).toEqual([{ players: [{ ordinal: 1 }] }])

    // Half an hour before the second match: late, and a warning; changed again, and a point.
    const { round: second } = await draw(stage)
    await announce(second, 0.5)
    const [next] = await tablesOf(captain(), second.id)
    const late = { table: next?.id, entry: own.entry.id, segment: 1 }
    expect(await give(captain(), { ...late, rooms: sends(1) })).toEqual([])
    expect(await rulingsOf(event)).toEqual(['8.2 warning'])
    expect(await give(captain(), { ...late, rooms: sends(2) })).toEqual([])
    expect(await rulingsOf(event)).toEqual(['8.2 warning', '8.2 penalty 1'])
    expect(await give(captain(), { ...late, rooms: sends(1) })).toEqual([])

    const { round: third } = await draw(stage)
    await announce(third, 3)
    const [last] = await tablesOf(captain(), third.id)
    const again = { table: last?.id, entry: own.entry.id, segment: 1 }
    expect(await give(captain(), { ...again, rooms: sends(1) }), 'twice already').toEqual(['LINE_UP_TOO_OFTEN'])
    await suspend(people[2] ?? '')
    expect(await give(captain(), { ...again, rooms: sends(3) })).toEqual(['LINE_UP_PLAYER_SUSPENDED'])

    const slot = 'r1/t1'
    const place = { round: 1, table: '1', sides: table?.lineUps.map(side => side.entry.id), expectedVersion: 0 }
    const sheet = { mahjong: { kind: 'totals', totals: [40, 10, -10, -40] } }
    await done('enterResult', { stage, slot, ...place, sheet }, 'version')
    expect(await give(captain(), { ...mine, rooms: sends(2) })).toEqual(['LINE_UP_SEGMENT_STARTED'])
    await useCases.recomputeNow(testDeps(journey.database.db), rowIdOf(stage))
    const read = `query ($id: ID!) { stage(id: $id) { entries { number participation { boards unknown players { boards } } }
      standings { playersOfTeams { rank tables total second player { ordinal } entry { number } }
      lines(first: 4) { edges { node { entry { number } total } } } } } }`
    interface Read {
      stage: {
        entries: { number: string; participation: { boards: number; players: { boards: number }[] } }[]
        standings: {
          playersOfTeams: { rank: number; tables: number; total: string; second: string; entry: { number: string } }[]
          lines: { edges: { node: { entry: { number: string }; total: string } }[] }
        }
      }
    }
    const { stage: found } = await journey.ask<Read>(undefined, read, { id: stage })
    const played = found.entries.map(one => one.participation.players.map(({ boards }) => boards).join(''))
    expect(played).toEqual(['100', '010', '010', '010'])
    expect(
      found.standings.playersOfTeams.map(
        one => `${one.rank} ${one.entry.number} ${Number(one.total)} ${one.second} ${one.tables}`,
      ),
      'a fine is the team’s alone',
    ).toEqual(['1 1 4 40 1', '2 2 2 10 1', '3 3 1 -10 1', '4 4 0 -40 1'])
    const totals = found.standings.lines.edges.map(({ node }) => `${node.entry.number} ${Number(node.total)}`)
    expect(totals.sort(), 'four for the first place, a warning, and a point taken twice').toContain('1 2')
  })
})

const suspend = async (person: string) => {
  const organisation = rowIdOf(globalId('Organisation', journey.federation.id))
  await journey.database
    .sql`insert into sanction (organisation_id, person_id, scope, sport, valid_from, reason, publicity,
    status, proposed_by, decided_by, decided_at) values (${organisation}, ${rowIdOf(person)}, 'compete', '*', '2026-01-01',
    'test', 'public', 'IN_FORCE', 'a', 'b', now())`
}

describe('a guandan match of two tables at one time', () => {
  it('names a pair for each, nobody twice, the stronger first, and takes late ones not at all', async () => {
    const event = await newEvent('guandan')
    const lineUp = { players: 2, tables: 2, deadline: 60, byStrength: true, seen: 'atOnce' }
    const stage = await newStage(event, { format: { kind: 'roundRobin', legs: 1 }, lineUp })
    const lists = [people.filter((_, at) => [0, 3, 4, 5, 6].includes(at)), people.slice(7)]
    const entrants = lists.map((list, at) => ({
      name: `队${at + 1}`,
      seed: at + 1,
      players: list.map(person => ({ person })),
    }))
    await done('enterEntrants', { stage, entrants }, 'entered')
    await open(stage)
    const { round } = await draw(stage)
    await announce(round, 3)
    const [table] = await tablesOf(journey.federation.staff, round.id)
    const own = sideOf(table, '1')
    expect(table?.slots.map(({ slot }) => slot)).toEqual(['s1/r1/t1/b1', 's1/r1/t1/b2'])
    const at = (segment: number, ...players: number[]) =>
      give(captain(), { table: table?.id, entry: own.entry.id, segment, rooms: sends(...players) })
    expect(await at(1, 1, 4)).toEqual([])
    expect(await at(2, 4, 5)).toEqual(['LINE_UP_PLAYER_TWICE'])
    expect(await at(2, 2, 3)).toEqual([])
    expect(await at(1, 4, 5)).toEqual(['LINE_UP_OUT_OF_ORDER'])
    expect(sideOf((await tablesOf(undefined, round.id))[0], '1').segments[0]?.lineUp, 'told at once').not.toBeNull()
    await journey.database
      .sql`update round set starts_at = now() + interval '5 minutes' where id = ${rowIdOf(round.id)}`
    expect(await at(2, 2, 5)).toEqual(['LINE_UP_DEADLINE_PASSED'])
    expect(await rulingsOf(event)).toEqual([])
  })
})
