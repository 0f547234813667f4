/** What the offices and somebody who asked them for something may be notified of; the portal has a sentence for each. */
export const officeNoticeCodes = [
  'EVENT_REQUESTED',
  'EVENT_REQUEST_OVERDUE',
  'EVENT_REQUEST_APPROVED',
  'EVENT_REQUEST_TACITLY_APPROVED',
  'EVENT_REQUEST_RETURNED',
] as const

export type OfficeNoticeCode = (typeof officeNoticeCodes)[number]

/** What a notice of the offices leads to. */
export const noticeSubjects = ['eventRequest'] as const
export type NoticeSubject = (typeof noticeSubjects)[number]
