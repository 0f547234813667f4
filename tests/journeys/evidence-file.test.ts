import {
  type AppealScene,
  appealScene,
  minute,
  startStack,
  type TestDatabase,
  type TestStack,
  testApi,
  testDatabase,
  testDeps,
  scene as steps,
  useCases,
} from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caseRoad, statementOf } from '../support/case-road.js'
import { globalId } from '../support/ids.js'

/** The bytes of evidence leave by one route: for whoever may read the piece, and every reading is written down. */

let database: TestDatabase
let stack: TestStack
let scene: AppealScene
let path = ''
const cookies = new Map<string, string>()
const password = 'long enough'

beforeAll(async () => {
  database = await testDatabase()
  const clock = { now: () => minute(5) }
  const api = await testApi(testDeps(database.db, clock))
  const road = caseRoad(api, database)
  scene = await appealScene(database.db)
  const ruling = globalId('Ruling', scene.rulingId)
  const appeal = await road.done(scene.players[0], 'draftAppeal', statementOf({ stageId: scene.stageId, ruling }))
  await road.done(scene.players[0], 'fileAppeal', { appeal })
  const upload = await api.upload(scene.clerk, { evidence: appeal }, '信.txt', 'whom it concerns')
  const piece = { appeal, kind: 'statement', title: 'sealed', upload, visibility: 'sealed' }
  await road.done(scene.clerk, 'uploadEvidence', piece)
  const asked = 'query ($id: ID!) { appeal(id: $id) { evidence { files { path } } } }'
  const { data } = await api.execute<{ appeal: { evidence: { files: { path: string }[] }[] } }>(scene.clerk, asked, {
    id: appeal,
  })
  path = data?.appeal.evidence[0]?.files[0]?.path ?? ''
  await api.stop()
  stack = await startStack(database, { clock })
  for (const who of ['clerk', 'stranger']) {
    const email = `${who}@example.org`
    const account = steps.must(await useCases.createAccount(database.db, { name: who, email, password }))
    if (who === 'clerk')
      await database.sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
        values (${account}, 'clerk', 'organisation', ${scene.federationId}, '[2024-01-01,)', 'test')`
    cookies.set(who, await stack.signIn(email, password))
  }
})
afterAll(async () => {
  await stack.close()
  await database.drop()
})

const get = (address: string, who = '', more: Record<string, string> = {}) =>
  fetch(`${stack.url}${address}`, { headers: { cookie: cookies.get(who) ?? '', ...more } })
const readings = async () => (await database.sql`select count(*)::int as n from evidence_access`)[0]?.n

describe('a piece of evidence', () => {
  it('is saved by whoever may read it, and that is written down', async () => {
    const answer = await get(path, 'clerk')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('whom it concerns')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('信.txt')}`,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await readings()).toBe(1)
  })

  it('is not there for anybody else, alike whether it is hidden or not', async () => {
    const nowhere = `/files/evidence/${globalId('Evidence', '01999999-0000-7000-8000-00000000ffff')}/original`
    const said = new Set<string>()
    for (const who of ['', 'stranger'])
      for (const address of [path, nowhere, path.replace('original', 'other'), '/files/evidence/x/original']) {
        const answer = await get(address, who)
        said.add(`${answer.status} ${await answer.text()}`)
      }
    expect([...said]).toHaveLength(1)
    expect([...said][0]).toMatch(/^404 /)
    expect(await readings()).toBe(1)
  })

  it('is not read because a page of somebody else asks for it', async () => {
    expect((await get(path, 'clerk', { 'sec-fetch-site': 'cross-site' })).status).toBe(404)
    expect(await readings()).toBe(1)
  })
})
