import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorOf, type Fields, type Problem } from '../support/director.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { documentOf, walkMutation } from '../support/walk-mutation.js'

/** What an officer says in the place of a side names its power, is shown to the side, and is contested before another. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const { done, newEvent, newStage, open, draw, publish } = directorOf(() => journey)

const send = async (who: Actor, name: string, input: Fields): Promise<string[]> => {
  const { data, errors } = await journey.api.execute<Record<string, { problems: Problem[] }>>(who, documentOf(name), {
    input,
  })
  if (errors) return errors.map(error => String(error.extensions?.reason ?? error.extensions?.code))
  return data?.[name]?.problems.map(({ code }) => code) ?? []
}

const person = async (display: string): Promise<string> => {
  const names = [{ script: 'Hans', family: display.slice(0, 1), given: display.slice(1), display }]
  const input = { organisation: globalId('Organisation', journey.federation.id), names, surelyNew: true }
  return (await done<{ person: { id: string } }>('registerPerson', input, 'person { id }')).person.id
}

const account = async (id: string, personId: string): Promise<NonNullable<Actor>> => {
  await journey.database.sql`insert into "user" (id, name, email, person_id)
    values (${id}, ${id}, ${`${id}@paiji.example`}, ${rowIdOf(personId)})`
  return { accountId: id, personId: rowIdOf(personId), requestId: 'r', grants: [] }
}

const told = async (code: string): Promise<string[]> => {
  const rows = await journey.database.sql`delete from notice where code = ${code} returning recipient`
  return rows.map(row => String(row.recipient)).sort()
}

interface Stated {
  id: string
  kind: string
  power: string
  replaced: { nameAsEntered: string } | null
  substitute: { nameAsEntered: string } | null
  segment: number | null
  canContest: { allowed: boolean; reason: string | null }
  contested: { note: string; answer: string | null } | null
}
const ACT = `id kind power segment replaced { nameAsEntered } substitute { nameAsEntered }
  canContest { allowed reason } contested { note answer }`
const statedFor = async (who: Actor, event: string): Promise<Stated[]> => {
  const ASK = `query ($id: ID!) { event(id: $id) { statedForViewer { ${ACT} } } }`
  return (await journey.ask<{ event: { statedForViewer: Stated[] } }>(who, ASK, { id: event })).event.statedForViewer
}

describe('what an officer says in the place of a side', () => {
  let event = ''
  let stage = ''
  let entry = ''
  let table = ''
  const side: Record<'captain' | 'mate' | 'fresh' | 'stranger', NonNullable<Actor>> = {} as never

  beforeAll(async () => {
    const people = await Promise.all(['甘一', '乐二', '於三', '隆四', '师五', '巩六'].map(person))
    side.captain = await account('captain', people[0] ?? '')
    side.mate = await account('mate', people[1] ?? '')
    side.fresh = await account('fresh', people[4] ?? '')
    side.stranger = await account('stranger', people[5] ?? '')
    event = await newEvent('bridge')
    const { sql } = journey.database
    await sql`insert into "user" (id, name, email) values ('arbiter', 'arbiter', 'arbiter@paiji.example')`
    await sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
      values ('arbiter', 'director', 'event', ${rowIdOf(event)}, '[2020-01-01,)', 'staff')`
    const plan = { format: { kind: 'roundRobin', legs: 2 } }
    stage = await newStage(event, plan, { method: 'teamImp', match: { boards: 4, segments: 2 } })
    const own = { name: '甲队', players: people.slice(0, 4).map(one => ({ person: one })) }
    const other = { name: '乙队', players: Array.from({ length: 4 }, (_, at) => ({ name: `丁${at}` })) }
    await done('enterEntrants', { stage, entrants: [own, other] }, 'entered')
    const [row] = await journey.database.sql`select id from entry where stage_id = ${rowIdOf(stage)} and number = '1'`
    entry = globalId('Entry', String(row?.id))
    await open(stage)
    const { round } = await draw(stage)
    await publish(round.id)
    const [match] = await journey.database.sql`select id from round_table where round_id = ${rowIdOf(round.id)}`
    table = globalId('RoundTable', String(match?.id))
  })

  const rooms = (...at: number[]) => [
    { room: 'open', players: at.slice(0, 2) },
    { room: 'closed', players: at.slice(2) },
  ]

  it('is none where the captain says it', async () => {
    const lineUp = { table, entry, segment: 1, rooms: rooms(1, 2, 3, 4) }
    expect(await send(side.captain, 'giveLineUp', lineUp)).toEqual([])
    expect(await told('LINED_UP_BY_OFFICER')).toEqual([])
    expect(await statedFor(side.captain, event)).toEqual([])
  })

  it('names its power and is told to the whole side: a line-up, a substitution', async () => {
    const { staff } = journey.federation
    expect(await send(staff, 'giveLineUp', { table, entry, segment: 1, rooms: rooms(2, 1, 3, 4) })).toEqual([])
    expect(await told('LINED_UP_BY_OFFICER')).toEqual(['captain', 'mate'])
    const [row] = await journey.database.sql`select person_id as id from "user" where id = 'fresh'`
    const fresh = globalId('Person', String(row?.id))
    expect(await send(staff, 'substitutePlayer', { entry, ordinal: 2, fromSession: 2, person: fresh })).toEqual([])
    expect(await told('SUBSTITUTED_BY_OFFICER')).toEqual(['captain', 'fresh', 'mate'])
    const shown = [
      {
        kind: 'substitution',
        power: 'staff',
        replaced: { nameAsEntered: '乐二' },
        substitute: { nameAsEntered: '师五' },
      },
      { kind: 'lineUp', power: 'staff', segment: 1 },
    ]
    for (const who of [side.captain, side.mate, side.fresh])
      expect(await statedFor(who, event)).toMatchObject(shown.map(one => ({ ...one, canContest: { allowed: true } })))
    expect(await statedFor(side.stranger, event)).toEqual([])
  })

  it('is contested by the side alone, once, and answered by another officer than who said it', async () => {
    const [act] = await statedFor(side.mate, event)
    const input = { act: act?.id ?? '', note: '本人未同意换人' }
    expect(await send(side.stranger, 'contestStatedAct', input)).toEqual(['UNKNOWN_OR_NOT_YOURS'])
    await walkMutation(journey, 'contestStatedAct', input, ['STATED_ACT_CONTESTED'], side.mate)
    expect(await send(side.captain, 'contestStatedAct', input)).toEqual(['REPORT_OPEN_ALREADY'])
    expect(await told('RESULT_REPORTED')).toEqual(['arbiter'])
    const [row] = await journey.database.sql`select id from slot_flag where stated_act_id is not null`
    const answer = { report: globalId('ResultReport', String(row?.id)), answer: 'corrected', reasonZh: '已恢复原阵容' }
    const { staff, staff2 } = journey.federation
    expect(await send(staff, 'answerReport', answer)).toEqual(['SECOND_PERSON_NEEDED'])
    expect(await send(staff2, 'answerReport', answer)).toEqual([])
    expect(await told('RESULT_REPORT_ANSWERED')).toEqual(['mate'])
    const [after] = await statedFor(side.captain, event)
    expect(after).toMatchObject({
      contested: { note: '本人未同意换人', answer: 'corrected' },
      canContest: { allowed: false, reason: 'REPORT_OPEN_ALREADY' },
    })
  })

  it('is not contested once the results are official', async () => {
    const { sql } = journey.database
    await sql`insert into standings_revision (organisation_id, stage_id, number, edition_id, settings,
        input_digest, output_digest, fact_ids, cause, published_at, official_at)
      select organisation_id, id, 900, 'bridge/laws-2017', '{}', 'd', 'd', '{}', '{}', now(), now() from stage where id = ${rowIdOf(stage)}`
    const [, lineUp] = await statedFor(side.captain, event)
    expect(lineUp?.canContest).toEqual({ allowed: false, reason: 'REPORT_TIME_OVER' })
    const late = { act: lineUp?.id ?? '', note: '座位不对' }
    expect(await send(side.captain, 'contestStatedAct', late)).toEqual(['REPORT_TIME_OVER'])
  })
})
