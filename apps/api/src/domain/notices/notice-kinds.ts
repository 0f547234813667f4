import type { NoticeCode } from '../../db/schema/notice-codes.js'
import type { MailTopic } from '../mail/topics.js'

export { hearingNoticeCodes, noticeCodes } from '../../db/schema/notice-codes.js'

/** How a notice is mailed. */
export interface NoticeKind {
  readonly topic: MailTopic
  /** It is served, or a time runs by it: nobody declines it, and quiet hours do not hold it back. */
  readonly mandatory: boolean
}

const kind = (topic: MailTopic, mandatory = false): NoticeKind => ({ topic, mandatory })
const served = kind('cases', true)
const news = kind('cases')
const work = kind('caseWork')

/** Every code a notice can have; of a case's notices the audience says whether it is somebody's case or work. */
export const noticeKinds: Readonly<Record<NoticeCode, NoticeKind>> = {
  RULING_GIVEN: served,
  RULING_REPLACED: served,
  RULING_WITHDRAWN: news,
  APPEAL_TIME_RUNS: served,
  APPEAL_FILED: news,
  CONCURRENCE_ASKED: served,
  CONCURRENCE_ANSWERED: news,
  LEAVE_ASKED: work,
  LEAVE_ANSWERED: served,
  CURE_ASKED: served,
  CURED: work,
  APPEAL_INADMISSIBLE: served,
  APPEAL_ADMITTED: news,
  RESPONSE_ASKED: served,
  RESPONSE_GIVEN: news,
  STATEMENT_ASKED: served,
  FACTS_STATED: news,
  INTEREST_NOTED: news,
  APPEAL_WITHDRAWN: news,
  LAW_PART_ASKED: served,
  LAW_PART_ANSWERED: news,
  LAW_PART_RETURNED: work,
  INFORMATION_ASKED: served,
  INFORMATION_GIVEN: news,
  PANEL_PROPOSED: served,
  OBJECTIONS_OPEN: served,
  PANEL_CONSENTED: work,
  PANEL_SEATED: news,
  MEMBER_CHALLENGED: work,
  MEMBER_TIED: kind('caseWork', true),
  CHALLENGE_TO_DECIDE: kind('caseWork', true),
  CHALLENGE_DECIDED: news,
  MEMBER_REPLACED: served,
  STAY_ASKED: work,
  STAY_GRANTED: served,
  STAY_REFUSED: served,
  STAY_LIFTED: served,
  REOPENING_ASKED: kind('caseWork', true),
  REOPENING_GRANTED: served,
  REOPENING_REFUSED: served,
  HEARING_SET: served,
  HEARING_MOVED: served,
  HEARING_CANCELLED: served,
  DECISION_TO_SERVE: work,
  DECISION_NOTIFIED: served,
  EFFECTS_DUE: work,
  EFFECTS_APPLIED: news,
  CASE_PUBLISHED: news,
  DEADLINE_MOVED: served,
  DEADLINE_NEAR: served,
  DEADLINE_PASSED: news,
  PERSON_CLAIMED: kind('office'),
  PERSON_RECORD_CHANGED: kind('office'),
  TRANSFER_REQUESTED: kind('office', true),
  TRANSFER_ANSWERED: kind('office'),
  TRANSFER_DECIDED: kind('office', true),
  RECORD_ACT_PROPOSED: kind('office', true),
  RECORD_ACT_DONE: kind('office', true),
  RECORD_ACT_DROPPED: kind('office', true),
  CASE_NAMES_FORGOTTEN: kind('caseWork', true),
  CLAIM_ACCEPTED: kind('entries'),
  CLAIM_DECLINED: kind('entries'),
  EVENT_REQUESTED: kind('office'),
  EVENT_REQUEST_OVERDUE: kind('office'),
  EVENT_REQUEST_APPROVED: kind('entries'),
  EVENT_REQUEST_TACITLY_APPROVED: kind('entries'),
  EVENT_REQUEST_RETURNED: kind('entries'),
  ENTRY_PARTNER_ASKED: kind('entries'),
  ENTRY_WAITS_FOR_DESK: kind('entries'),
  ENTRY_WAITING_LIST: kind('entries'),
  ENTRY_CONFIRMED: kind('entries'),
  ENTRY_DECLINED: kind('entries'),
  ENTRY_WITHDRAWN: kind('entries'),
  RESULTS_OFFICIAL: kind('results'),
  SUBSTITUTED_BY_OFFICER: kind('entries', true),
  LINED_UP_BY_OFFICER: kind('entries', true),
  SEATING_CHANGED: kind('entries'),
  LIST_ISSUED: kind('lists'),
  GRADE_AWARDED: kind('honours'),
  GRADE_CHANGED: kind('honours', true),
  CERTIFICATE_BY_OFFICE: kind('honours'),
  SANCTION_PROPOSED: kind('office'),
  SANCTION_IMPOSED: kind('honours', true),
  SANCTION_LIFTED: kind('honours'),
  IMPORT_WAITS: kind('office'),
  RESULT_REPORTED: kind('caseWork'),
  RESULT_REPORT_ANSWERED: kind('results'),
  WEBHOOK_DISABLED: kind('office'),
  FOLLOWED_BODY_EVENT: kind('follows'),
  FOLLOWED_EVENT_CHANGED: kind('follows'),
  FOLLOWED_RESULTS: kind('follows'),
}

export const kindOf = (code: NoticeCode): NoticeKind => noticeKinds[code]
