import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { startTestServer, testDatabase } from '@paiji/api/testing'
import { fillFederation } from './support/large-federation.js'
import { type Ask, answerTo, type Served, startServer } from './support/load.js'

/**
 * `npm run bench -- size --sizes 10000,100000`: what people ask most, in federations of growing size (ten awards a
 * person), one request at a time, none of it kept: how long nineteen of twenty take, beside the smallest federation.
 */

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { sizes: { type: 'string' } },
  allowPositionals: true,
})
const sizes = (values.sizes ?? '10000,100000').split(',').map(Number)
const TIMES = 60
const GOAL = 1.3

const NAME = 'id number name'
type Question = readonly [query: string, variables: (n: number) => Record<string, unknown>]

const FAMILIES = ['wang', 'li g', 'zhang', 'liu', 'chen g']

/** What is asked, with other things every time. */
const questionsOf = (people: number, ids: readonly string[]): Readonly<Record<string, Question>> => ({
  'search by name and number': [
    `query Q($text: String!) { people(text: $text, first: 20) { edges { node { ${NAME} } } } }`,
    n => ({ text: `${FAMILIES[n % FAMILIES.length]}${(n * 7919) % people}` }),
  ],
  'search by family name': [
    `query Q($text: String!) { people(text: $text, first: 20) { edges { node { ${NAME} } } } }`,
    n => ({ text: FAMILIES[n % FAMILIES.length] }),
  ],
  "a person's page": [
    `query Q($id: ID!) { person(id: $id) { ${NAME} awards(first: 20) { totalCount edges { node { points event { name { zh } } } } } } }`,
    n => ({ id: ids[n % ids.length] }),
  ],
  'list of events': ['query Q { events(first: 20) { edges { node { id name { zh } } } } }', () => ({})],
  'ranking page': [
    `query Q { rankingList(ranking: "big") { entries(first: 100) { totalCount edges { node { rank value person { ${NAME} } club { name { zh } } } } } } }`,
    () => ({}),
  ],
  'ranking as of a day': [
    `query Q($day: LocalDate!) { rankingList(ranking: "big", asOf: $day) { entries(first: 100) { edges { node { rank value person { ${NAME} } } } } } }`,
    n => ({ day: `2026-11-${String((n % 20) + 1).padStart(2, '0')}` }),
  ],
  'ranking by name': [
    `query Q($text: String!) { rankingList(ranking: "big") { entries(first: 20, filter: { text: $text }) { edges { node { rank person { ${NAME} } } } } } }`,
    n => ({ text: `${FAMILIES[n % FAMILIES.length]}${(n * 7919) % people}` }),
  ],
  'page of the register': [`query Q { people(first: 50) { edges { node { ${NAME} } } } }`, () => ({})],
  clubs: ['query Q { organisations(first: 50) { edges { node { id name { zh } } } } }', () => ({})],
})

const p95Of = async (api: Served, [query, variables]: Question): Promise<number> => {
  const ask = (n: number): Ask => ({
    server: api,
    path: '/graphql',
    body: JSON.stringify({ query, variables: variables(n) }),
    // Nobody's answers are kept; this one says it is somebody's.
    headers: { authorization: 'none' },
  })
  for (let n = 0; n < 10; n++) await answerTo(ask(n))
  const taken: number[] = []
  for (let n = 0; n < TIMES; n++) {
    const from = performance.now()
    await answerTo(ask(n + 10))
    taken.push(performance.now() - from)
  }
  return taken.sort((a, b) => a - b)[Math.floor(TIMES * 0.95)] ?? 0
}

const server = await startTestServer()
const smallest = new Map<string, number>()
try {
  for (const people of sizes) {
    const database = await testDatabase(server)
    await fillFederation(database.sql, { people, awards: people * 10 })
    const rows = await database.sql`select id from person order by number limit 200`
    const ids = rows.map(row => Buffer.from(`Person:${row.id}`).toString('base64url'))
    const api = await startServer('api', database.url)
    console.log(`Node ${process.version}; ${people} people, ${people * 10} awards; load ${loadavg()[0]?.toFixed(1)}`)
    for (const [name, question] of Object.entries(questionsOf(people, ids))) {
      const p95 = await p95Of(api, question)
      const first = smallest.get(name) ?? p95
      smallest.set(name, first)
      const ratio = p95 / first
      console.log(
        `${name}: p95 ${p95.toFixed(1)} ms, ${ratio.toFixed(2)} of the smallest${ratio > GOAL ? ` (goal ≤ ${GOAL}: missed)` : ''}`,
      )
    }
    api.stop()
    await database.drop()
  }
} finally {
  await server.stop()
}
