import { daysAfter } from '../../base/clock.js'
import { defaultEdition, sportOf } from '@paiji/rules'
import type { InadmissibleReason } from '@paiji/rules/procedure'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { AppealEventType } from '../../domain/appeals/appeal-events.js'
import { nextCaseNumber } from '../../domain/appeals/case-number.js'
import { replayDocket } from '../replay-docket.js'
import { recordAudit } from '../../domain/audit/record.js'
import type { Db } from '../../db/client.js'
import { and, eq } from 'drizzle-orm'
import { appeal, docketEntry, rulingParty } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import type { HeldEvent } from './hold-event.js'
import { together } from '../scenario.js'

type Status = (typeof appeal.$inferInsert)['status']
type Outcome = NonNullable<(typeof appeal.$inferInsert)['outcome']>

interface Step {
  readonly type: AppealEventType
  /** Days after filing. */
  readonly day: number
  readonly text: string
  readonly visibility: 'public' | 'parties' | 'panel' | 'clerk'
}

export interface InventedCase {
  readonly status: Status
  readonly outcome?: Outcome
  readonly inadmissibleFor?: InadmissibleReason
  readonly matter: string
  readonly steps: readonly Step[]
}

const FILED: Step = { type: 'FILED', day: 0, text: '申诉人提交申诉书。The appeal was filed.', visibility: 'public' }
const ADMITTED: Step = { type: 'ADMITTED', day: 1, text: '受理。Admitted.', visibility: 'public' }
const PANEL: readonly Step[] = [
  { type: 'PANEL_PROPOSED', day: 2, text: '提名三名委员。Three members were proposed.', visibility: 'parties' },
  { type: 'PANEL_NAMED', day: 3, text: '合议组成立，无人回避。A panel of three was named.', visibility: 'parties' },
  { type: 'REVIEW_OPENED', day: 3, text: '开始审理。The review began.', visibility: 'parties' },
]
const HEARING: readonly Step[] = [
  { type: 'HEARING_SCHEDULED', day: 3, text: '通知听证时间。The hearing was scheduled.', visibility: 'parties' },
  { type: 'HEARD', day: 4, text: '听取双方陈述。Both sides were heard.', visibility: 'parties' },
  { type: 'DELIBERATION_OPENED', day: 4, text: '合议。The panel deliberated.', visibility: 'parties' },
]
const NOTIFIED: Step = { type: 'DECISION_NOTIFIED', day: 6, text: '送达裁决。Notified.', visibility: 'parties' }
const CLOSED: Step = { type: 'CLOSED', day: 10, text: '结案。The case was closed.', visibility: 'public' }

const decided = (text: string): Step => ({ type: 'DECIDED', day: 5, text, visibility: 'public' })

/** Three cases that have run their course. */
export const settledCases: readonly InventedCase[] = [
  {
    status: 'CLOSED',
    outcome: 'rulingUpheld',
    matter: 'judgement',
    steps: [FILED, ADMITTED, ...PANEL, ...HEARING, decided('维持原判。The ruling stands.'), NOTIFIED, CLOSED],
  },
  {
    status: 'INADMISSIBLE',
    inadmissibleFor: 'FILED_TOO_LATE',
    matter: 'judgement',
    steps: [
      FILED,
      {
        type: 'DECLARED_INADMISSIBLE',
        day: 1,
        text: '逾期提交，不予受理。Filed out of time.',
        visibility: 'public',
      },
    ],
  },
  {
    status: 'WITHDRAWN',
    matter: 'score',
    steps: [FILED, ADMITTED, { type: 'WITHDRAWN', day: 2, text: '申诉人撤回。Withdrawn.', visibility: 'public' }],
  },
]

/** A case the committee is at work on. */
export const runningCase: InventedCase = {
  status: 'IN_REVIEW',
  matter: 'judgement',
  steps: [FILED, ADMITTED, ...PANEL],
}

const procedureOf = (held: HeldEvent): string => {
  const sport = sportOf(held.plan.sport)
  return sport ? defaultEdition(sport).id : ''
}

export interface CaseScene {
  readonly held: HeldEvent
  readonly federationId: string
  readonly rulingId: string
  readonly invented: InventedCase
  readonly filedBy: string
}

/** Where the timeline has led to after so many steps. */
const statusAfter = (steps: readonly Step[], index: number): Status => {
  const replayed = replayDocket(steps.slice(0, index + 1).map(step => step.type))
  if (!replayed.ok || !replayed.value) throw new Error(`an invented case breaks at ${steps[index]?.type}`)
  return replayed.value
}

/** The first contestant whom the ruling concerns. */
const appellantOf = async (tx: Transaction, rulingId: string): Promise<string> => {
  const [party] = await tx
    .select({ entryId: rulingParty.entryId })
    .from(rulingParty)
    .where(and(eq(rulingParty.rulingId, rulingId), eq(rulingParty.ordinal, 1)))
  if (!party) throw new Error(`ruling ${rulingId} concerns nobody`)
  return party.entryId
}

/** A case with its numbered timeline. */
export const fileInventedCase = (db: Db, viewer: Viewer, scene: CaseScene): Promise<void> =>
  together(db, async tx => {
    const { held, federationId, rulingId, invented, filedBy } = scene
    const number = await nextCaseNumber(tx, federationId, Number(held.plan.day.slice(0, 4)))
    const at = (day: number, hour = 8): Date => new Date(`${daysAfter(held.plan.day, day)}T0${hour}:30:00Z`)
    const { status, outcome, matter, steps } = invented
    const verdict = steps.find(step => step.type === 'DECIDED')
    const [row] = await tx
      .insert(appeal)
      .values({
        organisationId: held.organisationId,
        number,
        eventId: held.eventId,
        stageId: held.stageId,
        rulingId,
        appellantEntryId: await appellantOf(tx, rulingId),
        status,
        outcome: outcome ?? null,
        inadmissibleFor: invented.inadmissibleFor ?? null,
        matter,
        procedureId: procedureOf(held),
        filedBy,
        filedAt: at(0),
        dueAt: at(7),
        decidedAt: verdict ? at(verdict.day) : null,
        recordedAt: at(0),
      })
      .returning({ id: appeal.id })
    const appealId = row?.id ?? ''
    await tx.insert(docketEntry).values(
      steps.map(({ type, day, text, visibility }, index) => ({
        appealId,
        number: index + 1,
        type,
        actor: index === 0 ? filedBy : actorOf(viewer),
        text,
        visibility,
        statusAfter: statusAfter(steps, index),
        recordedAt: at(day),
      })),
    )
    await recordAudit(tx, viewer, {
      type: 'APPEAL_FILED',
      organisationId: held.organisationId,
      aggregateKind: 'appeal',
      aggregateId: appealId,
      data: { appealId, number },
    })
  })
