/** What somebody may be told about a case; the portal has a sentence for each. */
export const noticeCodes = [
  'APPEAL_FILED',
  'CONCURRENCE_ASKED',
  'CONCURRENCE_ANSWERED',
  'LEAVE_ASKED',
  'LEAVE_ANSWERED',
  'CURE_ASKED',
  'CURED',
  'APPEAL_INADMISSIBLE',
  'APPEAL_ADMITTED',
  'APPEAL_WITHDRAWN',
  'LAW_PART_ASKED',
  'LAW_PART_ANSWERED',
  'INFORMATION_ASKED',
  'INFORMATION_GIVEN',
  'DEADLINE_MOVED',
  'DEADLINE_NEAR',
  'DEADLINE_PASSED',
] as const

export type NoticeCode = (typeof noticeCodes)[number]
