import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testServer } from '../testing/database.js'
import { databaseUrlOf, dropDatabase } from '../testing/server.js'
import { openClient } from './driver.js'
import { legacyMigrationsFolder, migrateDatabase, migrationsFolder } from './migrate.js'

/** What PostgreSQL itself knows of a schema, one line a thing. The order of columns is no matter: nobody selects by place. */
const CATALOG = `
  select 'column ' || table_name || '.' || column_name || ' ' || coalesce(domain_name, '') || data_type || ' ' || udt_name || ' '
    || is_nullable || ' ' || coalesce(column_default, '') || ' ' || is_identity || is_generated as line
    from information_schema.columns where table_schema = 'public'
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t where not t.tgisinternal
    and t.tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  union all select 'function ' || pg_get_functiondef(p.oid) from pg_proc p where pronamespace = 'public'::regnamespace
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select 'type ' || t.typname from pg_type t where typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
  union all select 'relation ' || relkind::text || ' ' || relname from pg_class where relnamespace = 'public'::regnamespace
  union all select 'extension ' || extname from pg_extension
  order by line`

const journalOf = (folder: string) => path.join(folder, 'meta/_journal.json')
const entriesOf = (folder: string) =>
  (JSON.parse(readFileSync(journalOf(folder), 'utf8')) as { entries: { tag: string; when: number }[] }).entries

describe('a database from before the baseline', () => {
  const { adminUrl } = testServer()
  const admin = openClient(adminUrl, { max: 1 })
  const names: string[] = []
  const folders: string[] = []
  let fresh: string[] = []

  /** A new database, empty. */
  const created = async () => {
    const name = `paiji_l_${randomUUID().slice(0, 8)}`
    names.push(name)
    await admin`create database ${admin(name)}`
    return databaseUrlOf(adminUrl, name)
  }

  /** A database as an installation left it that had the first `count` of the old migrations. */
  const before = async (count: number) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'paiji-old-'))
    folders.push(folder)
    cpSync(legacyMigrationsFolder, folder, { recursive: true })
    const journal = JSON.parse(readFileSync(journalOf(folder), 'utf8')) as { entries: unknown[] }
    writeFileSync(journalOf(folder), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
    const url = await created()
    await migrateDatabase(url, folder)
    return url
  }

  const ask = async <T>(url: string, run: (sql: postgres.Sql) => Promise<T>): Promise<T> => {
    const sql = openClient(url, { max: 1 })
    try {
      return await run(sql)
    } finally {
      await sql.end()
    }
  }
  const catalog = (url: string) => ask(url, async sql => (await sql.unsafe(CATALOG)).map(row => row.line as string))
  const applied = (url: string) =>
    ask(url, async sql => (await sql`select hash from drizzle.__drizzle_migrations order by id`).map(row => row.hash))

  beforeAll(async () => {
    const url = await created()
    await migrateDatabase(url)
    fresh = await catalog(url)
    expect(await applied(url)).toHaveLength(entriesOf(migrationsFolder).length)
  })

  afterAll(async () => {
    await admin.end()
    for (const name of names) await dropDatabase(adminUrl, name)
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  const all = entriesOf(legacyMigrationsFolder).length

  it.each([1, 3, 8, all - 1, all])('that had %i of the old migrations becomes what a new one is', async count => {
    const url = await before(count)
    await migrateDatabase(url)
    expect(await catalog(url)).toEqual(fresh)
    const marked = await applied(url)
    expect(marked).toHaveLength(all + entriesOf(migrationsFolder).length)
    await migrateDatabase(url)
    expect(await applied(url)).toEqual(marked)
  })

  it('keeps what was in it', async () => {
    const url = await before(15)
    await ask(
      url,
      sql => sql`insert into organisation (kind, code, name_zh, name_en, search_text, time_zone)
      values ('federation', 'OLD', '旧', 'Old', 'old', 'Asia/Shanghai')`,
    )
    await migrateDatabase(url)
    expect(await ask(url, sql => sql`select code from organisation`)).toEqual([{ code: 'OLD' }])
  })

  it('was older than the baseline: no old migration is dated after it', () => {
    const last = Math.max(...entriesOf(legacyMigrationsFolder).map(entry => entry.when))
    expect(entriesOf(migrationsFolder).filter(entry => entry.when <= last)).toEqual([])
  })
})
