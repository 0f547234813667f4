import { ok } from '@paiji/rules'
import { isZone } from '@paiji/rules/procedure'
import { eq } from 'drizzle-orm'
import { bothNames } from '../../base/both-names.js'
import type { Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { event } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { changesBetween } from '../audit/changes.js'
import { notifyOfChange } from '../follows/notify-followers.js'
import { recordAudit } from '../audit/record.js'
import { titleSearchText } from '../registry/search-text.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { CODE, editionProblem } from './create-event.js'
import { hasFacts, hasRounds } from './event-facts.repo.js'
import type { EventRow } from './events.repo.js'
import { canSanctionEvent } from './policy.js'
import { refuse } from './refuse.js'
import { runnableEvent } from './runnable-event.js'

export interface ChangeEventInput {
  readonly eventId: string
  /** The version the editor has seen. */
  readonly expectedVersion: number
  readonly code?: string | undefined
  readonly nameZh?: string | undefined
  readonly nameEn?: string | undefined
  readonly editionId?: string | undefined
  readonly category?: string | undefined
  readonly startsOn?: string | undefined
  readonly endsOn?: string | undefined
  readonly timeZone?: string | undefined
  /** Empty text takes the place away. */
  readonly venue?: string | undefined
  /** Needed once something was played; kept in the history. */
  readonly reason?: string | undefined
  readonly idempotencyKey?: string | undefined
}

/**
 * Changes what an event is called, when and where it is held, and before a round is drawn also its rules and category.
 * Problems: EVENT_UNKNOWN, NOT_PERMITTED, EVENT_CHANGED_MEANWHILE, EVENT_NAME_MISSING, EVENT_CODE_UNREADABLE,
 * EVENT_CODE_TAKEN, EVENT_DATES_REVERSED, TIME_ZONE_UNKNOWN, EDITION_NOT_OF_SPORT, EVENT_HAS_ROUNDS, REASON_MISSING,
 * NOTHING_CHANGED.
 */
export const changeEvent = (
  deps: Deps,
  viewer: Viewer,
  input: ChangeEventInput,
): Promise<Outcome<{ eventId: string }>> =>
  idempotently(
    deps,
    viewer,
    'changeEvent',
    input,
    async tx => {
      const found = await runnableEvent(tx, viewer, input.eventId, canSanctionEvent)
      if (!found.ok) return found
      const [row] = await tx.select().from(event).where(eq(event.id, input.eventId)).for('update')
      if (row?.version !== input.expectedVersion) return refuse('EVENT_CHANGED_MEANWHILE')
      const after = afterChange(row, input)
      const wrong = unreadable(row, after) ?? (await tooLate(tx, row, after, input.reason))
      if (wrong) return wrong
      const changes = changesBetween(row, after)
      if (changes.length === 0) return refuse('NOTHING_CHANGED')
      const searchText = titleSearchText({ zh: after.nameZh, en: after.nameEn, code: after.code })
      await tx
        .update(event)
        .set({ ...after, searchText, version: row.version + 1 })
        .where(eq(event.id, row.id))
      await recordAudit(tx, viewer, {
        type: 'EVENT_CHANGED',
        organisationId: row.organisationId,
        aggregateKind: 'event',
        aggregateId: row.id,
        data: { changes, ...(input.reason?.trim() ? { reason: input.reason.trim() } : {}) },
      })
      await notifyOfChange({ tx, deps, viewer }, row.id, String(row.version + 1))
      return ok({ eventId: row.id })
    },
    { constraints: { event_code: 'EVENT_CODE_TAKEN' } },
  )

type Editable = Pick<
  EventRow,
  'code' | 'nameZh' | 'nameEn' | 'editionId' | 'category' | 'startsOn' | 'endsOn' | 'timeZone' | 'venue'
>

/** Where it has no English name, the Chinese one that stands in its place changes with it. */
const englishAfter = (row: EventRow, { nameZh = row.nameZh, nameEn }: ChangeEventInput): string =>
  bothNames({ nameZh, nameEn: nameEn ?? (row.nameEn === row.nameZh ? undefined : row.nameEn) }).nameEn

const afterChange = (row: EventRow, input: ChangeEventInput): Editable => ({
  code: input.code?.trim() ?? row.code,
  nameZh: input.nameZh?.trim() ?? row.nameZh,
  nameEn: englishAfter(row, input),
  editionId: input.editionId ?? row.editionId,
  category: input.category ?? row.category,
  startsOn: input.startsOn ?? row.startsOn,
  endsOn: input.endsOn ?? row.endsOn,
  timeZone: input.timeZone ?? row.timeZone,
  venue: input.venue === undefined ? row.venue : input.venue.trim() || null,
})

const unreadable = (row: EventRow, after: Editable): Outcome<never> | undefined => {
  if (!CODE.test(after.code)) return refuse('EVENT_CODE_UNREADABLE', 'code')
  if (!after.nameZh) return refuse('EVENT_NAME_MISSING', 'nameZh')
  if (after.endsOn < after.startsOn) return refuse('EVENT_DATES_REVERSED', 'endsOn')
  if (!isZone(after.timeZone)) return refuse('TIME_ZONE_UNKNOWN', 'timeZone')
  return editionProblem(row.sport, after.editionId)
}

/** Rules and category count for what is drawn and awarded; names and days of something played need their reason. */
const tooLate = async (
  tx: Transaction,
  row: EventRow,
  after: Editable,
  reason: string | undefined,
): Promise<Outcome<never> | undefined> => {
  const isOtherwisePlayed = after.editionId !== row.editionId || after.category !== row.category
  if (isOtherwisePlayed && (await hasRounds(tx, row.id))) return refuse('EVENT_HAS_ROUNDS', 'edition')
  if (reason?.trim() || !(await hasFacts(tx, { eventId: row.id }))) return undefined
  return refuse('REASON_MISSING', 'reason')
}
