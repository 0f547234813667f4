import { useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { registerMutations } from '../support/register-mutations.js'
import { holder } from '../support/rights.js'
import { documentOf, walkMutation, walkerOf } from '../support/walk-mutation.js'

/** The register desk, mutation by mutation: refused for who may not, undone without its audit row, done with it. */

let journey: Journey
let federation = ''
let clubs: string[] = []
let people: string[] = []

const { walk, walked } = walkerOf<(typeof registerMutations)[number]>(() => journey)

/** Sends a mutation as staff; its problems, by code. */
const send = async (name: string, input: Record<string, unknown>): Promise<string[]> => {
  const answer = await journey.ask<Record<string, { problems: { code: string }[] }>>(
    journey.federation.staff,
    documentOf(name),
    { input },
  )
  return answer[name]?.problems.map(problem => problem.code) ?? []
}

const idsOf = async (type: string, rows: Promise<readonly Record<string, unknown>[]>) =>
  (await rows).map(row => globalId(type, String(row.id)))

const lastOf = async (type: string, table: string): Promise<string> => {
  const rows = journey.database.sql.unsafe(`select id from ${table} order by id desc limit 1`)
  return (await idsOf(type, rows))[0] ?? ''
}

const named = (family: string, given: string) => ({
  names: [{ script: 'Hans', family, given, display: `${family}${given}` }],
})

interface Office {
  person: {
    office: {
      birthDate: string | null
      affiliations: { kind: string; current: boolean; validUntil: string | null; organisation: { code: string } }[]
      history: { entries: { type: string; roles: string[]; reason: string | null; changes: unknown[] }[] }
      transfers: { decision: string | null; answerFromAbove: boolean }[]
    } | null
  }
}
const OFFICE = `query ($id: ID!) { person(id: $id) { office { birthDate
  affiliations { kind current validUntil organisation { code } } transfers { decision answerFromAbove }
  history { entries { type roles reason changes { field before after } } } } } }`

const officeOf = async (id: string) =>
  (await journey.ask<Office>(journey.federation.staff, OFFICE, { id })).person.office

beforeAll(async () => {
  journey = await startJourney()
  const { sql } = journey.database
  federation = globalId('Organisation', journey.federation.id)
  for (const code of ['EAST', 'WEST'])
    await send('createOrganisation', { code, kind: 'club', nameZh: `${code}会`, nameEn: code, parent: federation })
  clubs = await idsOf('Organisation', sql`select id from organisation where kind = 'club' order by code`)
  for (const [family, given] of [
    ['王', '一'],
    ['李', '二'],
    ['赵', '三'],
  ] as const)
    expect(await send('registerPerson', { organisation: clubs[0], ...named(family, given) })).toEqual([])
  people = await idsOf('Person', sql`select id from person order by number`)
})
afterAll(() => journey?.stop())

describe('the register desk', () => {
  it('asks before it registers the same name again', async () => {
    expect(await send('registerPerson', { organisation: clubs[1], ...named('王', '一') })).toEqual([
      'PERSON_LOOKS_REGISTERED',
    ])
    const found = await journey.ask<{ lookAlikes: { person: { id: string } }[] }>(
      journey.federation.staff,
      'query ($o: ID!, $names: [String!]!) { lookAlikes(organisation: $o, names: $names) { person { id } } }',
      { o: clubs[1], names: ['王一'] },
    )
    expect(found.lookAlikes.map(one => one.person.id)).toEqual([people[0]])
    const again = { organisation: clubs[1], ...named('王', '一'), surelyNew: true }
    expect(await send('registerPerson', again)).toEqual([])
    people.push(await lastOf('Person', 'person'))
  })

  it('keeps a person, and tells who did it under which authority', async () => {
    const change = { person: people[0], gender: 'female', birthDate: '2015-02-03', status: 'ACTIVE', reason: '户口本' }
    await walk('changePerson', change, ['PERSON_CHANGED'])
    await walk('setPrivacy', { person: people[0], hideBirthYear: true, hideClub: true, hideGender: true }, [
      'PRIVACY_SET',
    ])
    const guardian = { person: people[0], name: '王母', relation: 'parent', contact: '139' }
    await walk('recordGuardian', guardian, ['GUARDIAN_RECORDED'])
    await walk('endGuardian', { guardian: await lastOf('Guardian', 'guardianship') }, ['GUARDIAN_ENDED'])
    const office = await officeOf(people[0] ?? '')
    expect(office?.birthDate).toBe('2015-02-03')
    expect(office?.history.entries.find(one => one.type === 'PERSON_CHANGED')).toMatchObject({
      reason: '户口本',
      changes: [
        { field: 'gender', before: 'unstated', after: 'female' },
        { field: 'birthDate', before: null, after: '2015-02-03' },
      ],
    })
    const stranger = await journey.ask<Office>(undefined, OFFICE, { id: people[0] })
    expect(stranger.person.office).toBeNull()
  })

  it('hands out what is held about somebody, and forgets them when a second person agrees', async () => {
    const [, , forgotten = ''] = people
    await walk('exportPersonData', { person: forgotten, reason: '本人来函' }, ['PERSON_DATA_EXPORTED'])
    await walk('requestErasure', { person: forgotten, reason: '本人来函' }, ['ERASURE_REQUESTED'])
    expect(await send('requestErasure', { person: forgotten, reason: '又来函' })).toEqual(['ERASURE_REQUESTED_ALREADY'])
    const request = await lastOf('ErasureRequest', 'erasure_request')
    const own = await journey.api.execute(journey.federation.staff, documentOf('decideErasure'), {
      input: { request, approve: true, reason: '核对无误' },
    })
    expect(own.errors?.[0]?.extensions?.reason).toBe('SECOND_PERSON_NEEDED')
    walked.add('decideErasure')
    const decision = { request, approve: true, reason: '核对无误' }
    const { db } = journey.database
    const before = await useCases.verifyContents(db)
    expect(await useCases.erasuresOf(db)).toEqual([])
    await walkMutation(journey, 'decideErasure', decision, ['PERSON_ERASED'], 'staff2')
    const seen = await journey.ask<{ person: { name: string } }>(
      undefined,
      'query ($id: ID!) { person(id: $id) { name } }',
      { id: forgotten },
    )
    expect(seen.person.name).toBe('已匿名')
    // The log knows what was taken out and seals what is left: nothing reads as changed.
    expect((await useCases.verifyContents(db)).problems).toEqual(before.problems)
    const [row] = await journey.database.sql`select number from person where id = ${rowIdOf(forgotten)}`
    const rows = expect.objectContaining({ person: 1, person_name: expect.any(Number) })
    expect(await useCases.erasuresOf(db)).toEqual([{ at: expect.any(String), person: row?.number, rows }])
  })

  it('shows numbers of declared issuers alone to the public', async () => {
    await send('addIdentifier', { person: people[1], issuer: 'WBF', value: '123' })
    const ASK = 'query ($id: ID!) { person(id: $id) { identifiers { issuer value } } }'
    const seen = async () =>
      (
        await journey.ask<{ person: { identifiers: { value: string }[] } }>(undefined, ASK, { id: people[1] })
      ).person.identifiers.map(one => one.value)
    expect(await seen()).toEqual([])
    const wbf = { code: 'WBF', nameZh: '世界桥联', nameEn: 'WBF', visibility: 'public' }
    await walk('declareIssuer', wbf, ['ISSUER_DECLARED'])
    expect(await seen()).toEqual(['123'])
    const identifier = await lastOf('PersonIdentifier', 'person_identifier')
    await walk('removeIdentifier', { identifier, reason: '抄错' }, ['IDENTIFIER_REMOVED'])
    expect(await seen()).toEqual([])
  })

  it('lets memberships lapse and renews them together', async () => {
    const [member] = people
    const lapsing = { person: member, organisation: clubs[1], kind: 'membership', from: '2020-01-01' }
    await send('affiliatePerson', { ...lapsing, until: '2021-01-01' })
    const ended = (await officeOf(member ?? ''))?.affiliations.find(one => one.organisation.code === 'WEST')
    expect(ended).toMatchObject({ current: false, validUntil: '2021-01-01' })
    const renewal = { organisation: clubs[1], people: [member], until: '2099-01-01' }
    await walk('renewMemberships', renewal, ['MEMBERSHIPS_RENEWED'])
    const office = await officeOf(member ?? '')
    expect(office?.affiliations.filter(one => one.organisation.code === 'WEST' && one.current)).toHaveLength(1)
    const affiliation = await lastOf('Affiliation', 'affiliation')
    await walk('endAffiliation', { affiliation, on: '2098-01-01', reason: '搬家' }, ['AFFILIATION_ENDED'])
  })

  it('transfers a player after the waiting time, or once the club lets go', async () => {
    const [, player = ''] = people
    expect(await send('requestTransfer', { person: player, to: clubs[1], reason: '搬家' })).toEqual([
      'TRANSFER_FROM_NOWHERE',
    ])
    await send('affiliatePerson', { person: player, organisation: clubs[0], kind: 'affiliation', from: '2020-01-01' })
    await walk('requestTransfer', { person: player, to: clubs[1], reason: '搬家' }, ['TRANSFER_REQUESTED'])
    expect(await send('requestTransfer', { person: player, to: clubs[1], reason: '搬家' })).toEqual([
      'TRANSFER_OPEN_ALREADY',
    ])
    const transfer = await lastOf('Transfer', 'transfer')
    expect(await send('decideTransfer', { transfer, decision: 'approved' })).toEqual(['OBJECTION_STILL_POSSIBLE'])
    const released = { transfer, answer: 'released' }
    const own = await journey.api.execute(journey.federation.staff, documentOf('answerTransfer'), { input: released })
    expect(own.errors?.[0]?.extensions).toMatchObject({ reason: 'ASKER_CANNOT_SPEAK_FOR_CLUB' })
    const bare = await journey.ask(journey.federation.staff2, documentOf('answerTransfer'), { input: released })
    expect(bare).toMatchObject({ answerTransfer: { problems: [{ code: 'REASON_MISSING' }] } })
    await walk('answerTransfer', { ...released, reason: '俱乐部来函' }, ['TRANSFER_ANSWERED'], 'staff2')
    await walk('decideTransfer', { transfer, decision: 'approved' }, ['TRANSFER_DECIDED'])
    const office = await officeOf(player)
    expect(office?.transfers).toEqual([{ decision: 'approved', answerFromAbove: true }])
    expect(office?.affiliations.filter(one => one.kind === 'affiliation').map(one => one.organisation.code)).toEqual([
      'WEST',
      'EAST',
    ])
  })

  it('leaves a transfer that was objected to to somebody else', async () => {
    const [, , player = ''] = people
    await send('affiliatePerson', { person: player, organisation: clubs[0], kind: 'affiliation', from: '2020-01-01' })
    await send('requestTransfer', { person: player, to: clubs[1], reason: '搬家' })
    const transfer = await lastOf('Transfer', 'transfer')
    // The club speaks for itself: it says why it objects, and what it goes by is no question.
    const club = { ...holder('registrar', [rowIdOf(clubs[0] ?? '')]), accountId: 'east' }
    const answer = async (input: Record<string, unknown>) =>
      journey.ask(club, documentOf('answerTransfer'), { input: { transfer, answer: 'objected', ...input } })
    expect(await answer({})).toMatchObject({ answerTransfer: { problems: [{ code: 'REASON_MISSING' }] } })
    expect(await answer({ reason: '欠会费' })).toMatchObject({ answerTransfer: { problems: [] } })
    expect((await officeOf(player))?.transfers).toEqual([{ decision: null, answerFromAbove: false }])
    const decide = { transfer, decision: 'declined', reason: '先交会费' }
    const own = await journey.api.execute(journey.federation.staff, documentOf('decideTransfer'), { input: decide })
    expect(own.errors?.[0]?.extensions).toMatchObject({ reason: 'OBJECTED_TRANSFER_NEEDS_ANOTHER' })
    const other = await journey.ask(journey.federation.staff2, documentOf('decideTransfer'), { input: decide })
    expect(other).toEqual({ decideTransfer: { problems: [] } })
  })

  it('keeps bodies, their officers, officials and committees', async () => {
    const club = { organisation: clubs[0], nameZh: '东会', nameEn: 'East Club', timeZone: 'Asia/Shanghai' }
    await walk('changeOrganisation', { ...club, region: '浙江', venue: '文化馆' }, ['ORGANISATION_CHANGED'])
    expect(await send('changeOrganisation', { ...club, parent: clubs[0], region: '浙江' })).toEqual([
      'PARENT_NOT_ALLOWED',
    ])
    const who = { organisation: clubs[0], person: people[0], from: '2026-01-01' }
    await walk('nameOfficer', { ...who, office: 'president' }, ['OFFICER_NAMED'])
    expect(await send('nameOfficer', { ...who, office: 'president' })).toEqual(['OFFICE_HELD_ALREADY'])
    await walk('endOfficer', { officer: await lastOf('Officer', 'officer'), on: '2026-06-01' }, ['OFFICER_ENDED'])
    await walk('giveLicence', { ...who, sport: 'bridge', kind: 'director', level: 'national' }, ['LICENCE_GIVEN'])
    const licence = await lastOf('OfficialLicence', 'official_licence')
    await walk('endLicence', { licence, reason: '退休' }, ['LICENCE_ENDED'])
    const seat = { ...who, organisation: federation, body: 'appeals', standing: 'expert' }
    await walk('nameCommitteeMember', seat, ['COMMITTEE_MEMBER_NAMED'])
    expect(await send('nameCommitteeMember', { ...seat, body: 'integrity' })).toEqual(['ON_COMMITTEE_ALREADY'])
    const other = {
      name: 'Other',
      email: 'other@paiji.example',
      password: 'long enough',
      personId: rowIdOf(people[1] ?? ''),
    }
    await useCases.createAccount(journey.database.db, other)
    const roster = await journey.ask<{ organisation: { committees: unknown[] } }>(
      journey.federation.staff,
      'query ($id: ID!) { organisation(id: $id) { committees { body current hasAccount } } }',
      { id: federation },
    )
    expect(roster.organisation.committees).toEqual([{ body: 'appeals', current: true, hasAccount: false }])
    const term = await lastOf('CommitteeTerm', 'committee_term')
    await walk('endCommitteeTerm', { term, reason: '辞职' }, ['COMMITTEE_TERM_ENDED'])
    const { organisation } = await journey.ask<{ organisation: { office: { history: { entries: unknown[] } } } }>(
      journey.federation.staff,
      `query ($id: ID!) { organisation(id: $id) { office { history(first: 2) { entries {
        type about { zh en } } } } } }`,
      { id: federation },
    )
    const about = { zh: '王一', en: 'Wang Yi' }
    expect(organisation.office.history.entries).toMatchObject([
      { type: 'COMMITTEE_TERM_ENDED', about },
      { type: 'COMMITTEE_MEMBER_NAMED', about },
    ])
  })

  it('shows duplicates as pairs until they are declared to be two people', async () => {
    const ASK = 'query { suspectedDuplicates { because a { id } b { id } } }'
    const pairs = async () =>
      (
        await journey.ask<{ suspectedDuplicates: { because: string[]; a: { id: string }; b: { id: string } }[] }>(
          journey.federation.staff,
          ASK,
        )
      ).suspectedDuplicates
    const [first, , , last] = people
    expect(await pairs()).toEqual([{ because: ['sameName', 'sameClub'], a: { id: first }, b: { id: last } }])
    await walk('declareDistinct', { a: last, b: first, reason: '父子' }, ['PEOPLE_DISTINGUISHED'])
    expect(await pairs()).toEqual([])
    expect(rowIdOf(first ?? '')).not.toBe('')
  })

  it('was walked', () => expect([...walked].sort()).toEqual([...registerMutations]))
})
