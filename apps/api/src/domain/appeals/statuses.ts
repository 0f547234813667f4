import { appealOutcomes, appealStatuses, settledStatuses } from '../../db/schema/index.js'

/** The decision has been notified. */
export const AFTER_NOTICE = ['NOTIFIED', 'EFFECTS_APPLIED', 'PUBLISHED', 'CLOSED', 'ESCALATED'] as const

export { appealOutcomes, appealStatuses }
export type AppealStatus = (typeof appealStatuses)[number]
export type AppealOutcome = (typeof appealOutcomes)[number]

const SETTLED: readonly AppealStatus[] = settledStatuses

/** Filed, and the results of its event may still move by it: the one definition of an open case. */
export const isOpenCase = (status: AppealStatus): boolean => !SETTLED.includes(status)

/** The parts a case goes through, each of one or more statuses. */
export type CasePhase =
  | 'draft'
  | 'admission'
  | 'lawPart'
  | 'panel'
  | 'review'
  | 'vote'
  | 'decided'
  | 'notified'
  | 'over'

const PHASES: Readonly<Record<AppealStatus, CasePhase>> = {
  DRAFT: 'draft',
  FILED: 'admission',
  CURE_REQUESTED: 'admission',
  INADMISSIBLE: 'over',
  ADMITTED: 'panel',
  LAW_PART_REFERRED: 'lawPart',
  PANEL_FORMING: 'panel',
  CHALLENGED: 'panel',
  IN_REVIEW: 'review',
  INFO_REQUESTED: 'review',
  HEARING_SCHEDULED: 'review',
  HEARD: 'review',
  DELIBERATION: 'vote',
  DECIDED: 'decided',
  NOTIFIED: 'notified',
  EFFECTS_APPLIED: 'notified',
  PUBLISHED: 'over',
  CLOSED: 'over',
  ESCALATED: 'over',
  WITHDRAWN: 'over',
}

export const phaseOf = (status: AppealStatus): CasePhase => PHASES[status]

/** The panel has voted; whoever is not on it reads nothing of it before the notice. */
export const isDecided = (status: AppealStatus): boolean => status === 'DECIDED' || isNotified(status)

const NOTIFIED: readonly AppealStatus[] = AFTER_NOTICE

/** The parties have the decision. */
export const isNotified = (status: AppealStatus): boolean => NOTIFIED.includes(status)
