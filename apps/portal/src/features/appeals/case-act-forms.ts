import { codesOf, type Inadmissibility } from '@/lib/codes'
import type { ActName } from '@/features/case-act'

/** What a form asks; the options of a choice have their words in the namespace it names. */
export type CaseActField =
  | {
      readonly name: string
      readonly kind: 'text' | 'line' | 'file' | 'clauses' | 'moment'
      readonly optional?: boolean
    }
  | {
      readonly name: string
      readonly kind: 'choice'
      readonly words: ChoiceWords
      readonly options: readonly string[]
      /** Begins with no answer; one has to be chosen. */
      readonly open?: boolean
    }
  | { readonly name: string; readonly kind: 'clock' | 'evidence' | 'party' }

export type ChoiceWords = 'answer' | 'evidenceKind' | 'doer' | 'evidenceVisibility' | 'inadmissibleFor'

export interface CaseActForm {
  readonly fields: readonly CaseActField[]
  /** Ends or decides something: the button is the seal's. */
  readonly decides?: boolean
}

const reason: CaseActField = { name: 'reason', kind: 'text' }
/** Whoever answers declares or decides something: nothing is chosen beforehand. */
const yesOrNo = (name: string): CaseActField => ({
  name,
  kind: 'choice',
  words: 'answer',
  options: ['yes', 'no'],
  open: true,
})
const clock: CaseActField = { name: 'clock', kind: 'clock' }

/** Every reason of the schema, in the order in which a clerk is offered them. */
const inadmissible: Readonly<Record<Inadmissibility, true>> = {
  FILED_TOO_LATE: true,
  CONCURRENCE_MISSING: true,
  CONCURRENCE_WITHHELD: true,
  SIGNATURE_MISSING: true,
  STATEMENT_MISSING: true,
  DEPOSIT_MISSING: true,
  CURE_LAPSED: true,
  RULING_MISSING: true,
  NOT_OWN_TABLE: true,
  CAPACITY_NOT_ENTITLED: true,
  SUBJECT_NOT_APPEALABLE: true,
}

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

/** What the clerk records for somebody of the appellants who agreed on paper: whoever has no account has no page to do it on. */
export const agreementOnPaper: CaseActForm = {
  fields: [{ name: 'party', kind: 'party' }, yesOrNo('agrees'), { name: 'reason', kind: 'text' }],
}

/** The acts that have a form on the case page, in the order in which they stand there. */
export const caseActForms: Readonly<Partial<Record<ActName, CaseActForm>>> = {
  concurInAppeal: { fields: [yesOrNo('agrees'), { name: 'reason', kind: 'text', optional: true }] },
  cureAppeal: {
    fields: [
      { name: 'text', kind: 'text' },
      { name: 'statement', kind: 'text', optional: true },
    ],
  },
  answerAppeal: {
    fields: [
      { name: 'facts', kind: 'text' },
      { name: 'reasons', kind: 'text' },
    ],
  },
  waiveAnswer: { fields: [], decides: true },
  consentToPanel: { fields: [] },
  stateFacts: {
    fields: [
      { name: 'facts', kind: 'text' },
      { name: 'reasons', kind: 'text' },
    ],
  },
  answerInfo: { fields: [reason] },
  answerLawPart: {
    fields: [
      { name: 'answer', kind: 'text' },
      { name: 'clauses', kind: 'clauses' },
    ],
    decides: true,
  },
  decideLateLeave: { fields: [yesOrNo('granted'), { name: 'reasons', kind: 'text' }], decides: true },
  admitAppeal: { fields: [], decides: true },
  requestCure: { fields: [reason] },
  declareInadmissible: {
    fields: [
      { name: 'reason', kind: 'choice', words: 'inadmissibleFor', options: codesOf(inadmissible), open: true },
      { name: 'text', kind: 'text' },
    ],
    decides: true,
  },
  referLawPart: { fields: [reason] },
  returnLawPart: { fields: [reason] },
  recordDeposit: { fields: [] },
  returnDeposit: { fields: [reason] },
  forfeitDeposit: { fields: [reason], decides: true },
  requestInfo: {
    fields: [
      { name: 'from', kind: 'choice', words: 'doer', options: ['appellant', 'respondent', 'parties', 'director'] },
      { name: 'question', kind: 'text' },
    ],
  },
  requestStay: { fields: [reason] },
  decideStay: { fields: [yesOrNo('granted'), { name: 'reasons', kind: 'text' }], decides: true },
  liftStay: { fields: [reason], decides: true },
  requestReopening: { fields: [reason] },
  decideReopening: { fields: [yesOrNo('granted'), { name: 'reasons', kind: 'text' }], decides: true },
  extendDeadline: { fields: [clock, { name: 'dueAt', kind: 'moment' }, reason] },
  stopClock: { fields: [clock, reason] },
  resumeClock: { fields: [clock, reason] },
  uploadEvidence: {
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
  ruleOnEvidence: { fields: [{ name: 'evidence', kind: 'evidence' }, yesOrNo('admitted'), reason] },
  addRedactedCopy: {
    fields: [
      { name: 'evidence', kind: 'evidence' },
      { name: 'content', kind: 'file' },
    ],
  },
  withdrawAppeal: { fields: [{ name: 'reason', kind: 'text', optional: true }], decides: true },
}
