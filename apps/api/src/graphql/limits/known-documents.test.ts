import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type DocumentNode, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymous } from '../../auth/viewer.js'
import { createContext } from '../../context.js'
import { repositoryRoot } from '../../env.js'
import { createApollo } from '../../http/server.js'
import { createLog } from '../../log.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { knownDocuments } from './known-documents.js'
import { readManifest } from './persisted-documents.js'

const portal = [
  ...(readManifest(path.join(repositoryRoot, 'apps/portal/persisted-documents.json')) ?? new Map()).values(),
]
/** A document of 83 tokens that nobody asked before. */
const strange = (at: number): string => `{ ${'viewer { name } '.repeat(20)} } # ${at}`

describe('documents that were asked before', () => {
  it('are those of the portal, all of them, however many others a stranger sends', async () => {
    const store = knownDocuments()
    for (const [at, text] of portal.entries()) {
      await store.set(String(at), parse(text))
      await store.get(String(at))
    }
    for (let at = 0; at < 2_000; at++) await store.set(`strange ${at}`, parse(strange(at)))
    const found = await Promise.all(portal.map((_, at) => store.get(String(at))))
    expect(found.filter(document => document === undefined)).toEqual([])
    const others = await Promise.all(Array.from({ length: 2_000 }, (_, at) => store.get(`strange ${at}`)))
    expect(others.filter((document): document is DocumentNode => document !== undefined).length).toBeLessThan(250)
  })

  it('are the same document the next time', async () => {
    const [store, document] = [knownDocuments(), parse('{ viewer { name } }')]
    await store.set('one', document)
    for (let again = 0; again < 3; again++) expect(await store.get('one')).toBe(document)
    await store.delete('one')
    expect(await store.get('one')).toBeUndefined()
  })
})

describe('a flood of documents', () => {
  let database: TestDatabase
  const { apollo } = createApollo({ log: createLog(() => undefined), production: true })
  beforeAll(async () => {
    database = await testDatabase()
    await apollo.start()
  })
  afterAll(async () => {
    await apollo.stop()
    await database.drop()
  })

  it('leaves the memory as it was', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const heap = (): number => {
      collect()
      return process.memoryUsage().heapUsed / 2 ** 20
    }
    const ask = (query: string) => {
      const contextValue = createContext(testDeps(database.db), anonymous('test'))
      return apollo.executeOperation({ query }, { contextValue })
    }
    for (let at = 0; at < 100; at++) await ask(strange(at))
    const before = heap()
    for (let at = 100; at < 1_600; at++) await ask(strange(at))
    expect(heap() - before).toBeLessThan(25)
  })
})
