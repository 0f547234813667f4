import { ok } from '@paiji/rules'
import { and, eq, isNull } from 'drizzle-orm'
import type { Outcome } from '../../base/problem.js'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import { eventRules } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { placesOfEvents } from '../events/events.repo.js'
import { canSetTerms } from '../entries/policy.js'
import { runnableEvent } from '../events/runnable-event.js'
import { idOf, text } from '../shared/action-fields.js'
import { defineAction } from '../shared/define-action.js'
import type { Deps } from '../shared/deps.js'
import { type CodedRules, rulesByCitations } from '../body-rules/body-rules.repo.js'
import { refuseRules } from '../body-rules/refuse.js'

const fields = {
  event: idOf('Event', 'The event.'),
  rules: text('A version of the rules, as it is cited: CBF/fines.2.'),
}

interface Subject {
  readonly rules: CodedRules
  readonly organisationId: string
}

const permit = async (
  deps: Deps,
  viewer: Viewer,
  { eventId, rules: cited }: { readonly eventId: string; readonly rules: string },
): Promise<Outcome<Subject>> => {
  const found = await runnableEvent(deps.db, viewer, eventId, canSetTerms)
  if (!found.ok) return found
  const [rules] = await rulesByCitations(deps.db, [cited])
  if (!rules) return refuseRules('RULES_UNKNOWN', 'rules')
  const { organisationId, sport } = found.value
  const path = (await placesOfEvents(deps.db, [eventId])).get(eventId)?.organisationPath ?? [organisationId]
  const fits = path.includes(rules.organisationId) && (rules.sport === '*' || rules.sport === sport)
  return fits ? ok({ rules, organisationId }) : refuseRules('RULES_NOT_FOR_EVENT', 'rules')
}

/** Problems: EVENT_UNKNOWN, NOT_PERMITTED, RULES_UNKNOWN, RULES_NOT_FOR_EVENT, RULES_UNCHANGED where it is so already. */
export const holdUnderRules = defineAction({
  name: 'holdUnderRules',
  says: 'Holds an event under a version of the rules of its body or of one above.',
  asks: 'Which event, under which rules.',
  takes: 'Rules that an event is held under.',
  fields,
  permit,
  run: async ({ tx, deps, viewer }, { eventId }, { rules, organisationId }): Promise<Outcome<{ eventId: string }>> => {
    const [row] = await tx
      .insert(eventRules)
      .values({ eventId, rulesId: rules.id, chosenBy: actorOf(viewer), recordedAt: deps.clock.now() })
      .onConflictDoNothing()
      .returning({ id: eventRules.id })
    if (!row) return refuseRules('RULES_UNCHANGED', 'rules')
    await recordAudit(tx, viewer, {
      type: 'EVENT_RULES_CHOSEN',
      organisationId,
      aggregateKind: 'event',
      aggregateId: eventId,
      data: { rulesId: rules.id, changes: [{ field: 'bodyRules', before: null, after: rules.titleZh }] },
    })
    return ok({ eventId })
  },
})

/** Problems: as of `holdUnderRules`, RULES_UNCHANGED where it is not held under them by choice. */
export const releaseFromRules = defineAction({
  name: 'releaseFromRules',
  says: 'Holds an event no more under rules that were chosen for it.',
  asks: 'Which event, from which rules.',
  takes: 'Rules that an event is held under no more.',
  fields,
  permit,
  run: async ({ tx, deps, viewer }, { eventId }, { rules, organisationId }): Promise<Outcome<{ eventId: string }>> => {
    const [row] = await tx
      .update(eventRules)
      .set({ releasedAt: deps.clock.now(), releasedBy: actorOf(viewer) })
      .where(and(eq(eventRules.eventId, eventId), eq(eventRules.rulesId, rules.id), isNull(eventRules.releasedAt)))
      .returning({ id: eventRules.id })
    if (!row) return refuseRules('RULES_UNCHANGED', 'rules')
    await recordAudit(tx, viewer, {
      type: 'EVENT_RULES_RELEASED',
      organisationId,
      aggregateKind: 'event',
      aggregateId: eventId,
      data: { rulesId: rules.id, changes: [{ field: 'bodyRules', before: rules.titleZh, after: null }] },
    })
    return ok({ eventId })
  },
})
