import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../../auth/viewer.js'
import { fixedClock } from '../../base/clock.js'
import { type AppealScene, appealScene, caseInState, minute } from '../../testing/appeal-scene.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { hearingCalendarPath } from '../addresses/portal-paths.js'
import { withdrawAppeal } from '../appeals/withdraw-appeal.js'
import { writeNoticeMails } from '../notices/write-notice-mails.js'
import { cancelHearing, scheduleHearing } from '../panels/room.js'
import { hearingCalendar } from './calendars.js'

let database: TestDatabase
let scene: AppealScene
let appealId = ''

const deps = () => testDeps(database.db, fixedClock(minute(9)))
const viewerOf = (at: number): Viewer => scene.players[at] as Viewer

const begin = async () => {
  scene = await appealScene(database.db)
  appealId = (await caseInState(database.db, scene, 'IN_REVIEW')).id
}

beforeAll(async () => {
  database = await testDatabase()
  await begin()
})
afterAll(() => database.drop())

const lines = async (at: number): Promise<string[] | undefined> => {
  const path = hearingCalendarPath(deps(), String(viewerOf(at).accountId), appealId)
  const token = path.slice('/files/calendar/hearing/'.length, -'.ics'.length)
  return (await hearingCalendar(deps(), token))?.split('\r\n')
}

const set = (hour: number, where: string) =>
  scheduleHearing(deps(), scene.clerk, { appealId, at: new Date(Date.UTC(2026, 10, 23, hour)), where })

const codesOf = async (at: number) => {
  const rows = await database.sql`select code, settled_at is null as open from notice
    where aggregate_id = ${appealId} and recipient = ${String(viewerOf(at).accountId)} order by id`
  return rows.map(row => `${row.code}${row.open ? '' : ', over'}`)
}

describe('a hearing', () => {
  it('calls those concerned by inbox and mail, with its hour, place and calendar file', async () => {
    expect(await lines(0)).toBeUndefined()
    expect(await set(9, 'Room 2')).toMatchObject({ ok: true })
    await database.sql`update "user" set language = 'en'`
    await writeNoticeMails(deps())
    const mails = await database.sql`select text from mail where account_id = ${String(viewerOf(0).accountId)}`
    const text = String(mails.at(-1)?.text)
    expect(text).toContain('please come to the hearing. Where: Room 2')
    expect(text).toMatch(/It begins 23 November 2026 at 17:00 \(Asia\/Shanghai\)\./)
    expect(text).not.toContain('Until')
    expect(text).toMatch(/Put it into your calendar:\nhttp:\/\/portal\.test\/files\/calendar\/hearing\/[\w.-]+\.ics/)
    expect(await lines(0)).toEqual(
      expect.arrayContaining([
        `UID:hearing-${appealId}@paiji`,
        'SEQUENCE:0',
        'DTSTART:20261123T090000Z',
        'LOCATION:Room 2',
      ]),
    )
  })

  it('is moved, and moved back: everybody is told each time, and no earlier hour stays', async () => {
    for (const [hour, where] of [
      [10, 'Room 3'],
      [9, 'Room 2'],
      [10, 'Room 3'],
    ] as const)
      expect(await set(hour, where)).toMatchObject({ ok: true })
    const moved = 'HEARING_MOVED'
    expect(await codesOf(0)).toEqual(['HEARING_SET, over', `${moved}, over`, `${moved}, over`, moved])
    expect(await lines(0)).toEqual(
      expect.arrayContaining(['SEQUENCE:3', 'DTSTART:20261123T100000Z', 'STATUS:CONFIRMED']),
    )
  })

  it('is called off: nobody comes, and the calendar says so under the same UID', async () => {
    expect(await cancelHearing(deps(), scene.clerk, { appealId, reason: 'No room.' })).toMatchObject({ ok: true })
    expect((await codesOf(0)).slice(-2)).toEqual(['HEARING_MOVED, over', 'HEARING_CANCELLED'])
    expect(await lines(0)).toEqual(
      expect.arrayContaining([`UID:hearing-${appealId}@paiji`, 'SEQUENCE:4', 'STATUS:CANCELLED']),
    )
    expect(await set(12, 'Room 4')).toMatchObject({ ok: true })
    expect(await lines(0)).toEqual(expect.arrayContaining(['SEQUENCE:5', 'STATUS:CONFIRMED', 'LOCATION:Room 4']))
  })

  it('is nobody else’s, and is over with the case', async () => {
    const stranger = hearingCalendarPath(deps(), 'stranger', appealId)
    expect(await hearingCalendar(deps(), stranger.slice(24, -4))).toBeUndefined()
    expect(await hearingCalendar(deps(), `${appealId} ${viewerOf(0).accountId}`)).toBeUndefined()
    expect(await lines(5)).toBeUndefined()
    expect(await withdrawAppeal(deps(), viewerOf(0), { appealId })).toMatchObject({ ok: true })
    expect((await codesOf(0)).slice(-2)).toEqual(['HEARING_SET, over', 'APPEAL_WITHDRAWN'])
    expect(await lines(0)).toContain('STATUS:CANCELLED')
  })
})
