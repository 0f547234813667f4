import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ok } from '@paiji/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { system } from '../../auth/viewer.js'
import { inTransaction } from '../../db/transaction.js'
import type { TestDatabase } from '../../testing/database.js'
import { must, sceneDeps } from '../../testing/scenario.js'
import { seededDatabase } from '../../testing/season/seeded-database.js'
import { recordAudit } from '../audit/record.js'
import { verifyContents } from '../audit/verify-contents.js'
import { erasePerson } from './erase-person.js'
import { forgetAgain } from './forget-again.js'
import { addForgotten, type Forgotten, FORGOTTEN_FILE, forgottenKeeper, readForgotten } from './forgotten.js'
import { setPrivacy } from './set-privacy.js'

/** Two databases of one moment: the one that went on, and the backup of it that is restored. */

let later: TestDatabase
let restored: TestDatabase
let folder: string
let erased = ''
let hidden = ''
let names: string[] = []

beforeAll(async () => {
  ;[later, restored] = [await seededDatabase('2025-02'), await seededDatabase('2025-02')]
  folder = mkdtempSync(path.join(tmpdir(), 'paiji-forgotten-'))
  const people = await later.sql`select distinct p.id from person p join point_award a on a.person_id = p.id 
      where not exists (select 1 from audit_event e where e.aggregate_id = p.id and e.type = 'PRIVACY_SET') order by p.id limit 2`
  ;[erased = '', hidden = ''] = people.map(row => String(row.id))
  names = (await later.sql`select display from person_name where person_id = ${erased}`).map(row => String(row.display))
})
afterAll(async () => {
  await later.drop()
  await restored.drop()
  rmSync(folder, { recursive: true, force: true })
})

const nameRows = (database: TestDatabase) =>
  database.sql`select 1 from person_name where person_id = ${erased} and display = any(${names}) union all
    select 1 from entry_player where person_id = ${erased} and name_as_entered <> '已匿名 Anonymised'`

describe('what people asked to be forgotten', () => {
  it('is kept outside of the database, by id and moment alone', async () => {
    const organisationId = String((await later.sql`select id from organisation where kind = 'federation'`)[0]?.id)
    const keep = forgottenKeeper(later.db, folder)
    await keep()
    expect(readForgotten(folder).filter(({ person }) => [erased, hidden].includes(person))).toEqual([])
    const deps = sceneDeps(later.db, '2025-03-01T00:00:00Z')
    const shown = { personId: hidden, hideBirthYear: true, hideGender: false }
    must(await setPrivacy(deps, system(organisationId), { ...shown, hideClub: false }))
    must(await setPrivacy(deps, system(organisationId), { ...shown, hideClub: true }))
    await inTransaction(later.db, async tx => {
      const rows = await erasePerson(tx, erased)
      const data = { requestId: 'r1', reason: 'private words', rows }
      const target = { organisationId, aggregateKind: 'person', aggregateId: erased }
      await recordAudit(tx, system(organisationId), { type: 'PERSON_ERASED', ...target, data })
      return ok(undefined)
    })
    await keep()
    await keep()
    expect(readForgotten(folder).slice(-2)).toEqual([
      expect.objectContaining({ act: 'privacy', person: hidden, hideClub: true }),
      { act: 'erased', person: erased, at: expect.any(String), requestId: 'r1' },
    ])
    const file = path.join(folder, FORGOTTEN_FILE)
    for (const word of [...names, 'private words']) expect(readFileSync(file, 'utf8')).not.toContain(word)
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('is brought back by an older backup, and done again once, with its open data and its rows in the log', async () => {
    expect((await nameRows(restored)).length).toBeGreaterThan(0)
    // A season that is copied knows of contents its log does not: what counts is that there are no more of them.
    const before = await verifyContents(restored.db)
    const deps = sceneDeps(restored.db, '2025-03-02T00:00:00Z')
    expect(await forgetAgain(deps, readForgotten(folder))).toEqual({ erased: 1, privacy: 1 })
    expect(await nameRows(restored)).toEqual([])
    const [privacy] = await restored.sql`select hide_club from person_privacy where person_id = ${hidden}`
    expect(privacy?.hide_club).toBe(true)
    expect(await forgetAgain(deps, readForgotten(folder))).toEqual({ erased: 0, privacy: 0 })
    expect((await verifyContents(restored.db)).problems).toEqual(before.problems)
    const types = await restored.sql`select type from audit_event where aggregate_id in (${erased}, ${hidden})
      and type in ('PERSON_ERASED', 'PRIVACY_SET') order by type`
    expect(types.map(row => row.type)).toEqual(['PERSON_ERASED', 'PRIVACY_SET'])
  })

  it('leaves alone the database that knows of it, and one that has no such person', async () => {
    expect(await forgetAgain(sceneDeps(later.db, '2025-03-02T00:00:00Z'), readForgotten(folder))).toEqual({
      erased: 0,
      privacy: 0,
    })
    const nobody: Forgotten = {
      act: 'erased',
      person: '00000000-0000-4000-8000-000000000000',
      at: '2025-03-01T00:00:00.000Z',
      requestId: '',
    }
    addForgotten(folder, [nobody])
    expect(await forgetAgain(sceneDeps(restored.db, '2025-03-02T00:00:00Z'), readForgotten(folder))).toEqual({
      erased: 0,
      privacy: 0,
    })
  })
})
