import { afterAll, beforeAll, expect, it } from 'vitest'
import { toGlobalId } from '../shared/global-id.js'
import { type AppealScene, appealScene, caseInState } from '../../testing/appeal-scene.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { type TestApi, testApi } from '../../testing/execute.js'
import { accountsCalled } from './called.js'

let database: TestDatabase
let api: TestApi
let scene: AppealScene

/** The first pair is registered in Chinese alone, and entered so. */
beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(testDeps(database.db))
  scene = await appealScene(database.db)
  const { sql } = database
  for (const [at, [family, given]] of [['欧阳', '锋'] as const, ['王', '芳'] as const].entries()) {
    const id = String(scene.players[at]?.personId)
    await sql`update person_name set superseded_at = now() where person_id = ${id}`
    await sql`insert into person_name (person_id, script, family, given, display, search_text)
      values (${id}, 'Hans', ${family}, ${given}, ${family + given}, '')`
    await sql`update entry_player set name_as_entered = ${family + given} where person_id = ${id}`
  }
  await sql`update entry set name_as_entered = '欧阳锋 / 王芳' where id = ${scene.entryIds[0] ?? ''}`
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

const ask = async <T>(document: string, variables: Record<string, unknown>, viewer = scene.clerk): Promise<T> => {
  const answer = await api.execute<T>(viewer, document, variables)
  expect(answer.errors).toBeUndefined()
  return answer.data as T
}

it('calls the contestants of an explanation as each reader writes them', async () => {
  const [told, of] = [scene.entryIds[1] ?? '', scene.entryIds[0] ?? '']
  const because = { code: 'swissPair', value: of, params: { higher: of, gap: '1' } }
  await database.sql`update entry set because = ${database.sql.json(because)} where id = ${told}`
  const { event } = await ask<{
    event: { stages: { entries: { id: string; because: { nodes: { params: unknown[] }[] } | null }[] }[] }
  }>('query ($id: ID!) { event(id: $id) { stages { entries { id because { nodes { params { name value } } } } } } }', {
    id: toGlobalId('Event', scene.eventId),
  })
  const entry = event.stages.flatMap(stage => stage.entries).find(one => one.id === toGlobalId('Entry', told))
  expect(entry?.because?.nodes[0]?.params).toEqual([
    { name: 'gap', value: '1' },
    { name: 'higher', value: '1 欧阳锋 / 王芳' },
    { name: 'higherEn', value: '1 Ouyang Feng / Wang Fang' },
  ])
})

it('calls the parties of a case so', async () => {
  const { id: appealId } = await caseInState(database.db, scene, 'FILED')
  const { appeal } = await ask<{ appeal: { parties: { side: string; called: { zh: string; en: string } }[] } }>(
    'query ($id: ID!) { appeal(id: $id) { parties { side called { zh en } } } }',
    { id: toGlobalId('Appeal', appealId) },
  )
  expect(appeal.parties.filter(party => party.side === 'appellant').map(party => party.called)).toContainEqual({
    zh: '欧阳锋',
    en: 'Ouyang Feng',
  })
})

it('reads the Chinese name of an account of nobody in the register', async () => {
  const id = 'of-nobody'
  await database.sql`insert into "user" (id, name, email) values (${id}, '诸葛亮', 'nobody@test.example')`
  expect(await accountsCalled(database.db, [id])).toEqual([{ id, zh: '诸葛亮', en: 'Zhuge Liang' }])
})

it('calls so whoever is signed in, and whom the work of the day is about', async () => {
  const [first, second] = scene.players
  const { viewer } = await ask<{ viewer: unknown }>('{ viewer { called { zh en } } }', {}, first)
  expect(viewer).toEqual({ called: { zh: '欧阳锋', en: 'Ouyang Feng' } })
  await database.sql`
    insert into person_claim (person_id, account_id, proof) values (${second?.personId ?? ''}, 'somebody', 'It is I.')`
  await database.sql`insert into role_proposal (account_id, role, scope_kind, scope_id, valid, proposed_by)
    values (${first?.accountId ?? ''}, 'admin', 'organisation', ${scene.federationId}, '[2026-11-21,)', 'somebody')`
  const work = async (as: AppealScene['staff']) =>
    (await ask<{ workToday: unknown }>('{ workToday { kind items { note called { zh en } } } }', {}, as)).workToday
  const item = (zh: string, en: string) => ({ items: [{ note: null, called: { zh, en } }] })
  expect(await work(scene.staff)).toContainEqual({ kind: 'claims', ...item('王芳', 'Wang Fang') })
  const admin = { ...scene.staff, grants: scene.staff.grants.map(grant => ({ ...grant, role: 'admin' as const })) }
  expect(await work(admin)).toContainEqual({ kind: 'rolesToConfirm', ...item('欧阳锋', 'Ouyang Feng') })
})
