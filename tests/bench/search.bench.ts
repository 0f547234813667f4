import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import {
  searchQuery,
  startTestServer,
  type TestDatabase,
  testApi,
  testConnection,
  testDatabase,
  testDeps,
} from '@paiji/api/testing'
import { fillFederation } from './support/large-federation.js'
import { readSize } from './support/read-size.js'

/**
 * `npm run bench -- search --people N --awards M [plans]`: what people type, and for each the statement that the search
 * sends, beside the barest look-up of the same rows through the same index: every row that has the words, no order, no
 * places, no privacy. Both on one connection, in turns; the answers are compared, and the server's own processor time of both is
 * told. What is asked of one name in a million is held to the goal; a family name that one in sixteen bears is told besides.
 */

const { people, awards } = readSize(process.argv.slice(2), { people: 100_000, awards: 100_000 })
const showsPlans = process.argv.includes('plans')
const TIMES = 60
const GOAL = 3

type Row = Readonly<Record<string, unknown>>
type Query = readonly [text: string, values: readonly unknown[]]

interface Question {
  readonly name: string
  readonly text: (n: number) => string
  readonly query: string
  /** The same rows, looked up by their index. */
  readonly floor: (text: string) => Query
  /** Whether so few are found that the goal holds for it. */
  readonly isHeld: boolean
}

const patternsOf = (text: string): readonly string[] => (searchQuery(text)?.words ?? []).map(({ pattern }) => pattern)

const likeAll = (column: string, text: string): Query => {
  const patterns = patternsOf(text)
  return [patterns.map((_, at) => `${column} like $${at + 1}`).join(' and '), patterns]
}

const namesWith = (text: string): Query => {
  const [where, values] = likeAll('search_text', text)
  return [`select person_id as id from person_name where superseded_at is null and ${where}`, values]
}

const PEOPLE = 'query Q($text: String!) { people(text: $text, first: 20) { edges { node { id } } } }'
const EVENTS = 'query Q($text: String!) { search(text: $text, first: 20) { events { edges { node { id } } } } }'
const FAMILIES = [
  'wang',
  'li',
  'zhang',
  'liu',
  'chen',
  'yang',
  'zhao',
  'huang',
  'zhou',
  'wu',
  'xu',
  'sun',
  'ma',
  'zhu',
  'hu',
  'lin',
]

const questionsOf = (names: readonly string[], numbers: readonly string[]): readonly Question[] => {
  const some = (n: number): number => ((n * 7919) % (people - 1)) + 1
  const latin = (n: number): string => `${FAMILIES[some(n) % 16]} g${some(n)}`
  const name = (n: number): string => names[n % names.length] ?? ''
  return [
    { name: 'a name in characters', text: name, query: PEOPLE, floor: namesWith, isHeld: true },
    { name: 'a name in Latin letters', text: latin, query: PEOPLE, floor: namesWith, isHeld: true },
    {
      name: 'two people at once',
      text: n => `${name(n)} ${name(n + 1)}`,
      query: PEOPLE,
      floor: text => {
        const patterns = text.split(' ').flatMap(one => patternsOf(one))
        return [
          `select person_id as id from person_name where superseded_at is null and (${patterns.map((_, at) => `search_text like $${at + 1}`).join(' or ')})`,
          patterns,
        ]
      },
      isHeld: true,
    },
    {
      name: 'a number',
      text: n => numbers[n % numbers.length] ?? '',
      query: PEOPLE,
      floor: text => ['select id from person where number = $1', [text]],
      isHeld: true,
    },
    {
      name: 'a name with a letter too many',
      text: n => `${latin(n)}7x`,
      query: PEOPLE,
      floor: text => ['select person_id as id from names_like($1)', [searchQuery(text)?.latin ?? '']],
      isHeld: true,
    },
    {
      name: 'an event by its name',
      text: n => `event ${(n % Math.max(1, Math.floor(awards / 60))) + 1}`,
      query: EVENTS,
      floor: text => {
        const [where, values] = likeAll('search_text', text)
        return [`select id from event where not unannounced and ${where}`, values]
      },
      isHeld: true,
    },
    {
      name: 'a family name of one in sixteen',
      text: n => FAMILIES[n % 16] ?? '',
      query: PEOPLE,
      floor: namesWith,
      isHeld: false,
    },
  ]
}

const p95 = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

/** Seconds of processor time that a process of the server has used so far: its user and system ticks of a hundredth. */
const processorOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

interface Watched {
  readonly sent: Query[]
  readonly connection: ReturnType<typeof testConnection>
}

/** The statement by which a search finds its rows. */
const statementOf = (sent: readonly Query[], table: string): Query | undefined =>
  sent.find(
    ([text]) => text.includes('with named as') && text.includes('order by relevance') && text.includes(`from ${table}`),
  )

const idsOf = (rows: readonly Row[]): readonly string[] => [...new Set(rows.map(row => String(row.id)))]

const measure = async ({ sent, connection }: Watched, api: Awaited<ReturnType<typeof testApi>>, question: Question) => {
  const pool = connection.sql
  const [own] = await pool`select pg_backend_pid() as pid`
  const run = ([text, values]: Query) => pool.unsafe<Row[]>(text, [...values] as never[], { prepare: true })
  const taken = { search: [] as number[], floor: [] as number[] }
  const used = { search: 0, floor: 0 }
  const timed = async (what: 'search' | 'floor', query: Query): Promise<readonly Row[]> => {
    const [from, before] = [performance.now(), processorOf(Number(own?.pid))]
    const rows = await run(query)
    taken[what].push(performance.now() - from)
    used[what] += processorOf(Number(own?.pid)) - before
    return rows
  }
  let odd = 0
  let rows = 0
  let plan: Query | undefined
  for (let n = 0; n < TIMES + 5; n++) {
    const text = question.text(n)
    sent.length = 0
    const answer = await api.execute(undefined, question.query, { text })
    if (answer.errors) throw new Error(JSON.stringify(answer.errors))
    const search = statementOf(sent, question.query === EVENTS ? 'event' : 'person_name')
    if (!search) throw new Error(`"${text}" sent no search.`)
    plan = search
    const found = idsOf(await timed('search', search))
    // The rows are looked up and not sent: the search sends one page of them.
    const [floor, values] = question.floor(text)
    await timed('floor', [`select count(*) from (${floor} offset 0) looked_up`, values])
    const all = idsOf(await run([floor, values]))
    rows += all.length
    const same = all.length <= found.length ? all.every(id => found.includes(id)) : found.every(id => all.includes(id))
    if (!same) odd++
    // The first ones warm both.
    if (n < 5) for (const times of [taken.search, taken.floor]) times.length = 0
  }
  const ratio = p95(taken.search) / p95(taken.floor)
  const verdict = question.isHeld ? ` (goal ≤ ${GOAL}${ratio > GOAL ? ': missed' : ''})` : ''
  console.log(
    `${question.name}: ${(rows / (TIMES + 5)).toFixed(1)} rows; p95 ${p95(taken.search).toFixed(2)} ms, look-up ${p95(taken.floor).toFixed(2)} ms, ratio ${ratio.toFixed(2)}${verdict}; processor ${used.search.toFixed(2)} s and ${used.floor.toFixed(2)} s; ${odd} answers differ`,
  )
  if (!showsPlans || !plan) return
  for (const query of [plan, question.floor(question.text(TIMES))])
    console.log(
      (await run([`explain (analyze, buffers, costs off) ${query[0]}`, query[1]]))
        .map(row => row['QUERY PLAN'])
        .join('\n'),
    )
}

const server = await startTestServer()
let database: TestDatabase | undefined
try {
  database = await testDatabase(server)
  await fillFederation(database.sql, { people, awards })
  const from = database.sql
  const names = await from`select display from person_name where script = 'Hans' order by md5(id::text) limit 200`
  const numbers = await from`select number from person order by md5(id::text) limit 200`
  const sent: Query[] = []
  const connection = testConnection(database.url, { max: 1 })
  const api = await testApi(testDeps(connection.watched((text, values) => sent.push([text, values]))))
  console.log(
    `Node ${process.version}; ${people} people, ${awards} awards; load ${loadavg()[0]?.toFixed(1)}; ratios count`,
  )
  for (const question of questionsOf(
    names.map(({ display }) => String(display)),
    numbers.map(({ number }) => String(number)),
  ))
    await measure({ sent, connection }, api, question)
  await api.stop()
  await connection.close()
} finally {
  await database?.drop()
  await server.stop()
}
