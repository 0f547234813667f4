import type { Adjustment } from './adjustment.js'
import type { ClauseRef } from './clause.js'
import type { DrawnPlace } from './drawn-place.js'
import type { StageFacts } from './facts.js'
import type { ChoiceField, IntegerField } from './field.js'
import type { EntrantId } from './ids.js'
import type { UnitCode } from './points.js'
import type { Problem } from './problem.js'
import type { Result } from './result.js'

export const rulingKinds = ['warning', 'rectification', 'adjustedScore', 'penalty', 'disqualification'] as const
export type RulingKind = (typeof rulingKinds)[number]

/** On whose authority something is imposed, ascending. */
export const rulingAuthorities = ['director', 'chiefDirector', 'committee'] as const
export type RulingAuthority = (typeof rulingAuthorities)[number]

/** What an appeal against a ruling would be about: it decides who may overrule it. */
export const rulingParts = ['law', 'judgement', 'score', 'discipline'] as const
export type RulingPart = (typeof rulingParts)[number]

/** A ruling as far as the division of powers looks at it. */
export interface RuledAs {
  readonly kind: RulingKind
  readonly article: string
  /** What was stored, or what the guide says; without it, what is usual for the kind. */
  readonly part?: RulingPart
}

/** What an appeal is about where no guide and no article says more, by the kind of ruling. */
const usualParts: Readonly<Record<RulingKind, RulingPart>> = {
  warning: 'discipline',
  rectification: 'law',
  adjustedScore: 'judgement',
  penalty: 'discipline',
  disqualification: 'discipline',
}

export const usualPart = ({ kind, part }: RuledAs): RulingPart => part ?? usualParts[kind]

/** What an option asks before it can be applied. Answers are text under the field's name. */
export type GuideField =
  | ChoiceField
  | IntegerField
  /** Decimal text in `unit`; `suggested` is the standard amount. With `withUnit` the sport reads a unit behind it. */
  | {
      readonly kind: 'amount'
      readonly name: string
      readonly unit: UnitCode
      readonly withUnit?: true
      readonly suggested?: string
      readonly options?: readonly string[]
    }
  /** An adjusted score as the sport's own text; with `weighted`, several results may be given with their weights. */
  | {
      readonly kind: 'award'
      readonly name: string
      readonly suggestions: readonly string[]
      readonly weighted: boolean
      readonly optional?: boolean
    }
  /** One of the contestants at the table. */
  | { readonly kind: 'entrant'; readonly name: string }

/** One thing a director may do. Codes are words of the sport's terms. */
export interface GuideOption {
  readonly code: string
  readonly kind: RulingKind
  readonly part: RulingPart
  readonly clauses: readonly ClauseRef[]
  /** Lowest authority that may impose it. */
  readonly authority: RulingAuthority
  readonly fields: readonly GuideField[]
  readonly needsSlot: boolean
  readonly needsEntrant: boolean
  /** The step that comes next for this contestant. */
  readonly proposed: boolean
  /** What accumulation makes of it, where that is another step. */
  readonly becomes?: string
  /** What happens at the table or on the sheet, as terms. */
  readonly effects: readonly string[]
}

/** Something a director may be called for. */
export interface GuideSituation {
  readonly code: string
  readonly clause: ClauseRef
  /** How often this contestant has done it within the reach of the rule, this time included. */
  readonly repetition?: number
  readonly options: readonly GuideOption[]
}

export interface GuideCounter {
  readonly code: string
  readonly value: number
  /** At this number the next step follows. */
  readonly limit?: number
}

export interface RulingGuide {
  readonly situations: readonly GuideSituation[]
  readonly counters: readonly GuideCounter[]
}

/** A ruling that stands, as far as later ones depend on it. */
export interface PastRuling {
  readonly id: string
  readonly situation: string
  readonly option: string
  readonly answers: Readonly<Record<string, string>>
  /** Offending contestants first. */
  readonly entrants: readonly EntrantId[]
  readonly slot?: string
  readonly authority: RulingAuthority
}

/** A ruling that is current at a table, for the comparison with its sheet; in the codes of the guide. */
export interface CalledAtTable {
  /** The place of the offending contestant among the sides. */
  readonly side: number
  readonly situation: string
  readonly option: string
  readonly answers: Readonly<Record<string, string>>
}

/** A ruling of another stage of the event, its contestants named as they are in the present one. */
export interface RulingElsewhere extends PastRuling {
  readonly stage: string
  readonly round?: number
}

/** What a guide looks at. `facts` are those `readStageFacts` answers; `history` is in the order the rulings were given. */
export interface RulingContext<Sheet> {
  readonly facts: StageFacts<Sheet>
  /** The places of published rounds that the ruling names, whether they have a sheet yet or not. */
  readonly drawn?: readonly DrawnPlace[]
  readonly history: readonly PastRuling[]
  /** What the contestant was called for in the event's other stages, for rules that count through the event. */
  readonly elsewhere?: readonly RulingElsewhere[]
  readonly entrant?: EntrantId
  readonly slot?: string
  readonly answers?: Readonly<Record<string, string>>
}

export interface RulingChoice {
  readonly situation: string
  readonly option: string
  readonly answers: Readonly<Record<string, string>>
  readonly authority: RulingAuthority
}

/** What a choice comes to. */
export interface ResolvedRuling {
  readonly kind: RulingKind
  readonly part: RulingPart
  /** The article of the matter first. */
  readonly clauses: readonly ClauseRef[]
  readonly adjustments: readonly Adjustment[]
  readonly effects: readonly string[]
  readonly authority: RulingAuthority
  readonly counters: readonly GuideCounter[]
}

/** The facts of a stage, and the place in it that a decision is about. */
export interface AwardContext<Sheet> {
  readonly facts: StageFacts<Sheet>
  readonly slot: string
}

/** A result that a decision may put in a slot in place of what stands there; codes are words of the sport's terms. */
export interface AwardForm {
  readonly code: string
  readonly fields: readonly GuideField[]
}

/** How an edition rules on irregularities; shared code calls these and never asks which sport it holds. */
export interface RulingRules<Sheet = unknown> {
  /** Whether the text can have an article of this name. */
  hasArticle(article: string): boolean
  /** What an appeal against such a ruling is about: it follows from the ruling, and nobody declares it. */
  part(ruled: RuledAs): RulingPart
  guide(context: RulingContext<Sheet>): RulingGuide
  /** Problems: RULING_SITUATION_UNKNOWN, RULING_OPTION_UNKNOWN, RULING_FIELD_*, AUTHORITY_TOO_LOW, and the sport's own. */
  resolve(context: RulingContext<Sheet>, choice: RulingChoice): Result<ResolvedRuling, readonly Problem[]>
  /** What a committee may put in this slot, filled in with what stands there. */
  awards(context: AwardContext<Sheet>): readonly AwardForm[]
  /** Answers to one of `awards` → the adjustment. Problems: AWARD_FORM_UNKNOWN, SLOT_UNKNOWN, and the sport's own. */
  award(
    context: AwardContext<Sheet>,
    form: string,
    answers: Readonly<Record<string, string>>,
  ): Result<Adjustment, readonly Problem[]>
  /** An award as decisions print it, in the notation of the sport; absent where the order's own words are all there is. */
  awardText?(payload: unknown): string | undefined
  /** An adjustment somebody wants to record → one the edition can apply to these facts. */
  parseAdjustment(
    input: unknown,
    context: {
      readonly facts: StageFacts<Sheet>
      readonly drawn?: readonly DrawnPlace[]
      readonly authority: RulingAuthority
    },
  ): Result<Adjustment, readonly Problem[]>
}

export const hasAuthority = (given: RulingAuthority, needed: RulingAuthority): boolean =>
  rulingAuthorities.indexOf(given) >= rulingAuthorities.indexOf(needed)
