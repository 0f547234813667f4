/** What somebody may be told about a case; the portal has a sentence for each. */
export const caseNoticeCodes = [
  'APPEAL_FILED',
  'CONCURRENCE_ASKED',
  'CONCURRENCE_ANSWERED',
  'LEAVE_ASKED',
  'LEAVE_ANSWERED',
  'CURE_ASKED',
  'CURED',
  'APPEAL_INADMISSIBLE',
  'APPEAL_ADMITTED',
  'RESPONSE_ASKED',
  'RESPONSE_GIVEN',
  'STATEMENT_ASKED',
  'FACTS_STATED',
  'INTEREST_NOTED',
  'APPEAL_WITHDRAWN',
  'LAW_PART_ASKED',
  'LAW_PART_ANSWERED',
  'LAW_PART_RETURNED',
  'INFORMATION_ASKED',
  'INFORMATION_GIVEN',
  'PANEL_PROPOSED',
  'OBJECTIONS_OPEN',
  'PANEL_CONSENTED',
  'PANEL_SEATED',
  'MEMBER_CHALLENGED',
  'MEMBER_TIED',
  'CHALLENGE_TO_DECIDE',
  'CHALLENGE_DECIDED',
  'MEMBER_REPLACED',
  'STAY_ASKED',
  'STAY_GRANTED',
  'STAY_REFUSED',
  'STAY_LIFTED',
  'REOPENING_ASKED',
  'REOPENING_GRANTED',
  'REOPENING_REFUSED',
  'HEARING_SET',
  'HEARING_MOVED',
  'HEARING_CANCELLED',
  'DECISION_TO_SERVE',
  'DECISION_NOTIFIED',
  'EFFECTS_DUE',
  'EFFECTS_APPLIED',
  'CASE_PUBLISHED',
  'DEADLINE_MOVED',
  'DEADLINE_NEAR',
  'DEADLINE_PASSED',
] as const

export type CaseNoticeCode = (typeof caseNoticeCodes)[number]

/** That a hearing is to be held then and there: settled when it is moved, called off or held, and when the case is over. */
export const hearingNoticeCodes = ['HEARING_SET', 'HEARING_MOVED'] as const satisfies readonly CaseNoticeCode[]

/** What the offices and somebody who asked them for something may be notified of; the portal has a sentence for each. */
export const officeNoticeCodes = [
  'PERSON_CLAIMED',
  'CLAIM_ACCEPTED',
  'CLAIM_DECLINED',
  'PERSON_RECORD_CHANGED',
  'TRANSFER_REQUESTED',
  'TRANSFER_ANSWERED',
  'TRANSFER_DECIDED',
  'RECORD_ACT_PROPOSED',
  'RECORD_ACT_DONE',
  'RECORD_ACT_DROPPED',
  'CASE_NAMES_FORGOTTEN',
  'EVENT_REQUESTED',
  'EVENT_REQUEST_OVERDUE',
  'EVENT_REQUEST_APPROVED',
  'EVENT_REQUEST_TACITLY_APPROVED',
  'EVENT_REQUEST_RETURNED',
  'WEBHOOK_DISABLED',
] as const

export type OfficeNoticeCode = (typeof officeNoticeCodes)[number]

/** What people are notified of as players and as whoever keeps their record. */
export const personNoticeCodes = [
  'RULING_GIVEN',
  'RULING_REPLACED',
  'RULING_WITHDRAWN',
  'APPEAL_TIME_RUNS',
  'ENTRY_PARTNER_ASKED',
  'ENTRY_WAITS_FOR_DESK',
  'ENTRY_WAITING_LIST',
  'ENTRY_CONFIRMED',
  'ENTRY_DECLINED',
  'ENTRY_WITHDRAWN',
  'RESULTS_OFFICIAL',
  'SUBSTITUTED_BY_OFFICER',
  'LINED_UP_BY_OFFICER',
  'SEATING_CHANGED',
  'MATCH_MOVED',
  'MATCH_MOVE_PROPOSED',
  'MATCH_MOVE_DECLINED',
  'LIST_ISSUED',
  'GRADE_AWARDED',
  'GRADE_CHANGED',
  'CERTIFICATE_BY_OFFICE',
  'SANCTION_PROPOSED',
  'SANCTION_IMPOSED',
  'SANCTION_LIFTED',
  'IMPORT_WAITS',
  'RESULT_REPORTED',
  'RESULT_REPORT_ANSWERED',
  'FOLLOWED_BODY_EVENT',
  'FOLLOWED_EVENT_CHANGED',
  'FOLLOWED_RESULTS',
] as const

export type PersonNoticeCode = (typeof personNoticeCodes)[number]

/** Every code that a notice may have. */
export const noticeCodes = [...caseNoticeCodes, ...officeNoticeCodes, ...personNoticeCodes] as const
export type NoticeCode = (typeof noticeCodes)[number]
