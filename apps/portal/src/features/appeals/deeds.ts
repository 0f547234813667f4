import type { TypedDocumentNode } from 'urql'
import type { ResultOf } from '@/gql'
import {
  AdmitAppealMutation,
  AnswerInfoMutation,
  AnswerLawPartMutation,
  ConcurInAppealMutation,
  CureAppealMutation,
  DecideLateLeaveMutation,
  DeclareInadmissibleMutation,
  ExtendDeadlineMutation,
  ForfeitDepositMutation,
  RecordDepositMutation,
  ReferLawPartMutation,
  RequestCureMutation,
  RequestInfoMutation,
  ResumeClockMutation,
  ReturnDepositMutation,
  RuleOnEvidenceMutation,
  StopClockMutation,
  UploadEvidenceMutation,
  WithdrawAppealMutation,
} from './deeds.graphql'

export type DeedData = ResultOf<typeof AdmitAppealMutation>
export type DeedDocument = TypedDocumentNode<DeedData, { input: Record<string, unknown> }>

/** What a form asks; the options of a choice have their words in the namespace it names. */
export type DeedField =
  | {
      readonly name: string
      readonly kind: 'text' | 'line' | 'file' | 'clauses' | 'moment'
      readonly optional?: boolean
    }
  | { readonly name: string; readonly kind: 'choice'; readonly words: ChoiceWords; readonly options: readonly string[] }
  | { readonly name: string; readonly kind: 'clock' | 'evidence' }

export type ChoiceWords = 'answer' | 'evidenceKind' | 'doer' | 'evidenceVisibility' | 'inadmissibleFor'

export interface Deed {
  readonly document: DeedDocument
  readonly fields: readonly DeedField[]
  /** Ends or decides something: the button is the seal's. */
  readonly decides?: boolean
}

/** All deeds answer alike; what each asks is said by its fields and checked by the API. */
const asDeed = <Variables extends { readonly input: object }>(
  document: TypedDocumentNode<DeedData, Variables>,
): DeedDocument => document as unknown as DeedDocument

const reason: DeedField = { name: 'reason', kind: 'text' }
const yesOrNo = (name: string): DeedField => ({ name, kind: 'choice', words: 'answer', options: ['yes', 'no'] })
const clock: DeedField = { name: 'clock', kind: 'clock' }

export const inadmissibleReasons = [
  'FILED_TOO_LATE',
  'CONCURRENCE_MISSING',
  'CONCURRENCE_WITHHELD',
  'SIGNATURE_MISSING',
  'STATEMENT_MISSING',
  'DEPOSIT_MISSING',
  'RULING_MISSING',
  'NOT_OWN_TABLE',
  'CAPACITY_NOT_ENTITLED',
  'SUBJECT_NOT_APPEALABLE',
] as const

export const evidenceKinds = [
  'handRecord',
  'scoreSheet',
  'photo',
  'video',
  'statement',
  'conventionCard',
  'ruleText',
  'priorCase',
  'other',
] as const

/** The deeds that have a form on the case page, in the order in which they stand there. */
export const deeds: Readonly<Record<string, Deed>> = {
  concurInAppeal: {
    document: asDeed(ConcurInAppealMutation),
    fields: [yesOrNo('agrees'), { name: 'reason', kind: 'text', optional: true }],
  },
  cureAppeal: {
    document: asDeed(CureAppealMutation),
    fields: [
      { name: 'text', kind: 'text' },
      { name: 'statement', kind: 'text', optional: true },
    ],
  },
  answerInfo: { document: asDeed(AnswerInfoMutation), fields: [reason] },
  answerLawPart: {
    document: asDeed(AnswerLawPartMutation),
    fields: [
      { name: 'answer', kind: 'text' },
      { name: 'clauses', kind: 'clauses' },
    ],
    decides: true,
  },
  decideLateLeave: {
    document: asDeed(DecideLateLeaveMutation),
    fields: [yesOrNo('granted'), { name: 'reasons', kind: 'text' }],
    decides: true,
  },
  admitAppeal: { document: asDeed(AdmitAppealMutation), fields: [], decides: true },
  requestCure: { document: asDeed(RequestCureMutation), fields: [reason] },
  declareInadmissible: {
    document: asDeed(DeclareInadmissibleMutation),
    fields: [
      { name: 'reason', kind: 'choice', words: 'inadmissibleFor', options: inadmissibleReasons },
      { name: 'text', kind: 'text' },
    ],
    decides: true,
  },
  referLawPart: { document: asDeed(ReferLawPartMutation), fields: [reason] },
  recordDeposit: { document: asDeed(RecordDepositMutation), fields: [] },
  returnDeposit: { document: asDeed(ReturnDepositMutation), fields: [reason] },
  forfeitDeposit: { document: asDeed(ForfeitDepositMutation), fields: [reason], decides: true },
  requestInfo: {
    document: asDeed(RequestInfoMutation),
    fields: [
      { name: 'from', kind: 'choice', words: 'doer', options: ['appellant', 'respondent', 'parties', 'director'] },
      { name: 'question', kind: 'text' },
    ],
  },
  extendDeadline: {
    document: asDeed(ExtendDeadlineMutation),
    fields: [clock, { name: 'dueAt', kind: 'moment' }, reason],
  },
  stopClock: { document: asDeed(StopClockMutation), fields: [clock, reason] },
  resumeClock: { document: asDeed(ResumeClockMutation), fields: [clock, reason] },
  uploadEvidence: {
    document: asDeed(UploadEvidenceMutation),
    fields: [
      { name: 'kind', kind: 'choice', words: 'evidenceKind', options: evidenceKinds },
      { name: 'title', kind: 'line' },
      { name: 'content', kind: 'file' },
      {
        name: 'visibility',
        kind: 'choice',
        words: 'evidenceVisibility',
        options: ['parties', 'panel', 'clerk', 'sealed'],
      },
    ],
  },
  ruleOnEvidence: {
    document: asDeed(RuleOnEvidenceMutation),
    fields: [{ name: 'evidence', kind: 'evidence' }, yesOrNo('admitted'), reason],
  },
  withdrawAppeal: {
    document: asDeed(WithdrawAppealMutation),
    fields: [{ name: 'reason', kind: 'text', optional: true }],
    decides: true,
  },
}
