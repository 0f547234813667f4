import { err, ok, problem } from '@paiji/rules'
import { isDay } from '@paiji/rules/awards'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Viewer } from '../../auth/viewer.js'
import { affiliation } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { IsoDate } from '../../base/clock.js'
import { formatDateRange } from '../../base/date-range.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import type { Outcome } from '../../base/problem.js'
import { endDealtWith } from './end-proposal.js'
import { cutOut } from './periods.js'
import { personFor } from './ownership.js'
import { notifyConcerned } from './notify-concerned.js'
import { logOf, managedOrganisation } from './places.js'

export interface AffiliatePersonInput {
  readonly personId: string
  readonly organisationId: string
  readonly kind: 'affiliation' | 'membership'
  /** A sport id, or `*` for all of them. */
  readonly sport?: string
  readonly from: IsoDate
  /** The first day on which it no longer holds. */
  readonly until?: IsoDate
  readonly idempotencyKey?: string | undefined
}

type Row = typeof affiliation.$inferSelect

/**
 * Records whom a person plays for or belongs to, from a day on. An affiliation ends the one before it in the same
 * discipline: a transfer is one step. Old lists stay as they were.
 * Problems: PERSON_UNKNOWN, ORGANISATION_UNKNOWN, NOT_PERMITTED, DATE_NOT_READABLE, PERIOD_REVERSED.
 */
export const affiliatePerson = async (
  deps: Deps,
  viewer: Viewer,
  input: AffiliatePersonInput,
): Promise<Outcome<{ personId: string }>> => {
  const person = await personFor(deps.db, viewer, input.kind === 'affiliation' ? 'affiliate' : 'enrol', input.personId)
  if (!person.ok) return person
  const target = await managedOrganisation(deps.db, viewer, input.organisationId)
  if (!target.ok) return target
  const refused = checkPeriod(input)
  if (refused) return refused
  return idempotently(deps, viewer, 'affiliatePerson', input, async tx => {
    const now = deps.clock.now()
    const { personId, organisationId, kind, sport = '*' } = input
    const period = { from: input.from, until: input.until }
    if (kind === 'affiliation') await endOthers(tx, personId, sport, period, now)
    await tx
      .insert(affiliation)
      .values({ personId, organisationId, kind, sport, valid: formatDateRange(period), recordedAt: now })
    await recordAudit(tx, viewer, {
      type: 'AFFILIATION_RECORDED',
      organisationId: logOf(target.value.place),
      aggregateKind: 'person',
      aggregateId: personId,
      data: { organisationId, kind },
    })
    await endDealtWith({ tx, deps, viewer }, [personId])
    await notifyConcerned(
      { tx, deps, viewer },
      kind === 'affiliation' ? 'affiliate' : 'enrol',
      personId,
      logOf(target.value.place),
    )
    return ok({ personId })
  })
}

const checkPeriod = ({ from, until }: AffiliatePersonInput): Outcome<never> | undefined => {
  if (!isDay(from)) return err([problem('DATE_NOT_READABLE', { at: { path: 'from' } })])
  if (until === undefined) return undefined
  if (!isDay(until)) return err([problem('DATE_NOT_READABLE', { at: { path: 'until' } })])
  return until > from ? undefined : err([problem('PERIOD_REVERSED', { at: { path: 'until' } })])
}

/** Ends affiliations of the discipline that reach into the time; what is left of them stays. */
export const endOthers = async (
  tx: Transaction,
  personId: string,
  sport: string,
  period: { from: IsoDate; until: IsoDate | undefined },
  now: Date,
): Promise<void> => {
  const rows = await tx
    .select()
    .from(affiliation)
    .where(
      and(
        eq(affiliation.personId, personId),
        eq(affiliation.kind, 'affiliation'),
        eq(affiliation.sport, sport),
        isNull(affiliation.supersededAt),
      ),
    )
    .for('update')
  const cut = cutOut(rows, period)
  if (cut.length === 0) return
  await tx
    .update(affiliation)
    .set({ supersededAt: now })
    .where(
      inArray(
        affiliation.id,
        cut.map(({ row }) => row.id),
      ),
    )
  const kept = cut.flatMap(({ row, rest }) => rest.map(valid => ({ ...withoutId(row), valid, recordedAt: now })))
  if (kept.length > 0) await tx.insert(affiliation).values(kept)
}

const withoutId = ({ id: _, ...row }: Row) => row
