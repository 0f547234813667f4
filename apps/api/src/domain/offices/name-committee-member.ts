import { err, ok, problem } from '@paiji/rules'
import { and, eq, isNull } from 'drizzle-orm'
import type { Place } from '../../auth/grants.js'
import { placeOf } from '../../auth/places.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { committeeTerm } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { logOf } from '../registry/places.js'
import type { CommitteeBody, CommitteeStanding } from '../registry/vocabulary.js'
import { codeOf, idOf, reason } from '../shared/action-fields.js'
import { defineAction } from '../shared/define-action.js'
import type { Deps } from '../shared/deps.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { freeTerm, refuseOffice, term, whoAndWhere } from './appointment.js'
import { canNameCommittee } from './policy.js'

const changed = (before: string | null, after: string | null) => [{ field: 'committee', before, after }]

/**
 * Nobody sits on two of these bodies at once. Problems: ORGANISATION_UNKNOWN, NOT_PERMITTED and those of `freeTerm`:
 * ON_COMMITTEE_ALREADY.
 */
export const nameCommitteeMember = defineAction({
  name: 'nameCommitteeMember',
  says: 'Puts somebody on the roster of a committee.',
  asks: 'Who, which committee, when.',
  takes: 'A seat on the roster of a committee.',
  isKeyed: true,
  fields: {
    ...whoAndWhere,
    body: codeOf<CommitteeBody>('CommitteeBody', 'Which committee.'),
    standing: codeOf<CommitteeStanding>('CommitteeStanding', 'As what the member sits.'),
    ...term,
  },
  permit: (deps, viewer, { organisationId }) => committeePlace(deps, viewer, organisationId),
  run: async (act, input, place) => {
    const { organisationId, personId, body, standing } = input
    const same = isNull(committeeTerm.endedAt)
    const valid = await freeTerm(act, input, { table: committeeTerm, same, problem: 'ON_COMMITTEE_ALREADY' })
    if (!valid.ok) return valid
    const by = { namedBy: actorOf(act.viewer), recordedAt: act.deps.clock.now() }
    const [row] = await act.tx
      .insert(committeeTerm)
      .values({ organisationId, personId, body, standing, valid: valid.value, ...by })
      .returning({ id: committeeTerm.id })
    await recordAudit(act.tx, act.viewer, {
      type: 'COMMITTEE_MEMBER_NAMED',
      organisationId: logOf(place),
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: { termId: row?.id ?? '', personId, body, changes: changed(null, body) },
    })
    return ok({ organisationId })
  },
})

/** Panels that sit already keep the member until the clerk replaces him. Problems: TERM_UNKNOWN, TERM_ENDED_ALREADY, NOT_PERMITTED, REASON_MISSING. */
export const endCommitteeTerm = defineAction({
  name: 'endCommitteeTerm',
  says: 'Ends a seat on a committee at once.',
  asks: 'Which one, and why.',
  takes: 'A seat that ends at once.',
  fields: { term: idOf('CommitteeTerm', 'Which one.'), reason: reason('Why.') },
  permit: async (deps, viewer, { termId }) => {
    const [known] = await deps.db.select().from(committeeTerm).where(eq(committeeTerm.id, termId))
    return known ? committeePlace(deps, viewer, known.organisationId) : refuseOffice('TERM_UNKNOWN')
  },
  run: async ({ tx, deps, viewer }, { termId, reason }, place): Promise<Outcome<{ organisationId: string }>> => {
    const open = and(eq(committeeTerm.id, termId), isNull(committeeTerm.endedAt))
    const [row] = await tx.update(committeeTerm).set({ endedAt: deps.clock.now() }).where(open).returning()
    if (!row) return refuseOffice('TERM_ENDED_ALREADY')
    const { organisationId, personId, body } = row
    await recordAudit(tx, viewer, {
      type: 'COMMITTEE_TERM_ENDED',
      organisationId: logOf(place),
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: { termId, personId, changes: changed(body, null), reason },
    })
    return ok({ organisationId })
  },
})

const committeePlace = async ({ db }: Deps, viewer: Viewer, organisationId: string): Promise<Outcome<Place>> => {
  const place = await placeOf(db, { kind: 'organisation', id: organisationId })
  if (!place) return err([problem('ORGANISATION_UNKNOWN')])
  const permitted = requirePermission(canNameCommittee(viewer, place))
  return permitted.ok ? ok(place) : permitted
}
