import { isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Viewer } from '../auth/viewer.js'
import { toGlobalId } from '../domain/shared/global-id.js'
import { type AppealScene, appealScene } from '../testing/appeal-scene.js'
import { type TestDatabase, testDatabase } from '../testing/database.js'
import { testDeps } from '../testing/deps.js'
import { type TestApi, testApi } from '../testing/execute.js'
import { createSchema } from './schema.js'
import { pathsOfNodes } from './node-url.resolver.js'
import { finders } from './node.resolver.js'

let database: TestDatabase
let api: TestApi
let scene: AppealScene

beforeAll(async () => {
  database = await testDatabase()
  api = await testApi(testDeps(database.db))
  scene = await appealScene(database.db)
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

const node = async (who: Viewer | undefined, type: string, id: string): Promise<unknown> => {
  const global = toGlobalId(type, id)
  const answer = await api.execute<{ node: unknown }>(who, 'query ($id: ID!) { node(id: $id) { __typename id } }', {
    id: global,
  })
  expect(answer.errors, type).toBeUndefined()
  return answer.data?.node
}

it('finds every type of the schema that is a Node, and no other', () => {
  const types = Object.values(createSchema().getTypeMap()).flatMap(type =>
    isObjectType(type) && type.getInterfaces().some(one => one.name === 'Node') ? [type.name] : [],
  )
  expect(types.length).toBeGreaterThan(10)
  expect(Object.keys(finders).sort()).toEqual(types.sort())
  expect(Object.keys(pathsOfNodes).sort()).toEqual(types.sort())
})

it('answers null for what is not there, whatever it is', async () => {
  for (const type of [...Object.keys(finders), 'constructor', 'Nothing'])
    expect(await node(scene.staff, type, '018f0000-0000-7000-8000-000000000000'), type).toBeNull()
})

it('says the address of the page of each that is there', async () => {
  const { staff, eventId, stageId, entryIds, rulingId, federationId } = scene
  const at = async (type: string, id: string): Promise<string> => {
    const document = 'query ($id: ID!) { node(id: $id) { url } }'
    const { data, errors } = await api.execute<{ node: { url: string } }>(staff, document, { id: toGlobalId(type, id) })
    expect(errors, type).toBeUndefined()
    return new URL(data?.node.url ?? '').pathname + new URL(data?.node.url ?? '').search
  }
  const [event] = await database.sql`select code from event where id = ${eventId}`
  const [body] = await database.sql`select code from organisation where id = ${federationId}`
  const [entry] = await database.sql`select number from entry where id = ${entryIds[0] ?? ''}`
  const of = `/events/${event?.code}`
  expect(await at('Event', eventId)).toBe(of)
  expect(await at('Organisation', federationId)).toBe(`/clubs/${body?.code}`)
  expect(await at('Entry', entryIds[0] ?? '')).toBe(`${of}/entries/${entry?.number}`)
  expect(await at('Stage', stageId)).toBe(`${of}?stage=${toGlobalId('Stage', stageId)}`)
  expect(await at('Ruling', rulingId)).toBe(`${of}/rulings/${toGlobalId('Ruling', rulingId)}`)
})

it('answers as the query of the type does', async () => {
  const { staff, stranger, eventId, stageId, entryIds, rulingId, federationId } = scene
  const open = {
    Event: eventId,
    Stage: stageId,
    Entry: entryIds[0] ?? '',
    Organisation: federationId,
    Ruling: rulingId,
  }
  for (const [type, id] of Object.entries(open)) {
    for (const who of [undefined, stranger, staff])
      expect(await node(who, type, id)).toEqual({ __typename: type, id: toGlobalId(type, id) })
  }
  const file = crypto.randomUUID()
  await database.sql`insert into import_batch (id, organisation_id, file_name, digest, content, status, requested_by)
    values (${file}, ${federationId}, 'a.xml', 'x', ''::bytea, 'READ', 'staff')`
  const question = crypto.randomUUID()
  await database.sql`insert into identity_question
    (id, organisation_id, import_id, entry_player_id, name_as_entered, candidates)
    values (${question}, ${federationId}, ${file}, ${crypto.randomUUID()}, 'Li', '[]')`
  for (const [type, id] of [
    ['Import', file],
    ['IdentityQuestion', question],
  ] as const) {
    expect(await node(staff, type, id)).toEqual({ __typename: type, id: toGlobalId(type, id) })
    for (const who of [undefined, stranger, scene.players[0]]) expect(await node(who, type, id), type).toBeNull()
  }
})
