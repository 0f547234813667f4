import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '../auth/accounts.js'
import { toGlobalId } from '../domain/shared/global-id.js'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { addEvent, addOrganisation, together } from '../testing/scenario.js'
import { startStack, type TestStack } from '../testing/stack.js'

let database: TestDatabase
let stack: TestStack
let eventId = ''
let cookie = ''
let accountId = ''
const clock = { now: () => new Date('2026-11-20T00:00:00Z') }

beforeAll(async () => {
  database = await testDatabase()
  const names = { nameZh: '日历协会', nameEn: 'Calendar Federation' }
  const organisationId = await addOrganisation(database.db, { code: 'CAL', kind: 'federation', ...names })
  const [person] = await database.sql`insert into person (number) values ('10050947') returning id`
  const players = [{ personId: String(person?.id), nameAsEntered: '林' }]
  const event = { sport: 'bridge', editionId: 'bridge/laws-2017', category: 'club', status: 'SANCTIONED' as const }
  const stage = { format: 'individual', settings: {}, sheets: [], enteredBy: 'test' }
  const made = await together(database.db, tx =>
    addEvent(tx, {
      ...event,
      ...stage,
      organisationId,
      ...{ code: 'C-1', nameZh: '公开赛；决赛', nameEn: 'Open, final', startsOn: '2026-11-28', endsOn: '2026-11-29' },
      entries: [{ number: '1', nameAsEntered: '林', players }],
      sessions: [{ number: 1, startsAt: new Date('2026-11-28T01:00:00Z') }],
    }),
  )
  eventId = made.eventId
  const account = await createAccount(database.db, { name: 'Lin', email: 'lin@example.org', password: 'a password' })
  accountId = account.ok ? account.value : ''
  await database.sql`update "user" set person_id = ${String(person?.id)}, language = 'en' where id = ${accountId}`
  stack = await startStack(database, { clock })
  cookie = await stack.signIn('lin@example.org', 'a password')
})
afterAll(async () => {
  await stack.close()
  await database.drop()
})

const file = async (path: string) => {
  const answer = await fetch(`${stack.url}/files/calendar/${path}`)
  const text = (await answer.text()).replaceAll('\r\n ', '')
  return { status: answer.status, type: answer.headers.get('content-type'), text, lines: text.split('\r\n') }
}
const mutate = async (open: boolean): Promise<string | null> => {
  const query = 'mutation ($input: SetCalendarLinkInput!) { setCalendarLink(input: $input) { address } }'
  const answer = await (await stack.post({ query, variables: { input: { open } } }, { cookie })).json()
  return (answer as { data: { setCalendarLink: { address: string | null } } }).data.setCalendarLink.address
}

describe('calendar files', () => {
  it('give an event by its days, in no zone, and its sessions by the instant', async () => {
    const { type, lines } = await file(`events/${toGlobalId('Event', eventId)}.ics?lang=en`)
    expect(type).toBe('text/calendar; charset=utf-8')
    expect(lines).toEqual(expect.arrayContaining([`UID:event-${eventId}@paiji`, 'SEQUENCE:0', 'STATUS:CONFIRMED']))
    expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261128', 'DTEND;VALUE=DATE:20261130']))
    expect(lines).toContain('DTSTART:20261128T010000Z')
    expect(lines).toContain('SUMMARY:Open\\, final · session 1')
  })

  it('give the match days of a division by its stage, once they are published', async () => {
    const [row] =
      await database.sql`select s.id as stage, p.id as session from stage s join play_session p on p.stage_id = s.id
      where s.event_id = ${eventId}`
    const path = `events/${toGlobalId('Event', eventId)}.ics?lang=en&stage=${toGlobalId('Stage', String(row?.stage))}`
    await database.sql`insert into round (session_id, number, status, starts_at)
      values (${String(row?.session)}, 1, 'PLANNED', '2026-12-05T06:00:00Z')`
    expect((await file(path)).text).not.toContain('UID:round-')
    await database.sql`update round set status = 'OPEN', published_at = now() where session_id = ${String(row?.session)}`
    const { lines } = await file(path)
    expect(lines).toEqual(expect.arrayContaining(['DTSTART:20261205T060000Z', 'DTSTART:20261128T010000Z']))
    expect(lines.some(line => /^SUMMARY:Open\\, final · .*round 1$/.test(line))).toBe(true)
    expect(lines).not.toContain(`UID:event-${eventId}@paiji`)
    const other = `events/${toGlobalId('Event', eventId)}.ics?stage=${toGlobalId('Stage', eventId)}`
    expect((await file(other)).text).not.toContain('BEGIN:VEVENT')
    expect((await file(`events/${toGlobalId('Event', eventId)}.ics?stage=x`)).status).toBe(404)
  })

  it('give a match on another day by its sides, and all matches of one contestant', async () => {
    const [row] = await database.sql`select n.id as entry, s.id as stage, r.id as round, n.organisation_id as body
      from stage s join entry n on n.stage_id = s.id join play_session p on p.stage_id = s.id
        join round r on r.session_id = p.id where s.event_id = ${eventId}`
    const [entry, body] = [String(row?.entry), String(row?.body)]
    const [table] = await database.sql`insert into round_table (round_id, label, sides)
      values (${String(row?.round)}, '1', array[${entry}]::uuid[]) returning id`
    const at = `events/${toGlobalId('Event', eventId)}.ics?lang=en`
    const ofEntry = `${at}&entry=${toGlobalId('Entry', entry)}`
    expect((await file(at)).text).not.toContain('UID:match-')
    expect((await file(ofEntry)).lines).toContain('DTSTART:20261205T060000Z')
    await database.sql`insert into match_move (organisation_id, table_id, starts_at, venue, reason, agreed, state, said_by)
      values (${body}, ${String(table?.id)}, '2026-12-09T11:30:00Z', 'Hall 2', 'power cut', '{}', 'SETTLED', 'office')`
    for (const path of [`${at}&stage=${toGlobalId('Stage', String(row?.stage))}`, ofEntry]) {
      const { lines } = await file(path)
      expect(lines).toEqual(
        expect.arrayContaining([`UID:match-${table?.id}@paiji`, 'DTSTART:20261209T113000Z', 'LOCATION:Hall 2']),
      )
      expect(lines.some(line => line.startsWith('SUMMARY:林 · Open'))).toBe(true)
    }
    expect((await file(ofEntry)).text).not.toContain('UID:round-')
    expect((await file(`${at}&entry=x`)).status).toBe(404)
  })

  it('give a match where the side at home plays, and a moved one of one’s own in place of its round', async () => {
    const [row] = await database.sql`select n.id as entry, s.id as stage, r.id as round, n.organisation_id as body
      from stage s join entry n on n.stage_id = s.id join play_session p on p.stage_id = s.id
        join round r on r.session_id = p.id where s.event_id = ${eventId}`
    const [entry, body, round] = [String(row?.entry), String(row?.body), String(row?.round)]
    const [club] =
      await database.sql`insert into organisation (kind, code, name_zh, name_en, search_text, time_zone, parent_id, venue)
      values ('club', 'HOME', '主队俱乐部', 'Home Club', '', 'Asia/Shanghai', ${body}, 'Home Hall') returning id`
    const plan = { format: { kind: 'roundRobin', legs: 2 }, homeAndAway: true }
    await database.sql`update stage set plan = ${database.sql.json(plan)} where id = ${String(row?.stage)}`
    await database.sql`update entry set labels = ${database.sql.json({ club: [String(club?.id)] })} where id = ${entry}`
    const [guest] = await database.sql`insert into entry (organisation_id, stage_id, number, name_as_entered)
      values (${body}, ${String(row?.stage)}, '2', '客') returning id`
    await database.sql`update round_table set sides = array[${entry}, ${String(guest?.id)}]::uuid[] where round_id = ${round}`
    await database.sql`update match_move set venue = null`
    const ofEntry = `events/${toGlobalId('Event', eventId)}.ics?lang=en&entry=${toGlobalId('Entry', entry)}`
    expect((await file(ofEntry)).lines).toContain('LOCATION:Home Hall')
    const mine = await file(`mine/${(await mutate(true))?.split('/').at(-1)}`)
    expect(mine.text).toContain('UID:match-')
    expect(mine.text, 'on the day of its round').not.toContain('UID:round-')
  })

  it('say under the same UID that an event was cancelled', async () => {
    await database.sql`update event set status = 'CANCELLED', cancelled_at = now(), version = version + 1 where id = ${eventId}`
    const { lines } = await file('federation/events.ics')
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:event-${eventId}@paiji`,
        'SEQUENCE:1',
        'STATUS:CANCELLED',
        'SUMMARY:公开赛；决赛（已取消）',
      ]),
    )
    await database.sql`update event set status = 'SANCTIONED', cancelled_at = null where id = ${eventId}`
  })

  it('have nothing of what was not announced', async () => {
    await database.sql`update event set unannounced = true where id = ${eventId}`
    expect((await file('federation/events.ics')).text).not.toContain(eventId)
    expect((await file(`events/${toGlobalId('Event', eventId)}.ics`)).status).toBe(404)
    await database.sql`update event set unannounced = false where id = ${eventId}`
  })

  it('of an account open by its present link alone', async () => {
    const first = await mutate(true)
    const nameOf = (address: string | null) => `mine/${address?.split('/').at(-1)}`
    const mine = await file(nameOf(first))
    expect(mine.text).toContain(`UID:event-${eventId}@paiji`)
    expect(mine.text).toContain('NAME:Calendar Federation · Lin')
    const second = await mutate(true)
    expect((await file(nameOf(first))).status).toBe(404)
    expect((await file(nameOf(second))).status).toBe(200)
    expect(await mutate(false)).toBeNull()
    expect((await file(nameOf(second))).status).toBe(404)
    const third = await mutate(true)
    expect(third).not.toBe(first)
    await database.sql`update "user" set locked_at = now() where id = ${accountId}`
    expect((await file(nameOf(third))).status).toBe(404)
    expect((await file(`mine/${Buffer.from(`3 ${accountId}`).toString('base64url')}.x.ics`)).status).toBe(404)
  })
})
