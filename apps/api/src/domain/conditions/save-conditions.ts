import { ok } from '@paiji/rules'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { event, eventConditions, type SectionText } from '../../db/schema/index.js'
import { changesBetween } from '../audit/changes.js'
import { recordAudit } from '../audit/record.js'
import { runnableEvent } from '../events/runnable-event.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { draftOf } from './conditions.repo.js'
import { inOrder } from './gather-facts.js'
import { canKeepConditions } from './policy.js'
import { refuse } from './refuse.js'

/** Longest text of a section in one language, in characters. */
export const LONGEST_TEXT = 8000

export interface SaveConditionsInput {
  readonly eventId: string
  /** The version of the draft that the editor has seen; 0 where there was none. */
  readonly expectedVersion: number
  readonly sections: readonly SectionText[]
  readonly idempotencyKey?: string | undefined
}

/**
 * Keeps the words of the conditions of contest, not yet published; sections without words are left out.
 * Problems: EVENT_UNKNOWN, NOT_PERMITTED, CONDITIONS_SECTION_TWICE, CONDITIONS_TEXT_TOO_LONG,
 * CONDITIONS_CHANGED_MEANWHILE.
 */
export const saveConditions = (
  deps: Deps,
  viewer: Viewer,
  input: SaveConditionsInput,
): Promise<Outcome<{ eventId: string }>> =>
  idempotently(deps, viewer, 'saveConditions', input, async tx => {
    const found = await runnableEvent(tx, viewer, input.eventId, canKeepConditions)
    if (!found.ok) return found
    const { id: eventId, organisationId } = found.value
    const sections = inOrder(
      input.sections.map(({ section, zh, en }) => ({ section, zh: zh.trim(), en: en.trim() })),
    ).filter(({ zh, en }) => zh || en)
    if (new Set(input.sections.map(one => one.section)).size < input.sections.length)
      return refuse('CONDITIONS_SECTION_TWICE', 'sections')
    const tooLong = sections.find(({ zh, en }) => zh.length > LONGEST_TEXT || en.length > LONGEST_TEXT)
    if (tooLong) return refuse('CONDITIONS_TEXT_TOO_LONG', tooLong.section)
    await tx.select({ id: event.id }).from(event).where(eq(event.id, eventId)).for('update')
    const before = await draftOf(tx, eventId)
    if ((before?.version ?? 0) !== input.expectedVersion) return refuse('CONDITIONS_CHANGED_MEANWHILE')
    const values = { sections, version: input.expectedVersion + 1, recordedAt: deps.clock.now() }
    await tx
      .insert(eventConditions)
      .values({ eventId, ...values })
      .onConflictDoUpdate({ target: eventConditions.eventId, set: values })
    await recordAudit(tx, viewer, {
      type: 'CONDITIONS_SAVED',
      organisationId,
      aggregateKind: 'event',
      aggregateId: eventId,
      data: { changes: changesBetween(bySection(before?.sections ?? []), bySection(sections)) },
    })
    return ok({ eventId })
  })

const bySection = (sections: readonly SectionText[]): Record<string, string> =>
  Object.fromEntries(sections.map(({ section, zh, en }) => [section, [zh, en].filter(Boolean).join(' / ')]))
