/** What the offices and somebody who asked them for something may be notified of; the portal has a sentence for each. */
export const officeNoticeCodes = [
  'PERSON_CLAIMED',
  'CLAIM_ACCEPTED',
  'CLAIM_DECLINED',
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
  'LIST_ISSUED',
  'GRADE_AWARDED',
  'GRADE_CHANGED',
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

/** What a notice of the offices leads to. */
export const noticeSubjects = ['eventRequest', 'claim', 'person'] as const
export type NoticeSubject = (typeof noticeSubjects)[number]
