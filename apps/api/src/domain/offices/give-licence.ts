import { ok } from '@paiji/rules'
import { and, eq, isNull } from 'drizzle-orm'
import { actorOf } from '../../auth/viewer.js'
import { officialLicence } from '../../db/schema/index.js'
import type { Outcome } from '../../base/problem.js'
import { recordAudit } from '../audit/record.js'
import { logOf, managedOrganisation } from '../registry/places.js'
import type { OfficialKind, OfficialLevel } from '../registry/vocabulary.js'
import { codeOf, idOf, reason, sport } from '../shared/action-fields.js'
import { defineAction } from '../shared/define-action.js'
import { freeTerm, refuseOffice, term, whoAndWhere } from './appointment.js'

const changed = (before: string | null, after: string | null) => [{ field: 'level', before, after }]

/** Problems: ORGANISATION_UNKNOWN, NOT_PERMITTED and those of `freeTerm`: LICENCE_HELD_ALREADY of that sport, kind and level. */
export const giveLicence = defineAction({
  name: 'giveLicence',
  says: 'Enters a technical official’s licence.',
  asks: 'Who, what for, when.',
  takes: 'A technical official’s licence.',
  isKeyed: true,
  fields: {
    ...whoAndWhere,
    sport: sport('For which sport.'),
    kind: codeOf<OfficialKind>('OfficialKind', 'What it allows.'),
    level: codeOf<OfficialLevel>('OfficialLevel', 'At which level.'),
    ...term,
  },
  permit: (deps, viewer, { organisationId }) => managedOrganisation(deps.db, viewer, organisationId),
  run: async (act, input, { place }) => {
    const { organisationId, personId, kind, level } = input
    const same = and(
      eq(officialLicence.sport, input.sport),
      eq(officialLicence.kind, kind),
      eq(officialLicence.level, level),
      isNull(officialLicence.supersededAt),
    )
    const valid = await freeTerm(act, input, { table: officialLicence, same, problem: 'LICENCE_HELD_ALREADY' })
    if (!valid.ok) return valid
    const by = { givenBy: actorOf(act.viewer), recordedAt: act.deps.clock.now() }
    const [row] = await act.tx
      .insert(officialLicence)
      .values({ organisationId, personId, sport: input.sport, kind, level, valid: valid.value, ...by })
      .returning({ id: officialLicence.id })
    await recordAudit(act.tx, act.viewer, {
      type: 'LICENCE_GIVEN',
      organisationId: logOf(place),
      aggregateKind: 'person',
      aggregateId: personId,
      data: { licenceId: row?.id ?? '', personId, changes: changed(null, level) },
    })
    return ok({ personId })
  },
})

const openLicence = (id: string) => and(eq(officialLicence.id, id), isNull(officialLicence.supersededAt))

/** Problems: LICENCE_UNKNOWN, NOT_PERMITTED, REASON_MISSING. */
export const endLicence = defineAction({
  name: 'endLicence',
  says: 'Takes a licence back.',
  asks: 'Which one, and why.',
  takes: 'A licence that is taken back.',
  fields: { licence: idOf('OfficialLicence', 'Which one.'), reason: reason('Why.') },
  permit: async (deps, viewer, { licenceId }) => {
    const [row] = await deps.db.select().from(officialLicence).where(openLicence(licenceId))
    if (!row) return refuseOffice('LICENCE_UNKNOWN')
    return managedOrganisation(deps.db, viewer, row.organisationId)
  },
  run: async ({ tx, deps, viewer }, { licenceId, reason }, { place }): Promise<Outcome<{ personId: string }>> => {
    const ended = { supersededAt: deps.clock.now() }
    const [row] = await tx.update(officialLicence).set(ended).where(openLicence(licenceId)).returning()
    if (!row) return refuseOffice('LICENCE_UNKNOWN')
    await recordAudit(tx, viewer, {
      type: 'LICENCE_ENDED',
      organisationId: logOf(place),
      aggregateKind: 'person',
      aggregateId: row.personId,
      data: { licenceId, changes: changed(row.level, null), reason },
    })
    return ok({ personId: row.personId })
  },
})
