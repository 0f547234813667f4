/** What a notice of the offices leads to. */
export const noticeSubjects = ['eventRequest', 'claim', 'person'] as const
export type NoticeSubject = (typeof noticeSubjects)[number]
