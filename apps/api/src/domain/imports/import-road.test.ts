import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../../auth/viewer.js'
import { organisation } from '../../db/schema/index.js'
import { type TestDatabase, testDatabase } from '../../testing/index.js'
import { testDeps } from '../../testing/deps.js'
import { commitImport } from './commit-import.js'
import { describeImport } from './describe-import.js'
import { findImport } from './imports.repo.js'
import { readResultsFile } from './read-results-file.js'

const folder = path.resolve(import.meta.dirname, '../../../../../../shared/oracles/bridge/usebio')

let database: TestDatabase
let staff: Viewer
let organisationId = ''

beforeAll(async () => {
  database = await testDatabase()
  const [row] = await database.db
    .insert(organisation)
    .values({ kind: 'federation', code: 'T', nameZh: '测', nameEn: 'T', searchText: ' t ', timeZone: 'Asia/Shanghai' })
    .returning()
  organisationId = row?.id ?? ''
  staff = {
    accountId: 'staff',
    requestId: 'r',
    grants: [{ role: 'staff', scope: { kind: 'organisation', id: organisationId }, from: undefined, until: undefined }],
  }
})
afterAll(() => database.drop())

describe.skipIf(!existsSync(folder))('every file of the shared folder', () => {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    it(name, async () => {
      const deps = testDeps(database.db)
      const content = new Uint8Array(readFileSync(path.join(folder, name)))
      const read = await readResultsFile(deps, staff, { organisationId, fileName: name, content })
      expect(read).toMatchObject({ ok: true })
      if (!read.ok) return
      const batch = await findImport(database.db, read.value.importId)
      const described = batch && (await describeImport(database.db, batch))
      if (!described?.ok) throw new Error(JSON.stringify(described))
      const differ = described.value.standings.filter(s => !s.agrees)
      console.log(name, described.value.plan.profile, described.value.standings.length, 'differ', differ.length, differ.slice(0, 3).map(d => [d.key, d.line.rank, d.published]))
      const committed = await commitImport(deps, staff, { importId: read.value.importId, registerUnknown: true })
      expect(committed).toMatchObject({ ok: true })
    })
  }
})
