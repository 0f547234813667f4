import type { ClauseRef } from '../core/clause.js'
import type { AppealMatter, HearingBody, HearingStep, BodyRule, Limit, Procedure } from '../core/procedure.js'
import { no, type Verdict } from './verdict.js'

export interface HearingQuestion {
  readonly matter: AppealMatter
  /** 1 for the first body, one more for each escalation. */
  readonly instance: number
  /** Whether the event has an appeals committee that can meet. */
  readonly committeeExists: boolean
}

export interface HeardBy {
  readonly body: HearingBody
  readonly final: boolean
  readonly clause: ClauseRef
}

const stepFor = (procedure: Procedure, matter: AppealMatter, instance: number): HearingStep | undefined =>
  procedure.hearing.find(step => step.instance === instance && step.matters.includes(matter))

/** Who hears this matter at this instance, and whether that is the end of it. */
export const hearingBody = (
  procedure: Procedure,
  { matter, instance, committeeExists }: HearingQuestion,
): ({ readonly allowed: true } & HeardBy) | Extract<Verdict, { allowed: false }> => {
  const step = stepFor(procedure, matter, instance)
  if (!step) return noRoute(procedure, instance)
  if (step.body === 'committee' && !committeeExists && step.otherwise) {
    return { allowed: true, ...step.otherwise, final: step.final }
  }
  return { allowed: true, body: step.body, final: step.final, clause: step.clause }
}

const noRoute = (procedure: Procedure, instance: number): Extract<Verdict, { allowed: false }> => {
  const clause = procedure.hearing.at(-1)?.clause ?? procedure.standing.clause
  const verdict = no(instance > 1 ? 'NO_FURTHER_ROUTE' : 'NO_BODY_HEARS_THIS', clause)
  return verdict as Extract<Verdict, { allowed: false }>
}

/** Whether a decided case may go on, and where to. */
export const nextInstance = (procedure: Procedure, question: HearingQuestion) => {
  const now = stepFor(procedure, question.matter, question.instance)
  if (now?.final) return no('NO_FURTHER_ROUTE', now.clause) as Extract<Verdict, { allowed: false }>
  return hearingBody(procedure, { ...question, instance: question.instance + 1 })
}

/** Whether part of the matter goes to the chief director before a panel sits. */
export const lawPartGoesTo = (procedure: Procedure): HeardBy | undefined => {
  const step = procedure.hearing.find(each => each.body === 'chiefDirector' && each.matters.includes('law'))
  return step && { body: step.body, final: step.final, clause: step.clause }
}

/** What a body may do to a point it reviews: change it, only recommend a change, or neither. */
export type ReviewPower = 'overrule' | Limit['may']

export const reviewPower = (
  procedure: Procedure,
  body: HearingBody,
  matter: AppealMatter,
): { readonly may: ReviewPower; readonly clause: ClauseRef } => {
  const limit = procedure.limits.find(each => each.body === body && each.matter === matter)
  if (limit) return { may: limit.may, clause: limit.clause }
  const step = procedure.hearing.find(each => each.body === body && each.matters.includes(matter))
  return { may: 'overrule', clause: step?.clause ?? procedure.standing.clause }
}

/** How a panel of this body must be made up: of an office, its holder alone. */
export const panelRequirements = (procedure: Procedure, body: HearingBody): BodyRule | undefined =>
  procedure.panels.find(panel => panel.body === body) ??
  (isOffice(body) ? soleRule(body, officeClause(procedure, body)) : undefined)

/** A body that is one person: a director who did not give the ruling decides alone, in a case that was sent back to him too. */
export const isOffice = (body: HearingBody): boolean => body === 'chiefDirector' || body === 'director'

/**
 * The clause by which an office hears cases: its own step, that of the body it stands in for, and for a case that was sent
 * back to the director the first step of all.
 */
const officeClause = ({ hearing }: Procedure, body: HearingBody): ClauseRef | undefined =>
  hearing.find(step => step.body === body)?.clause ??
  hearing.find(step => step.otherwise?.body === body)?.otherwise?.clause ??
  (body === 'director' ? hearing[0]?.clause : undefined)

const soleRule = (body: HearingBody, clause: ClauseRef | undefined): BodyRule | undefined =>
  clause && {
    body,
    size: { least: 1, most: 1, odd: true },
    reserves: 0,
    chairVotes: true,
    soleAllowed: true,
    mixedStandard: false,
    sameBodyExcluded: 'none',
    clause,
  }

/** Whether so many seats make a panel: at least, at most, and odd where the rules want it. */
export const panelSizeAllowed = ({ size, soleAllowed }: BodyRule, seats: number): boolean =>
  (soleAllowed && seats === 1) || (seats >= size.least && seats <= size.most && (!size.odd || seats % 2 === 1))
