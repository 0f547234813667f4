import { AFTER_NOTICE, type AppealStatus, appealStatuses } from './statuses.js'

/** Where a case is before its first docket entry. */
export const NEW = 'NEW'
export type From = AppealStatus | typeof NEW

/** From which state an entry of this type leads where; states that are not named refuse it. */
export type Moves = Readonly<Partial<Record<From, AppealStatus>>>

const all = (to: AppealStatus, ...from: readonly From[]): Moves => Object.fromEntries(from.map(state => [state, to]))

/** The entry is written and the case stays where it is. */
const stays = (...states: readonly AppealStatus[]): Moves =>
  Object.fromEntries(states.map(state => [state, state] as const))

const except = (...states: readonly AppealStatus[]): AppealStatus[] =>
  appealStatuses.filter(status => !states.includes(status))

const FILING = ['FILED', 'CURE_REQUESTED'] as const
const HEARING = ['IN_REVIEW', 'INFO_REQUESTED', 'HEARING_SCHEDULED', 'HEARD'] as const
/** The other side has been served. */
const SERVED = ['ADMITTED', 'LAW_PART_REFERRED', 'PANEL_FORMING', 'CHALLENGED', ...HEARING] as const
const BEFORE_DELIBERATION = [...FILING, ...SERVED] as const
const BEFORE_NOTICE = [...BEFORE_DELIBERATION, 'DELIBERATION', 'DECIDED'] as const
/** Decided, and gone on to no other body. */
const DECIDED_HERE = ['NOTIFIED', 'EFFECTS_APPLIED', 'PUBLISHED', 'CLOSED'] as const
const AFTER_FILING = except('DRAFT')

/**
 * Every type of docket entry with the moves it makes: the whole state machine of appeals.md section 2.
 * What a move needs besides the right state (a deposit, a quorum, a person) is asked by the use case.
 */
export const appealEvents = {
  // filing
  DRAFTED: { [NEW]: 'DRAFT', DRAFT: 'DRAFT' },
  FILED: { [NEW]: 'FILED', DRAFT: 'FILED' },
  CONCURRENCE_GIVEN: stays('DRAFT', ...FILING),
  CONCURRENCE_REFUSED: stays('DRAFT', ...FILING),
  CONCURRENCE_DEEMED: stays('DRAFT', ...FILING),
  LATE_LEAVE_REQUESTED: stays('FILED'),
  LATE_LEAVE_GRANTED: stays('FILED'),
  LATE_LEAVE_REFUSED: { FILED: 'INADMISSIBLE' },
  WITHDRAWN: all('WITHDRAWN', 'DRAFT', ...BEFORE_DELIBERATION),
  // admissibility
  CURE_REQUESTED: { FILED: 'CURE_REQUESTED' },
  CURED: { CURE_REQUESTED: 'FILED' },
  DECLARED_INADMISSIBLE: all('INADMISSIBLE', ...FILING),
  FILING_LAPSED: all('INADMISSIBLE', ...FILING),
  ADMITTED: { FILED: 'ADMITTED' },
  LAW_PART_REFERRED: all('LAW_PART_REFERRED', 'ADMITTED', 'IN_REVIEW', 'HEARD'),
  LAW_PART_ANSWERED: { LAW_PART_REFERRED: 'ADMITTED' },
  LAW_PART_RETURNED: { LAW_PART_REFERRED: 'ADMITTED' },
  // panel
  CONFLICT_OVERRIDDEN: stays('ADMITTED', 'PANEL_FORMING'),
  DRAW_MADE: stays('ADMITTED', 'PANEL_FORMING', 'CHALLENGED'),
  PANEL_PROPOSED: all('PANEL_FORMING', 'ADMITTED', 'PANEL_FORMING'),
  PANEL_REOPENED: all('PANEL_FORMING', ...HEARING, 'DELIBERATION'),
  DISCLOSURE_MADE: stays('PANEL_FORMING', 'CHALLENGED', ...HEARING, 'DELIBERATION'),
  DISCLOSURE_WITHDRAWN: stays('PANEL_FORMING', 'CHALLENGED'),
  PANEL_CHALLENGED: all('CHALLENGED', 'PANEL_FORMING', 'CHALLENGED'),
  PANEL_CONSENTED: stays('PANEL_FORMING'),
  PANEL_CONSENT_RECORDED: stays('PANEL_FORMING'),
  CHALLENGE_DECIDED: all('PANEL_FORMING', 'CHALLENGED', 'PANEL_FORMING'),
  MEMBER_REPLACED: stays('PANEL_FORMING', 'CHALLENGED', ...HEARING, 'DELIBERATION'),
  PANEL_NAMED: stays('PANEL_FORMING'),
  REVIEW_OPENED: all('IN_REVIEW', 'ADMITTED', 'PANEL_FORMING', 'HEARD'),
  // hearing
  INFO_REQUESTED: all('INFO_REQUESTED', 'IN_REVIEW', 'HEARD'),
  INFO_RECEIVED: { INFO_REQUESTED: 'IN_REVIEW' },
  INFO_LAPSED: { INFO_REQUESTED: 'IN_REVIEW' },
  HEARING_SCHEDULED: all('HEARING_SCHEDULED', 'IN_REVIEW', 'HEARING_SCHEDULED'),
  HEARING_CANCELLED: { HEARING_SCHEDULED: 'IN_REVIEW' },
  HEARD: { HEARING_SCHEDULED: 'HEARD' },
  POLL_OPENED: stays(...HEARING),
  POLL_CLOSED: stays('PANEL_FORMING', 'CHALLENGED', ...HEARING, 'DELIBERATION'),
  // decision
  DELIBERATION_OPENED: all('DELIBERATION', 'IN_REVIEW', 'HEARD', 'DECIDED'),
  VOTE_CAST: stays('DELIBERATION'),
  DECIDED: { DELIBERATION: 'DECIDED' },
  REASONS_DRAFTED: stays('DECIDED'),
  DECISION_SIGNED: stays('DECIDED'),
  DECISION_NOTIFIED: { DECIDED: 'NOTIFIED' },
  EFFECT_PROPOSED: stays('NOTIFIED'),
  EFFECT_DECLINED: stays('NOTIFIED'),
  EFFECTS_APPLIED: { NOTIFIED: 'EFFECTS_APPLIED' },
  ERRATUM_RECORDED: stays(...AFTER_NOTICE),
  REMAND_OPENED: stays('NOTIFIED', 'EFFECTS_APPLIED', 'PUBLISHED', 'CLOSED'),
  REOPENED: { [NEW]: 'ADMITTED' },
  REOPENING_REQUESTED: stays(...DECIDED_HERE),
  REOPENING_GRANTED: stays(...DECIDED_HERE),
  REOPENING_REFUSED: stays(...DECIDED_HERE),
  // after the decision
  PUBLISHED: { ...all('PUBLISHED', 'NOTIFIED', 'EFFECTS_APPLIED'), ...stays('PUBLISHED', 'CLOSED', 'ESCALATED') },
  CLOSED: all('CLOSED', 'NOTIFIED', 'EFFECTS_APPLIED', 'PUBLISHED'),
  ESCALATION_FILED: stays('INADMISSIBLE', 'NOTIFIED', 'EFFECTS_APPLIED', 'PUBLISHED'),
  ESCALATED: { CLOSED: 'ESCALATED' },
  COMMENTARY_ADDED: stays('PUBLISHED', 'CLOSED', 'ESCALATED'),
  // along the way
  EVIDENCE_SUBMITTED: stays('DRAFT', ...BEFORE_DELIBERATION),
  EVIDENCE_ADMITTED: stays(...BEFORE_DELIBERATION),
  EVIDENCE_EXCLUDED: stays(...BEFORE_DELIBERATION),
  EVIDENCE_REDACTED: stays(...AFTER_FILING),
  FACTS_STATED: stays(...BEFORE_DELIBERATION),
  RESPONSE_GIVEN: stays(...SERVED),
  ANSWER_WAIVED: stays(...SERVED),
  ANSWERS_DISPENSED: stays('IN_REVIEW', 'HEARD', 'DECIDED'),
  INTEREST_NOTED: stays('ADMITTED', 'NOTIFIED'),
  DEPOSIT_RECEIVED: stays('DRAFT', ...BEFORE_NOTICE),
  DEPOSIT_RETURNED: stays(...AFTER_FILING),
  DEPOSIT_FORFEITED: stays('INADMISSIBLE', 'WITHDRAWN', 'DECIDED', ...AFTER_NOTICE),
  EXTENSION_REQUESTED: stays(...BEFORE_NOTICE),
  EXTENSION_GRANTED: stays(...BEFORE_NOTICE, 'NOTIFIED'),
  EXTENSION_REFUSED: stays(...BEFORE_NOTICE, 'NOTIFIED'),
  CLOCK_STOPPED: stays(...BEFORE_NOTICE),
  CLOCK_RESUMED: stays(...BEFORE_NOTICE),
  CLOCK_LAPSED: stays(...AFTER_FILING),
  REMINDER_SENT: stays(...AFTER_FILING),
  STAY_REQUESTED: stays(...BEFORE_NOTICE, 'NOTIFIED'),
  STAY_GRANTED: stays(...BEFORE_NOTICE, 'NOTIFIED'),
  STAY_REFUSED: stays(...BEFORE_NOTICE, 'NOTIFIED'),
  STAY_LIFTED: stays(...BEFORE_NOTICE, ...AFTER_NOTICE, 'WITHDRAWN', 'INADMISSIBLE'),
  NOTE_ADDED: stays(...AFTER_FILING),
} as const satisfies Record<string, Moves>

export type AppealEventType = keyof typeof appealEvents

export const appealEventTypes = Object.keys(appealEvents) as AppealEventType[]

export const isAppealEventType = (type: string): type is AppealEventType => Object.hasOwn(appealEvents, type)
