import { err, ok, type Problem, problem, procedureById } from '@paiji/rules'
import { parseOverrides, type Procedure } from '@paiji/rules/procedure'
import { and, eq, isNull } from 'drizzle-orm'
import { type Place, requireRole } from '../../auth/grants.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { procedureChoice } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { type Permission, requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { type ChosenPlace, placeOfEvent, placeOfOrganisation } from './choice-place.repo.js'
import type { Act } from '../shared/act.js'

export interface ChooseProcedureInput {
  /** One event, or an organisation for all of its events. */
  readonly where: { readonly eventId: string } | { readonly organisationId: string }
  /** A sport's id, or `*` for all; an event has its own. */
  readonly sport: string
  readonly procedureId: string
  /** As `parseOverrides` reads them. */
  readonly overrides: unknown
  readonly reason: string
  readonly idempotencyKey?: string
}

export interface ChosenProcedure {
  readonly choiceId: string
  readonly procedureId: string
}

/** The organiser's office says by which procedure appeals are brought. */
export const canChooseProcedure = (viewer: Viewer, place: Place): Permission => requireRole(viewer, ['staff'], place)

/**
 * Sets the procedure of an event or of an organisation, with what its regulations set themselves: fee, windows, bodies.
 * Drafts and cases that are there already keep theirs, and no clock of theirs moves.
 * Problems: EVENT_UNKNOWN, ORGANISATION_UNKNOWN, NOT_PERMITTED, PROCEDURE_UNKNOWN, those of `parseOverrides`,
 * REASON_MISSING.
 */
export const chooseProcedure = (
  deps: Deps,
  viewer: Viewer,
  input: ChooseProcedureInput,
): Promise<Outcome<ChosenProcedure>> =>
  idempotently(deps, viewer, 'chooseProcedure', input, async tx => {
    const place = await placeOf(tx, input)
    const path = place.ok ? place.value.organisationPath : []
    const permitted = requirePermission(canChooseProcedure(viewer, { organisationPath: path }))
    if (!permitted.ok) return permitted
    if (!place.ok) return place
    const procedure = procedureById(input.procedureId)
    if (!procedure) return err([problem('PROCEDURE_UNKNOWN', { at: { path: 'procedure' } })])
    const wrong = choiceProblems(procedure, input)
    if (wrong.length > 0) return err(wrong)
    return ok({ choiceId: await replaceChoice({ tx, deps, viewer }, place.value, input), procedureId: procedure.id })
  })

const placeOf = async (tx: Transaction, { where }: ChooseProcedureInput): Promise<Outcome<ChosenPlace>> => {
  const place = await ('eventId' in where
    ? placeOfEvent(tx, where.eventId)
    : placeOfOrganisation(tx, where.organisationId))
  return place ? ok(place) : err([problem('eventId' in where ? 'EVENT_UNKNOWN' : 'ORGANISATION_UNKNOWN')])
}

const choiceProblems = (procedure: Procedure, input: ChooseProcedureInput): readonly Problem[] => {
  const overrides = parseOverrides(procedure, input.overrides)
  return [
    ...(overrides.ok ? [] : overrides.error),
    ...(input.reason.trim() ? [] : [problem('REASON_MISSING', { at: { path: 'reason' } })]),
  ]
}

/** The choice before it is closed, not changed: what held when stays on file. */
const replaceChoice = async (
  { tx, deps, viewer }: Act,
  { organisationId, eventId }: ChosenPlace,
  input: ChooseProcedureInput,
): Promise<string> => {
  const now = deps.clock.now()
  const sport = eventId ? '*' : input.sport
  const here = eventId
    ? eq(procedureChoice.eventId, eventId)
    : and(
        isNull(procedureChoice.eventId),
        eq(procedureChoice.organisationId, organisationId),
        eq(procedureChoice.sport, sport),
      )
  const [before] = await tx
    .update(procedureChoice)
    .set({ supersededAt: now })
    .where(and(here, isNull(procedureChoice.supersededAt)))
    .returning()
  const overrides = input.overrides as Record<string, unknown>
  const [row] = await tx
    .insert(procedureChoice)
    .values({
      organisationId,
      eventId: eventId ?? null,
      sport,
      procedureId: input.procedureId,
      overrides,
      reason: input.reason.trim(),
      chosenBy: actorOf(viewer),
      recordedAt: now,
    })
    .returning({ id: procedureChoice.id })
  if (!row) throw new Error('a choice of procedure was not inserted')
  await recordAudit(tx, viewer, {
    type: 'PROCEDURE_CHOSEN',
    organisationId,
    aggregateKind: eventId ? 'event' : 'organisation',
    aggregateId: eventId ?? organisationId,
    data: {
      choiceId: row.id,
      sport,
      before: before ? { procedureId: before.procedureId, overrides: before.overrides } : null,
      after: { procedureId: input.procedureId, overrides },
    },
  })
  return row.id
}
