import { ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../../auth/viewer.js'
import { affiliation, auditEvent, organisation, person } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { matchPlayers, type PlayerToMatch } from './match-players.js'
import { insertPeople } from './register.repo.js'
import { registerUnknown } from './register-unknown.js'
import { titleSearchText } from './search-text.js'
import { splitName } from './split-name.js'

const viewer: Viewer = { accountId: 'staff', grants: [], requestId: 'test' }
let database: TestDatabase
let federation: string
let club: string
const people: Record<string, string> = {}

const addOrganisation = async (code: string, kind: 'federation' | 'club', parentId: string | null): Promise<string> => {
  const title = { nameZh: code, nameEn: code, searchText: titleSearchText({ zh: code, en: code }) }
  const [row] = await database.db
    .insert(organisation)
    .values({ code, kind, parentId, ...title, timeZone: 'Asia/Shanghai' })
    .returning()
  return row?.id ?? ''
}

beforeAll(async () => {
  database = await testDatabase()
  federation = await addOrganisation('FED', 'federation', null)
  club = await addOrganisation('CLUB', 'club', federation)
  const names = ['张三丰', '王伟', '王伟', 'John Smith', 'José García-López']
  const stored = await inTransaction(database.db, async tx =>
    ok(
      await insertPeople(
        tx,
        names.map((name, at) => ({
          names: [splitName(name)],
          identifiers:
            at === 3 ? [{ issuer: 'EBU', value: '00123' }] : at === 0 ? [{ issuer: 'file:x', value: '7' }] : [],
        })),
      ),
    ),
  )
  if (!stored.ok) throw new Error('not stored')
  for (const [at, key] of ['zhang', 'wang1', 'wang2', 'smith', 'garcia'].entries()) {
    people[key] = stored.value[at]?.id ?? ''
    people[`${key}#`] = stored.value[at]?.number ?? ''
  }
  await database.db
    .insert(affiliation)
    .values({ personId: people.wang2 ?? '', organisationId: club, kind: 'affiliation', valid: '[2020-01-01,)' })
})
afterAll(() => database.drop())

const match = async (player: Omit<PlayerToMatch, 'key'>, issuers: string[] = ['EBU']) =>
  (await matchPlayers(database.db, { organisationId: federation, issuers, players: [{ key: 'k', ...player }] })).get(
    'k',
  )

describe('matchPlayers', () => {
  it('takes our own id and number first, whatever the name', async () => {
    expect(await match({ name: 'John Smith', personId: people.zhang, externalId: '00123' })).toEqual({
      status: 'matched',
      personId: people.zhang,
      by: 'id',
      nameAgrees: false,
    })
    expect(await match({ name: '张三丰', personId: people['zhang#'] })).toMatchObject({ by: 'id', nameAgrees: true })
  })

  it('takes an external number within its issuer, and says when the name disagrees', async () => {
    expect(await match({ name: 'Jon Smith', externalId: '00123' })).toEqual({
      status: 'matched',
      personId: people.smith,
      by: 'externalId',
      nameAgrees: true,
    })
    expect(await match({ name: 'Anna Berg', externalId: ' 00123 ' })).toMatchObject({ nameAgrees: false })
    expect(await match({ name: 'Nobody Known', externalId: '00123' }, ['ABF'])).toEqual({ status: 'unknown' })
    expect(await match({ name: 'Zhang', externalId: '7' }, ['file:x'])).toMatchObject({ personId: people.zhang })
    expect(await match({ name: 'Nobody Known', externalId: '7' }, ['file:y'])).toEqual({ status: 'unknown' })
  })

  it('leaves a number that two issuers gave to two people to a person', async () => {
    const found = await inTransaction(database.db, async tx => {
      await insertPeople(tx, [{ names: [splitName('Anna Berg')], identifiers: [{ issuer: 'NBB', value: '00123' }] }])
      return ok(
        await matchPlayers(tx, {
          organisationId: federation,
          issuers: ['EBU', 'NBB'],
          players: [{ key: 'k', name: 'Anna Berg', externalId: '00123' }],
        }),
      )
    })
    expect(found.ok && found.value.get('k')).toMatchObject({
      status: 'doubtful',
      candidates: [{ because: ['sameNumber', 'closeSpelling'] }, { personId: people.smith, because: ['sameNumber'] }],
    })
  })

  it.each([
    ['张三丰', 'zhang', 'sameName'],
    ['Zhang Sanfeng', 'zhang', 'samePinyin'],
    ['Smith, John', 'smith', 'sameName'],
    ['Jonh Smith', 'smith', 'closeSpelling'],
    ['Garcia Lopez Jose', 'garcia', 'sameNameOtherOrder'],
  ])('never matches %s by name alone, but proposes', async (name, key, because) => {
    expect(await match({ name })).toMatchObject({
      status: 'doubtful',
      candidates: [{ personId: people[key], because: [because] }],
    })
  })

  it('puts the namesake of the same club first', async () => {
    const found = await match({ name: '王伟', clubId: club })
    expect(found).toMatchObject({
      status: 'doubtful',
      candidates: [{ personId: people.wang2, because: ['sameName', 'sameClub'] }, { personId: people.wang1 }],
    })
  })

  it('follows a merged person to the one who stands for it', async () => {
    await database.db
      .update(person)
      .set({ mergedIntoId: people.wang1 ?? '' })
      .where(eq(person.id, people.wang2 ?? ''))
    expect(await match({ name: '王伟', personId: people.wang2 })).toMatchObject({ personId: people.wang1 })
    expect(await match({ name: '王伟' })).toMatchObject({ candidates: [{ personId: people.wang1 }] })
    await database.db
      .update(person)
      .set({ mergedIntoId: null })
      .where(eq(person.id, people.wang2 ?? ''))
  })

  it.each(['', '--', '%_', "'; drop table person"])('knows nobody called %j', async name => {
    expect(await match({ name })).toEqual({ status: 'unknown' })
  })

  it('sends as many statements for a hundred players as for two', async () => {
    const count = async (size: number) => {
      const players = Array.from({ length: size }, (_, at) => ({
        key: `${at}`,
        name: at % 2 ? 'John Smith' : '王伟',
        externalId: at % 3 ? undefined : `00${at}`,
        personId: at % 5 ? undefined : people.zhang,
      }))
      const before = database.statements.count
      await matchPlayers(database.db, { organisationId: federation, issuers: ['EBU'], players })
      return database.statements.count - before
    }
    expect(await count(100)).toBe(await count(10))
  })
})

describe('registerUnknown', () => {
  it('registers all with names, numbers, clubs and one audit row', async () => {
    const result = await inTransaction(database.db, async tx =>
      ok(
        await registerUnknown(tx, viewer, {
          organisationId: federation,
          source: 'import:1',
          onDate: '2026-01-10',
          players: [
            { key: 'a', name: '欧阳锋', clubId: club },
            { key: 'b', name: 'BERG, Ærik', identifier: { issuer: 'EBU', value: '9' } },
          ],
        }),
      ),
    )
    if (!result.ok) throw new Error('refused')
    expect(await match({ name: 'x', externalId: '9' })).toMatchObject({ personId: result.value.get('b') })
    expect(await match({ name: 'ouyang feng', clubId: club })).toMatchObject({
      candidates: [{ personId: result.value.get('a'), because: ['samePinyin', 'sameClub'] }],
    })
    const rows = await database.db.select().from(auditEvent).where(eq(auditEvent.type, 'PEOPLE_REGISTERED'))
    expect(rows).toHaveLength(1)
  })
})
