import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixedClock } from '../../base/clock.js'
import { appeal, event, organisation, person, rankingList } from '../../db/schema/index.js'
import { system, type Viewer } from '../../auth/viewer.js'
import { changeEvent } from '../../domain/events/change-event.js'
import { draftAppeal } from '../../domain/appeals/draft-appeal.js'
import { fileAppeal } from '../../domain/appeals/file-appeal.js'
import { personNumber } from '../../domain/registry/person-number.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { type AppealScene, appealScene, minute } from '../../testing/appeal-scene.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { type TestApi, testApi } from '../../testing/execute.js'
import { addOrganisation, addPolicy, addRanking, must } from '../../testing/scenario.js'

let database: TestDatabase
let api: TestApi
let scene: AppealScene
let other: AppealScene
const made: Record<string, string> = {}

const addPlain = async (organisationId: string, code: string, unannounced = false): Promise<string> => {
  const [row] = await database.db
    .insert(event)
    .values({
      organisationId,
      code,
      nameZh: code,
      nameEn: code,
      searchText: code,
      sport: 'bridge',
      editionId: 'bridge/laws-2017',
      category: 'club',
      startsOn: '2026-11-21',
      endsOn: '2026-11-21',
      timeZone: 'Asia/Shanghai',
      unannounced,
    })
    .returning({ id: event.id })
  return row?.id ?? ''
}

const addPerson = async (serial: number, mergedIntoId: string | null = null): Promise<string> => {
  const [row] = await database.db
    .insert(person)
    .values({ number: personNumber(serial), mergedIntoId })
    .returning({ id: person.id })
  return row?.id ?? ''
}

const draftCase = async (at: AppealScene, about: object): Promise<string> => {
  const deps = testDeps(database.db, fixedClock(minute(5)))
  const drafted = await draftAppeal(deps, at.players[0] as Viewer, {
    stageId: at.stageId,
    subject: 'ruling',
    statement: 'The weights are wrong.',
    relief: 'Another score.',
    signatures: [{ capacity: 'contestant', name: 'Player 0' }],
    othersAbsent: false,
    ...about,
  })
  return must(drafted).appealId
}

const fileCase = async (at: AppealScene): Promise<string> => {
  const appealId = await draftCase(at, { rulingId: at.rulingId })
  must(await fileAppeal(testDeps(database.db, fixedClock(minute(5))), at.players[0] as Viewer, { appealId }))
  return appealId
}

const addLists = async (organisationId: string): Promise<void> => {
  const policyId = await addPolicy(database.db, {
    organisationId,
    kind: 'ranking',
    code: 'p',
    nameZh: 'p',
    nameEn: 'p',
    sport: 'bridge',
    rule: {},
  })
  const ranking = { organisationId, code: 'bridge-open', sport: 'bridge', nameZh: 'b', nameEn: 'b' }
  const rankingId = await addRanking(database.db, ranking)
  const rows = [
    ['first', '2026-10-01', 1, new Date('2026-11-01T00:00:00Z')],
    ['corrected', '2026-10-01', 2, null],
    ['second of the month', '2026-10-15', 1, null],
  ] as const
  for (const [name, asOf, number, supersededAt] of rows) {
    const values = { organisationId, rankingId, policyId, asOf, number, supersededAt, publishedBy: 'test' }
    const [row] = await database.db
      .insert(rankingList)
      .values({ ...values, inputDigest: 'x', outputDigest: 'x' })
      .returning({ id: rankingList.id })
    made[name] = row?.id ?? ''
  }
}

beforeAll(async () => {
  database = await testDatabase()
  scene = await appealScene(database.db)
  other = await appealScene(database.db)
  api = await testApi(testDeps(database.db, fixedClock(minute(60))))
  made.club = await addOrganisation(database.db, {
    code: 'SH-C4',
    kind: 'club',
    nameZh: '俱乐部',
    nameEn: 'Club',
    parentId: scene.federationId,
  })
  made.event = await addPlain(scene.federationId, 'BRA-2025-02')
  made.namesake = await addPlain(other.federationId, 'BRA-2025-02')
  made.dotted = await addPlain(scene.federationId, 'A.1')
  made.secret = await addPlain(scene.federationId, 'SECRET-1', true)
  made.person = await addPerson(300_001)
  made.merged = await addPerson(300_002, made.person)
  made.case = await fileCase(scene)
  made['other case'] = await fileCase(other)
  made.draft = await draftCase(scene, { subject: 'score', slot: 'slot-1' })
  await addLists(scene.federationId)
})
afterAll(async () => {
  await api.stop()
  await database.drop()
})

const DOCUMENT = `query ($address: AddressInput!) { atAddress(address: $address) { id slug ranking revision } }`

const at = async (address: object, viewer?: Viewer): Promise<Record<string, unknown> | null> => {
  const answer = await api.execute<{ atAddress: Record<string, unknown> | null }>(viewer, DOCUMENT, { address })
  expect(answer.errors).toBeUndefined()
  return answer.data?.atAddress ?? null
}

/** The codes of the two federations. */
const codes = async (): Promise<string[]> => {
  const rows = await database.db.select({ id: organisation.id, code: organisation.code }).from(organisation)
  return [scene, other].map(({ federationId }) => rows.find(row => row.id === federationId)?.code ?? '')
}

const id = (type: string, name: string): string => toGlobalId(type, made[name] ?? '')

describe('an address', () => {
  it.each([
    ['a number', () => ({ player: personNumber(300_001) })],
    ['a number with blanks', () => ({ player: personNumber(300_001).replace(/(....)/, '$1 ') })],
    ['an id', () => ({ player: id('Person', 'person') })],
    ['the number of a merged record', () => ({ player: personNumber(300_002) })],
    ['the id of a merged record', () => ({ player: id('Person', 'merged') })],
  ])('of a player: %s', async (_, address) => {
    expect(await at(address())).toMatchObject({ id: id('Person', 'person'), slug: personNumber(300_001) })
  })

  it.each([
    [{ event: 'BRA-2025-02' }, 'event', 'BRA-2025-02'],
    [{ event: 'bra-2025-02' }, 'event', 'BRA-2025-02'],
    [{ event: 'A.1' }, 'dotted', 'A.1'],
  ])('of an event: %j', async (address, name, slug) => {
    expect(await at(address)).toMatchObject({ id: id('Event', name), slug })
    expect(await at({ event: id('Event', name) })).toMatchObject({ slug })
  })

  it('of an event whose code an earlier one has says whose it is, and the earlier one may say so', async () => {
    const [earlier, later] = await codes()
    const slug = `BRA-2025-02~${later}`
    expect(await at({ event: slug })).toMatchObject({ id: id('Event', 'namesake'), slug })
    const first = { id: id('Event', 'event'), slug: 'BRA-2025-02' }
    expect(await at({ event: `BRA-2025-02~${earlier}` })).toMatchObject(first)
  })

  it('of an event whose code was changed leads to the one it has now, until another takes the old one', async () => {
    const eventId = await addPlain(scene.federationId, 'WED-O1')
    const change = async (expectedVersion: number, code: string) =>
      must(await changeEvent(testDeps(database.db), system(scene.federationId), { eventId, expectedVersion, code }))
    await change(1, 'WED-01')
    await change(2, 'WED-1')
    const found = { id: toGlobalId('Event', eventId), slug: 'WED-1' }
    for (const slug of ['WED-O1', 'wed-o1', 'WED-01', `WED-O1~${(await codes())[0]}`])
      expect(await at({ event: slug })).toMatchObject(found)
    expect(await at({ event: `WED-O1~${(await codes())[1]}` })).toBeNull()
    const taker = await addPlain(other.federationId, 'WED-O1')
    expect(await at({ event: 'WED-O1' })).toMatchObject({ id: toGlobalId('Event', taker) })
    await change(3, 'WED-01')
    expect(await at({ event: 'WED-01' })).toMatchObject({ id: found.id, slug: 'WED-01' })
  })

  it('of an unannounced event stays hidden under its former code too', async () => {
    const eventId = await addPlain(scene.federationId, 'HID-O1', true)
    const input = { eventId, expectedVersion: 1, code: 'HID-01' }
    must(await changeEvent(testDeps(database.db), system(scene.federationId), input))
    expect(await at({ event: 'HID-O1' })).toBeNull()
    expect(await at({ event: 'HID-O1' }, system(scene.federationId))).toMatchObject({ slug: 'HID-01' })
  })

  it('of an event is the same in every list of events', async () => {
    const events = [made.event, made.namesake].map(one => toGlobalId('Event', one ?? ''))
    const document = 'query ($a: ID!, $b: ID!) { a: event(id: $a) { slug } b: event(id: $b) { slug } }'
    const { data } = await api.execute(undefined, document, { a: events[0], b: events[1] })
    expect(data).toEqual({ a: { slug: 'BRA-2025-02' }, b: { slug: `BRA-2025-02~${(await codes())[1]}` } })
  })

  it('of a body', async () => {
    for (const organisation of ['SH-C4', 'sh-c4', id('Organisation', 'club')])
      expect(await at({ organisation })).toMatchObject({ id: id('Organisation', 'club'), slug: 'SH-C4' })
  })

  it.each([
    [{ slug: '2026-10' }, 'corrected', '2026-10', null],
    [{ slug: '2026-10-01' }, 'corrected', '2026-10', null],
    [{ slug: '2026-10', revision: 2 }, 'corrected', '2026-10', null],
    [{ slug: '2026-10', revision: 1 }, 'first', '2026-10', 1],
    [{ slug: '2026-10-15' }, 'second of the month', '2026-10-15', null],
  ])('of a list: %j', async (list, name, slug, revision) => {
    const found = { id: id('RankingList', name), slug, revision, ranking: 'bridge-open' }
    expect(await at({ rankingList: { ranking: 'bridge-open', ...list } })).toEqual(found)
    expect(await at({ rankingList: { ranking: 'bridge-open', slug: id('RankingList', name) } })).toEqual(found)
  })

  it.each([
    { player: '12345678' },
    { player: 'nobody' },
    { event: 'BRA-1999-01' },
    { event: '' },
    { event: "' or 1=1" },
    { organisation: 'SH-C5' },
    { appeal: 'AC-1999-001' },
    { rankingList: { ranking: 'bridge-open', slug: '2026-09' } },
    { rankingList: { ranking: 'bridge-open', slug: '2026-13' } },
    { rankingList: { ranking: 'bridge-open', slug: '2026-02-31' } },
    { rankingList: { ranking: 'bridge-open', slug: '2026-10', revision: 3 } },
    { rankingList: { ranking: 'none', slug: '2026-10' } },
  ])('of nothing: %j', async address => {
    expect(await at(address)).toBeNull()
  })

  it('of an id of another kind leads nowhere', async () => {
    expect(await at({ player: id('Event', 'event') })).toBeNull()
  })
})

describe('however large the register is', () => {
  it('a word of an address is looked up by an index', async () => {
    const words = { event_code_word: ['event', 'code'], appeal_number_word: ['appeal', 'number'] } as const
    await database.db.transaction(async tx => {
      await tx.execute(sql`set local enable_seqscan = off`)
      for (const [index, [table, column]] of Object.entries(words)) {
        const plan = await tx.execute(
          sql.raw(`explain select e.id from "${table}" e
          where exists (select from "${table}" x where upper(x.${column}) = upper(e.${column})
            and x.${column} = e.${column} and x.id < e.id) or upper(e.${column}) = upper('A-1')`),
        )
        expect(JSON.stringify(plan)).toContain(index)
      }
    })
  })
})

describe('what is not for everybody', () => {
  it('is found by nobody else: an event that is not announced', async () => {
    for (const event of ['SECRET-1', id('Event', 'secret')]) {
      expect(await at({ event })).toBeNull()
      expect(await at({ event }, scene.stranger)).toBeNull()
    }
    expect(await at({ event: 'SECRET-1' }, scene.staff)).toMatchObject({ id: id('Event', 'secret') })
  })

  it('is found by nobody else: a draft, which goes by its id', async () => {
    const own = { appeal: id('Appeal', 'draft') }
    expect(await at(own, scene.players[0])).toMatchObject({ id: own.appeal, slug: own.appeal })
    expect(await at(own, scene.stranger)).toBeNull()
  })

  it('a case goes by its number, and by whose it is where an earlier one has the same', async () => {
    expect(await at({ appeal: 'AC-2026-001' }, scene.players[0])).toMatchObject({ id: id('Appeal', 'case') })
    const namesake = { id: id('Appeal', 'other case'), slug: `AC-2026-001~${(await codes())[1]}` }
    expect(await at({ appeal: namesake.slug.toLowerCase() }, other.players[0])).toMatchObject(namesake)
    expect(await at({ appeal: namesake.id }, other.players[0])).toMatchObject(namesake)
  })

  it('is found by nobody else: a case that is sealed', async () => {
    await database.db
      .update(appeal)
      .set({ publicationLevel: 'sealed' })
      .where(eq(appeal.id, made['other case'] ?? ''))
    const sealed = { appeal: `AC-2026-001~${(await codes())[1]}` }
    expect(await at(sealed, scene.stranger)).toBeNull()
    expect(await at(sealed, other.players[0])).toMatchObject({ id: id('Appeal', 'other case') })
  })
})
