import { ok } from '@paiji/rules'
import { isDay } from '@paiji/rules/awards'
import { and, eq } from 'drizzle-orm'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { requirePermission } from '../../base/permission.js'
import { refusing, type Outcome } from '../../base/problem.js'
import type { Db } from '../../db/client.js'
import { sanction } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { placeOfOrganisation } from '../registry/organisations.repo.js'
import { peopleByIds } from '../registry/people.repo.js'
import { accountsOfPeople, holders, notifyAccounts } from '../shared/notify-accounts.js'
import type { Act } from '../shared/act.js'
import type { Deps } from '../shared/deps.js'
import { ruleCited } from '../body-rules/rule-cited.js'
import { playerPath } from '../addresses/portal-paths.js'
import { idempotently } from '../shared/idempotency.js'
import { requireTwoPersons } from '../shared/two-persons.js'
import { canConfirmSanction, canSanctionPerson } from './policy.js'
import type { SanctionProblemCode } from './problem-codes.js'
import { type SanctionRow, type SanctionScope, sanctionsByIds } from './sanctions.repo.js'

const refuse = refusing<SanctionProblemCode>()

export interface ImposeSanctionInput {
  readonly organisationId: string
  readonly personId: string
  readonly scope: SanctionScope
  /** A sport id; all of them unless told. */
  readonly sport?: string | undefined
  readonly from: string
  /** The day after the last; until further notice unless told. */
  readonly until?: string | undefined
  readonly reason: string
  /** The article of the body's rules that it rests on: `CBF/fines.2#3.2`. */
  readonly rule?: string | undefined
  readonly publicity: SanctionRow['publicity']
  /** Of a public one: the day from which everybody reads it; at once unless told. */
  readonly publicFrom?: string | undefined
  readonly idempotencyKey?: string | undefined
}

type Changed = { readonly sanctionId: string; readonly personId: string }

/**
 * Proposes to keep somebody from playing, attending or officiating; a second person confirms it.
 * Problems: ORGANISATION_UNKNOWN, NOT_PERMITTED, PERSON_UNKNOWN, REASON_MISSING, RULES_ARTICLE_UNKNOWN, SANCTION_DAYS_REVERSED.
 */
export const imposeSanction = (deps: Deps, viewer: Viewer, input: ImposeSanctionInput): Promise<Outcome<Changed>> =>
  idempotently(deps, viewer, 'imposeSanction', input, async tx => {
    const place = await placeOfOrganisation(tx, input.organisationId)
    if (!place.ok) return place
    const permitted = requirePermission(canSanctionPerson(viewer, place.value))
    if (!permitted.ok) return permitted
    const { organisationId, personId, scope, sport = '*', from, until, publicity } = input
    if ((await peopleByIds(tx, [personId])).length === 0) return refuse('PERSON_UNKNOWN', 'person')
    const reason = input.reason.trim()
    if (!reason) return refuse('REASON_MISSING', 'reason')
    const rule = await ruleCited(tx, place.value.organisationPath, input.rule)
    if (!rule.ok) return rule
    if (!isDay(from) || (until !== undefined && (!isDay(until) || until <= from)))
      return refuse('SANCTION_DAYS_REVERSED', 'until')
    if (input.publicFrom !== undefined && !isDay(input.publicFrom))
      return refuse('SANCTION_DAYS_REVERSED', 'publicFrom')
    const publicFrom = publicity === 'public' ? (input.publicFrom ?? null) : null
    const [row] = await tx
      .insert(sanction)
      .values({
        organisationId,
        personId,
        scope,
        sport,
        validFrom: from,
        validUntil: until ?? null,
        reason,
        rule: rule.value,
        publicity,
        publicFrom,
        status: 'PROPOSED',
        proposedBy: actorOf(viewer),
      })
      .returning({ id: sanction.id })
    const sanctionId = row?.id ?? ''
    await recordAudit(tx, viewer, {
      type: 'SANCTION_PROPOSED',
      organisationId,
      aggregateKind: 'person',
      aggregateId: personId,
      data: {
        sanctionId,
        reason,
        ...(rule.value ? { rule: rule.value } : {}),
        changes: [{ field: 'suspendedFrom', before: null, after: from }],
      },
    })
    const confirming = holders(organisationId, ['staff', 'registrar', 'admin'], deps.clock.now())
    await notifyAccounts({ tx, deps, viewer }, confirming, {
      code: 'SANCTION_PROPOSED',
      organisationId,
      about: { kind: 'sanction', id: sanctionId },
      path: '/desk/sanctions',
    })
    return ok({ sanctionId, personId })
  })

export interface ConfirmSanctionInput {
  readonly sanctionId: string
  readonly confirm: boolean
  readonly idempotencyKey?: string | undefined
}

/**
 * The second person's word: from here the sanction holds, or it never did.
 * Problems: SANCTION_UNKNOWN, NOT_PERMITTED, SANCTION_DECIDED_ALREADY.
 */
export const confirmSanction = (deps: Deps, viewer: Viewer, input: ConfirmSanctionInput): Promise<Outcome<Changed>> =>
  idempotently(deps, viewer, 'confirmSanction', input, async tx => {
    const { sanctionId, confirm } = input
    const found = await permittedSanction(tx, sanctionId, (place, row) => canConfirmSanction(viewer, place, row))
    if (!found.ok) return found
    const two = await requireTwoPersons(tx, viewer, found.value.proposedBy)
    if (!two.ok) return two
    const { organisationId, personId } = found.value
    const decided = await tx
      .update(sanction)
      .set({
        status: confirm ? 'IN_FORCE' : 'DECLINED',
        decidedBy: actorOf(viewer),
        decidedAt: deps.clock.now(),
      })
      .where(and(eq(sanction.id, sanctionId), eq(sanction.status, 'PROPOSED')))
      .returning({ id: sanction.id })
    if (decided.length === 0) return refuse('SANCTION_DECIDED_ALREADY')
    await recordAudit(tx, viewer, {
      type: confirm ? 'SANCTION_CONFIRMED' : 'SANCTION_DECLINED',
      organisationId,
      aggregateKind: 'person',
      aggregateId: personId,
      data: { sanctionId },
    })
    if (confirm) await notifyWhom({ tx, deps, viewer }, 'SANCTION_IMPOSED', found.value)
    return ok({ sanctionId, personId })
  })

export interface LiftSanctionInput {
  readonly sanctionId: string
  readonly reason: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Ends a sanction before its time; it stays on file. Problems: SANCTION_UNKNOWN, NOT_PERMITTED, REASON_MISSING,
 * SANCTION_NOT_IN_FORCE.
 */
export const liftSanction = (deps: Deps, viewer: Viewer, input: LiftSanctionInput): Promise<Outcome<Changed>> =>
  idempotently(deps, viewer, 'liftSanction', input, async tx => {
    const { sanctionId } = input
    const found = await permittedSanction(tx, sanctionId, place => canSanctionPerson(viewer, place))
    if (!found.ok) return found
    const reason = input.reason.trim()
    if (!reason) return refuse('REASON_MISSING', 'reason')
    const { organisationId, personId } = found.value
    const lifted = await tx
      .update(sanction)
      .set({ status: 'LIFTED', liftedBy: actorOf(viewer), liftedAt: deps.clock.now(), liftReason: reason })
      .where(and(eq(sanction.id, sanctionId), eq(sanction.status, 'IN_FORCE')))
      .returning({ id: sanction.id })
    if (lifted.length === 0) return refuse('SANCTION_NOT_IN_FORCE')
    await recordAudit(tx, viewer, {
      type: 'SANCTION_LIFTED',
      organisationId,
      aggregateKind: 'person',
      aggregateId: personId,
      data: { sanctionId, reason },
    })
    await notifyWhom({ tx, deps, viewer }, 'SANCTION_LIFTED', found.value)
    return ok({ sanctionId, personId })
  })

/** Whom it is about is notified; others learn of it as far as it is published. */
const notifyWhom = async (
  act: Act,
  code: 'SANCTION_IMPOSED' | 'SANCTION_LIFTED',
  { id, organisationId, personId }: SanctionRow,
): Promise<void> =>
  notifyAccounts(act, accountsOfPeople([personId]), {
    code,
    organisationId,
    about: { kind: 'sanction', id },
    path: await playerPath(act.tx, personId),
  })

type PlaceOf = Parameters<typeof canSanctionPerson>[1]

const permittedSanction = async (
  db: Db,
  sanctionId: string,
  may: (place: PlaceOf, row: SanctionRow) => ReturnType<typeof canSanctionPerson>,
): Promise<Outcome<SanctionRow>> => {
  const [row] = await sanctionsByIds(db, [sanctionId])
  if (!row) return refuse('SANCTION_UNKNOWN')
  const place = await placeOfOrganisation(db, row.organisationId)
  if (!place.ok) return place
  const permitted = requirePermission(may(place.value, row))
  return permitted.ok ? ok(row) : permitted
}
