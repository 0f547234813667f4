import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createAsking, startStack, type TestStack, testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prepareCanaryPapers } from '../support/canary-papers.js'
import type { Fields, Problem } from '../support/director.js'
import type { Actor } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { holder, readingApi, stranger } from '../support/rights.js'
import { registerAddress, toldByNow } from '../support/told.js'
import { sixPairs, usebioFile } from '../support/usebio.js'
import { documentOf } from '../support/walk-mutation.js'
import { addressesToSee, CANARY, exportsToSee, type SeenScene, type Way, waysToSee } from '../support/ways-to-see.js'

/**
 * What a person keeps private changes no answer to anyone who may not see it. Each private field takes two values in
 * turn; every way in which it could act is tried by every role, and the answers are compared. Those who may see the field
 * must notice it in some way, otherwise the test would prove nothing.
 */

let journey: Journey
let stack: TestStack
let scene: SeenScene
let ways: Readonly<Record<string, Way>> = {}
let addresses: readonly string[] = []
let dataDir = ''
let rowId = ''
let other = ''
const rows: Record<string, string> = {}

const send = async (name: string, input: Fields, who: Actor = journey.federation.staff): Promise<string[]> => {
  const answer = await journey.ask<Record<string, { problems: Problem[] }>>(who, documentOf(name), { input })
  return answer[name]?.problems.map(problem => problem.code) ?? []
}

const club = (code: string): string => rows[code] ?? ''
const clubId = (code: string): string => globalId('Organisation', club(code))

/** Clubs, an event in which the person played, and who may enter it. */
const prepare = async (): Promise<void> => {
  const { sql } = journey.database
  const parent = globalId('Organisation', journey.federation.id)
  for (const code of ['EAST', 'WEST', 'SOUTH'])
    expect(await send('createOrganisation', { code, kind: 'club', nameZh: `${code}会`, nameEn: code, parent })).toEqual(
      [],
    )
  for (const row of await sql`select id, code from organisation where kind = 'club'`) rows[row.code] = String(row.id)
  const file = usebioFile('Canary Pairs', ['1', '2', '3', '4', '5', '6'], sixPairs)
  const { event, stage } = await journey.takeIn('canary.xml', file.replace('First 1', CANARY.name))
  const people =
    await sql`select n.person_id as id, n.display, p.number from person_name n join person p on p.id = n.person_id`
  const canary = people.find(one => one.display === CANARY.name)
  rowId = String(canary?.id)
  other = String(people.find(one => one.display === 'Second 4')?.id)
  await sql`delete from affiliation where person_id = ${rowId}`
  await sql`insert into affiliation (person_id, organisation_id, kind, valid)
    values (${rowId}, ${club('WEST')}, 'affiliation', '[2020-01-01,)')`
  const person = globalId('Person', rowId)
  const name = { script: 'Hans', family: '邻', given: '人', display: '邻人' }
  expect(await send('registerPerson', { organisation: clubId('EAST'), names: [name], surelyNew: true })).toEqual([])
  const [neighbour] = await sql`select person_id as id from person_name where display = '邻人'`
  expect(await send('setPrivacy', { ...privacy, person })).toEqual([])
  const papers = await prepareCanaryPapers(journey, { personId: rowId, club: clubId('EAST') })
  scene = {
    ...{
      ...papers,
      neighbour: globalId('Person', String(neighbour?.id)),
      person,
      personNumber: String(canary?.number),
      event,
      stage,
      federation: parent,
    },
    ...{ east: clubId('EAST'), west: clubId('WEST'), south: clubId('SOUTH') },
  }
  const terms = { teamMin: 2, teamMax: 2, class: 'women', bornFrom: '1980-01-01', membersOf: clubId('SOUTH') }
  const times = {
    opensAt: '2020-01-01T00:00:00Z',
    closesAt: '2999-01-01T00:00:00Z',
    withdrawUntil: '2999-01-01T00:00:00Z',
  }
  expect(await send('setEntryTerms', { event, expectedVersion: 0, ...terms, ...times })).toEqual([])
  const [revision] = await sql`select id from standings_revision order by id desc limit 1`
  const published = { stage, revision: globalId('StandingsRevision', String(revision?.id)), idempotencyKey: 'publish' }
  expect(await send('publishStandings', published)).toEqual([])
  expect(
    await send('declareIssuer', { code: 'OPEN', nameZh: '公开号', nameEn: 'Open numbers', visibility: 'public' }),
  ).toEqual([])
  await sql`insert into "user" (id, name, email, person_id) values ('self', '雀', 'self@example.org', ${rowId})`
  await sql`update "user" set organisation_id = ${club('WEST')} where id = 'self'`
}

beforeAll(async () => {
  journey = await startJourney()
  dataDir = mkdtempSync(path.join(tmpdir(), 'paiji-seen-'))
  await prepare()
  ways = waysToSee(scene)
  const published = await journey.database.sql`select id from standings_revision where published_at is not null`
  addresses = addressesToSee(
    scene,
    published.map(row => String(row.id)),
  )
  stack = await startStack(journey.database, { dataDir })
  for (const { off } of Object.values(fields)) await off()
})
afterAll(async () => {
  await stack?.close()
  await journey?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

type Role = Parameters<typeof holder>[0]
interface Caller {
  readonly who: Actor
  readonly sees: boolean
}

/** A program with a token of the federation's office that is limited to another club. */
const limited = (): Actor => ({
  ...holder('staff', [club('EAST')]),
  beyond: holder('staff', [journey.federation.id]).grants,
  token: { id: 't', scopes: ['write'], place: { kind: 'organisation', id: club('EAST') } },
})

const callers = (): Readonly<Record<string, Caller>> => {
  const at = (role: Role, code: string): Caller => ({ who: holder(role, [club(code)]), sees: false })
  const above = (role: Role): Caller => ({ who: holder(role, [journey.federation.id]), sees: false })
  const others: Role[] = ['registrar', 'staff', 'admin', 'auditor', 'director']
  const own: Role[] = ['scorer', 'director', 'publisher', 'committee']
  const offices: Role[] = [
    'director',
    'scorer',
    'clerk',
    'committee',
    'publisher',
    'rankingOfficer',
    'sanctioningOfficer',
  ]
  return {
    nobody: { who: undefined, sees: false },
    'an account': { who: { ...stranger, accountId: 'member' }, sees: false },
    'a player': { who: { ...stranger, accountId: 'player', personId: other }, sees: false },
    ...Object.fromEntries(others.map(role => [`${role} of another club`, at(role, 'EAST')])),
    ...Object.fromEntries(own.map(role => [`${role} of the club`, at(role, 'WEST')])),
    ...Object.fromEntries(offices.map(role => [`${role} of the federation`, above(role)])),
    'a token limited to another club': { who: limited(), sees: false },
    'registrar of the club': { ...at('registrar', 'WEST'), sees: true },
    'auditor of the club': { ...at('auditor', 'WEST'), sees: true },
    'staff of the federation': { ...above('staff'), sees: true },
    'admin of the federation': { ...above('admin'), sees: true },
    'the person': { who: { ...stranger, accountId: 'self', personId: rowId }, sees: true },
  }
}

/** What everyone is answered in every way: `caller / way` → the answer, errors by code. */
const answers = async (): Promise<ReadonlyMap<string, string>> => {
  const all = new Map<string, string>()
  const reading = await readingApi(journey.database)
  const deps = testDeps(journey.database.db)
  for (const [caller, { who }] of Object.entries(callers()))
    for (const [way, document] of Object.entries(who ? exportsToSee : {}))
      all.set(
        `${caller} / ${way}`,
        JSON.stringify(await createAsking(deps).ask(who as NonNullable<Actor>, document, {})),
      )
  for (const [caller, { who }] of Object.entries(callers()))
    for (const [way, { document, variables, writes }] of Object.entries(ways)) {
      const { data, errors } = await (writes ? reading : journey.api).execute(who, document, { ...variables })
      const codes = errors?.map(error => error.extensions?.code)
      all.set(`${caller} / ${way}`, JSON.stringify({ data, codes }))
    }
  return all
}

const digestOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** What anyone gets at every address, and in the files of open data, by digest. */
const files = async (): Promise<ReadonlyMap<string, string>> => {
  const all = new Map<string, string>()
  for (const address of addresses) {
    const answer = await fetch(`${stack.url}${address}`)
    const content = new Uint8Array(await answer.arrayBuffer())
    // A calendar says in each event when it was asked for.
    const isCalendar = address.endsWith('.ics')
    const kept = isCalendar
      ? Buffer.from(
          Buffer.from(content)
            .toString()
            .replace(/^DTSTAMP.*$/gm, ''),
        )
      : content
    all.set(address, `${answer.status} ${digestOf(kept)}`)
  }
  const folder = path.join(mkdtempSync(path.join(dataDir, 'day-')), 'open-data')
  await useCases.writeDay(journey.database, folder, new Date('2026-11-24T04:00:00Z'))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(jsonl|csv)$/.test(file)) all.set(`open data ${file}`, digestOf(readFileSync(path.join(folder, file))))
  return all
}

const privacy = { person: '', hideBirthYear: true, hideClub: true, hideGender: true, hidePhoto: true }

interface Field {
  /** Puts the canary in. */
  readonly on: () => Promise<unknown>
  /** Takes it out again, as it is at the beginning. */
  readonly off: () => Promise<unknown>
  /** By whom it is not seen, though they see the record. */
  readonly except?: readonly string[]
}

const numberOf = (issuer: string): Field => ({
  on: () =>
    journey.database
      .sql`insert into person_identifier (person_id, issuer, value) values (${rowId}, ${issuer}, ${CANARY.number})`,
  off: () => journey.database.sql`delete from person_identifier where value = ${CANARY.number}`,
})

const fields: Readonly<Record<string, Field>> = {
  'a number of a private issuer': numberOf('PRIV'),
  'a number that a file of the club gave': numberOf('body:WEST'),
  'a number that the club gives': numberOf('WEST'),
  'the day of birth': {
    on: () => journey.database.sql`update person set birth_date = ${CANARY.birth} where id = ${rowId}`,
    off: () => journey.database.sql`update person set birth_date = null where id = ${rowId}`,
  },
  'another day of birth': {
    on: () => journey.database.sql`update person set birth_date = '1950-01-01' where id = ${rowId}`,
    off: () => journey.database.sql`update person set birth_date = null where id = ${rowId}`,
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
  'another club': {
    on: () =>
      journey.database.sql`insert into affiliation (person_id, organisation_id, kind, valid)
        values (${rowId}, ${club('SOUTH')}, 'membership', '[2020-01-01,)')`,
    off: () => journey.database.sql`delete from affiliation where organisation_id = ${club('SOUTH')}`,
  },
  'the address of the account': {
    on: () => journey.database.sql`update "user" set email = ${CANARY.mail} where id = 'self'`,
    off: () => journey.database.sql`update "user" set email = 'self@example.org' where id = 'self'`,
    except: ['registrar of the club', 'auditor of the club', 'staff of the federation', 'the person'],
  },
  'a guardian': {
    on: () =>
      journey.database
        .sql`insert into guardianship (person_id, name, relation, contact, recorded_by) values (${rowId}, '雀母', 'parent', '1', 's')`,
    off: () =>
      journey.database.sql`update guardianship set ended_at = now(), ended_by = 's' where person_id = ${rowId}`,
  },
}

/** What everyone is answered, and what stands in the files, while there is nothing to see. */
let without: ReadonlyMap<string, string> | undefined
let plain: ReadonlyMap<string, string> | undefined

describe('a private field', () => {
  it.each(Object.entries(fields))('%s changes no answer to who may not see it', async (_, { on, off, except = [] }) => {
    without ??= await answers()
    await on()
    const having = await answers()
    await off()
    const told: string[] = []
    for (const [caller, { sees }] of Object.entries(callers())) {
      const differing = [...Object.keys(ways), ...Object.keys(exportsToSee)].filter(
        way => without?.get(`${caller} / ${way}`) !== having.get(`${caller} / ${way}`),
      )
      if (sees && !except.includes(caller)) expect(differing, `${caller} is shown it somewhere`).not.toEqual([])
      else told.push(...differing.map(way => `${caller} / ${way}`))
    }
    expect(told).toEqual([])
  })

  it.each(Object.entries(fields))('%s changes no file that anyone may read', async (_, { on, off }) => {
    plain ??= await files()
    await on()
    const having = await files()
    await off()
    expect([...plain].filter(([file, content]) => having.get(file) !== content).map(([file]) => file)).toEqual([])
    expect(having.size).toBe(plain.size)
  })

  it('stands in no message to a program, no notice and no mail that waits for somebody else', async () => {
    await registerAddress(journey, ['published', 'official'])
    for (const { off, on } of Object.values(fields)) {
      await off()
      await on()
    }
    const record = {
      person: scene.person,
      birthDate: CANARY.birth,
      gender: 'female',
      status: 'INACTIVE',
      reason: '核对',
    }
    expect(await send('changePerson', record)).toEqual([])
    expect(
      await send('renewMemberships', { organisation: clubId('SOUTH'), people: [scene.person], until: '2999-01-01' }),
    )
    const told = JSON.stringify(await toldByNow(journey))
    const waiting = await journey.database.sql`
      select to_jsonb(n)::text as text from notice n where recipient <> 'self'
      union all select to_jsonb(m)::text from mail m where account_id is distinct from 'self'`
    const texts = [told, ...waiting.map(row => String(row.text))]
    for (const value of [CANARY.number, CANARY.birth, CANARY.mail, '雀母'])
      expect(texts.filter(text => text.includes(value))).toEqual([])
    for (const { off } of Object.values(fields)) await off()
  })

  it('is not kept for the next: what one who sees it was answered is no stranger’s answer', async () => {
    await fields['the gender']?.on()
    const { document, variables } = ways.page as Way
    await journey.api.execute(journey.federation.staff, document, { ...variables })
    for (const _ of [1, 2]) {
      const kept = await (await stack.post({ query: document, variables })).text()
      expect(kept).toContain('"gender":null')
      expect(kept).toContain('"club":null')
    }
  })

  it('the hidden club is no filter: nobody else finds the person by it', async () => {
    const all = await answers()
    for (const [caller, { sees }] of Object.entries(callers()))
      for (const way of ['filter by club', 'members'])
        expect(all.get(`${caller} / ${way}`)?.includes(scene.person), `${caller} / ${way}`).toBe(sees)
    const named = JSON.parse(all.get('nobody / search for a name') ?? '{}') as {
      data: { search: { people: { totalCount: number } }; inWest: { totalCount: number } }
    }
    expect([named.data.search.people.totalCount, named.data.inWest.totalCount]).toEqual([1, 0])
  })

  it('a number of a public issuer finds its owner for anyone', async () => {
    await numberOf('OPEN').on()
    const all = await answers()
    await numberOf('OPEN').off()
    for (const caller of Object.keys(callers()))
      expect(all.get(`${caller} / search for a number`)).toContain(scene.person)
  })

  it('is on papers that are there: sheets with their matches, a certificate on paper', async () => {
    for (const at of [1, 2]) {
      const { document, variables } = ways[`match of a spreadsheet ${at}`] as Way
      expect(JSON.stringify(await journey.ask(journey.federation.staff, document, { ...variables }))).toContain(
        scene.person,
      )
    }
    for (const address of addresses.filter(one => one.includes('/papers/certificates/')))
      expect((await fetch(`${stack.url}${address}`)).status, address).toBe(200)
    expect(scene.certificates).toHaveLength(1)
  })

  it('was looked for in every field, way and role', () => {
    const tried = {
      fields: Object.keys(fields).length,
      ways: Object.keys({ ...ways, ...exportsToSee }).length,
      files: addresses.length,
    }
    const roles = Object.keys(callers()).length
    process.stdout.write(`\n${JSON.stringify({ ...tried, roles, answers: (tried.fields + 1) * tried.ways * roles })}\n`)
    expect(Object.values(tried).every(n => n > 0)).toBe(true)
  })
})
