import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../env.js'
import * as schema from './schema/index.js'

type Api = typeof import('drizzle-kit/api')
type Snapshot = Parameters<Api['generateMigration']>[0]

/** The kit's ES module names files Node does not find; its CommonJS form works. */
const { generateDrizzleJson, generateMigration } = createRequire(import.meta.url)('drizzle-kit/api') as Api

const folder = path.join(repositoryRoot, 'drizzle')

const newestSnapshot = (): Snapshot => {
  const name = readdirSync(path.join(folder, 'meta'))
    .filter(file => file.endsWith('_snapshot.json'))
    .sort()
    .at(-1) as string
  return JSON.parse(readFileSync(path.join(folder, 'meta', name), 'utf8')) as Snapshot
}

describe('the migrations', () => {
  it('are what the schema says: generating makes nothing new (npm run db:generate writes it)', async () => {
    const now = generateDrizzleJson(schema, undefined, undefined, 'snake_case') as Snapshot
    expect(await generateMigration(newestSnapshot(), now)).toEqual([])
  })

  it('keep the newest snapshot only (npm run db:generate drops the older ones)', () => {
    const snapshots = readdirSync(path.join(folder, 'meta')).filter(file => file.endsWith('_snapshot.json'))
    expect(snapshots).toHaveLength(1)
  })
})
