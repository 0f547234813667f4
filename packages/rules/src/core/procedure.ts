import type { ClauseRef } from './clause.js'
import type { AnchorCode, AppealStep, Bilingual } from './edition.js'

/** What is contested. */
export const appealSubjects = ['ruling', 'score', 'eligibility', 'discipline'] as const
export type AppealSubject = (typeof appealSubjects)[number]

/** What the question is about: it decides who hears it and what may be overruled. */
export const appealMatters = ['law', 'judgement', 'score', 'discipline', 'eligibility'] as const
export type AppealMatter = (typeof appealMatters)[number]

export type HearingBody = AppealStep['body']

/** As what somebody files or signs: a player or a member of a pair, one of a team, its captain or leader, a body. */
export const filingCapacities = ['contestant', 'teamMember', 'captain', 'organisation'] as const
export type FilingCapacity = (typeof filingCapacities)[number]

export type EntryKind = 'individual' | 'pair' | 'team'

export const windowUnits = ['minute', 'hour', 'day', 'businessDay'] as const
export type WindowUnit = (typeof windowUnits)[number]

/** The clocks of a case. `filing` and `escalation` come from rules, most others from regulations. */
export const windowKinds = [
  'filing',
  'concurrence',
  'deposit',
  'cure',
  'leave',
  'lawPart',
  'information',
  'statement',
  'response',
  'disclosure',
  'challenge',
  'decision',
  'escalation',
] as const
export type WindowKind = (typeof windowKinds)[number]

/** A length of time from an anchor. Minutes and hours run without a break; days are those of the calendar in a zone. */
export interface ProcedureWindow {
  readonly anchor: AnchorCode | 'FILED' | 'NOTIFIED' | 'ORDERED'
  readonly amount: number
  readonly unit: WindowUnit
  /** Days only: at the same time of day, or when the last day ends. Days end with the day unless told. */
  readonly ends?: 'sameTime' | 'endOfDay'
  /** Days only: a last day on which nobody works gives way to the next one on which they do. */
  readonly rolls?: boolean
  /** The organiser may set another length. */
  readonly adjustable: boolean
  readonly clause: ClauseRef
}

export interface Deposit {
  /** Which instance and which kinds of entry pay it. */
  readonly instance: number
  readonly kinds: readonly EntryKind[]
  /** In the currency's smallest unit. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  readonly clause: ClauseRef
}

/** How a case may end, as far as the deposit is concerned. */
export type DepositEvent =
  | 'rulingUpheld'
  | 'rulingVaried'
  | 'rulingOverturned'
  | 'remanded'
  | 'dismissed'
  | 'meritless'
  | 'withdrawn'
  | 'inadmissible'

export interface ConcurrenceRule {
  /** Who must agree, by kind of entry: everybody in it, the captain alone, or nobody besides the filer. */
  readonly needed: Readonly<Record<EntryKind, 'everyMember' | 'captain' | 'nobody'>>
  /** A member who is not there: taken to agree, or asked all the same. */
  readonly absentMember: 'deemed' | 'asked'
  readonly clause: ClauseRef
}

export interface HearingStep {
  readonly instance: number
  readonly matters: readonly AppealMatter[]
  readonly body: HearingBody
  /** Who hears it when the body cannot be formed. */
  readonly otherwise?: { readonly body: HearingBody; readonly clause: ClauseRef }
  /** Nothing follows. */
  readonly final: boolean
  readonly clause: ClauseRef
}

/** What a body may not do to what it reviews. */
export interface Limit {
  readonly body: HearingBody
  readonly matter: AppealMatter
  readonly may: 'recommend' | 'nothing'
  readonly clause: ClauseRef
}

/** How a body that sits in panels is made up. */
export interface BodyRule {
  readonly body: HearingBody
  readonly size: { readonly least: number; readonly most: number; readonly odd: boolean }
  readonly reserves: number
  readonly chairVotes: boolean
  /** One person alone may sit, and must then consult. */
  readonly soleAllowed: boolean
  /** Standings that must be represented, e.g. expert and player. */
  readonly mixedStandard: boolean
  /** Whose members may not share the parties' affiliation. */
  readonly sameBodyExcluded: 'club' | 'federation' | 'none'
  readonly clause: ClauseRef
}

/** How much of a case the public reads (ACBL: by the level of the event; minors never). */
export const publicationLevels = ['names', 'roles', 'summary', 'sealed'] as const
export type PublicationLevel = (typeof publicationLevels)[number]

/** What happens to those who did nothing (Law 12; WCA 9t as a policy). */
export const thirdPartyPolicies = ['bothSides', 'offendersOnly', 'touchedStageOnly'] as const
export type ThirdPartyPolicy = (typeof thirdPartyPolicies)[number]

/** How appeals are brought, heard and decided under one text; data, like everything an edition says. */
export interface Procedure {
  /** `<sport or body>/<issuer>-<year>`; never renamed, never edited once a case was filed under it. */
  readonly id: string
  readonly title: Bilingual
  readonly issuer: Bilingual
  readonly standing: {
    readonly capacities: readonly FilingCapacity[]
    /** Only rulings made at the filer's own table. */
    readonly ownTableOnly: boolean
    readonly clause: ClauseRef
  }
  readonly subjects: readonly AppealSubject[]
  readonly windows: Readonly<Partial<Record<WindowKind, ProcedureWindow>>>
  /** Somebody may give leave to file late, as a reasoned exception. */
  readonly lateLeave: { readonly by: HearingBody | 'clerk'; readonly clause: ClauseRef } | undefined
  readonly form: {
    readonly written: boolean
    readonly signatures: readonly FilingCapacity[]
    readonly through: 'director' | 'chiefDirector' | 'committee' | 'secretariat'
    readonly clause: ClauseRef
  }
  readonly concurrence: ConcurrenceRule
  readonly deposits: readonly Deposit[]
  readonly returnedWhen: readonly DepositEvent[]
  readonly hearing: readonly HearingStep[]
  readonly limits: readonly Limit[]
  readonly panels: readonly BodyRule[]
  /** What an appeal without merit costs besides the deposit. */
  readonly withoutMerit:
    | { readonly forfeits: boolean; readonly penalty?: string; readonly clause: ClauseRef }
    | undefined
  /** Whether a ruling waits for the appeal. */
  readonly suspensive: boolean
  /** Decided before the next stage is drawn, else played on provisionally. */
  readonly beforeNextStage: boolean
  readonly votes: 'sealedCount' | 'open'
  /** The chair has one more vote where votes are even; no text on file gives one. */
  readonly castingVote?: ClauseRef
  /** Whose results a decision touches besides the parties'. */
  readonly thirdParties: ThirdPartyPolicy
  readonly publication: {
    readonly byCategory: Readonly<Record<string, PublicationLevel>>
    readonly otherwise: PublicationLevel
  }
  /** Places where the text is silent and common practice was put in its stead. */
  readonly assumed: readonly string[]
}
