import { daysAfter } from '../../base/clock.js'
import { defaultEdition, ok, sportOf } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { recordAudit } from '../../domain/audit/record.js'
import { closeWhenDue } from '../../domain/closing/make-official.js'
import { publishStandings } from '../../domain/standings/publish-standings.js'
import { recomputeStandings } from '../../domain/standings/recompute-standings.js'
import type { Db } from '../../db/client.js'
import { standingsRevision } from '../../db/schema/index.js'
import { inTransaction, type Transaction } from '../../db/transaction.js'
import type { PlannedEvent } from './calendar.js'
import type { SeededBody } from './federation.js'
import type { PlayedField } from './field.js'
import { type AddedEvent, addEvent, must, sceneDeps } from '../scenario.js'

export interface HeldEvent extends AddedEvent {
  readonly plan: PlannedEvent
  readonly organisationId: string
}

export interface EventScene {
  readonly plan: PlannedEvent
  readonly field: PlayedField
  readonly organiser: SeededBody
  readonly viewer: Viewer
  /** Facts besides the sheets: rulings and what follows from them. */
  readonly beforeStandings?: (tx: Transaction, held: HeldEvent) => Promise<void>
}

/** The evening of the event's day, and a week later, when every window has run out. */
const evening = (plan: PlannedEvent): string => `${plan.day}T12:00:00Z`
const weekLater = (plan: PlannedEvent): string => `${daysAfter(plan.day, 8)}T02:00:00Z`

/** Holds a planned event as far as it has come: entered, computed, published, official with its points. */
export const holdEvent = async (db: Db, scene: EventScene): Promise<HeldEvent | undefined> => {
  const { plan, viewer } = scene
  if (!sportOf(plan.sport)) return undefined
  const held = await enterAndCompute(db, scene)
  if (plan.reaches === 'provisional') return held
  const [provisional] = await db
    .select({ id: standingsRevision.id })
    .from(standingsRevision)
    .where(eq(standingsRevision.stageId, held.stageId))
  const published = { stageId: held.stageId, revisionId: provisional?.id ?? '' }
  must(await publishStandings(sceneDeps(db, evening(plan)), viewer, published))
  if (plan.reaches === 'official') {
    const deps = sceneDeps(db, weekLater(plan))
    must(await inTransaction(db, tx => closeWhenDue({ tx, deps, viewer }, held.stageId)))
  }
  return held
}

const enterAndCompute = async (db: Db, scene: EventScene): Promise<HeldEvent> => {
  const { plan, field, organiser, viewer } = scene
  const sport = sportOf(plan.sport)
  if (!sport) throw new Error(`no sport ${plan.sport}`)
  return must(
    await inTransaction(db, async tx => {
      const { code, nameZh, nameEn, category, day } = plan
      const editionId = defaultEdition(sport).id
      const status = plan.reaches === 'provisional' ? ('RUNNING' as const) : ('CLOSED' as const)
      const about = { code, nameZh, nameEn, sport: plan.sport, editionId, category, startsOn: day, endsOn: day, status }
      const place = { organisationId: organiser.id, venue: organiser.nameZh, enteredBy: actorOf(viewer) }
      const held = { ...(await addEvent(tx, { ...about, ...place, ...field })), plan, organisationId: organiser.id }
      await recordAudit(tx, viewer, {
        type: 'EVENT_CREATED',
        organisationId: organiser.id,
        aggregateKind: 'event',
        aggregateId: held.eventId,
        data: { code, sport: plan.sport, editionId },
      })
      await scene.beforeStandings?.(tx, held)
      const revision = await recomputeStandings(tx, { stageId: held.stageId, cause: { kind: 'result' } })
      if (!revision.ok) return revision
      await tx
        .update(standingsRevision)
        .set({ computedAt: new Date(evening(plan)) })
        .where(eq(standingsRevision.id, revision.value.id))
      return ok(held)
    }),
  )
}
