import { err, ok, problem } from '@paiji/rules'
import { and, eq, isNull } from 'drizzle-orm'
import { actorOf } from '../../auth/viewer.js'
import { officer } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { logOf, managedOrganisation } from '../registry/places.js'
import { formatDateRange, parseDateRange } from '../../base/date-range.js'
import { codeOf, day, idOf } from '../shared/action-fields.js'
import { defineAction } from '../shared/define-action.js'
import type { Outcome } from '../../base/problem.js'
import type { Office } from '../registry/vocabulary.js'
import { freeTerm, refuseOffice, term, whoAndWhere } from './appointment.js'

/** Problems: ORGANISATION_UNKNOWN, NOT_PERMITTED and those of `freeTerm`: OFFICE_HELD_ALREADY by the same person. */
export const nameOfficer = defineAction({
  name: 'nameOfficer',
  says: 'Enters who holds an office of a body.',
  asks: 'Who, which office, when.',
  takes: 'Who holds an office from when until when.',
  isKeyed: true,
  fields: { ...whoAndWhere, office: codeOf<Office>('Office', 'Which office.'), ...term },
  permit: (deps, viewer, { organisationId }) => managedOrganisation(deps.db, viewer, organisationId),
  run: async (act, input, { place }) => {
    const { organisationId, personId, office } = input
    const inOffice = eq(officer.office, office)
    const same = and(eq(officer.organisationId, organisationId), inOffice, isNull(officer.supersededAt))
    const valid = await freeTerm(act, input, { table: officer, same, problem: 'OFFICE_HELD_ALREADY' })
    if (!valid.ok) return valid
    const by = { namedBy: actorOf(act.viewer), recordedAt: act.deps.clock.now() }
    const [row] = await act.tx
      .insert(officer)
      .values({ organisationId, personId, office, valid: valid.value, ...by })
      .returning({ id: officer.id })
    await recordAudit(act.tx, act.viewer, {
      type: 'OFFICER_NAMED',
      organisationId: logOf(place),
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: { officerId: row?.id ?? '', personId, changes: [{ field: 'office', before: null, after: office }] },
    })
    return ok({ organisationId })
  },
})

const openOffice = (id: string) => and(eq(officer.id, id), isNull(officer.supersededAt))

/** Problems: OFFICE_UNKNOWN, NOT_PERMITTED, DATE_NOT_READABLE, PERIOD_REVERSED. */
export const endOfficer = defineAction({
  name: 'endOfficer',
  says: 'Ends an office on a day.',
  asks: 'Which one, and when.',
  takes: 'An office that ends.',
  fields: { officer: idOf('Officer', 'Which one.'), on: day('The first day on which it is no longer held.') },
  permit: async (deps, viewer, { officerId }) => {
    const [known] = await deps.db.select().from(officer).where(openOffice(officerId))
    return known ? managedOrganisation(deps.db, viewer, known.organisationId) : refuseOffice('OFFICE_UNKNOWN')
  },
  run: async ({ tx, deps, viewer }, { officerId, on }, { place }): Promise<Outcome<{ organisationId: string }>> => {
    const [row] = await tx.select().from(officer).where(openOffice(officerId)).for('update')
    if (!row) return refuseOffice('OFFICE_UNKNOWN')
    const { from, until } = parseDateRange(row.valid)
    if (from !== undefined && on < from) return err([problem('PERIOD_REVERSED', { at: { path: 'on' } })])
    const now = deps.clock.now()
    await tx.update(officer).set({ supersededAt: now }).where(openOffice(officerId))
    const { organisationId, personId, office, namedBy, tableFileId, sourceRow } = row
    const kept = { tableFileId, sourceRow }
    const held = { organisationId, personId, office, namedBy, ...kept, valid: formatDateRange({ from, until: on }) }
    if (from !== on) await tx.insert(officer).values({ ...held, recordedAt: now })
    await recordAudit(tx, viewer, {
      type: 'OFFICER_ENDED',
      organisationId: logOf(place),
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: { officerId, personId, changes: [{ field: 'until', before: until ?? null, after: on }] },
    })
    return ok({ organisationId })
  },
})
