import { scene } from '@paiji/api/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../support/federation.js'
import { globalId } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { mutations } from '../support/walk-mutation.js'
import { holder, roles, stranger, writtenRows } from '../support/rights.js'

/** On a body and on an event its officers find who may do what there; nobody else does. */

interface Group {
  readonly acts: string[]
  readonly roles: string[]
  readonly holders: {
    readonly name: { readonly zh: string }
    readonly role: string
    readonly scopeName: { en: string } | null
    readonly from: string | null
    readonly until: string | null
    readonly waitsForSecondFactor: boolean
  }[]
}

const QUERY = `query ($place: ID!) { powers(place: $place) {
  acts roles holders { name { zh } role scopeName { en } from until waitsForSecondFactor } } }`

let journey: Journey
const place = { federation: '', west: '', east: '', event: '' }
const row = { federation: '', west: '', east: '', event: '' }

const powers = async (who: Actor, where: string): Promise<Group[] | null> =>
  (await journey.ask<{ powers: Group[] | null }>(who, QUERY, { place: where })).powers

const account = async (id: string, name: string, locked = false): Promise<void> => {
  await journey.database.sql`insert into "user" (id, name, email, locked_at)
    values (${id}, ${name}, ${`${id}@example.org`}, ${locked ? new Date() : null})`
}

interface Given {
  readonly accountId: string
  readonly role: string
  readonly kind?: 'organisation' | 'event'
  readonly scope: string
  readonly valid?: string
  readonly revoked?: boolean
}

const give = async ({ accountId, role, kind = 'organisation', scope, valid = '[2026-01-01,)', revoked }: Given) => {
  await journey.database
    .sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by, revoked_at)
    values (${accountId}, ${role}, ${kind}, ${scope}, ${valid}, 'system', ${revoked ? new Date() : null})`
}

const namesFor = (groups: Group[] | null, act: string): string[] =>
  groups?.find(group => group.acts.includes(act))?.holders.map(({ name }) => name.zh) ?? []

beforeAll(async () => {
  journey = await startJourney()
  const { sql, db } = journey.database
  row.federation = journey.federation.id
  const parentId = row.federation
  row.west = await scene.addOrganisation(db, { code: 'WEST', kind: 'club', nameZh: '西', nameEn: 'West', parentId })
  row.east = await scene.addOrganisation(db, { code: 'EAST', kind: 'club', nameZh: '东', nameEn: 'East', parentId })
  const west = globalId('Organisation', row.west)
  const days = { startsOn: '2026-11-21', endsOn: '2026-11-21' }
  const input = { ...days, category: 'club', code: 'EVE', nameZh: '周末赛', organisation: west, sport: 'bridge' }
  await journey.ask(
    journey.federation.staff,
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { problems { code } } }',
    { input },
  )
  row.event = String((await sql`select id from event`)[0]?.id)
  Object.assign(place, {
    federation: globalId('Organisation', row.federation),
    west,
    east: globalId('Organisation', row.east),
    event: globalId('Event', row.event),
  })
  await account('head', 'Head of staff')
  await account('west', 'Western registrar')
  await account('east', 'Eastern registrar')
  await account('gone', 'Former registrar')
  await account('shut', 'Locked registrar', true)
  await account('table', 'Scorer of the evening')
  await account('chief', 'Administrator')
  await give({ accountId: 'head', role: 'staff', scope: row.federation })
  await give({ accountId: 'west', role: 'registrar', scope: row.west, valid: '[2026-01-01,2999-01-01)' })
  await give({ accountId: 'east', role: 'registrar', scope: row.east })
  await give({ accountId: 'gone', role: 'registrar', scope: row.west, revoked: true })
  await give({ accountId: 'gone', role: 'registrar', scope: row.west, valid: '[2020-01-01,2021-01-01)' })
  await give({ accountId: 'shut', role: 'registrar', scope: row.west })
  await give({ accountId: 'table', role: 'scorer', kind: 'event', scope: row.event })
  await give({ accountId: 'chief', role: 'admin', scope: row.federation })
  await sql`update organisation set second_factor_from = '2020-01-01' where id = ${row.federation}`
})
afterAll(() => journey?.stop())

describe('who may do what', () => {
  it('names who holds a role at the place or above it today, where and until when', async () => {
    const groups = await powers(holder('registrar', [row.west]), place.west)
    const register = groups?.find(group => group.acts.includes('keepRegister'))
    expect(register?.roles).toEqual(['admin', 'staff', 'registrar'])
    expect(register?.holders).toEqual([
      {
        name: { zh: 'Western registrar' },
        role: 'registrar',
        scopeName: { en: 'West' },
        from: '2026-01-01',
        until: '2999-01-01',
        waitsForSecondFactor: false,
      },
      expect.objectContaining({ name: { zh: 'Administrator' }, role: 'admin', waitsForSecondFactor: true }),
      expect.objectContaining({
        name: { zh: 'Head of staff' },
        scopeName: { en: 'Test Bridge Federation' },
        until: null,
      }),
    ])
  })

  it('counts a role held for one event at that event alone', async () => {
    const scorer: NonNullable<Actor> = {
      ...stranger,
      grants: [{ role: 'scorer', scope: { kind: 'event', id: row.event }, from: undefined, until: undefined }],
    }
    expect(namesFor(await powers(scorer, place.event), 'enterResults')).toContain('Scorer of the evening')
    expect(namesFor(await powers(holder('staff', [row.federation]), place.west), 'takeInResults')).not.toContain(
      'Scorer of the evening',
    )
    expect(await powers(scorer, place.west)).toBeNull()
  })

  it('is answered to those who hold a role there alone, alike to all others and of what is not there', async () => {
    const unknown = globalId('Organisation', '0198c0de-0000-7000-8000-000000000000')
    for (const who of [undefined, stranger, holder('registrar', [row.east])])
      for (const where of [place.west, place.event, unknown]) expect(await powers(who, where)).toBeNull()
    expect(await powers(holder('registrar', [row.west]), place.federation)).toBeNull()
    expect(await powers(holder('registrar', [row.west]), place.event)).not.toBeNull()
  })

  it('lists the roles of every mutation that an office does, as all who were asked were answered', async () => {
    const everywhere = await Promise.all(
      [place.federation, place.event].map(one => powers(journey.federation.staff, one)),
    )
    const listed = new Set(everywhere.flatMap(groups => groups ?? []).map(group => [...group.roles].sort().join()))
    const missing = [...writtenRows()].flatMap(([name, line]) => {
      const [, , out, signedIn, , ...marks] = line.split('|').map(cell => cell.trim())
      if (!mutations.includes(name) || out !== '·' || signedIn !== '·') return []
      const may = roles.filter((_, at) => marks[at] === '●')
      return may.length === 0 || listed.has([...may].sort().join()) ? [] : [`${name}: ${may.join()}`]
    })
    expect(missing).toEqual([])
  })
})
