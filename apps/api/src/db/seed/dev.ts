import { eq } from 'drizzle-orm'
import { system, type Viewer } from '../../auth/viewer.js'
import { recordAudit } from '../../domain/audit/record.js'
import { issueList } from '../../domain/awards/issue-list.js'
import type { Db } from '../client.js'
import { organisation } from '../schema/index.js'
import { demoLogins, seedAccounts, seedGrants } from './accounts.js'
import { daysAfter, lastDayOf, plannedEvents, seasonMonths } from './calendar.js'
import { FEDERATION_CODE, seedFederation, type SeededFederation } from './federation.js'
import { organiserOf, playField } from './field.js'
import { type HeldEvent, holdEvent } from './hold-event.js'
import { type SeededPerson, seedPeople } from './people.js'
import { type SeededRanking, seedPolicies } from './policies.js'
import { createRandom, type Random } from './random.js'
import { must, sceneDeps, together } from './scenario.js'

export interface SeedOptions {
  readonly db: Db
  /** Told what is being made, for a person who waits. */
  readonly onProgress?: (step: string) => void
}

export interface SeedReport {
  /** False when the federation was there already. */
  readonly seeded: boolean
  readonly events: number
}

interface Stage {
  readonly db: Db
  readonly random: Random
  readonly bodies: SeededFederation
  readonly people: readonly SeededPerson[]
  readonly rankings: readonly SeededRanking[]
  readonly staff: Viewer
  readonly report: (step: string) => void
}

/** Makes the demo federation, the same every time; does nothing where it is already. */
export const seedDemo = async ({ db, onProgress }: SeedOptions): Promise<SeedReport> => {
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
  const accounts = await seedAccounts(db, {
    director: staffed[0]?.id ?? '',
    scorer: staffed[1]?.id ?? '',
    player: staffed[2]?.id ?? '',
    committee: staffed[3]?.id ?? '',
  })
  const staffId = accounts.get(demoLogins[0]?.email ?? '')
  const staff: Viewer = { ...system(bodies.federation.id, 'seed'), ...(staffId ? { accountId: staffId } : {}) }
  const held = await playSeasons({ db, random, bodies, people, rankings, staff, report })
  await seedGrants(db, accounts, {
    federationId: bodies.federation.id,
    associationId: bodies.associations[0]?.id ?? '',
    eventId: held.at(-1)?.eventId ?? '',
    people: {},
  })
  await together(db, tx =>
    recordAudit(tx, staff, {
      type: 'DEMO_SEEDED',
      organisationId: bodies.federation.id,
      aggregateKind: 'organisation',
      aggregateId: bodies.federation.id,
      data: { scenario: 'demo' },
    }),
  )
  return { seeded: true, events: held.length }
}

/** Month by month: the events are held, and on the tenth of the next month the lists are issued. */
const playSeasons = async (stage: Stage): Promise<HeldEvent[]> => {
  const { db, random, bodies, people, rankings, staff, report } = stage
  const plans = plannedEvents(random.fork('calendar'))
  const held: HeldEvent[] = []
  for (const month of seasonMonths()) {
    report(month)
    for (const plan of plans.filter(one => one.month === month)) {
      const field = playField(random, plan, people)
      const event =
        field && (await holdEvent(db, { plan, field, organiser: organiserOf(random, plan, bodies), viewer: staff }))
      if (event) held.push(event)
    }
    const asOf = lastDayOf(month)
    const deps = sceneDeps(db, `${daysAfter(asOf, 10)}T02:00:00Z`)
    for (const { id } of rankings) must(await issueList(deps, staff, { rankingId: id, asOf }))
  }
  return held
}
