import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { startStack, type TestStack } from '../testing/stack.js'

let database: TestDatabase
let stack: TestStack
beforeAll(async () => {
  database = await testDatabase()
  stack = await startStack(database)
})
afterAll(() => database.drop())

const ORGANISATIONS = '{ organisations(first: 5) { edges { node { code } } } }'

const SUBSCRIPTION =
  'subscription { standingsChanged(stage: "U3RhZ2U6MDE5OGMwZGUtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAx") { id } }'

const takesConnections = (): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(Number(new URL(stack.url).port), 'localhost')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })

describe('an API that is told to stop', () => {
  it('answers what is under way, ends streams, and takes nothing new', async () => {
    const stream = await fetch(`${stack.url}/graphql/stream`, {
      method: 'POST',
      body: JSON.stringify({ query: SUBSCRIPTION }),
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    })
    let [answered, closed]: [Promise<Response>, Promise<void>] = [Promise.reject(new Error()), Promise.resolve()]
    answered.catch(() => undefined)
    await database.sql.begin(async tx => {
      await tx`lock table organisation in access exclusive mode`
      answered = stack.post({ query: ORGANISATIONS })
      answered.catch(() => undefined)
      const waiting = async () => {
        const [row] = await tx`select count(*)::int as n from pg_locks where not granted
          and database = (select oid from pg_database where datname = current_database())`
        return row?.n
      }
      await expect.poll(waiting).toBeGreaterThan(0)
      closed = stack.close()
      await expect.poll(takesConnections).toBe(false)
      await expect(stack.post({ query: ORGANISATIONS })).rejects.toThrow()
    })
    const answer = await answered
    expect([answer.status, await answer.json()]).toMatchObject([200, { data: { organisations: { edges: [] } } }])
    await closed
    // Ended by the API: one that is cut off when the time for answers is over fails to be read.
    await stream.text()
  })
})
