import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '../../auth/accounts.js'
import { viewerOfAccount } from '../../testing/viewer-of-account.js'
import { system } from '../../auth/viewer.js'
import { fixedClock } from '../../base/clock.js'
import { affiliation, event, roleGrant } from '../../db/schema/index.js'
import { addOrganisation, must, sceneDeps } from '../../testing/scenario.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { grantRole } from '../accounts/grant-role.js'
import { managedAccount } from '../accounts/managed-account.js'
import { registerPerson } from '../registry/register-person.js'
import { splitName } from '../registry/split-name.js'
import { appointOfficial } from './officials.js'

/** Seven in the morning of the 22nd in Shanghai; at Greenwich still the 21st. */
const MORNING = '2026-11-21T23:00:00Z'

describe('before eight in the morning in Shanghai today is the day of Shanghai', () => {
  let database: TestDatabase
  let federation: string
  let accountId: string

  beforeAll(async () => {
    database = await testDatabase()
    const names = { code: 'CN', kind: 'federation', nameZh: '中', nameEn: 'CN' } as const
    federation = await addOrganisation(database.db, names)
    accountId = must(await createAccount(database.db, { name: '李', email: 'li@example.org', password: 'long enough' }))
  })
  afterAll(() => database.drop())

  const deps = () => sceneDeps(database.db, MORNING)
  const give = (role: 'staff' | 'clerk', from: string, until: string) =>
    grantRole(deps(), system(federation), {
      accountId,
      role,
      scope: { kind: 'organisation', id: federation },
      from,
      until,
    })

  it('for the roles somebody holds', async () => {
    must(await give('staff', '2026-11-22', '2026-12-01'))
    must(await give('clerk', '2026-11-01', '2026-11-22'))
    const clock = fixedClock(MORNING)
    const viewer = await viewerOfAccount(database.db, clock, 'li@example.org', 'r')
    expect(viewer?.grants.map(grant => grant.role)).toEqual(['staff'])
    expect(must(await managedAccount(database.db, clock, accountId)).held.map(one => one.role)).toEqual(['staff'])
  })

  it('for the first day of an official', async () => {
    const about = { organisationId: federation, code: 'E', nameZh: '赛', nameEn: 'E', searchText: 'e' }
    const held = {
      sport: 'bridge' as const,
      editionId: 'bridge/laws-2017',
      category: 'club',
      timeZone: 'Asia/Shanghai',
    }
    const days = { startsOn: '2026-11-22', endsOn: '2026-11-22' }
    const [added] = await database.db
      .insert(event)
      .values({ ...about, ...held, ...days })
      .returning({ id: event.id })
    const eventId = added?.id ?? ''
    const input = { eventId, email: 'li@example.org', role: 'director' as const }
    const { grantId } = must(await appointOfficial(deps(), system(federation), input))
    const [row] = await database.db.select().from(roleGrant).where(eq(roleGrant.id, grantId))
    expect(row?.valid).toBe('[2026-11-22,)')
  })

  it('for the first day of a membership', async () => {
    const input = { organisationId: federation, names: [splitName('王五')] }
    const { personId } = must(await registerPerson(deps(), system(federation), input))
    const [row] = await database.db.select().from(affiliation).where(eq(affiliation.personId, personId))
    expect(row?.valid).toBe('[2026-11-22,)')
  })
})
