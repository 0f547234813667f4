import { err, ok, problem } from '@paiji/rules'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Place } from '../../auth/grants.js'
import { placeOf } from '../../auth/places.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { type committeeBodies, committeeTerm, type committeeStandings } from '../../db/schema/index.js'
import { inTransaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { peopleByIds } from '../registry/people.repo.js'
import { logOf } from '../registry/places.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { canNameCommittee } from './policy.js'
import type { OfficeProblemCode } from './problem-codes.js'
import { readTerm, type Term } from './terms.js'

export interface NameCommitteeMemberInput extends Term {
  readonly organisationId: string
  readonly personId: string
  readonly body: (typeof committeeBodies)[number]
  readonly standing: (typeof committeeStandings)[number]
  readonly idempotencyKey?: string | undefined
}

/**
 * Puts somebody on the roster of a committee for a term. Nobody sits on two of these bodies at once.
 * Problems: ORGANISATION_UNKNOWN, NOT_PERMITTED, PERSON_UNKNOWN, DATE_NOT_READABLE, PERIOD_REVERSED,
 * ON_COMMITTEE_ALREADY.
 */
export const nameCommitteeMember = async (
  deps: Deps,
  viewer: Viewer,
  input: NameCommitteeMemberInput,
): Promise<Outcome<{ organisationId: string }>> => {
  const named = await committeePlace(deps, viewer, input.organisationId)
  if (!named.ok) return named
  const [who] = await peopleByIds(deps.db, [input.personId])
  if (!who) return err([problem('PERSON_UNKNOWN')])
  const valid = readTerm(input)
  if (!valid.ok) return valid
  const { organisationId, personId, body, standing } = input
  return idempotently(deps, viewer, 'nameCommitteeMember', input, async tx => {
    const [sits] = await tx
      .select({ id: committeeTerm.id })
      .from(committeeTerm)
      .where(
        and(
          eq(committeeTerm.personId, personId),
          isNull(committeeTerm.endedAt),
          sql`${committeeTerm.valid} && ${valid.value}::daterange`,
        ),
      )
    if (sits) return refuse('ON_COMMITTEE_ALREADY')
    const by = { namedBy: actorOf(viewer), recordedAt: deps.clock.now() }
    const [row] = await tx
      .insert(committeeTerm)
      .values({ organisationId, personId, body, standing, valid: valid.value, ...by })
      .returning({ id: committeeTerm.id })
    await recordAudit(tx, viewer, {
      type: 'COMMITTEE_MEMBER_NAMED',
      organisationId: logOf(named.value),
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: { termId: row?.id ?? '', personId, body, changes: [{ field: 'committee', before: null, after: body }] },
    })
    return ok({ organisationId })
  })
}

/**
 * Ends a seat on a committee at once; panels that sit already keep the member until the clerk replaces him. Problems:
 * TERM_UNKNOWN, TERM_ENDED_ALREADY, NOT_PERMITTED, REASON_MISSING.
 */
export const endCommitteeTerm = async (
  deps: Deps,
  viewer: Viewer,
  { termId, reason }: { readonly termId: string; readonly reason: string },
): Promise<Outcome<{ organisationId: string }>> => {
  const [known] = await deps.db.select().from(committeeTerm).where(eq(committeeTerm.id, termId))
  if (!known) return refuse('TERM_UNKNOWN')
  const named = await committeePlace(deps, viewer, known.organisationId)
  if (!named.ok) return named
  if (!reason.trim()) return err([problem('REASON_MISSING', { at: { path: 'reason' } })])
  return inTransaction(deps.db, async tx => {
    const open = and(eq(committeeTerm.id, termId), isNull(committeeTerm.endedAt))
    const [row] = await tx.update(committeeTerm).set({ endedAt: deps.clock.now() }).where(open).returning()
    if (!row) return refuse('TERM_ENDED_ALREADY')
    await recordAudit(tx, viewer, {
      type: 'COMMITTEE_TERM_ENDED',
      organisationId: logOf(named.value),
      aggregateKind: 'organisation',
      aggregateId: row.organisationId,
      data: {
        termId,
        personId: row.personId,
        changes: [{ field: 'committee', before: row.body, after: null }],
        reason: reason.trim(),
      },
    })
    return ok({ organisationId: row.organisationId })
  })
}

const committeePlace = async ({ db }: Deps, viewer: Viewer, organisationId: string): Promise<Outcome<Place>> => {
  const place = await placeOf(db, { kind: 'organisation', id: organisationId })
  if (!place) return err([problem('ORGANISATION_UNKNOWN')])
  const permitted = requirePermission(canNameCommittee(viewer, place))
  return permitted.ok ? ok(place) : permitted
}

const refuse = (code: OfficeProblemCode): Outcome<never> => err([problem(code)])
