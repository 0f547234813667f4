import { personActs } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields, Problem } from '../support/director.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { type AskedOfPerson, expectShares, holder } from '../support/rights.js'
import { sixPairs, usebioFile } from '../support/usebio.js'
import { documentOf } from '../support/walk-mutation.js'

/**
 * A person of two sibling clubs below one federation belongs to neither of them: each keeps its own membership, the
 * federation keeps the record. What every neighbour may do is the second table of docs/rights.md.
 */

let journey: Journey
let federation = ''
const bodies = new Map<string, string>()
const id = (code: string): string => bodies.get(code) ?? ''
const body = (code: string): string => globalId('Organisation', id(code))

const registrar = (code: string, accountId = `registrar of ${code}`): NonNullable<Actor> => ({
  ...holder('registrar', [id(code)]),
  accountId,
})

/** Codes of the problems, or the code of the refusal. */
const send = async (name: string, input: Fields, who: Actor = journey.federation.staff): Promise<string[]> => {
  const document = documentOf(name)
  const { data, errors } = await journey.api.execute<Record<string, { problems: Problem[] }>>(who, document, { input })
  if (errors) return errors.map(error => String(error.extensions?.code))
  return data?.[name]?.problems.map(problem => problem.code) ?? []
}

const people = new Map<string, string>()
const register = async (display: string, code: string): Promise<string> => {
  const names = [{ script: 'Hans', family: display.slice(0, 1), given: display.slice(1), display }]
  const input = { organisation: body(code), names, birthDate: '1990-01-02', surelyNew: true }
  expect(await send('registerPerson', input, registrar(code))).toEqual([])
  const [row] = await journey.database.sql`select person_id as id from person_name where display = ${display}`
  people.set(display, String(row?.id))
  return globalId('Person', String(row?.id))
}
const rowOf = (display: string): string => people.get(display) ?? ''

const membership = async (display: string, code: string): Promise<string> => {
  const [row] = await journey.database.sql`select id from affiliation where person_id = ${rowOf(display)}
    and organisation_id = ${id(code)} and superseded_at is null`
  return globalId('Affiliation', String(row?.id))
}

const join = (person: string, code: string, kind = 'membership') =>
  send('affiliatePerson', { person, organisation: body(code), kind, from: '2026-01-01' })

let shared = ''
let own = ''

beforeAll(async () => {
  journey = await startJourney()
  bodies.set('TBF', journey.federation.id)
  federation = body('TBF')
  const create = async (code: string, kind: string, parent: string) => {
    expect(await send('createOrganisation', { code, kind, nameZh: `${code}会`, nameEn: code, parent })).toEqual([])
    const [row] = await journey.database.sql`select id from organisation where code = ${code}`
    bodies.set(code, String(row?.id))
  }
  await create('EAST', 'association', federation)
  await create('INN', 'club', body('EAST'))
  await create('NORTH', 'association', federation)
  await create('WEST', 'club', body('NORTH'))
  await create('SOUTH', 'club', body('NORTH'))
  shared = await register('安娜', 'WEST')
  expect(await join(shared, 'EAST')).toEqual([])
  own = await register('本会', 'WEST')
})
afterAll(() => journey?.stop())

const changed = (person: string, birthDate: string) => ({
  person,
  gender: 'female',
  birthDate,
  status: 'ACTIVE',
  deceasedOn: null,
  reason: '证件',
})

describe('a person of two clubs', () => {
  it('keeps birth date, name, privacy and data from either club', async () => {
    for (const code of ['EAST', 'WEST', 'NORTH']) {
      const who = registrar(code)
      expect(await send('changePerson', changed(shared, '2010-01-02'), who), code).toEqual(['FORBIDDEN'])
      const name = { script: 'Latn', family: 'Ann', given: 'A', display: 'Ann A' }
      expect(await send('renamePerson', { person: shared, name }, who), code).toEqual(['FORBIDDEN'])
      const hidden = { hideBirthYear: false, hideClub: false, hideGender: false }
      expect(await send('setPrivacy', { person: shared, ...hidden }, who), code).toEqual(['FORBIDDEN'])
      expect(await send('exportPersonData', { person: shared, reason: '核对' }, who), code).toEqual(['FORBIDDEN'])
      expect(await send('requestErasure', { person: shared, reason: '核对' }, who), code).toEqual(['FORBIDDEN'])
    }
    expect(await send('changePerson', changed(shared, '1991-01-02'))).toEqual([])
  })

  it('stays a member of each club until that club ends it', async () => {
    const of = await membership('安娜', 'WEST')
    const end = { affiliation: of, on: '2027-01-01', reason: '退会' }
    expect(await send('endAffiliation', end, registrar('EAST'))).toEqual(['FORBIDDEN'])
    expect(await send('endAffiliation', end, registrar('SOUTH'))).toEqual(['FORBIDDEN'])
    expect(await send('endAffiliation', end, registrar('WEST'))).toEqual([])
  })

  it('is not taken over by a club to play for it', async () => {
    const input = { person: shared, organisation: body('EAST'), kind: 'affiliation', from: '2026-02-01' }
    expect(await send('affiliatePerson', input, registrar('EAST'))).toEqual(['FORBIDDEN'])
  })

  it('is not forgotten by two people of one club', async () => {
    expect(await send('requestErasure', { person: shared, reason: '来信' })).toEqual([])
    const [row] = await journey.database.sql`select id from erasure_request where person_id = ${rowOf('安娜')}`
    const request = globalId('ErasureRequest', String(row?.id))
    const decide = { request, approve: false, reason: '核实' }
    for (const code of ['EAST', 'WEST', 'NORTH'])
      expect(await send('decideErasure', decide, registrar(code)), code).toEqual(['FORBIDDEN'])
  })

  it('is merged with nobody, and told from nobody, by one club', async () => {
    const twin = await register('安挪', 'EAST')
    const reason = '同名'
    const pair = { from: shared, into: twin, reason }
    expect(await send('mergePeople', pair, registrar('EAST'))).toEqual(['FORBIDDEN'])
    expect(await send('mergePeople', { ...pair, from: twin, into: shared }, registrar('EAST'))).toEqual(['FORBIDDEN'])
    expect(await send('declareDistinct', { a: shared, b: twin, reason }, registrar('EAST'))).toEqual(['FORBIDDEN'])
  })

  it('is told, with the clubs, what the federation does', async () => {
    await journey.database.sql`insert into "user" (id, name, email, person_id)
      values ('ann', 'Ann', 'ann@example.org', ${rowOf('安娜')}), ('west', 'West', 'west@example.org', null)`
    await journey.database.sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
      values ('west', 'registrar', 'organisation', ${id('WEST')}, '[2020-01-01,)', 'staff')`
    expect(await send('changePerson', changed(shared, '1992-01-02'))).toEqual([])
    const rows = await journey.database
      .sql`select recipient from notice where code = 'PERSON_RECORD_CHANGED' order by 1`
    expect(rows.map(row => row.recipient)).toEqual(['ann', 'west'])
  })
})

describe('a number of a body of the register', () => {
  const give = (person: string, issuer: string, value: string, by: string) =>
    send('addIdentifier', { person, issuer, value }, registrar(by))

  it('is given by that body or one above it, one of an issuer outside by whoever keeps the record', async () => {
    expect(await give(shared, 'EAST', '55', 'EAST')).toEqual([])
    expect(await give(own, 'WEST', '55', 'WEST')).toEqual([])
    expect(await give(own, 'WEST', '56', 'NORTH')).toEqual([])
    expect(await give(own, 'WBF', '12345', 'WEST')).toEqual([])
    expect(await give(own, 'TBF', '999999', 'TBF')).toEqual([])
    for (const [issuer, by] of [
      ['TBF', 'WEST'],
      ['TBF', 'NORTH'],
      ['EAST', 'WEST'],
      ['SOUTH', 'WEST'],
    ] as const)
      expect(await give(own, issuer, '1', by), `${issuer} by ${by}`).toEqual(['FORBIDDEN'])
    expect(await give(shared, 'WEST', '1', 'EAST')).toEqual(['FORBIDDEN'])
    expect(await give(shared, 'WBF', '1', 'EAST')).toEqual(['FORBIDDEN'])
  })

  it('is taken by nobody else, and comes in with no new person', async () => {
    const [row] = await journey.database.sql`select id from person_identifier where issuer = 'TBF' and value = '999999'`
    const taken = { identifier: globalId('PersonIdentifier', String(row?.id)), reason: '错' }
    expect(await send('removeIdentifier', taken, registrar('WEST'))).toEqual(['FORBIDDEN'])
    const names = [{ script: 'Hans', family: '冯', given: '八', display: '冯八' }]
    const person = { organisation: body('WEST'), names, identifiers: [{ issuer: 'TBF', value: '777' }] }
    expect(await send('registerPerson', person, registrar('WEST'))).toEqual(['FORBIDDEN'])
    expect(await send('removeIdentifier', taken)).toEqual([])
  })
})

describe('a person of one club', () => {
  it('stays in the hands of that club, and of those above it', async () => {
    expect(await send('changePerson', changed(own, '1991-02-03'), registrar('WEST'))).toEqual([])
    expect(await send('changePerson', changed(own, '1991-02-04'), registrar('NORTH'))).toEqual([])
    expect(await send('changePerson', changed(own, '1991-02-05'), registrar('EAST'))).toEqual(['FORBIDDEN'])
    expect(await send('exportPersonData', { person: own, reason: '本人来信' }, registrar('WEST'))).toEqual([])
  })

  it('with awarded points of the federation keeps the birth date and the record from the club alone', async () => {
    await journey.database.sql`insert into person_merge (from_person_id, into_person_id, moved, reason, merged_by)
      values (${rowOf('安挪')}, ${rowOf('本会')}, '{}', '同一人', 'staff')`
    const [row] = await journey.database.sql`select id from person_merge limit 1`
    const undo = { merge: globalId('PersonMerge', String(row?.id)) }
    expect(await send('undoMerge', undo, registrar('WEST'))).toEqual(['FORBIDDEN'])
  })
})

describe('the table of whose a person is', () => {
  /** Rows that acts are about which take something back or decide it. */
  const prepared = async () => {
    const { sql } = journey.database
    const officer = await register('登记', 'WEST')
    await sql`insert into "user" (id, name, email, person_id)
      values ('registrar of TBF', 'R', 'r@example.org', ${rowOf('登记')}), ('staff', 'S', 's@example.org', ${rowOf('本会')}),
        ('claimant', 'C', 'c@example.org', null)`
    await sql`insert into guardianship (person_id, name, relation, contact, recorded_by)
      values (${rowOf('安娜')}, '母', 'parent', '1', 'staff')`
    await sql`insert into person_claim (person_id, account_id, proof) values (${rowOf('安娜')}, 'claimant', '证件')`
    await sql`insert into person_merge (from_person_id, into_person_id, moved, reason, merged_by)
      values (${rowOf('登记')}, ${rowOf('安娜')}, '{}', '同一人', 'staff')`
    const newest = async (type: string, table: string) => {
      const [row] = await sql.unsafe(`select id from ${table} order by id desc limit 1`)
      return globalId(type, String(row?.id))
    }
    return {
      officer,
      merge: await newest('PersonMerge', 'person_merge'),
      guardian: await newest('Guardian', 'guardianship'),
      claim: await newest('PersonClaim', 'person_claim'),
      request: await newest('ErasureRequest', 'erasure_request'),
      affiliation: await membership('安娜', 'WEST'),
    }
  }

  it('is printed in docs/rights.md, every act of it asked by every kind of caller', async () => {
    const { event } = await journey.takeIn('first.xml', usebioFile('First', ['1', '2', '3', '4', '5', '6'], sixPairs))
    const { merge, guardian, claim, request, affiliation } = await prepared()
    const person = shared
    const reason = '同名'
    const born = changed(shared, '1992-01-02')
    const asked: readonly AskedOfPerson[] = [
      { act: 'changePerson', mutation: 'changePerson', input: { ...born, gender: 'male' } },
      {
        act: 'changeBirthDate',
        mutation: 'changePerson',
        input: changed(shared, '1993-01-02'),
        proposed: { act: 'changeBirthDate', person, day: '1993-01-02' },
      },
      {
        act: 'renamePerson',
        mutation: 'renamePerson',
        input: { person, name: { script: 'Latn', family: 'Ann', given: 'A', display: 'Ann A' } },
      },
      {
        act: 'setPrivacy',
        mutation: 'setPrivacy',
        input: { person, hideBirthYear: false, hideClub: false, hideGender: false },
      },
      {
        act: 'recordGuardian',
        mutation: 'recordGuardian',
        input: { person, name: '母', relation: 'parent', contact: '1' },
      },
      { act: 'endGuardian', mutation: 'endGuardian', input: { guardian } },
      { act: 'setPhoto', mutation: 'removePhoto', input: { person } },
      { act: 'keepIdentifiers', mutation: 'addIdentifier', input: { person, issuer: 'WBF', value: '1' } },
      {
        act: 'giveNumber',
        of: 'of the federation',
        mutation: 'addIdentifier',
        input: { person, issuer: 'TBF', value: '1' },
      },
      {
        act: 'giveNumber',
        of: 'of another body',
        mutation: 'addIdentifier',
        input: { person, issuer: 'EAST', value: '1' },
      },
      { act: 'exportPersonData', mutation: 'exportPersonData', input: { person, reason } },
      { act: 'requestErasure', mutation: 'requestErasure', input: { person, reason } },
      {
        act: 'erasePerson',
        mutation: 'decideErasure',
        input: { request, approve: true, reason },
        proposed: { act: 'erasePerson', person },
      },
      {
        act: 'mergePeople',
        mutation: 'mergePeople',
        input: { from: own, into: person, reason },
        proposed: { act: 'mergePeople', person, other: own },
      },
      { act: 'undoMerge', mutation: 'undoMerge', input: { merge }, proposed: { act: 'undoMerge', person, merge } },
      {
        act: 'declareDistinct',
        mutation: 'declareDistinct',
        input: { a: person, b: own, reason },
        proposed: { act: 'declareDistinct', person, other: own },
      },
      {
        act: 'affiliate',
        mutation: 'affiliatePerson',
        input: { person, organisation: body('EAST'), kind: 'affiliation', from: '2026-02-01' },
      },
      {
        act: 'enrol',
        mutation: 'affiliatePerson',
        input: { person, organisation: body('EAST'), kind: 'membership', from: '2027-02-01' },
      },
      {
        act: 'endAffiliation',
        mutation: 'endAffiliation',
        input: { affiliation, on: '2027-01-01', reason },
        proposed: { act: 'endAffiliation', person, affiliation, day: '2027-01-01' },
      },
      { act: 'bindAccount', mutation: 'decideClaim', input: { claim, accept: true, reason } },
    ]
    expect([...new Set(asked.map(one => one.act))].sort()).toEqual(Object.keys(personActs).sort())
    expect(asked.filter(one => 'proposable' in personActs[one.act] && !one.proposed)).toEqual([])
    const ofEvent = { role: 'director' as const, scope: { kind: 'event' as const, id: rowIdOf(event) } }
    const callers = {
      'the person': { accountId: 'ann', personId: rowOf('安娜'), requestId: 'r', grants: [] },
      'a club of the person': registrar('WEST'),
      'another body of the person': registrar('EAST'),
      'a club below that': registrar('INN'),
      'a sibling club': registrar('SOUTH'),
      'the body above one club': registrar('NORTH'),
      'the federation': registrar('TBF'),
      'an officer of an event': {
        accountId: 'director',
        requestId: 'r',
        grants: [{ ...ofEvent, from: undefined, until: undefined }],
      },
      'a write token of the federation': { ...registrar('TBF'), token: { id: 't', scopes: ['write' as const] } },
    }
    await expectShares(journey.database, { callers, asked }, documentOf)
  })
})
