import { useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Fields, Problem } from '../support/director.js'
import { certificateMutations } from '../support/event-mutations.js'
import type { Actor } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { documentOf, walkMutation } from '../support/walk-mutation.js'

/** Somebody has a grade certified, chooses what is shown, and takes it back; nobody does it for another. */

let journey: Journey
let holder: NonNullable<Actor>
let other: NonNullable<Actor>
let grade = ''
const walked = new Set<string>()

const walk = (name: (typeof certificateMutations)[number], input: Fields, audits: readonly string[]) => {
  walked.add(name)
  return walkMutation(journey, name, input, audits, holder)
}
const send = async (name: string, input: Fields, who: Actor): Promise<string[]> => {
  const answer = await journey.ask<Record<string, { problems: Problem[] }>>(who, documentOf(name), { input })
  return answer[name]?.problems.map(problem => problem.code) ?? []
}
interface Own {
  myCertificates: {
    id: string
    status: string
    holder: { zh: string } | null
    number: string | null
    title: { zh: string } | null
    path: string | null
  }[]
  myCertifiable: { kind: string; subject: string; title: { zh: string } }[]
}
const grantsAt = (role: 'registrar', id: string): NonNullable<Actor>['grants'] => [
  { role, scope: { kind: 'organisation', id }, from: undefined, until: undefined },
]
const mine = (who: Actor) =>
  journey.ask<Own>(
    who,
    '{ myCertificates { id status holder { zh } number title { zh } path } myCertifiable { kind subject title { zh } } }',
  )

beforeAll(async () => {
  journey = await startJourney()
  const federation = globalId('Organisation', journey.federation.id)
  for (const display of ['王一', '李二']) {
    const name = { script: 'Hans', family: display.slice(0, 1), given: display.slice(1), display }
    await send('registerPerson', { organisation: federation, names: [name], surelyNew: true }, journey.federation.staff)
  }
  const { db, sql } = journey.database
  const person = async (display: string) =>
    String((await sql`select person_id as id from person_name where display = ${display}`)[0]?.id)
  const account = async (name: string, display: string): Promise<NonNullable<Actor>> => {
    const personId = await person(display)
    const made = await useCases.createAccount(db, {
      name,
      email: `${name}@paiji.example`,
      password: 'long enough',
      personId,
    })
    if (!made.ok) throw new Error('no account')
    return { accountId: made.value, personId, requestId: name, grants: [] }
  }
  holder = await account('holder', '王一')
  other = await account('other', '李二')
  const [policy] = await sql`
    insert into policy (organisation_id, kind, code, version, name_zh, name_en, sport, effective, rule)
    values (${journey.federation.id}, 'ladder', 'stars', 1, '星级', 'Stars', 'bridge', '[2020-01-01,)', '{}') returning id`
  const [row] = await sql`
    insert into grade_award (organisation_id, person_id, policy_id, sport, grade, name_zh, name_en, awarded_on, evidence, awarded_by)
    values (${journey.federation.id}, ${holder.personId ?? ''}, ${policy?.id as string}, 'bridge', 'star1', '一星', 'One star',
      '2026-03-01', '{}', 'test') returning id`
  grade = globalId('Grade', String(row?.id))
})
afterAll(() => journey?.stop())

it('what one has can be certified, and nothing of others', async () => {
  expect((await mine(holder)).myCertifiable).toEqual([{ kind: 'grade', subject: grade, title: { zh: '一星' } }])
  expect((await mine(other)).myCertifiable).toEqual([])
  expect(await mine(undefined)).toEqual({ myCertificates: [], myCertifiable: [] })
  const asked = { of: { grade }, showNumber: true, showClub: false }
  expect(await send('issueCertificate', asked, other)).toEqual(['CERTIFICATE_SUBJECT_UNKNOWN'])
  await walk('issueCertificate', asked, ['CERTIFICATE_ISSUED'])
  expect((await mine(holder)).myCertificates).toMatchObject([{ status: 'VALID', holder: { zh: '王一' }, path: null }])
})

it('anybody who has its address sees what it shows, as long as it is not taken back', async () => {
  const [own] = (await mine(holder)).myCertificates
  const ask = () =>
    journey.ask(undefined, 'query ($id: ID!) { certificate(id: $id) { status holder { zh } number title { en } } }', {
      id: own?.id,
    })
  expect(await ask()).toMatchObject({
    certificate: { status: 'VALID', holder: { zh: '王一' }, number: own?.number, title: { en: 'One star' } },
  })
  await walk('withdrawCertificate', { certificate: own?.id }, ['CERTIFICATE_WITHDRAWN'])
  // The holder still knows which one it was.
  expect((await mine(holder)).myCertificates).toMatchObject([{ status: 'WITHDRAWN', title: { zh: '一星' } }])
  expect(await ask()).toEqual({ certificate: { status: 'WITHDRAWN', holder: null, number: null, title: null } })
})

it('an office certifies what its own body gave, says so, tells the person, and hides what is hidden', async () => {
  const { sql } = journey.database
  const person = globalId('Person', holder.personId ?? '')
  const asked = { person, of: { grade }, showNumber: true, showClub: true }
  const { staff, id } = journey.federation
  const [club] = await sql`insert into organisation (code, kind, name_zh, name_en, parent_id, search_text, time_zone)
    values ('SUB', 'club', '子会', 'Sub', ${id}, 'sub', 'Asia/Shanghai') returning id`
  await sql`insert into affiliation (person_id, organisation_id, kind, valid)
    values (${holder.personId ?? ''}, ${club?.id as string}, 'affiliation', '[2020-01-01,)')`
  await send('setPrivacy', { person, hideBirthYear: true, hideClub: true, hideGender: true, hidePhoto: true }, staff)
  const below = { accountId: 'below', requestId: 'r', grants: grantsAt('registrar', String(club?.id)) }
  expect(await send('issueCertificate', asked, below)).toEqual(['CERTIFICATE_SUBJECT_UNKNOWN'])
  await expect(send('issueCertificate', asked, other)).rejects.toThrow(/FORBIDDEN|role|ROLE/i)
  expect(await send('issueCertificate', asked, staff)).toEqual([])
  const read = `query ($id: ID!) { person(id: $id) { office { certificates { id } certifiable { subject } } } }`
  const office = async (who: Actor) =>
    (
      await journey.ask<{ person: { office: { certificates: { id: string }[]; certifiable: object[] } | null } }>(
        who,
        read,
        { id: person },
      )
    ).person.office
  expect(await office(staff)).toMatchObject({ certificates: [{}], certifiable: [{ subject: grade }] })
  expect((await office(below))?.certifiable).toEqual([])
  const made = (await office(staff))?.certificates[0]?.id
  const shown = await journey.ask(
    undefined,
    'query ($id: ID!) { certificate(id: $id) { byOffice club { zh } number holder { zh } } }',
    { id: made },
  )
  expect(shown).toMatchObject({ certificate: { byOffice: true, club: null, holder: { zh: '王一' } } })
  const notices = await sql`select recipient, path from notice where code = 'CERTIFICATE_BY_OFFICE'`
  expect(notices).toEqual([{ recipient: holder.accountId, path: '/my/certificates' }])
  await expect(send('withdrawCertificate', { certificate: made }, below)).rejects.toThrow(/FORBIDDEN|UNKNOWN/i)
  expect(await send('withdrawCertificate', { certificate: made }, staff)).toEqual([])
})

it('every mutation was walked', () => expect([...walked].sort()).toEqual([...certificateMutations]))
