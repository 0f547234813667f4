import { canonicalJson, conditionsSections } from '@paiji/rules'
import type { Db } from '../../db/client.js'
import type { ConditionsFacts, SectionText, StatedTerms } from '../../db/schema/index.js'
import { rulesOfEvents, toBodyBook } from '../body-rules/body-rules.repo.js'
import { procedureInForce } from '../appeals/case-procedure.js'
import { awardPoliciesFor, findAwardedEvent } from '../awards/awards.repo.js'
import { termsByEvents } from '../entries/entries.repo.js'
import { type EventRow, stagesByEvents } from '../events/events.repo.js'
import { organisationsByIds } from '../registry/organisations.repo.js'
import { sittingsOf } from './conditions.repo.js'
import { sha256 } from '../../base/digest.js'

const nameOf = async (db: Db, organisationId: string): Promise<ConditionsFacts['organiser']> => {
  const [row] = await organisationsByIds(db, [organisationId])
  if (!row) throw new Error(`organisation ${organisationId} is missing`)
  return { zh: row.nameZh, en: row.nameEn }
}

const statedTerms = async (db: Db, eventId: string): Promise<StatedTerms | null> => {
  const [terms] = await termsByEvents(db, [eventId])
  if (!terms) return null
  const { opensAt, closesAt, withdrawUntil, membersOfId } = terms
  const { capacity, teamMin, teamMax, needsDesk, bornFrom, bornUntil, feeAmount, feeCurrency } = terms
  return {
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    withdrawUntil: withdrawUntil.toISOString(),
    ...{ capacity, teamMin, teamMax, needsDesk, bornFrom, bornUntil, feeAmount, feeCurrency },
    class: terms.class,
    membersOf: membersOfId === null ? null : await nameOf(db, membersOfId),
  }
}

/** Everything an event has on file now that its conditions of contest state. */
export const gatherConditions = async (db: Db, event: EventRow): Promise<ConditionsFacts> => {
  const { code, sport, category, startsOn, endsOn, timeZone, venue, editionId, organisationId } = event
  const awarded = await findAwardedEvent(db, event.id)
  const policies = awarded ? await awardPoliciesFor(db, awarded) : []
  const place = { eventId: event.id, sport, editionId, organisationPath: awarded?.organisationPath ?? [organisationId] }
  const { id, overrides } = await procedureInForce(db, place)
  const rules = (await rulesOfEvents(db, [event.id])).map(toBodyBook).map(({ id, title }) => ({ id, title }))
  const stages = [...(await stagesByEvents(db, [event.id]))].sort((a, b) => a.ordinal - b.ordinal)
  return {
    event: { code, name: { zh: event.nameZh, en: event.nameEn }, sport, category, startsOn, endsOn, timeZone, venue },
    organiser: await nameOf(db, organisationId),
    editionId,
    terms: await statedTerms(db, event.id),
    stages: stages.map(({ ordinal, nameZh, nameEn, format, settings, plan }) => ({
      ...{ ordinal, nameZh, nameEn, format, settings, plan },
    })),
    sittings: await sittingsOf(db, event.id),
    ...(rules.length > 0 ? { rules } : {}),
    policies: policies.map(row => ({ id: row.id, version: row.version, name: { zh: row.nameZh, en: row.nameEn } })),
    procedure: { id, overrides: { ...overrides } },
  }
}

/** Sections in their order. */
export const inOrder = (sections: readonly SectionText[]): SectionText[] =>
  [...sections].sort((a, b) => conditionsSections.indexOf(a.section) - conditionsSections.indexOf(b.section))

/** Equal for documents that say the same. */
export const digestOfConditions = (sections: readonly SectionText[], facts: ConditionsFacts): string =>
  sha256(canonicalJson({ sections: inOrder(sections), facts: JSON.parse(JSON.stringify(facts)) }))
