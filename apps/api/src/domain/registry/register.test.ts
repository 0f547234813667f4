import { publicSight } from './visibility.js'
import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { system, type Viewer } from '../../auth/viewer.js'
import { addEvent, addOrganisation, must, sceneDeps, together } from '../../testing/scenario.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { ok } from '@paiji/rules'
import { person } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { runChecks } from '../desk/run-checks.js'
import { addIdentifier } from './add-identifier.js'
import { affiliatePerson } from './affiliate-person.js'
import { createOrganisation } from './create-organisation.js'
import { mergePeople, undoMerge } from './merge-people.js'
import { findByIdentifiers, findByIds } from './match.repo.js'
import { listPeople } from './organisations.repo.js'
import { affiliationsByPeople, namesByPeople, standingPeopleByIds } from './people.repo.js'
import { personNumber } from './person-number.js'
import { nextNumbers } from './register.repo.js'
import { searchRows } from './search.repo.js'
import { searchQuery } from './search-text.js'
import { registerPerson } from './register-person.js'
import { renamePerson } from './rename-person.js'
import { splitName } from './split-name.js'

let database: TestDatabase
let staff: Viewer
let clubStaff: Viewer
const bodies: Record<string, string> = {}
const deps = () => sceneDeps(database.db, '2026-05-01T02:00:00Z')

beforeAll(async () => {
  database = await testDatabase()
  const add = async (code: string, kind: 'federation' | 'association' | 'club', parentId?: string) => {
    bodies[code] = await addOrganisation(database.db, {
      code,
      kind,
      nameZh: code,
      nameEn: code,
      ...(parentId ? { parentId } : {}),
    })
    return bodies[code]
  }
  const federation = await add('F', 'federation')
  const north = await add('N', 'association', federation)
  await add('A', 'club', north)
  await add('B', 'club', federation)
  staff = system(federation)
  clubStaff = {
    accountId: 'club',
    grants: [{ role: 'staff', scope: { kind: 'organisation', id: north }, from: undefined, until: undefined }],
    requestId: 'test',
  }
})
afterAll(() => database.drop())

const register = async (name: string, organisation = 'A', birthDate?: string) =>
  must(
    await registerPerson(deps(), staff, {
      organisationId: bodies[organisation] ?? '',
      names: [splitName(name)],
      surelyNew: true,
      ...(birthDate ? { birthDate } : {}),
    }),
  ).personId

const codes = (outcome: { ok: boolean; error?: readonly { code: string }[] }) =>
  outcome.ok ? [] : outcome.error?.map(one => one.code)

describe('registerPerson', () => {
  it('gives numbers in turn and refuses somebody of the same name and birth date', async () => {
    await register('张三丰', 'A', '1990-01-01')
    const input = { organisationId: bodies.A ?? '', names: [splitName('Zhang Sanfeng')], birthDate: '1990-01-01' }
    expect(codes(await registerPerson(deps(), staff, input))).toEqual(['PERSON_LOOKS_REGISTERED'])
    expect(codes(await registerPerson(deps(), staff, { ...input, birthDate: '1991-01-01' }))).toEqual([])
    expect(codes(await registerPerson(deps(), staff, { ...input, surelyNew: true }))).toEqual([])
  })

  it('goes on with nine digits when those of eight are used up', async () => {
    const before = await together(database.db, tx => nextNumbers(tx, 1))
    await database.db.insert(person).values({ number: personNumber(999_999) })
    const ids = [await register('尤十万'), await register('尤百万')]
    const rows = await database.db.select().from(person).where(inArray(person.id, ids))
    expect(rows.map(row => row.number).sort()).toEqual([personNumber(1_000_000), personNumber(1_000_001)])
    const everyone = { organisationId: undefined, sight: publicSight }
    const last = await listPeople(database.db, everyone, { first: 1, after: { key: [99_999_920], id: ids[0] ?? '' } })
    expect(last.map(row => row.number)).toEqual(['100000017', '100000114'])
    const found = await findByIds(database.db, ['1000 00017', before[0] ?? ''])
    expect(found.filter(row => row.asked === '1000 00017').map(row => row.personId)).toEqual(
      rows.filter(row => row.number === '100000017').map(row => row.id),
    )
    const query = searchQuery('00017')
    if (!query) throw new Error('no query')
    const request = { kind: 'person' as const, query, text: '00017', sight: publicSight }
    expect((await searchRows(database.db, request, { first: 5, after: undefined })).map(row => row.id)).toEqual(
      rows.filter(row => row.number === '100000017').map(row => row.id),
    )
  })

  it('is for the staff of the body or one above it', async () => {
    const input = { organisationId: bodies.B ?? '', names: [splitName('李四')] }
    expect(codes(await registerPerson(deps(), clubStaff, input))).toEqual(['NOT_PERMITTED'])
    expect(codes(await registerPerson(deps(), clubStaff, { ...input, organisationId: bodies.A ?? '' }))).toEqual([])
    expect(codes(await registerPerson(deps(), staff, { ...input, names: [] }))).toEqual(['NAME_MISSING'])
    expect(codes(await registerPerson(deps(), staff, { ...input, birthDate: '1990-02-30' }))).toEqual([
      'DATE_NOT_READABLE',
    ])
  })
})

describe('renamePerson', () => {
  const names = async (id: string) =>
    (await namesByPeople(database.db, [id])).map(row => [row.display, row.valid]).sort()

  it('keeps the old name for the time before', async () => {
    const id = await register('王芳')
    must(await renamePerson(deps(), staff, { personId: id, name: splitName('王菲'), since: '2026-02-01' }))
    must(await renamePerson(deps(), staff, { personId: id, name: splitName('王小菲'), since: '2025-02-01' }))
    expect(await names(id)).toEqual([
      ['王小菲', '[2025-02-01,2026-02-01)'],
      ['王芳', '(,2025-02-01)'],
      ['王菲', '[2026-02-01,)'],
    ])
  })

  it('puts a wrong name right for its whole time', async () => {
    const id = await register('赵柳')
    must(await renamePerson(deps(), staff, { personId: id, name: splitName('赵六') }))
    expect(await names(id)).toEqual([['赵六', '(,)']])
  })
})

describe('affiliatePerson', () => {
  const spells = async (id: string) =>
    (await affiliationsByPeople(database.db, [id]))
      .filter(row => row.kind === 'affiliation')
      .map(row => [row.organisationId === bodies.A ? 'A' : 'B', row.valid])

  it('ends the club before in one step', async () => {
    const personId = await register('孙八')
    const base = { personId, kind: 'affiliation' as const }
    must(await affiliatePerson(deps(), staff, { ...base, organisationId: bodies.A ?? '', from: '2024-01-01' }))
    must(await affiliatePerson(deps(), staff, { ...base, organisationId: bodies.B ?? '', from: '2026-01-01' }))
    expect(await spells(personId)).toEqual([
      ['B', '[2026-01-01,)'],
      ['A', '[2024-01-01,2026-01-01)'],
    ])
    const lent = { ...base, organisationId: bodies.B ?? '', from: '2024-06-01', until: '2024-07-01' }
    must(await affiliatePerson(deps(), staff, lent))
    expect(await spells(personId)).toEqual([
      ['B', '[2026-01-01,)'],
      ['A', '[2024-07-01,2026-01-01)'],
      ['B', '[2024-06-01,2024-07-01)'],
      ['A', '[2024-01-01,2024-06-01)'],
    ])
    expect(codes(await affiliatePerson(deps(), staff, { ...lent, until: '2024-06-01' }))).toEqual(['PERIOD_REVERSED'])
  })
})

describe('addIdentifier', () => {
  it('is unique within its issuer', async () => {
    const [a, b] = [await register('周九'), await register('吴十')]
    must(await addIdentifier(deps(), staff, { personId: a, issuer: 'EBU', value: '1' }))
    must(await addIdentifier(deps(), staff, { personId: b, issuer: 'NBB', value: '1' }))
    expect(codes(await addIdentifier(deps(), staff, { personId: b, issuer: 'EBU', value: '1' }))).toEqual([
      'IDENTIFIER_TAKEN',
    ])
  })

  it('gives one number of a body to one of two who are given it at the same time', async () => {
    const people = [await register('韩十五'), await register('杨十六'), await register('朱十七')]
    const given = await Promise.all(
      people.map(personId => addIdentifier(deps(), staff, { personId, issuer: 'F', value: '2026' })),
    )
    expect(given.flatMap(codes).sort()).toEqual(['IDENTIFIER_TAKEN', 'IDENTIFIER_TAKEN'])
  })

  it('says nothing of a holder whom the office may not see; the federation settles it, and the first stays matched', async () => {
    const [hidden, own, third] = [
      await register('褚十一', 'B'),
      await register('卫十二'),
      await register('蒋十三', 'B'),
    ]
    const number = { issuer: 'QBU', value: '9' }
    must(await addIdentifier(deps(), staff, { personId: hidden, ...number }))
    expect(codes(await addIdentifier(deps(), clubStaff, { personId: own, ...number }))).toEqual([])
    const another = { organisationId: bodies.A ?? '', names: [splitName('沈十四')], identifiers: [number] }
    expect(codes(await registerPerson(deps(), clubStaff, another))).toEqual(['IDENTIFIER_TAKEN'])
    expect(codes(await addIdentifier(deps(), staff, { personId: third, ...number }))).toEqual(['IDENTIFIER_TAKEN'])
    const found = (body: string) => findByIdentifiers(database.db, bodies[body] ?? '', ['QBU'], ['9'])
    expect(await found('F')).toEqual([{ ...number, personId: hidden }])
    expect(await found('A')).toEqual([{ ...number, personId: own }])
    await inTransaction(database.db, async tx => ok(await runChecks(tx, deps().clock.now())))
    const [row] = await database.db.execute(
      sql`select organisation_id as body from anomaly where kind = 'oneNumberTwoPeople' and subject_id in (${hidden}, ${own})`,
    )
    expect(row).toEqual({ body: bodies.F })
  })
})

/** Everything the database holds about the register, as text. */
const everything = async (): Promise<string> => {
  const tables = ['person', 'person_name', 'person_identifier', 'affiliation', 'entry_player', 'grade_award', '"user"']
  const rows = await Promise.all(
    tables.map(async table => [
      ...(await database.db.execute(sql.raw(`select to_jsonb(t)::text as row from ${table} t order by 1`))),
    ]),
  )
  return JSON.stringify(rows)
}

describe('mergePeople', () => {
  it('redirects what belongs to the record, and undoing it restores every byte', async () => {
    const [from, into] = [await register('郑一'), await register('郑一', 'B')]
    must(await addIdentifier(deps(), staff, { personId: from, issuer: 'WBF', value: '77' }))
    const spell = { personId: from, kind: 'affiliation' as const, from: '2020-01-01' }
    must(await affiliatePerson(deps(), staff, { ...spell, organisationId: bodies.A ?? '' }))
    const before = await everything()
    const { mergeId } = must(
      await mergePeople(deps(), staff, { fromPersonId: from, intoPersonId: into, reason: 'registered twice' }),
    )
    expect(await everything()).not.toBe(before)
    expect((await standingPeopleByIds(database.db, [from]))[0]).toMatchObject({ askedId: from, id: into })
    expect(await affiliationsByPeople(database.db, [from])).toEqual([])
    must(await undoMerge(deps(), staff, { mergeId }))
    expect(await everything()).toBe(before)
    expect(codes(await undoMerge(deps(), staff, { mergeId }))).toEqual(['MERGE_UNDONE_ALREADY'])
  })

  it('refuses what cannot be one person', async () => {
    const [a, b, c] = [await register('钱一'), await register('钱二'), await register('钱三')]
    const merge = (fromPersonId: string, intoPersonId: string, reason = 'why') =>
      mergePeople(deps(), staff, { fromPersonId, intoPersonId, reason })
    expect(codes(await merge(a, a))).toEqual(['MERGE_WITH_ITSELF'])
    expect(codes(await merge(a, b, ' '))).toEqual(['REASON_MISSING'])
    must(await merge(a, b))
    expect(codes(await merge(b, c))).toEqual(['PERSON_HAS_MERGES'])
    expect(codes(await merge(a, c))).toEqual(['PERSON_MERGED_ALREADY'])
    await together(database.db, tx =>
      addEvent(tx, {
        organisationId: bodies.F ?? '',
        code: 'E',
        nameZh: 'E',
        nameEn: 'E',
        sport: 'bridge',
        editionId: 'bridge/laws-2017',
        category: 'club',
        startsOn: '2026-01-01',
        endsOn: '2026-01-01',
        status: 'CLOSED',
        format: 'pairs',
        settings: {},
        entries: [
          {
            number: '1',
            nameAsEntered: 'b c',
            players: [
              { personId: b, nameAsEntered: 'b' },
              { personId: c, nameAsEntered: 'c' },
            ],
          },
        ],
        sheets: [],
        enteredBy: 'test',
      }),
    )
    expect(codes(await merge(c, b))).toEqual(['PLAYED_IN_SAME_STAGE'])
  })
})

describe('an act on the register that is sent again', () => {
  it('is done once under its key, and answers the same', async () => {
    const organisationId = bodies.A ?? ''
    const twice = async <T>(act: (idempotencyKey: string) => Promise<T>) => {
      const [first, rows] = [await act('sent-again'), await everything()]
      expect(await act('sent-again')).toEqual(first)
      expect(await everything()).toBe(rows)
      return first
    }
    const keyed = deps()
    const names = [splitName('方一')]
    const made = (key: string) => ({ organisationId, names, surelyNew: true, idempotencyKey: `register ${key}` })
    const { personId } = must(await twice(key => registerPerson(keyed, staff, made(key))))
    const other = await register('方二')
    const acts: ((key: string) => Promise<{ readonly ok: boolean }>)[] = [
      key => addIdentifier(keyed, staff, { personId, issuer: 'WBF', value: '99', idempotencyKey: `number ${key}` }),
      key => renamePerson(keyed, staff, { personId, name: splitName('方三'), idempotencyKey: `name ${key}` }),
      key => {
        const spell = { personId, organisationId, kind: 'membership', from: '2026-02-01' } as const
        return affiliatePerson(keyed, staff, { ...spell, idempotencyKey: `spell ${key}` })
      },
      key => {
        const body = { code: 'NEW', kind: 'club', nameZh: '新', nameEn: 'New', parentId: bodies.N } as const
        return createOrganisation(keyed, staff, { ...body, idempotencyKey: `body ${key}` })
      },
      key => {
        const two = { fromPersonId: other, intoPersonId: personId, reason: 'registered twice' }
        return mergePeople(keyed, staff, { ...two, idempotencyKey: `merge ${key}` })
      },
    ]
    for (const act of acts) expect(await twice(act)).toMatchObject({ ok: true })
  })
})
