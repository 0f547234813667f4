import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields, Problem } from '../support/director.js'
import type { Actor } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { holder } from '../support/rights.js'
import { documentOf } from '../support/walk-mutation.js'

/**
 * What a person keeps private changes no answer to anyone who may not see it. Each private field takes two values in
 * turn; every way in which it could act is tried by every role, and the answers are compared. Those who may see the field
 * must notice it in some way, otherwise the test would prove nothing.
 */

let journey: Journey
let federation = ''
let clubs: { readonly code: string; readonly id: string }[] = []
let person = ''
let rowId = ''

const send = async (name: string, input: Fields, who: Actor = journey.federation.staff): Promise<string[]> => {
  const answer = await journey.ask<Record<string, { problems: Problem[] }>>(who, documentOf(name), { input })
  return answer[name]?.problems.map(problem => problem.code) ?? []
}

const club = (code: string): string => clubs.find(one => one.code === code)?.id ?? ''
const clubId = (code: string): string => globalId('Organisation', club(code))

const CANARY = { number: 'KNR-77310', birth: '1987-06-05', name: '金丝雀' }

beforeAll(async () => {
  journey = await startJourney()
  const { sql } = journey.database
  federation = globalId('Organisation', journey.federation.id)
  for (const code of ['EAST', 'WEST'])
    expect(
      await send('createOrganisation', { code, kind: 'club', nameZh: `${code}会`, nameEn: code, parent: federation }),
    ).toEqual([])
  clubs = (await sql`select id, code from organisation where kind = 'club'`).map(row => ({
    id: String(row.id),
    code: String(row.code),
  }))
  const names = [{ script: 'Hans', family: '金', given: '丝雀', display: CANARY.name }]
  expect(await send('registerPerson', { organisation: clubId('WEST'), names })).toEqual([])
  rowId = String((await sql`select person_id as id from person_name where display = ${CANARY.name}`)[0]?.id)
  person = globalId('Person', rowId)
  expect(
    await send('declareIssuer', { code: 'OPEN', nameZh: '公开号', nameEn: 'Open numbers', visibility: 'public' }),
  ).toEqual([])
})
afterAll(() => journey?.stop())

/** Everything that can be read of a person or used to look for one. */
const FOUND = 'totalCount edges { node { id number name } }'
const ways: Readonly<Record<string, { document: string; variables: () => Fields }>> = {
  page: {
    document: `query ($id: ID!) { person(id: $id) { name gender birthYear status club { code } affiliations { organisation { code } }
      identifiers { issuer value } photo { path } office { birthDate guardians { name } } } }`,
    variables: () => ({ id: person }),
  },
  searchNumber: {
    document: `query ($t: String!) { search(text: $t) { kinds people { ${FOUND} } } people(text: $t) { ${FOUND} } }`,
    variables: () => ({ t: CANARY.number }),
  },
  searchName: {
    document: `query ($t: String!, $east: ID!, $west: ID!) { search(text: $t) { kinds people { ${FOUND} } }
      inEast: people(text: $t, organisation: $east) { ${FOUND} } inWest: people(text: $t, organisation: $west) { ${FOUND} } }`,
    variables: () => ({ t: CANARY.name, east: clubId('EAST'), west: clubId('WEST') }),
  },
  filterByClub: {
    document: `query ($east: ID!, $west: ID!) { inEast: people(organisation: $east) { ${FOUND} } inWest: people(organisation: $west) { ${FOUND} } }`,
    variables: () => ({ east: clubId('EAST'), west: clubId('WEST') }),
  },
  members: {
    document: `query ($east: ID!, $west: ID!) { east: organisation(id: $east) { members { edges { node { id } } } }
      west: organisation(id: $west) { members { edges { node { id } } } } }`,
    variables: () => ({ east: clubId('EAST'), west: clubId('WEST') }),
  },
  lookAlikes: {
    document: `query ($org: ID!, $day: String!) { same: lookAlikes(organisation: $org, names: ["${CANARY.name}"], birthDate: $day) { because person { id } }
      other: lookAlikes(organisation: $org, names: ["${CANARY.name}"], birthDate: "1950-01-01") { because person { id } } }`,
    variables: () => ({ org: clubId('EAST'), day: CANARY.birth }),
  },
}

type Role = 'registrar' | 'staff' | 'scorer' | 'director' | 'clerk' | 'auditor'
const callers = (): Readonly<Record<string, { who: Actor; sees: boolean }>> => {
  const at = (role: Role, code: string): Actor => holder(role, [club(code)])
  return {
    nobody: { who: undefined, sees: false },
    member: { who: { accountId: 'member', requestId: 'r', grants: [] }, sees: false },
    'registrar of another club': { who: at('registrar', 'EAST'), sees: false },
    'staff of another club': { who: at('staff', 'EAST'), sees: false },
    'scorer of the club': { who: at('scorer', 'WEST'), sees: false },
    'director of the federation': { who: holder('director', [journey.federation.id]), sees: false },
    'registrar of the club': { who: at('registrar', 'WEST'), sees: true },
    'staff of the federation': { who: journey.federation.staff, sees: true },
    'the person': { who: { accountId: 'self', personId: rowId, requestId: 'r', grants: [] }, sees: true },
  }
}

/** What everyone is answered in every way: `caller / way` → the answer, errors by code. */
const answers = async (): Promise<ReadonlyMap<string, string>> => {
  const all = new Map<string, string>()
  for (const [caller, { who }] of Object.entries(callers()))
    for (const [way, { document, variables }] of Object.entries(ways)) {
      const { data, errors } = await journey.api.execute(who, document, variables())
      const codes = errors?.map(error => error.extensions?.code)
      all.set(`${caller} / ${way}`, JSON.stringify({ data, codes }))
    }
  return all
}

const privacy = { person: '', hideBirthYear: true, hideClub: true, hideGender: true, hidePhoto: true }

interface Field {
  /** Puts the canary in. */
  readonly on: () => Promise<unknown>
  /** Takes it out again. */
  readonly off: () => Promise<unknown>
}

const fields: Readonly<Record<string, Field>> = {
  'a number of a private issuer': {
    on: () =>
      journey.database
        .sql`insert into person_identifier (person_id, issuer, value) values (${rowId}, 'PRIV', ${CANARY.number})`,
    off: () => journey.database.sql`delete from person_identifier where value = ${CANARY.number}`,
  },
  'a number that a file gave': {
    on: () =>
      journey.database
        .sql`insert into person_identifier (person_id, issuer, value) values (${rowId}, 'body:WEST', ${CANARY.number})`,
    off: () => journey.database.sql`delete from person_identifier where value = ${CANARY.number}`,
  },
  'the day of birth': {
    on: () => journey.database.sql`update person set birth_date = ${CANARY.birth} where id = ${rowId}`,
    off: () => journey.database.sql`update person set birth_date = '1950-01-01' where id = ${rowId}`,
  },
  'the gender': {
    on: () => journey.database.sql`update person set gender = 'female' where id = ${rowId}`,
    off: () => journey.database.sql`update person set gender = 'male' where id = ${rowId}`,
  },
  'the photo': {
    on: () =>
      journey.database
        .sql`insert into person_photo (person_id, content, digest, stored_by) values (${rowId}, '\\x00', 'd', 'x')`,
    off: () => journey.database.sql`delete from person_photo where person_id = ${rowId}`,
  },
  'a guardian': {
    on: () =>
      journey.database
        .sql`insert into guardianship (person_id, name, relation, contact, recorded_by) values (${rowId}, '雀母', 'parent', '1', 's')`,
    off: () =>
      journey.database.sql`update guardianship set ended_at = now(), ended_by = 's' where person_id = ${rowId}`,
  },
}

describe('a private field', () => {
  beforeAll(async () => expect(await send('setPrivacy', { ...privacy, person })).toEqual([]))

  it.each(Object.entries(fields))('%s changes no answer to who may not see it', async (_, { on, off }) => {
    await off()
    const without = await answers()
    await on()
    const having = await answers()
    await off()
    for (const [caller, { sees }] of Object.entries(callers())) {
      const differing = Object.keys(ways).filter(
        way => without.get(`${caller} / ${way}`) !== having.get(`${caller} / ${way}`),
      )
      if (sees) expect(differing, `${caller} is shown it somewhere`).not.toEqual([])
      else expect(differing, `what ${caller} is answered`).toEqual([])
    }
  })

  it('the hidden club is no filter: nobody else finds the person by it', async () => {
    const all = await answers()
    for (const [caller, { sees }] of Object.entries(callers()))
      for (const way of ['filterByClub', 'members']) {
        const found = all.get(`${caller} / ${way}`)?.includes(person)
        expect(found, `${caller} / ${way}`).toBe(sees)
      }
    const named = JSON.parse(all.get('nobody / searchName') ?? '{}') as {
      data: { search: { people: { totalCount: number } }; inWest: { totalCount: number } }
    }
    expect([named.data.search.people.totalCount, named.data.inWest.totalCount]).toEqual([1, 0])
  })

  it('a number of a public issuer finds its owner for anyone', async () => {
    await journey.database
      .sql`insert into person_identifier (person_id, issuer, value) values (${rowId}, 'OPEN', ${CANARY.number})`
    const all = await answers()
    await journey.database.sql`delete from person_identifier where value = ${CANARY.number}`
    for (const caller of Object.keys(callers())) expect(all.get(`${caller} / searchNumber`)).toContain(person)
  })
})
