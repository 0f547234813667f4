import { readFileSync } from 'node:fs'
import path from 'node:path'
import { useCases } from '@paiji/api/testing'
import { buildSchema, type GraphQLField } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileDocument } from '../support/hostile-documents.js'
import { dice, documentOf, hostile } from '../support/hostile-variables.js'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { nextWriter, noteDeletions, type Window, writtenWithin } from '../support/row-traces.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/**
 * Whatever documents and variables are, the answer says what is wrong with them: it is never our fault, and what was
 * refused has written nothing.
 */

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../apps/api/schema.graphql'), 'utf8'))
/** How many times as many inputs as usual: `npm run fuzz`. A longer run rolls other dice each time. */
const times = Number(process.env.PAIJI_FUZZ ?? 1)
const ROUNDS = 12 * times
const DOCUMENTS = 400 * times
const SEED = times === 1 ? 20_261_122 : Date.now() % 2 ** 31

let journey: Journey
let real: string[] = []
let asked = 0
let known: readonly unknown[] = []
const begun = performance.now()

const tellRate = (when: string): void => {
  const seconds = (performance.now() - begun) / 1000
  const { rss, heapUsed } = process.memoryUsage()
  const memory = `memory ${Math.round(rss / 2 ** 20)} MB, heap ${Math.round(heapUsed / 2 ** 20)} MB`
  if (times > 1) console.log(`${when}: ${asked} operations, ${Math.round(asked / seconds)} a second; ${memory}`)
}

const idsOf = async (kind: string, table: string) =>
  (await journey.database.sql.unsafe(`select id from ${table} limit 3`)).map(row => globalId(kind, String(row.id)))

beforeAll(async () => {
  journey = await startJourney()
  await journey.takeIn('fuzz.xml', usebioFile('Fuzz', ['1', '2', '3', '4', '5', '6'], sixPairs))
  const tables = { Event: 'event', Stage: 'stage', Person: 'person', Entry: 'entry', Organisation: 'organisation' }
  const more = { Policy: 'policy', Ranking: 'ranking', Import: 'import_batch', StandingsRevision: 'standings_revision' }
  for (const [kind, table] of Object.entries({ ...tables, ...more })) real = [...real, ...(await idsOf(kind, table))]
  // What the fixtures wrote past the log.
  known = (await useCases.verifyContents(journey.database.db)).problems
  await noteDeletions(journey.database.sql)
})
afterAll(() => {
  tellRate('at the end')
  return journey?.stop()
})

const operations = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map(field => ['query', field] as const),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map(field => ['mutation', field] as const),
]

/** Requests that were refused. */
const suspects: Window[] = []

type Answer = Awaited<ReturnType<Journey['api']['execute']>>

const isRefused = ({ data, errors }: Answer): boolean =>
  (errors?.length ?? 0) > 0 ||
  Object.values(data ?? {}).some(payload => ((payload as { problems?: unknown[] } | null)?.problems?.length ?? 0) > 0)

const askAs = async (at: number, document: string, variables: Record<string, unknown>): Promise<Answer> => {
  asked += 1
  const who = [journey.federation.admin, journey.federation.staff, undefined][at]
  return journey.api.execute(who, document, variables)
}

const isOurs = ({ errors }: Answer): boolean =>
  errors?.some(error => error.extensions?.code === 'INTERNAL_SERVER_ERROR') ?? false

const faultsOf = async (operation: 'query' | 'mutation', field: GraphQLField<unknown, unknown>, seed: number) => {
  const roll = dice(seed)
  const document = documentOf(operation, field)
  const faults: string[] = []
  for (let round = 0; round < (field.args.length === 0 ? 1 : ROUNDS); round++) {
    const variables = Object.fromEntries(field.args.map(arg => [arg.name, hostile(arg.type, real, roll)]))
    const said = JSON.stringify(variables).slice(0, 400)
    const before = operation === 'mutation' ? await nextWriter(journey.database.sql) : 0n
    const answer = await askAs(roll(3), document, variables)
    if (isOurs(answer)) faults.push(`${said} ${journey.api.logged.at(-1)?.slice(0, 600)}`)
    if (operation === 'query' || !isRefused(answer)) continue
    const end = await nextWriter(journey.database.sql)
    if (end > before) suspects.push({ first: before, end, said: `${field.name} ${said}` })
  }
  return faults
}

describe('an operation with hostile variables', () => {
  it.each(operations.map(([operation, field], at) => [field.name, operation, field, at] as const))(
    '%s',
    async (_name, operation, field, at) => {
      expect(await faultsOf(operation, field, SEED + at)).toEqual([])
    },
  )
})

describe('documents that no page would send', () => {
  it('are answered or refused, and are never our fault', async () => {
    const roll = dice(SEED)
    const faults: string[] = []
    for (let at = 0; at < DOCUMENTS; at++) {
      if (at % 5_000 === 0) tellRate(`after ${at} documents`)
      const document = hostileDocument({ schema, real, roll })
      const answer = await askAs(roll(3), document, roll(4) === 0 ? { x: '\0', input: null } : {})
      if (isOurs(answer)) faults.push(`${document.slice(0, 600)} ${journey.api.logged.at(-1)?.slice(0, 600)}`)
    }
    expect(faults).toEqual([])
  })
})

describe('afterwards', () => {
  it('nothing stands that a refused request has written, and nothing is gone', async () => {
    expect(await writtenWithin(journey.database.sql, suspects)).toEqual([])
  })

  it('a row that was written, or is gone, would have been seen', async () => {
    const { sql } = journey.database
    const first = await nextWriter(sql)
    await sql`insert into idempotency_key (account_id, key, operation, request_digest) values ('gone', 'k', 'o', 'd')`
    const between = await nextWriter(sql)
    await sql`delete from idempotency_key where account_id = 'gone'`
    const windows = [{ first: between, end: await nextWriter(sql), said: 'gone' }]
    expect(await writtenWithin(sql, windows)).toEqual(['idempotency_key (deleted): gone'])
    await sql`insert into idempotency_key (account_id, key, operation, request_digest) values ('stands', 'k', 'o', 'd')`
    const wider = [{ first, end: await nextWriter(sql), said: 'both' }]
    expect([...(await writtenWithin(sql, wider))].sort()).toEqual([
      'idempotency_key (deleted): both',
      'idempotency_key: both',
    ])
  })

  it('every fact is in the log as it stands', async () => {
    const { problems } = await useCases.verifyContents(journey.database.db)
    const before = known.map(problem => JSON.stringify(problem))
    expect(problems.filter(problem => !before.includes(JSON.stringify(problem)))).toEqual([])
  })
})
