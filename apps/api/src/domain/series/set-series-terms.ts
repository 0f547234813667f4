import { err, ok, problem } from '@paiji/rules'
import { parseSeriesTerms } from '@paiji/rules/awards'
import { and, eq, isNull } from 'drizzle-orm'
import { bothNames } from '../../base/both-names.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { event, seriesTerms } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { canSanctionEvent } from '../events/policy.js'
import { refuse } from '../events/refuse.js'
import { runnableEvent } from '../events/runnable-event.js'
import { findByIds } from '../registry/match.repo.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'

export interface SetSeriesTermsInput {
  /** One event of the series; alone it begins one. */
  readonly eventId: string
  readonly nameZh: string
  /** The Chinese one stands in its place where none is given. */
  readonly nameEn?: string | undefined
  /** As `parseSeriesTerms` reads them, but for the handicaps. */
  readonly terms: Readonly<Record<string, unknown>>
  readonly handicaps?: readonly { readonly player: string; readonly points: string }[] | undefined
  readonly idempotencyKey?: string | undefined
}

/** By person id; `player` is a person number. */
const readHandicaps = async (
  tx: Transaction,
  handicaps: NonNullable<SetSeriesTermsInput['handicaps']>,
): Promise<Outcome<Record<string, string>>> => {
  const found = await findByIds(
    tx,
    handicaps.map(one => one.player.trim()),
  )
  const personOf = new Map(found.map(one => [one.asked, one.personId]))
  const unknown = handicaps.flatMap(({ player }, at) =>
    personOf.has(player.trim())
      ? []
      : [problem('PLAYER_UNKNOWN', { at: { path: `handicaps[${at}].player` }, params: { value: player.trim() } })],
  )
  if (unknown.length > 0) return err(unknown)
  return ok(Object.fromEntries(handicaps.map(({ player, points }) => [personOf.get(player.trim()), points.trim()])))
}

/**
 * Says how the events of a series become one order; what was said before stays on file.
 * Problems: EVENT_UNKNOWN, NOT_PERMITTED, EVENT_NAME_MISSING, PLAYER_UNKNOWN, POLICY_*, EVENT_CHANGED_MEANWHILE.
 */
export const setSeriesTerms = (
  deps: Deps,
  viewer: Viewer,
  input: SetSeriesTermsInput,
): Promise<Outcome<{ eventId: string }>> =>
  idempotently(
    deps,
    viewer,
    'setSeriesTerms',
    input,
    async tx => {
      const found = await runnableEvent(tx, viewer, input.eventId, canSanctionEvent)
      if (!found.ok) return found
      const { nameZh, nameEn } = bothNames(input)
      if (!nameZh) return refuse('EVENT_NAME_MISSING', 'nameZh')
      const handicaps = await readHandicaps(tx, input.handicaps ?? [])
      if (!handicaps.ok) return handicaps
      const some = Object.keys(handicaps.value).length > 0
      const read = parseSeriesTerms({ ...input.terms, ...(some ? { handicaps: handicaps.value } : {}) })
      if (!read.ok) return read
      const { id, organisationId } = found.value
      const seriesId = found.value.seriesId ?? id
      if (found.value.seriesId === null) await tx.update(event).set({ seriesId }).where(eq(event.id, id))
      await tx
        .update(seriesTerms)
        .set({ supersededAt: deps.clock.now() })
        .where(and(eq(seriesTerms.seriesId, seriesId), isNull(seriesTerms.supersededAt)))
      await tx
        .insert(seriesTerms)
        .values({ organisationId, seriesId, nameZh, nameEn, terms: read.value, setBy: actorOf(viewer) })
      await recordAudit(tx, viewer, {
        type: 'SERIES_TERMS_SET',
        organisationId,
        aggregateKind: 'event',
        aggregateId: id,
        data: { seriesId, terms: read.value },
      })
      return ok({ eventId: id })
    },
    { constraints: { series_terms_open: 'EVENT_CHANGED_MEANWHILE' } },
  )
