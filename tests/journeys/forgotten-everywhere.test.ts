import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { namePlaces, runPendingJobs, startStack, type TestStack, testDeps, useCases } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields, Problem } from '../support/director.js'
import type { Actor } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'
import { documentOf } from '../support/walk-mutation.js'

/** Somebody who was forgotten is looked for in everything that can still be read from outside. */

const CANARY = 'Kanarienvogel'
let journey: Journey
let stack: TestStack
let dataDir = ''
let person = ''
let rowId = ''

const send = async (name: string, input: Fields, who: Actor = journey.federation.staff): Promise<void> => {
  const answer = await journey.ask<Record<string, { problems: Problem[] }>>(who, documentOf(name), { input })
  expect(answer[name]?.problems, name).toEqual([])
}

/** Every file below a folder whose bytes hold the canary. */
const holding = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => statSync(path.join(folder, name)).isFile())
    .filter(name => readFileSync(path.join(folder, name)).includes(CANARY))
    .sort()

/** Addresses of the API that anybody may read and that named the person. */
const pages = async (): Promise<string[]> => {
  const index = (await (await fetch(`${stack.url}/files/open-data/`)).json()) as {
    days: { day: string }[]
    changes: { file: string }[]
  }
  const files = ['people', 'entries'].flatMap(kind => ['jsonl', 'csv', 'parquet'].map(form => `${kind}.${form}`))
  const paths = [
    ...['latest', ...index.days.map(one => one.day)].flatMap(day => files.map(file => `open-data/${day}/${file}`)),
    ...index.changes.map(({ file }) => `open-data/changes/${file}`),
  ]
  const found: string[] = []
  for (const one of paths) {
    const body = Buffer.from(await (await fetch(`${stack.url}/files/${one}`)).arrayBuffer())
    if (body.includes(CANARY)) found.push(one)
  }
  for (const one of await addresses()) {
    const answer = await fetch(`${stack.url}${one}`)
    expect([200, 404], one).toContain(answer.status)
    if (Buffer.from(await answer.arrayBuffer()).includes(CANARY)) found.push(one)
  }
  const query = `query ($id: ID!, $t: String!) { person(id: $id) { name names { display } } search(text: $t, first: 5) {
    people { totalCount edges { node { name } } } } events(first: 1) { edges { node { stages { standings {
    lines(first: 10) { edges { node { entry { nameAsEntered players { nameAsEntered } } } } } } } } } } }`
  const variables = { id: person, t: CANARY }
  const data = await journey.ask(undefined, query, variables)
  if (JSON.stringify(data).includes(CANARY)) found.push('graphql')
  // Signed-out callers are answered from what is kept: the second time, at the latest.
  for (const _ of [1, 2]) {
    const kept = await (await stack.post({ query, variables })).text()
    expect(kept).toContain('"data"')
    if (kept.includes(CANARY)) found.push('kept answer')
  }
  return [...new Set(found)]
}

/** Other addresses that anybody may read: files of results, feeds, calendars, papers, pictures, documents of the event. */
const addresses = async (): Promise<string[]> => {
  const { sql } = journey.database
  const revisions = await sql`select id from standings_revision where published_at is not null order by id`
  const [event] = await sql`select id from event limit 1`
  const eventId = globalId('Event', String(event?.id))
  return [
    ...revisions.flatMap(({ id }) =>
      ['usebio', 'csv', 'pbn', 'json'].map(
        format => `/files/results/${globalId('StandingsRevision', String(id))}/${format}`,
      ),
    ),
    '/files/feeds/results/official.atom',
    '/files/feeds/results/official.json',
    '/files/feeds/rankings.atom',
    '/casebook.atom',
    '/files/calendar/federation/events.ics',
    `/files/calendar/events/${eventId}.ics`,
    `/files/photos/${person}`,
    '/files/sitemaps/people.xml',
  ]
}

/** Every column of the database whose value holds the canary, as `table.column`. */
const columnsHolding = async (): Promise<string[]> => {
  const { sql } = journey.database
  const columns = await sql`
    select c.relname as "table", a.attname as "column" from pg_attribute a join pg_class c on c.oid = a.attrelid
      join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and (t.typcategory in ('S', 'A') or t.typname in ('jsonb', 'json', 'bytea')) order by 1, 2`
  const found: string[] = []
  for (const { table, column } of columns) {
    const text = sql`convert_from(${sql(column)}::bytea, 'LATIN1')`
    const isBytes =
      await sql`select 1 from pg_attribute where attrelid = ${`"${table}"`}::regclass and attname = ${column}
      and atttypid = 'bytea'::regtype`
    const [row] = await sql`select exists (select 1 from ${sql(table)}
      where position(${CANARY} in ${isBytes.length > 0 ? text : sql`${sql(column)}::text`}) > 0) as held`
    if (row?.held) found.push(`${table}.${column}`)
  }
  return found
}

/** The person's own account, with mails that wait and a recovery that somebody gave a reason for. */
const openAccount = async (): Promise<void> => {
  const { sql } = journey.database
  const { admin } = journey.federation
  const [row] = await sql`select number from person where id = ${rowId}`
  const organisation = globalId('Organisation', journey.federation.id)
  const invited = { organisation, name: `Anna ${CANARY}`, email: `anna@${CANARY}.example`, personNumber: row?.number }
  await send('inviteAccount', invited, admin)
  const [made] = await sql`select id from "user" where person_id = ${rowId}`
  const id = String(made?.id)
  await sql`insert into account (id, account_id, provider_id, user_id, password) values (${id}, ${id}, 'credential', ${id}, 'x')`
  const account = globalId('Account', id)
  await send('proposeAccountRecovery', { account, reason: `Frau ${CANARY} kam mit dem Ausweis` }, admin)
}

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'paiji-forgotten-'))
  journey = await startJourney()
  const file = usebioFile('Canary Pairs', ['1', '2', '3', '4', '5', '6'], sixPairs)
  const [, first = ''] = /<PLAYER_NAME>([^<]+)</.exec(file) ?? []
  const { stage } = await journey.takeIn('canary.xml', file.replaceAll(first, `Anna ${CANARY}`))
  const [revision] = await journey.database.sql`select id from standings_revision order by id desc limit 1`
  await send('publishStandings', {
    stage,
    revision: globalId('StandingsRevision', String(revision?.id)),
    idempotencyKey: 'publish-canary',
  })
  const [row] = await journey.database.sql`select person_id as id from person_name where display like ${`%${CANARY}%`}`
  rowId = String(row?.id)
  person = globalId('Person', rowId)
  await openAccount()
  stack = await startStack(journey.database, { dataDir })
})
afterAll(async () => {
  await stack?.close()
  await journey?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('somebody forgotten', () => {
  const folder = () => path.join(dataDir, 'open-data')

  it('stands in the database where the map says, and nowhere else', async () => {
    const found = await columnsHolding()
    expect(found.filter(one => !(one in namePlaces))).toEqual([])
    const there = await journey.database.sql`
      select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public'`
    const known = new Set(there.map(({ place }) => String(place)))
    expect(Object.keys(namePlaces).filter(one => !known.has(one))).toEqual([])
    expect(found).toEqual(expect.arrayContaining(['person_name.display', 'entry.name_as_entered']))
  })

  it('was named in the open data of several days, in every format, and on the pages', async () => {
    for (const at of ['2026-11-24T04:00:00Z', '2026-11-25T04:00:00Z'])
      await useCases.writeDay(journey.database, folder(), new Date(at))
    const found = await pages()
    expect(found).toEqual(
      expect.arrayContaining([
        ...['open-data/2026-11-24/people.csv', 'open-data/latest/people.parquet', 'graphql', 'kept answer'],
      ]),
    )
  })

  it('is in none of them any more once the job has run, nor in what changed', async () => {
    await send('requestErasure', { person, reason: '本人来信' })
    const [request] = await journey.database.sql`select id from erasure_request where person_id = ${rowId}`
    const decision = { request: globalId('ErasureRequest', String(request?.id)), approve: true, reason: '核对无误' }
    await send('decideErasure', decision, journey.federation.staff2)
    const [job] = await journey.database.sql`select key from graphile_worker.jobs where key = 'withdraw-open-data'`
    expect(job?.key).toBe('withdraw-open-data')
    const openData = useCases.keepOpenData({
      database: journey.database,
      folder: folder(),
      onProblem: message => expect(message).toBe(''),
    })
    await runPendingJobs(journey.database.url, { ...testDeps(journey.database.db), openData })
    await openData.close()
    expect(holding(folder())).toEqual([])
    const left = await columnsHolding()
    expect(left.filter(one => namePlaces[one]?.erased !== 'stays')).toEqual([])
    expect(await pages()).toEqual([])
    // One day is left, whole, under its own digests.
    expect(readdirSync(folder())).toHaveLength(1)
  })
})
