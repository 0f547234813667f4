import { useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Fields } from '../support/director.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { tablesAsked, tablesNotNamed, tablesOfTwo } from '../support/two-sides.js'
import { documentOf } from '../support/walk-mutation.js'

/** Nobody is his own second person through a second account: an act of two takes two people of the register. */

const domain = path.resolve(import.meta.dirname, '../../apps/api/src/domain')
const files = readdirSync(domain, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map(name => ({ name: name.replaceAll(path.sep, '/'), text: readFileSync(path.join(domain, name), 'utf8') }))

/** Policies that refuse whoever did the first half of an act, and what holds the second half to another person. */
const actsOfTwo: Readonly<Record<string, { readonly by: string; readonly in: string }>> = {
  canAnswerProposal: { by: 'refuseSamePerson', in: 'proposals/answer-proposal.ts' },
  canAnswerTransfer: { by: 'refuseSamePerson', in: 'transfers/decide-transfer.ts' },
  canApproveCorrection: { by: 'requireTwoPersons', in: 'corrections/apply-correction.ts' },
  canConfirmResult: { by: 'refuseSamePerson', in: 'results/confirm-result.ts' },
  canApproveRecovery: { by: 'requireTwoPersons', in: 'accounts/recover-account.ts' },
  canConfirmRole: { by: 'requireTwoPersons', in: 'accounts/decide-role.ts' },
  canConfirmSanction: { by: 'requireTwoPersons', in: 'sanctions/impose-sanction.ts' },
  canDecideGrade: { by: 'requireTwoPersons', in: 'grading/decide-grades.ts' },
  canDecideErasure: { by: 'requireTwoPersons', in: 'registry/request-erasure.ts' },
  canDecideRequest: { by: 'refuseSamePerson', in: 'event-requests/decide-request.ts' },
  canDecideTransfer: { by: 'requireTwoPersons', in: 'transfers/decide-transfer.ts' },
  canStateFigures: { by: 'requireTwoPersons', in: 'closing/state-award-figures.ts' },
}

/** The exported functions of a policy that compare the viewer with whoever did the first half. */
const comparing = (text: string): string[] =>
  text
    .split(/^export const /m)
    .slice(1)
    .filter(part =>
      /(accountId|actorOf\(viewer\)) === (\w+\.)?(requestedBy|proposedBy|enteredBy|statedBy)\b.*\?|\.(requestedBy|proposedBy)\b[^;]*includes\(viewer\.accountId|requestedBy \|\| viewer|\.(requestedBy|answeredBy)\]/s.test(
        part,
      ),
    )
    .map(part => part.slice(0, part.search(/\W/)))

describe('every act of two', () => {
  it('is known here', () => {
    const found = files.filter(({ name }) => name.endsWith('/policy.ts')).flatMap(({ text }) => comparing(text))
    // Whoever asked for an event mends it; nobody else has a half of that act.
    const halves = found.filter(name => name !== 'canChangeRequest')
    expect([...new Set(halves)].sort()).toEqual(Object.keys(actsOfTwo).sort())
  })

  it.each(Object.entries(actsOfTwo))('%s is held to two people', (policy, of) => {
    const text = files.find(({ name }) => name === of.in)?.text ?? ''
    expect(text).toContain(`await ${of.by}(`)
    // What lists who may, by asking the policies, does none of it.
    const calls = files.filter(
      ({ name, text: other }) =>
        !name.endsWith('policy.ts') && name !== 'powers/acts.ts' && other.includes(`${policy}(`),
    )
    const allowed = policy === 'canStateFigures' ? [of.in, 'closing/figures-of-event.ts'] : [of.in]
    for (const call of calls) expect(allowed, `${policy} in ${call.name}`).toContain(call.name)
  })
})

const schemaFolder = path.resolve(import.meta.dirname, '../../apps/api/src/graphql')
const rooms = readdirSync(schemaFolder, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.resolver.ts'))
  .map(name => readFileSync(path.join(schemaFolder, name), 'utf8'))

describe('before the act', () => {
  it.each(Object.entries(actsOfTwo))('%s is shown with what two people take', (policy, { by }) => {
    const asking = rooms.filter(text => text.includes(`${policy}(`))
    const wrapped = by === 'requireTwoPersons' ? 'asSecondPerson' : 'asAnotherPerson'
    for (const text of asking) expect(text).toMatch(new RegExp(`${wrapped}\\([^;]*${policy}\\(`, 's'))
  })
})

let journey: Journey
let federation = ''
const actors: Record<'one' | 'again' | 'nobody' | 'other', NonNullable<Actor>> = {} as never

const person = async (display: string): Promise<string> => {
  const name = { script: 'Hans', family: display.slice(0, 1), given: display.slice(1), display }
  const document = 'mutation ($input: RegisterPersonInput!) { registerPerson(input: $input) { person { id } } }'
  const input = { organisation: federation, names: [name], surelyNew: true }
  const answer = await journey.ask<{ registerPerson: { person: { id: string } } }>(journey.federation.staff, document, {
    input,
  })
  return answer.registerPerson.person.id
}
const account = async (name: string, personId?: string): Promise<NonNullable<Actor>> => {
  const about = { name, email: `${name}@paiji.example`, password: 'long enough' }
  const more = personId ? { personId: rowIdOf(personId) } : {}
  const made = await useCases.createAccount(journey.database.db, { ...about, ...more })
  if (!made.ok) throw new Error('no account')
  const scope = { kind: 'organisation' as const, id: journey.federation.id }
  const grants = [{ role: 'admin' as const, scope, from: undefined, until: undefined }]
  return { accountId: made.value, requestId: name, grants, ...more }
}
const act = async (who: Actor, name: string, input: Fields): Promise<string | undefined> => {
  const { data, errors } = await journey.api.execute<Record<string, { problems: { code: string }[] }>>(
    who,
    documentOf(name),
    { input },
  )
  const reason = errors?.[0]?.extensions?.reason
  return typeof reason === 'string' ? reason : data?.[name]?.problems[0]?.code
}
/** The second half by nobody of the register, by the first person's other account, and by another person. */
const second = async (name: string, input: Fields) => [
  await act(actors.nobody, name, input),
  await act(actors.again, name, input),
  await act(actors.other, name, input),
]
const HELD = ['SECOND_PERSON_UNREGISTERED', 'SECOND_PERSON_IS_FIRST', undefined]
const idOf = async (type: string, rows: Promise<readonly Record<string, unknown>[]>) =>
  globalId(type, String((await rows)[0]?.id))

beforeAll(async () => {
  journey = await startJourney()
  federation = globalId('Organisation', journey.federation.id)
  const [one, twice, other] = [await person('王一'), await person('王依'), await person('李二')]
  actors.one = await account('one', one)
  actors.again = await account('again', twice)
  actors.nobody = await account('nobody')
  actors.other = await account('other', other)
  await act(actors.other, 'mergePeople', { from: twice, into: one, reason: '同一人' })
})
afterAll(() => journey?.stop())

describe('the second half of an act', () => {
  it('a sanction', async () => {
    const about = { organisation: federation, person: await person('赵三'), scope: 'compete', publicity: 'offices' }
    expect(await act(actors.one, 'imposeSanction', { ...about, from: '2026-11-01', reason: '罢赛' })).toBeUndefined()
    const sanction = await idOf('Sanction', journey.database.sql`select id from sanction`)
    expect(await second('confirmSanction', { sanction, confirm: true })).toEqual(HELD)
  })

  it('an administrator', async () => {
    const made = await account('third')
    const input = { account: globalId('Account', made.accountId ?? ''), role: 'admin', scope: federation }
    expect(await act(actors.one, 'grantRole', input)).toBeUndefined()
    const proposal = await idOf('RoleProposal', journey.database.sql`select id from role_proposal`)
    expect(await second('decideRole', { proposal, confirm: true })).toEqual(HELD)
  })

  it('a reset of an account', async () => {
    const made = await account('locked-out')
    await journey.database
      .sql`update "user" set organisation_id = ${journey.federation.id} where id = ${made.accountId ?? ''}`
    const input = { account: globalId('Account', made.accountId ?? ''), reason: '本人到办公室' }
    expect(await act(actors.one, 'proposeAccountRecovery', input)).toBeUndefined()
    const recovery = await idOf('AccountRecovery', journey.database.sql`select id from account_recovery`)
    expect(await second('decideAccountRecovery', { recovery, approve: true })).toEqual(HELD)
  })

  it('an erasure', async () => {
    expect(
      await act(actors.one, 'requestErasure', { person: await person('钱四'), reason: '本人要求' }),
    ).toBeUndefined()
    const request = await idOf('ErasureRequest', journey.database.sql`select id from erasure_request`)
    expect(await second('decideErasure', { request, approve: true, reason: '已核实' })).toEqual(HELD)
  })

  it('a release by the club that is left', async () => {
    const club = async (code: string): Promise<string> => {
      const input = { nameZh: code, nameEn: code, parent: federation, kind: 'club', code, timeZone: 'Asia/Shanghai' }
      expect(await act(actors.one, 'createOrganisation', input)).toBeUndefined()
      return idOf('Organisation', journey.database.sql`select id from organisation where code = ${code}`)
    }
    const [from, to, mover] = [await club('LEFT'), await club('JOINED'), await person('吴七')]
    const at = { person: mover, organisation: from, kind: 'affiliation', from: '2020-01-01' }
    expect(await act(actors.one, 'affiliatePerson', at)).toBeUndefined()
    expect(await act(actors.one, 'requestTransfer', { person: mover, to, reason: '搬家' })).toBeUndefined()
    const transfer = await idOf('Transfer', journey.database.sql`select id from transfer`)
    const input = { transfer, answer: 'released', reason: '来函' }
    expect(await act(actors.again, 'answerTransfer', input)).toBe('SECOND_PERSON_IS_FIRST')
    expect(await act(actors.other, 'answerTransfer', input)).toBeUndefined()
  })

  it('and what somebody without a record proposed waits until there is one', async () => {
    const about = { organisation: federation, person: await person('孙五'), scope: 'compete', publicity: 'offices' }
    await act(actors.nobody, 'imposeSanction', { ...about, from: '2026-11-01', reason: '罢赛' })
    const rows = journey.database.sql`select id from sanction where status = 'PROPOSED'`
    const input = { sanction: await idOf('Sanction', rows), confirm: true }
    expect(await act(actors.other, 'confirmSanction', input)).toBe('FIRST_PERSON_UNREGISTERED')
    await journey.database
      .sql`update "user" set person_id = ${rowIdOf(await person('周六'))} where id = ${actors.nobody.accountId ?? ''}`
    expect(await act(actors.other, 'confirmSanction', input)).toBeUndefined()
  })
})

describe('the table of acts with two sides', () => {
  it('names every table in which one makes a row and another has a word', async () => {
    const tables = new Set((await tablesOfTwo(journey.database)).map(one => one.table))
    expect([...tables].sort()).toEqual([...tablesAsked(), ...Object.keys(tablesNotNamed)].sort())
  })
})
