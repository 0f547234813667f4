import { useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Fields, Problem } from '../support/director.js'
import { claimMutations } from '../support/event-mutations.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { expectRights } from '../support/rights.js'
import { documentOf, walkerOf } from '../support/walk-mutation.js'

/** Somebody with an account says "this is me" of a record; the office checks and decides, and both are notified. */

let journey: Journey
let federation = ''
let now = new Date('2026-11-01T02:00:00Z')
let claimant: NonNullable<Actor>
let staff: NonNullable<Actor>
const people: string[] = []

const { walk, walked } = walkerOf<(typeof claimMutations)[number]>(() => journey)
const send = async (name: string, input: Fields, who: Actor): Promise<string[]> => {
  const answer = await journey.ask<Record<string, { problems: Problem[] }>>(who, documentOf(name), { input })
  return answer[name]?.problems.map(problem => problem.code) ?? []
}
const account = async (name: string, personId?: string): Promise<string> => {
  const about = { name, email: `${name}@paiji.example`, password: 'long enough', ...(personId ? { personId } : {}) }
  const made = await useCases.createAccount(journey.database.db, about)
  if (!made.ok) throw new Error('no account')
  return made.value
}
interface Claim {
  id: string
  status: string
  reason: string | null
}
const mine = async (who: Actor = claimant) =>
  (await journey.ask<{ myClaim: Claim | null }>(who, '{ myClaim { id status reason } }')).myClaim
const notices = async (who: Actor) => {
  const document = '{ notices(first: 20) { edges { node { code subject } } } }'
  const answer = await journey.ask<{ notices: { edges: { node: { code: string } }[] } }>(who, document)
  return answer.notices.edges.map(edge => edge.node.code)
}
const canClaim = async (person: string | undefined) =>
  (
    await journey.ask<{ person: { canClaim: { allowed: boolean } | null } }>(
      claimant,
      'query ($id: ID!) { person(id: $id) { canClaim { allowed } } }',
      { id: person },
    )
  ).person.canClaim

beforeAll(async () => {
  journey = await startJourney({ now: () => now })
  federation = globalId('Organisation', journey.federation.id)
  for (const display of ['王一', '李二', '赵三']) {
    const name = { script: 'Hans', family: display.slice(0, 1), given: display.slice(1), display }
    await send('registerPerson', { organisation: federation, names: [name], surelyNew: true }, journey.federation.staff)
    const rows = await journey.database.sql`select person_id as id from person_name where display = ${display}`
    people.push(globalId('Person', String(rows[0]?.id)))
  }
  claimant = { accountId: await account('claimant'), requestId: 'c', grants: [] }
  const scope = { kind: 'organisation' as const, id: journey.federation.id }
  staff = {
    accountId: await account('office', rowIdOf(people[2] ?? '')),
    requestId: 's',
    grants: [{ role: 'staff', scope, from: undefined, until: undefined }],
  }
  await journey.database.sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
    values (${staff.accountId ?? ''}, 'staff', 'organisation', ${journey.federation.id}, '[2020-01-01,)', 'test')`
})
afterAll(() => journey?.stop())

it('a record that an account holds cannot be claimed', async () => {
  expect(await canClaim(people[2])).toBeNull()
  expect(await canClaim(people[0])).toEqual({ allowed: true })
  expect(await send('claimPerson', { person: people[2], proof: '会员证' }, claimant)).toEqual(['PERSON_HAS_ACCOUNT'])
})

it('is claimed with how it can be checked, once at a time, and the office is notified', async () => {
  expect(await send('claimPerson', { person: people[0], proof: ' ' }, claimant)).toEqual(['CLAIM_PROOF_MISSING'])
  const audits = ['PERSON_CLAIMED']
  walked.add('claimPerson')
  const claim = { person: people[0], proof: '会员证 1234' }
  await expectRights(journey.database, { name: 'claimPerson', document: documentOf('claimPerson'), input: claim })
  expect(await send('claimPerson', claim, claimant)).toEqual([])
  const rows = await journey.database.sql`select type from audit_event order by sequence desc limit 1`
  expect(rows.map(row => row.type)).toEqual(audits)
  expect(await notices(staff)).toContain('PERSON_CLAIMED')
  expect(await send('claimPerson', { person: people[1], proof: '也是我' }, claimant)).toEqual(['CLAIM_OPEN_ALREADY'])
  await walk('withdrawClaim', { claim: (await mine())?.id }, ['CLAIM_WITHDRAWN'], claimant)
})

it('is declined with reasons, or accepted: the account belongs to the record from then on', async () => {
  await send('claimPerson', { person: people[1], proof: '朋友可证' }, claimant)
  const declined = { claim: (await mine())?.id, accept: false, reason: '照片不符' }
  expect(await send('decideClaim', { ...declined, reason: '' }, staff)).toEqual(['REASON_MISSING'])
  await walk('decideClaim', declined, ['CLAIM_DECLINED'], staff)
  expect(await mine()).toMatchObject({ status: 'DECLINED', reason: '照片不符' })
  expect(await notices(claimant)).toEqual(['CLAIM_DECLINED'])
  await send('claimPerson', { person: people[0], proof: '会员证 1234' }, claimant)
  const accepted = { claim: (await mine())?.id, accept: true, reason: '会员证已看' }
  expect(await send('decideClaim', accepted, staff)).toEqual([])
  expect(await send('decideClaim', accepted, staff)).toEqual(['CLAIM_DECIDED_ALREADY'])
  const [row] = await journey.database.sql`select person_id from "user" where id = ${claimant.accountId ?? ''}`
  expect(row?.person_id).toBe(rowIdOf(people[0] ?? ''))
  expect(await notices(claimant)).toEqual(['CLAIM_ACCEPTED', 'CLAIM_DECLINED'])
})

it('of a record that belongs to no body is the federation’s to check', async () => {
  const { sql } = journey.database
  const stray = people[1] ?? ''
  await sql`update affiliation set superseded_at = now() where person_id = ${rowIdOf(stray)}`
  const other = { accountId: await account('stray'), requestId: 'r', grants: [] }
  expect(await send('claimPerson', { person: stray, proof: '老会员证' }, other)).toEqual([])
  const asked = '{ openClaims { person { id } canDecide { allowed } } workToday(first: 50) { kind } }'
  const office = await journey.ask<{ openClaims: unknown[]; workToday: { kind: string }[] }>(staff, asked)
  expect(office.openClaims).toEqual([{ person: { id: stray }, canDecide: { allowed: true } }])
  expect(office.workToday.map(work => work.kind)).toContain('claims')
  await send('withdrawClaim', { claim: (await mine(other))?.id }, other)
  await sql`update affiliation set superseded_at = null where person_id = ${rowIdOf(stray)}`
})

it('is tried three times a month at most', async () => {
  const other = { accountId: await account('eager'), requestId: 'e', grants: [] }
  const claim = async () => {
    const codes = await send('claimPerson', { person: people[1], proof: '我' }, other)
    if (codes.length === 0) await send('withdrawClaim', { claim: (await mine(other))?.id }, other)
    return codes
  }
  expect([await claim(), await claim(), await claim(), await claim()]).toEqual([[], [], [], ['CLAIMS_TOO_MANY']])
  now = new Date('2026-12-02T02:00:00Z')
  expect(await claim()).toEqual([])
})

it('every mutation was walked', () => expect([...walked].sort()).toEqual([...claimMutations]))
