import { testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventRequestMutations } from '../support/event-mutations.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { documentOf, walkerOf } from '../support/walk-mutation.js'
import type { Fields, Problem } from '../support/director.js'

/** An organiser asks for an event, whoever sanctions events decides, and silence approves what nothing speaks against. */

let journey: Journey
let federation = ''
let club = ''
let now = new Date('2026-11-01T02:00:00Z')
let organiser: NonNullable<Actor>
let officer: NonNullable<Actor>

const { walk, walked } = walkerOf<(typeof eventRequestMutations)[number]>(() => journey)
const send = async (name: string, input: Fields, who: Actor): Promise<string[]> => {
  const answer = await journey.ask<Record<string, { problems: Problem[] }>>(who, documentOf(name), { input })
  return answer[name]?.problems.map(problem => problem.code) ?? []
}
const refusedTo = async (who: Actor, name: string, input: Fields) =>
  (await journey.api.execute(who, documentOf(name), { input })).errors?.[0]?.extensions?.reason

interface Seen {
  id: string
  status: string
  isTacit: boolean
  version: number
  reason: string | null
  findings: { code: string; severity: string; path: string }[]
  event: { id: string; isAnnounced: boolean } | null
}
const REQUESTS = `{ eventRequests(first: 20) { edges { node { id status isTacit version reason
  findings { code severity path } event { id isAnnounced } } } } }`
const requests = async (who: Actor): Promise<Seen[]> =>
  (await journey.ask<{ eventRequests: { edges: { node: Seen }[] } }>(who, REQUESTS)).eventRequests.edges.map(
    edge => edge.node,
  )
const newest = async (who: Actor = organiser): Promise<Seen> => {
  const [first] = await requests(who)
  if (!first) throw new Error('no request')
  return first
}
const notices = async (who: NonNullable<Actor>) => {
  const document = '{ notices(first: 20) { edges { node { code subject subjectId } } } }'
  const answer = await journey.ask<{ notices: { edges: { node: { code: string } }[] } }>(who, document)
  return answer.notices.edges.map(edge => edge.node.code)
}
const listedEvents = async (who: Actor) => {
  const document = '{ events(first: 50) { edges { node { code } } } }'
  const answer = await journey.ask<{ events: { edges: { node: { code: string } }[] } }>(who, document)
  return answer.events.edges.map(edge => edge.node.code)
}
const eventSeen = async (who: Actor, id: string | undefined) =>
  (await journey.ask<{ event: { code: string } | null }>(who, 'query ($id: ID!) { event(id: $id) { code } }', { id }))
    .event

const asked = (code: string, more: Fields = {}): Fields => ({
  organisation: club,
  code,
  nameZh: '城市杯',
  nameEn: 'City Cup',
  sport: 'guandan',
  category: 'club',
  startsOn: '2026-12-20',
  endsOn: '2026-12-20',
  venue: '活动中心',
  ...more,
})

const account = async (name: string, role: 'director' | 'sanctioningOfficer', at: string) => {
  const { db } = journey.database
  const made = await useCases.createAccount(db, { name, email: `${name}@paiji.example`, password: 'long enough' })
  if (!made.ok) throw new Error('no account')
  await journey.database.sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
    values (${made.value}, ${role}, 'organisation', ${rowIdOf(at)}, '[2020-01-01,)', 'test')`
  const scope = { kind: 'organisation' as const, id: rowIdOf(at) }
  return { accountId: made.value, requestId: name, grants: [{ role, scope, from: undefined, until: undefined }] }
}

beforeAll(async () => {
  journey = await startJourney({ now: () => now })
  federation = globalId('Organisation', journey.federation.id)
  const body = { code: 'CITY', kind: 'club', nameZh: '城市俱乐部', nameEn: 'City', parent: federation }
  await send('createOrganisation', body, journey.federation.staff)
  const [row] = await journey.database.sql`select id from organisation where code = 'CITY'`
  club = globalId('Organisation', String(row?.id))
  organiser = await account('organiser', 'director', club)
  officer = await account('officer', 'sanctioningOfficer', federation)
})
afterAll(() => journey?.stop())

const runJobs = () => useCases.approveTacitly(testDeps(journey.database.db, { now: () => now }), rowIdOf(requestId))
let requestId = ''

describe('a request for an event', () => {
  it('is treated as the federation says', async () => {
    const rules = { organisation: federation, tacitDays: 7, noticeDays: 21 }
    expect(await send('setSanctionRules', { ...rules, noticeDays: -1 }, officer)).toEqual(['SANCTION_RULES_UNREADABLE'])
    await walk('setSanctionRules', rules, ['SANCTION_RULES_SET'], officer)
    expect(await refusedTo(organiser, 'setSanctionRules', rules)).toBe('ROLE_MISSING')
  })

  it('is checked against the regulations, field by field', async () => {
    const document = `query ($input: RequestEventInput!) {
      checkEventRequest(input: $input) { findings { code severity path } } }`
    const check = async (input: Fields) =>
      (
        await journey.ask<{ checkEventRequest: { findings: Seen['findings'] } }>(organiser, document, { input })
      ).checkEventRequest.findings.map(({ code, severity, path }) => `${severity} ${path} ${code}`)
    const own = ['warning director REGULATION_DIRECTOR_WITHOUT_LICENCE']
    const noPoints = 'info category REGULATION_NO_POINTS'
    expect(await check(asked('A-1'))).toEqual([noPoints, ...own])
    const faulty = { category: 'national', startsOn: '2026-11-10', venue: null, endsOn: '2026-11-10' }
    expect(await check(asked('A-1', faulty))).toEqual([
      'error startsOn REGULATION_NOTICE_SHORT',
      'error category REGULATION_CATEGORY_ABOVE_BODY',
      noPoints,
      ...own,
      'warning venue REGULATION_VENUE_MISSING',
    ])
    expect(await check(asked('A-1', { startsOn: '2026-10-01', endsOn: '2026-10-01' }))).toContain(
      'error startsOn REGULATION_DAY_PAST',
    )
    expect(await check(asked('A 1'))).toEqual(['error code EVENT_CODE_UNREADABLE'])
  })

  it('is asked by who works for the body, not by strangers, and notified to who decides', async () => {
    expect(await refusedTo(officer, 'createEvent', asked('A-1'))).toBeUndefined()
    expect(await refusedTo(organiser, 'createEvent', asked('A-2'))).toBe('ROLE_MISSING')
    await walk('requestEvent', asked('A-2'), ['EVENT_REQUESTED'], organiser)
    expect(await newest()).toMatchObject({ status: 'REQUESTED', event: null })
    expect((await newest()).findings.map(one => one.code)).toContain('REGULATION_SAME_DAYS')
    expect(await requests(officer)).toHaveLength(1)
    expect(await notices(officer)).toEqual(['EVENT_REQUESTED'])
    expect(await requests({ accountId: 'stranger', requestId: 'r', grants: [] })).toEqual([])
  })

  it('is given back with reasons, mended and sent again', async () => {
    const { id: request, version } = await newest()
    expect(await refusedTo(organiser, 'decideEventRequest', { request, approve: true })).toBe('ROLE_MISSING')
    expect(await send('decideEventRequest', { request, approve: false, reason: ' ' }, officer)).toEqual([
      'REASON_MISSING',
    ])
    const word = { request, approve: false, reason: '同日已有城市赛' }
    await walk('decideEventRequest', word, ['EVENT_REQUEST_RETURNED'], officer)
    expect(await newest()).toMatchObject({ status: 'RETURNED', reason: '同日已有城市赛' })
    expect(await notices(organiser)).toEqual(['EVENT_REQUEST_RETURNED'])
    const days = { startsOn: '2026-12-27', endsOn: '2026-12-27' }
    const mended = { request, expectedVersion: version + 1, ...asked('A-2', days) }
    expect(await send('resubmitEventRequest', { ...mended, expectedVersion: 1 }, organiser)).toEqual([
      'EVENT_REQUEST_CHANGED_MEANWHILE',
    ])
    await walk('resubmitEventRequest', mended, ['EVENT_REQUESTED'], organiser)
    expect(await newest()).toMatchObject({ status: 'REQUESTED', reason: null })
    expect(await notices(officer)).toEqual(['EVENT_REQUESTED', 'EVENT_REQUESTED'])
  })

  it('is approved: the event is sanctioned, its organiser directs it, nobody else knows of it yet', async () => {
    const { id: request } = await newest()
    const word = { request, approve: true }
    const audits = ['EVENT_CREATED', 'ROLE_GRANTED', 'EVENT_REQUEST_APPROVED']
    expect(await send('decideEventRequest', word, officer)).toEqual([])
    const rows = await journey.database.sql`select type from audit_event order by sequence desc limit 3`
    expect(rows.map(row => row.type).reverse()).toEqual(audits)
    const { event } = await newest()
    expect(event).toMatchObject({ isAnnounced: false })
    expect(await listedEvents(undefined)).not.toContain('A-2')
    expect(await eventSeen(undefined, event?.id)).toBeNull()
    const directs = { role: 'director' as const, scope: { kind: 'event' as const, id: rowIdOf(event?.id ?? '') } }
    const director = { ...organiser, grants: [...organiser.grants, { ...directs, from: undefined, until: undefined }] }
    expect(await eventSeen(director, event?.id)).toEqual({ code: 'A-2' })
    await walk('announceEvent', { event: event?.id }, ['EVENT_ANNOUNCED'], director)
    expect(await send('announceEvent', { event: event?.id }, director)).toEqual(['EVENT_ANNOUNCED_ALREADY'])
    expect(await listedEvents(undefined)).toContain('A-2')
    expect(await send('decideEventRequest', word, officer)).toEqual(['EVENT_REQUEST_SETTLED'])
  })

  it('is taken back by who asked', async () => {
    await send('requestEvent', asked('A-3'), organiser)
    const { id: request } = await newest()
    expect(await refusedTo(officer, 'withdrawEventRequest', { request })).toBe('NOT_YOUR_REQUEST')
    await walk('withdrawEventRequest', { request }, ['EVENT_REQUEST_WITHDRAWN'], organiser)
    expect(await newest()).toMatchObject({ status: 'WITHDRAWN', findings: [] })
  })

  it('is approved by silence after the days, unless the regulations are against it', async () => {
    const days = { startsOn: '2027-01-10', endsOn: '2027-01-10' }
    await send('requestEvent', asked('A-4', days), organiser)
    requestId = (await newest()).id
    now = new Date('2026-11-05T02:00:00Z')
    expect(await runJobs()).toMatchObject({ ok: true })
    expect(await newest()).toMatchObject({ status: 'REQUESTED' })
    now = new Date('2026-11-08T02:00:01Z')
    await runJobs()
    expect(await newest()).toMatchObject({ status: 'APPROVED', isTacit: true, event: { isAnnounced: false } })
    await send('requestEvent', asked('A-5', { ...days, category: 'national' }), organiser)
    requestId = (await newest()).id
    now = new Date('2026-11-16T02:00:00Z')
    await runJobs()
    expect(await newest()).toMatchObject({ status: 'REQUESTED' })
    expect((await notices(officer))[0]).toBe('EVENT_REQUEST_OVERDUE')
  })
})

it('every mutation was walked', () => expect([...walked].sort()).toEqual([...eventRequestMutations]))
