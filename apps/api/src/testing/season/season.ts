import { eq } from 'drizzle-orm'
import { system, type Viewer } from '../../auth/viewer.js'
import { recordAudit } from '../../domain/audit/record.js'
import type { Db } from '../../db/client.js'
import { organisation } from '../../db/schema/index.js'
import { linkToListedPerson, seedAccounts, seedCommittee, seedGrants } from './accounts.js'
import { demoLogins } from '../../seed/logins.js'
import { seedDuplicates } from './duplicates.js'
import { FEDERATION_CODE, seedFederation } from './federation.js'
import { openCases } from './open-cases.js'
import { seedPeople } from './people.js'
import { seedPolicies } from './policies.js'
import { createRandom } from '../../seed/random.js'
import { holdRunning } from './running.js'
import { together } from '../scenario.js'
import { playSeasons } from './seasons.js'

export interface SeedOptions {
  readonly db: Db
  /** Told what is being made, for a person who waits. */
  readonly onProgress?: (step: string) => void
  /** The last month to be played, `2025-02`; both seasons unless told. Tests need less. */
  readonly until?: string
}

export interface SeedReport {
  /** False when the federation was there already. */
  readonly seeded: boolean
  readonly events: number
}

/** Makes the demo federation, the same every time; does nothing where it is already. */
export const seedDemo = async ({ db, onProgress, until }: SeedOptions): Promise<SeedReport> => {
  const report = onProgress ?? (() => undefined)
  const [present] = await db
    .select({ id: organisation.id })
    .from(organisation)
    .where(eq(organisation.code, FEDERATION_CODE))
  if (present) return { seeded: false, events: 0 }
  const random = createRandom('paiji')
  report('federation')
  const bodies = await seedFederation(db)
  report('people')
  const people = await seedPeople(db, random.fork('people'), bodies)
  const rankings = await seedPolicies(db, bodies)
  const staffed = people.slice(100)
  const accounts = await seedAccounts(db, bodies.federation.id, {
    director: staffed[0]?.id ?? '',
    scorer: staffed[1]?.id ?? '',
    committee: staffed[3]?.id ?? '',
    committee2: staffed[4]?.id ?? '',
    committee3: staffed[5]?.id ?? '',
    // An act of two takes two people of the register.
    staff: staffed[6]?.id ?? '',
    staff2: staffed[7]?.id ?? '',
  })
  const officer = (at: number): Viewer => {
    const accountId = accounts.get(demoLogins[at]?.email ?? '')
    return { ...system(bodies.federation.id, 'seed'), ...(accountId ? { accountId } : {}) }
  }
  const [staff, second] = [officer(0), officer(1)]
  const held = await playSeasons({
    db,
    random,
    bodies,
    people,
    rankings,
    staff,
    second,
    report,
    ...(until ? { until } : {}),
  })
  const running = await holdRunning({ db, random, bodies, people, staff })
  await linkToListedPerson(db, accounts.get('player@paiji.example') ?? '', rankings[0]?.id ?? '', 3)
  await openCases({
    db,
    staff,
    playerAccount: accounts.get('player@paiji.example') ?? '',
    partnerAccount: accounts.get('partner@paiji.example') ?? '',
  })
  await seedDuplicates(db, staff, people)
  await seedGrants(db, accounts, {
    federationId: bodies.federation.id,
    associationId: bodies.associations[0]?.id ?? '',
    eventIds: [...held.filter(one => one.plan.reaches === 'provisional'), ...running].map(one => one.eventId),
  })
  const onCommittee = [3, 4, 5].flatMap(at => staffed[at]?.id ?? [])
  await seedCommittee(db, bodies.federation.id, onCommittee)
  await together(db, tx =>
    recordAudit(tx, staff, {
      type: 'DEMO_SEEDED',
      organisationId: bodies.federation.id,
      aggregateKind: 'organisation',
      aggregateId: bodies.federation.id,
      data: { scenario: 'demo' },
    }),
  )
  return { seeded: true, events: held.length + running.length }
}
