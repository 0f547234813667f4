import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runPendingJobs, startStack, type TestStack, testDeps, useCases } from '@paiji/api/testing'
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
  const query = `query ($id: ID!, $t: String!) { person(id: $id) { name names { display } } search(text: $t, first: 5) {
    people { totalCount edges { node { name } } } } events(first: 1) { edges { node { stages { standings {
    lines(first: 10) { edges { node { entry { nameAsEntered players { nameAsEntered } } } } } } } } } } }`
  const data = await journey.ask(undefined, query, { id: person, t: CANARY })
  if (JSON.stringify(data).includes(CANARY)) found.push('graphql')
  return found
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
  stack = await startStack(journey.database, { dataDir })
})
afterAll(async () => {
  await stack?.close()
  await journey?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('somebody forgotten', () => {
  const folder = () => path.join(dataDir, 'open-data')

  it('was named in the open data of several days, in every format, and on the pages', async () => {
    for (const at of ['2026-11-24T04:00:00Z', '2026-11-25T04:00:00Z'])
      await useCases.writeDay(journey.database, folder(), new Date(at))
    const found = await pages()
    expect(found).toEqual(
      expect.arrayContaining(['open-data/2026-11-24/people.csv', 'open-data/latest/people.parquet', 'graphql']),
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
    expect(await pages()).toEqual([])
    // One day is left, whole, under its own digests.
    expect(readdirSync(folder())).toHaveLength(1)
  })
})
