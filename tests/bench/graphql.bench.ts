import { startTestServer, testDatabase } from '@paiji/api/testing'
import { fillFederation } from './support/large-federation.js'
import { type Ask, answerTo, compareLoads, startServer } from './support/load.js'

/** `npm run bench -- graphql`: the ranking page over the API beside hand-written SQL on a bare server, ten connections. */

const PEOPLE = 20_000
const AWARDS = 200_000

const PERSON = 'person { id number nameHan: name(script: Hans) nameLatin: name(script: Latn) }'
const CLUB = 'club { id name { zh en } }'
const page = (more: string) => `query Page($n: Int!) { rankingList(ranking: "big") { asOf number
  entries(first: $n) { edges { node { rank shared value ${PERSON} ${CLUB} ${more} } } } } }`
const RESULTS =
  'withAwards: person { awards(first: 10) { edges { node { rank points earnedOn event { name { zh en } } } } } }'

const server = await startTestServer()
const database = await testDatabase(server)
try {
  await fillFederation(database.sql, { people: PEOPLE, awards: AWARDS })
  const [api, floor] = await Promise.all([startServer('api', database.url), startServer('floor', database.url)])
  const ask = (query: string, headers: Record<string, string> = {}): Ask => ({
    server: api,
    path: '/graphql',
    body: JSON.stringify({ query, variables: { n: 50 } }),
    headers,
  })
  console.log(`Node ${process.version}; ${PEOPLE} people, ${AWARDS} awards; ratios count`)
  const bare: Ask = { server: floor }
  if (process.argv.includes('--show')) console.log((await answerTo(ask(page('')))).slice(0, 600))
  // Nobody's answers are kept; this one says it is somebody's.
  const anew = { authorization: 'none' }
  await compareLoads('ranking page, 50 rows + club', { ours: ask(page(''), anew), floor: bare, goal: 0.6 })
  await compareLoads('the same, kept', { ours: ask(page('')), floor: bare, goal: 2 })
  const rows = { server: floor, path: '/results' }
  await compareLoads('the same with ten results each', { ours: ask(page(RESULTS), anew), floor: rows, goal: 0.5 })
  api.stop()
  floor.stop()
} finally {
  await database.drop()
  await server.stop()
}
