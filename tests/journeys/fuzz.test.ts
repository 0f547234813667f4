import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, type GraphQLField } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dice, documentOf, hostile } from '../support/hostile-variables.js'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { sixPairs, usebioFile } from '../support/usebio.js'

/** Whatever the variables are, the answer says what is wrong with them: it is never our fault. */

const schema = buildSchema(readFileSync(path.resolve(import.meta.dirname, '../../apps/api/schema.graphql'), 'utf8'))
/** How many times as many inputs as usual: `npm run fuzz`. A longer run rolls other dice each time. */
const times = Number(process.env.PAIJI_FUZZ ?? 1)
const ROUNDS = 12 * times
const SEED = times === 1 ? 20_261_122 : Date.now() % 2 ** 31

let journey: Journey
let real: string[] = []

const idsOf = async (kind: string, table: string) =>
  (await journey.database.sql.unsafe(`select id from ${table} limit 3`)).map(row => globalId(kind, String(row.id)))

beforeAll(async () => {
  journey = await startJourney()
  await journey.takeIn('fuzz.xml', usebioFile('Fuzz', ['1', '2', '3', '4', '5', '6'], sixPairs))
  const tables = { Event: 'event', Stage: 'stage', Person: 'person', Entry: 'entry', Organisation: 'organisation' }
  const more = { Policy: 'policy', Ranking: 'ranking', Import: 'import_batch', StandingsRevision: 'standings_revision' }
  for (const [kind, table] of Object.entries({ ...tables, ...more })) real = [...real, ...(await idsOf(kind, table))]
})
afterAll(() => {
  if (times > 1) console.log(`memory at the end: ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`)
  return journey?.stop()
})

const operations = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map(field => ['query', field] as const),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map(field => ['mutation', field] as const),
]

const faultsOf = async (operation: 'query' | 'mutation', field: GraphQLField<unknown, unknown>, seed: number) => {
  const roll = dice(seed)
  const document = documentOf(operation, field)
  const faults: string[] = []
  for (let round = 0; round < (field.args.length === 0 ? 1 : ROUNDS); round++) {
    const variables = Object.fromEntries(field.args.map(arg => [arg.name, hostile(arg.type, real, roll)]))
    const who = [journey.federation.admin, journey.federation.staff, undefined][roll(3)]
    const { errors } = await journey.api.execute(who, document, variables)
    const ours = errors?.some(error => error.extensions?.code === 'INTERNAL_SERVER_ERROR')
    if (ours) faults.push(`${JSON.stringify(variables).slice(0, 400)} ${journey.api.logged.at(-1)?.slice(0, 600)}`)
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
