import { err, ok, problem } from '@paiji/rules'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { actorOf } from '../../auth/viewer.js'
import { dayOf } from '../../base/clock.js'
import { requirePermission } from '../../base/permission.js'
import type { Outcome } from '../../base/problem.js'
import { rowsOf, whole } from '../../db/rows.js'
import { oneRow } from '../../db/one-row.js'
import { switchDay } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { recordAudit } from '../audit/record.js'
import { organisationsByIds, placeOfOrganisation } from '../registry/organisations.repo.js'
import { logOf } from '../registry/places.js'
import { day, idOf, reason, sport, text } from '../shared/action-fields.js'
import { defineAction } from '../shared/define-action.js'
import { canStateSwitch } from './policy.js'

/** The number of current lists of the body's rankings of a sport with an earlier day. */
const ownListsBefore = async (tx: Transaction, organisationId: string, of: string, before: string): Promise<number> => {
  const rows = await tx.execute(sql`
    select count(*)::int as n from ranking_list l join ranking k on k.id = l.ranking_id
    where k.organisation_id = ${organisationId}::uuid and k.sport = ${of} and k.kind = 'points'
      and l.superseded_at is null and l.as_of < ${before}::date`)
  return rowsOf<{ n: number }>(rows, { n: whole })[0]?.n ?? 0
}

const LONGEST_NAME = 200

/**
 * Sets the day from which a body keeps the records of a sport here: earlier lists remain as the earlier system printed them, and its
 * sheets bring in nothing of that day or later. Problems: ORGANISATION_UNKNOWN, NOT_PERMITTED, DATE_NOT_READABLE, REASON_MISSING,
 * SWITCH_DAY_AHEAD, SWITCH_SYSTEM_MISSING, SWITCH_UNCHANGED, SWITCH_AFTER_OWN_LISTS (how many there are).
 */
export const stateSwitch = defineAction({
  name: 'stateSwitch',
  says: 'Sets the day from which a body keeps the records of a sport here instead of in an earlier system.',
  asks: 'Which body, sport, system and day.',
  takes: 'The day of the switch from an earlier system.',
  isKeyed: true,
  fields: {
    organisation: idOf('Organisation', 'Which body.'),
    sport: sport('Of which sport.'),
    system: text('What the system is called that kept them before.'),
    day: day('The first day whose records are kept here.'),
    reason: reason('By whose decision, or why it is another day than was stated before.'),
  },
  permit: async (deps, viewer, { organisationId }) => {
    const place = await placeOfOrganisation(deps.db, organisationId)
    if (!place.ok) return place
    const permitted = requirePermission(canStateSwitch(viewer, place.value))
    return permitted.ok ? place : permitted
  },
  run: async (
    { tx, deps, viewer },
    { organisationId, sport: of, system: said, day: first, reason: why },
    place,
  ): Promise<Outcome<{ organisationId: string }>> => {
    const system = said.trim().slice(0, LONGEST_NAME)
    if (!system) return err([problem('SWITCH_SYSTEM_MISSING', { at: { path: 'system' } })])
    const [body] = await organisationsByIds(tx, [organisationId])
    const now = deps.clock.now()
    if (body && first > dayOf(now, body.timeZone)) return err([problem('SWITCH_DAY_AHEAD', { at: { path: 'day' } })])
    const open = and(
      eq(switchDay.organisationId, organisationId),
      eq(switchDay.sport, of),
      isNull(switchDay.supersededAt),
    )
    const [before] = await tx.select().from(switchDay).where(open).for('update')
    if (before?.day === first && before.system === system) return err([problem('SWITCH_UNCHANGED')])
    const lists = await ownListsBefore(tx, organisationId, of, first)
    if (lists > 0)
      return err([problem('SWITCH_AFTER_OWN_LISTS', { severity: 'error', at: { path: 'day' }, params: { lists } })])
    await tx.update(switchDay).set({ supersededAt: now }).where(open)
    const row = oneRow(
      await tx
        .insert(switchDay)
        .values({
          ...{ organisationId, sport: of, system, day: first, reason: why },
          ...{ statedBy: actorOf(viewer), recordedAt: now },
        })
        .returning({ id: switchDay.id }),
    )
    await recordAudit(tx, viewer, {
      type: 'SWITCH_STATED',
      organisationId: logOf(place),
      aggregateKind: 'organisation',
      aggregateId: organisationId,
      data: {
        ...{ switchId: row.id, sport: of, system, day: first, reason: why },
        changes: [{ field: 'switchDay', before: before?.day ?? null, after: first }],
      },
    })
    return ok({ organisationId })
  },
})
