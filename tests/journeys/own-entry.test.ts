import { useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directorOf, type Fields, type Problem } from '../support/director.js'
import { ownEntryMutations } from '../support/event-mutations.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { documentOf, walkerOf } from '../support/walk-mutation.js'

/** Players enter themselves: partner, eligibility, waiting list, the desk's word, fees, leaving, presence. */

let journey: Journey
let event = ''
let stage = ''
let now = new Date('2026-11-01T04:00:00Z')
const clock = { now: () => now }
const people: Record<string, string> = {}

const { done, newEvent, newStage } = directorOf(() => journey)

/** The account of somebody of the register. */
const as = (name: string): NonNullable<Actor> => ({
  accountId: `account-${name}`,
  personId: rowIdOf(people[name] ?? ''),
  requestId: `request-of-${name}`,
  grants: [],
})

const { walk, walked } = walkerOf<(typeof ownEntryMutations)[number]>(() => journey)

const send = async (name: string, input: Fields, who: Actor = journey.federation.staff): Promise<string[]> => {
  const answer = await journey.ask<Record<string, { problems: Problem[] }>>(who, documentOf(name), { input })
  return answer[name]?.problems.map(problem => problem.code) ?? []
}

interface Asked {
  id: string
  status: string
  waitingPlace: number | null
  players: { answer: string; person: { id: string } }[]
  entry: { id: string; number: string; checkedInAt: string | null } | null
  fees: { kind: string; amount: number; receipt: number; party: string }[]
  permissions: { canAnswer: { allowed: boolean }; canLeave: { allowed: boolean }; canDecide: { allowed: boolean } }
}
const REQUEST = `{ id status waitingPlace players { answer person { id } } entry { id number checkedInAt }
  fees { kind amount receipt party } permissions { canAnswer { allowed } canLeave { allowed } canDecide { allowed } } }`

const mine = async (name: string): Promise<Asked> => {
  const found = await journey.ask<{ event: { myEntryRequest: Asked } }>(
    as(name),
    `query ($id: ID!) { event(id: $id) { myEntryRequest ${REQUEST} } }`,
    { id: event },
  )
  return found.event.myEntryRequest
}

const register = async (display: string, rest: Fields = {}) => {
  const organisation = globalId('Organisation', journey.federation.id)
  const name = { script: 'Hans', family: display.slice(0, 1), given: display.slice(1), display }
  const input = { organisation, names: [name], surelyNew: true, ...rest }
  people[display] = (await done<{ person: { id: string } }>('registerPerson', input, 'person { id }')).person.id
}

const terms = (rest: Fields = {}) => ({
  event,
  expectedVersion: 0,
  opensAt: '2026-10-20T00:00:00.000Z',
  closesAt: '2026-11-15T00:00:00.000Z',
  withdrawUntil: '2026-11-18T00:00:00.000Z',
  teamMin: 2,
  teamMax: 2,
  capacity: 2,
  feeAmount: 20000,
  feeCurrency: 'CNY',
  ...rest,
})

beforeAll(async () => {
  journey = await startJourney(clock)
  event = await newEvent('guandan')
  stage = await newStage(event, { format: { kind: 'swiss', rounds: 2 } })
  for (const name of ['王一', '李二', '张三', '赵四', '陈五', '周六', '吴七', '郑八']) await register(name)
  await register('孙女', { gender: 'female', birthDate: '2012-05-01' })
})
afterAll(() => journey?.stop())

describe('entries by the players themselves', () => {
  it('are taken only where the event says who may enter, until when', async () => {
    expect(await send('requestEntry', { event, with: [people.李二] }, as('王一'))).toEqual(['ENTRIES_NOT_OPEN'])
    expect(await send('setEntryTerms', terms({ closesAt: '2026-10-01T00:00:00.000Z' }))).toEqual([
      'ENTRY_TERMS_UNREADABLE',
    ])
    await walk('setEntryTerms', terms(), ['ENTRY_TERMS_SET'], 'staff')
    expect(await send('setEntryTerms', terms())).toEqual(['ENTRY_TERMS_CHANGED_MEANWHILE'])
    now = new Date('2026-10-01T04:00:00Z')
    expect(await send('requestEntry', { event, with: [people.李二] }, as('王一'))).toEqual(['ENTRIES_NOT_OPEN'])
    now = new Date('2026-11-16T04:00:00Z')
    expect(await send('requestEntry', { event, with: [people.李二] }, as('王一'))).toEqual(['ENTRIES_CLOSED'])
    now = new Date('2026-11-01T04:00:00Z')
  })

  it('wait for the partner, who agrees', async () => {
    expect(await send('requestEntry', { event, with: [] }, as('王一'))).toEqual(['ENTRY_TEAM_SIZE'])
    const about = { name: '李二', email: 'li2@paiji.example', password: 'long enough' }
    await useCases.createAccount(journey.database.db, { ...about, personId: rowIdOf(people.李二 ?? '') })
    const asked = { event, with: [people.李二], name: '双龙' }
    await walk('requestEntry', asked, ['ENTRY_REQUESTED'], as('王一'))
    const notified = await journey.database.sql`select u.name from notice n join "user" u on u.id = n.recipient`
    expect(notified).toMatchObject([{ name: '李二' }])
    const request = await mine('李二')
    expect(request).toMatchObject({ status: 'AWAITING_PLAYERS', entry: null })
    expect(request.permissions).toMatchObject({ canAnswer: { allowed: true }, canDecide: { allowed: false } })
    expect((await mine('王一')).permissions.canAnswer.allowed).toBe(false)
    await walk('answerEntry', { request: request.id, confirm: true }, ['ENTRY_ANSWERED'], as('李二'))
    expect(await mine('王一')).toMatchObject({ status: 'ENTERED', entry: { number: '1' } })
    expect(await send('answerEntry', { request: request.id, confirm: true }, as('李二'))).toEqual([
      'ENTRY_ANSWERED_ALREADY',
    ])
  })

  it('refuse the same person twice, in another team too, also at the desk', async () => {
    expect(await send('requestEntry', { event, with: [people.李二] }, as('张三'))).toEqual(['PLAYER_ENTERED_TWICE'])
    const again = [{ players: [{ person: people.王一 }, { person: people.张三 }] }]
    expect(await send('enterEntrants', { stage, entrants: again })).toEqual(['PLAYER_ENTERED_TWICE'])
  })

  it('go on a waiting list when it is full, and come in when somebody leaves in time', async () => {
    for (const [captain, partner] of [
      ['张三', '赵四'],
      ['陈五', '周六'],
    ] as const) {
      await send('requestEntry', { event, with: [people[partner]] }, as(captain))
      await send('answerEntry', { request: (await mine(partner)).id, confirm: true }, as(partner))
    }
    expect((await mine('张三')).status).toBe('ENTERED')
    expect(await mine('陈五')).toMatchObject({ status: 'WAITING_LIST', waitingPlace: 1 })
    const first = await mine('王一')
    await walk('leaveEntry', { request: first.id, reason: '出差' }, ['ENTRY_LEFT'], as('李二'))
    expect(await mine('王一')).toMatchObject({ status: 'WITHDRAWN', entry: null })
    expect((await mine('陈五')).status).toBe('ENTERED')
    now = new Date('2026-11-19T04:00:00Z')
    expect(await send('leaveEntry', { request: (await mine('张三')).id }, as('张三'))).toEqual([
      'ENTRY_WITHDRAWAL_LATE',
    ])
    now = new Date('2026-11-01T04:00:00Z')
  })

  it('are looked at by the desk where the event wants it', async () => {
    const desk = terms({ expectedVersion: 1, needsDesk: true, capacity: 8 })
    expect(await send('setEntryTerms', desk)).toEqual([])
    await send('requestEntry', { event, with: [people.李二] }, as('王一'))
    expect(await send('decideEntry', { request: (await mine('王一')).id, accept: true })).toEqual(['ENTRY_NOT_READY'])
    await send('answerEntry', { request: (await mine('李二')).id, confirm: true }, as('李二'))
    expect((await mine('李二')).status).toBe('AWAITING_DESK')
    const request = (await mine('王一')).id
    expect(await send('decideEntry', { request, accept: false })).toEqual(['REASON_MISSING'])
    await walk('decideEntry', { request, accept: true }, ['ENTRY_DECIDED'], 'staff')
    expect((await mine('王一')).status).toBe('ENTERED')
    await send('requestEntry', { event, with: [people.郑八] }, as('吴七'))
    await send('answerEntry', { request: (await mine('郑八')).id, confirm: false }, as('郑八'))
    expect((await mine('吴七')).status).toBe('DECLINED')
  })

  it('say why somebody may not play', async () => {
    const eligibility = async (who: Actor, ...names: string[]) => {
      const found = await journey.ask<{ entryEligibility: Problem[] }>(
        who,
        'query ($event: ID!, $people: [ID!]!) { entryEligibility(event: $event, people: $people) { code } }',
        { event, people: names.map(name => people[name]) },
      )
      return found.entryEligibility.map(problem => problem.code)
    }
    const parent = globalId('Organisation', journey.federation.id)
    const made = { code: 'EAST', kind: 'club', nameZh: '东会', nameEn: 'East', parent }
    const { organisation: club } = await done<{ organisation: { id: string } }>(
      'createOrganisation',
      made,
      'organisation { id }',
    )
    const strict = { class: 'women', bornFrom: '2010-01-01', membersOf: club.id }
    expect(await send('setEntryTerms', terms({ expectedVersion: 2, ...strict }))).toEqual([])
    expect(await eligibility(as('吴七'), '吴七')).toEqual([
      'ENTRY_NEEDS_MEMBERSHIP',
      'ENTRY_CLASS_UNKNOWN',
      'ENTRY_AGE_UNKNOWN',
    ])
    // Of a child nobody else learns by naming her where she plays, nor how old she is.
    expect(await eligibility(as('吴七'), '孙女')).toEqual([])
    expect(await eligibility(as('孙女'), '孙女')).toEqual(['ENTRY_NEEDS_MEMBERSHIP'])
    const member = { person: people.孙女, organisation: club.id, kind: 'membership', from: '2026-01-01' }
    expect(await send('affiliatePerson', { ...member, until: '2026-11-01' })).toEqual([])
    expect(await eligibility(as('孙女'), '孙女')).toEqual(['ENTRY_NEEDS_MEMBERSHIP'])
    expect(await send('affiliatePerson', { ...member, from: '2026-11-02', until: '2027-01-01' })).toEqual([])
    expect(await eligibility(as('孙女'), '孙女')).toEqual([])
    expect(await send('requestEntry', { event, with: [people.孙女] }, as('吴七'))).toEqual([
      'ENTRY_NEEDS_MEMBERSHIP',
      'ENTRY_CLASS_UNKNOWN',
      'ENTRY_AGE_UNKNOWN',
    ])
    expect(await send('setEntryTerms', terms({ expectedVersion: 3, capacity: 8 }))).toEqual([])
  })

  it('cost a fee, which is a record with a receipt', async () => {
    const request = (await mine('张三')).id
    const paid = { request, kind: 'payment', amount: 20000, party: '张三' }
    await walk('recordFee', paid, ['ENTRY_FEE_RECORDED'], 'staff')
    expect(await send('recordFee', { ...paid, kind: 'refund', amount: 0 })).toEqual(['FEE_UNREADABLE'])
    expect(await send('recordFee', { ...paid, kind: 'refund', amount: 5000 })).toEqual([])
    expect((await mine('赵四')).fees).toEqual([
      { kind: 'payment', amount: 20000, receipt: 1, party: '张三' },
      { kind: 'refund', amount: 5000, receipt: 2, party: '张三' },
    ])
  })

  it('are there when they say so on the day, or when the desk does', async () => {
    const entry = (await mine('张三')).entry?.id
    expect(await send('checkIn', { entry, present: true }, as('张三'))).toEqual(['CHECK_IN_NOT_TODAY'])
    await walk('checkIn', { entry, present: true }, ['ENTRY_CHECKED_IN'], 'staff')
    expect((await mine('张三')).entry?.checkedInAt).not.toBeNull()
    await send('checkIn', { entry, present: false })
    now = new Date('2026-11-21T04:00:00Z')
    expect(await send('checkIn', { entry, present: true }, as('张三'))).toEqual([])
    expect((await mine('张三')).entry?.checkedInAt).not.toBeNull()
  })

  it('are known to whom the office entered, until it takes the entry off', async () => {
    const entered = (name: string) =>
      journey.ask<{ event: { officeEntriesOfViewer: { id: string; players: { nameAsEntered: string }[] }[] } }>(
        as(name),
        'query ($id: ID!) { event(id: $id) { officeEntriesOfViewer { id players { nameAsEntered } } } }',
        { id: event },
      )
    expect((await entered('吴七')).event.officeEntriesOfViewer).toEqual([])
    const players = ['吴七', '孙女'].map(name => ({ name, person: people[name] }))
    expect(await send('enterEntrants', { stage, entrants: [{ players }] })).toEqual([])
    for (const name of ['吴七', '孙女']) {
      const [own] = (await entered(name)).event.officeEntriesOfViewer
      expect(own?.players.map(player => player.nameAsEntered)).toEqual(['吴七', '孙女'])
    }
    // Entries that began with a request are told by the request, and nobody else's are told at all.
    expect((await entered('张三')).event.officeEntriesOfViewer).toEqual([])
    const [own] = (await entered('吴七')).event.officeEntriesOfViewer
    await journey.database.sql`update entry set withdrawn_at = now() where id = ${rowIdOf(own?.id ?? '')}`
    expect((await entered('吴七')).event.officeEntriesOfViewer).toEqual([])
    await journey.database.sql`update entry set withdrawn_at = null where id = ${rowIdOf(own?.id ?? '')}`
  })

  it('are taken back in time by whom the office entered, as an entry of their own would be', async () => {
    const read = `query ($id: ID!) { event(id: $id) { officeEntriesOfViewer { id } canLeaveOfficeEntry { allowed reason } } }`
    const seen = async (name: string) =>
      (
        await journey.ask<{
          event: { officeEntriesOfViewer: { id: string }[]; canLeaveOfficeEntry: { allowed: boolean; reason: string } }
        }>(as(name), read, { id: event })
      ).event
    const [own] = (await seen('吴七')).officeEntriesOfViewer
    const leave = (name: string) => send('leaveEntry', { entry: own?.id, reason: '有事' }, as(name))
    expect((await seen('吴七')).canLeaveOfficeEntry).toEqual({
      allowed: false,
      reason: 'ENTRY_TO_BE_LEFT_AT_OFFICE',
    })
    expect(await leave('吴七')).toEqual(['ENTRY_WITHDRAWAL_LATE'])
    const later = now
    now = new Date('2026-11-01T05:00:00Z')
    await expect(leave('张三')).rejects.toThrow(/FORBIDDEN|NOT_YOUR_ENTRY|not named/)
    const asked = (await mine('张三')).entry?.id
    expect(await send('leaveEntry', { entry: asked }, as('张三'))).toEqual(['ENTRY_REQUEST_SETTLED'])
    expect(await leave('孙女')).toEqual([])
    expect((await seen('吴七')).officeEntriesOfViewer).toEqual([])
    expect(await leave('吴七')).toEqual(['ALREADY_WITHDRAWN'])
    const { sql } = journey.database
    expect(await sql`select withdrawn_reason as reason from entry where id = ${rowIdOf(own?.id ?? '')}`).toEqual([
      { reason: '有事' },
    ])
    const [audit] = await sql`select data from audit_event where type = 'ENTRY_LEFT' order by sequence desc limit 1`
    expect(audit?.data).toMatchObject({ entryId: rowIdOf(own?.id ?? ''), reason: '有事' })
    now = later
  })

  it('go with the event when it is held again, as many days later', async () => {
    const copied = await done<{ events: { entryTerms: { closesAt: string; version: number } }[] }>(
      'copyEvent',
      { event, startsOn: '2026-11-28' },
      'events { entryTerms { closesAt version } }',
    )
    expect(copied.events).toEqual([{ entryTerms: { closesAt: new Date('2026-11-22T00:00:00Z'), version: 1 } }])
  })
})

it('every mutation was walked', () => expect([...walked].sort()).toEqual([...ownEntryMutations]))
