import type { ClauseRef } from '../core/clause.js'
import type { AppealMatter, AppealSubject, HearingBody, Procedure } from '../core/procedure.js'
import type { RulingPart } from '../core/ruling.js'
import { type ReviewPower, reviewPower } from './hearing.js'
import { type OrderForce, type Order, orderKinds } from './orders/order-line.js'

/** How a case may end that is decided. */
export const caseOutcomes = ['rulingUpheld', 'rulingVaried', 'rulingOverturned', 'remanded', 'dismissed'] as const
export type CaseOutcome = (typeof caseOutcomes)[number]

/** Outcomes after which another ruling counts than the director's. */
export const changingOutcomes: readonly CaseOutcome[] = ['rulingVaried', 'rulingOverturned']

/** Bodies from the lowest up; a case goes back only downwards. */
const ASCENDING: readonly HearingBody[] = ['director', 'chiefDirector', 'committee', 'nationalAuthority']

/** Orders that need no power over the ruling: they change nobody's result or rights. */
const HARMLESS: readonly Order['kind'][] = ['deposit', 'remand', 'liftStay', 'recordOnly']
export const isHarmless = (kind: Order['kind']): boolean => HARMLESS.includes(kind)

/**
 * What a case is about: of an appeal against a ruling what that ruling is, whatever its parties call it; else what the
 * filing says is contested.
 */
export const matterOf = (subject: AppealSubject, ruled: RulingPart | undefined): AppealMatter =>
  ruled ?? (subject === 'ruling' ? 'judgement' : subject)

/** What one body may do in one case; computed, never chosen. */
export interface CaseScope {
  readonly matter: AppealMatter
  readonly body: HearingBody
  readonly may: ReviewPower
  /** Where the text says so. */
  readonly clause: ClauseRef
  readonly outcomes: readonly CaseOutcome[]
  /** Kinds of order lines, each with the force it may have. */
  readonly orders: readonly { readonly kind: Order['kind']; readonly as: readonly OrderForce[] }[]
  /** To whom a case may be sent back. */
  readonly remandTo: readonly HearingBody[]
}

/** The forces a line that changes something may have. */
export const forcesUnder = (may: ReviewPower): readonly OrderForce[] => {
  if (may === 'overrule') return ['order', 'recommendation']
  return may === 'recommend' ? ['recommendation'] : []
}

/** The bodies below one. */
export const bodiesBelow = (body: HearingBody): readonly HearingBody[] => ASCENDING.slice(0, ASCENDING.indexOf(body))

/**
 * The scope of a case: which outcomes and order lines exist for this body in this matter under this text, and which of
 * them are recommendations only (93B3; guandan 33.3 knows no limit; mahjong 3.13.3).
 */
export const caseScope = (
  procedure: Procedure,
  { matter, body }: { readonly matter: AppealMatter; readonly body: HearingBody },
): CaseScope => {
  const { may, clause } = reviewPower(procedure, body, matter)
  const remandTo = bodiesBelow(body)
  const forcesOf = (kind: Order['kind']): readonly OrderForce[] => {
    if (kind === 'remand') return remandTo.length > 0 ? ['order'] : []
    return isHarmless(kind) ? ['order'] : forcesUnder(may)
  }
  return {
    matter,
    body,
    may,
    clause,
    outcomes: caseOutcomes.filter(
      outcome =>
        (may === 'overrule' || !changingOutcomes.includes(outcome)) && (outcome !== 'remanded' || remandTo.length > 0),
    ),
    orders: orderKinds.map(kind => ({ kind, as: forcesOf(kind) })).filter(({ as }) => as.length > 0),
    remandTo,
  }
}
