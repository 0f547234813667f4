import type { Day } from './calendar.js'

/** Every kind of tie between a possible member and a case. */
export const relationKinds = [
  'party',
  'gaveRuling',
  'consultedOnRuling',
  'directedEvent',
  'partner',
  'teamMate',
  'sameClub',
  'sameAssociation',
  'sameFederation',
  'opponent',
  'placeAtStake',
  'nextBody',
  'underSanction',
  'family',
  'captain',
  'coach',
  'business',
  'otherDeclared',
  'earlierCase',
  'pinned',
] as const
export type RelationKind = (typeof relationKinds)[number]

/** One tie, as the records or a disclosure state it. */
export interface Relation {
  readonly kind: RelationKind
  /** The other person, organisation, event or body; for `placeAtStake` the entry concerned. */
  readonly with?: string
  /** When it was so, for ties that fade: the last day they played together. */
  readonly on?: Day
  /** For a sanction: the day after its last; absent while it has no end. */
  readonly until?: Day
  /** Places won (positive) or lost by the outcome, for `placeAtStake`. */
  readonly places?: number
  /** In the discloser's or the administrator's words; never shown to the public. */
  readonly note?: string
}

export type Weight = 'hard' | 'soft' | 'none'

/** What a body of rules makes of each tie. */
export interface ConflictRules {
  /** A partner or team-mate counts for so many months after the last time. */
  readonly partnershipMonths: number
  /** Hard for so many months, soft for the rest of `partnershipMonths`. */
  readonly partnershipHardMonths: number
  readonly weights: Readonly<Record<RelationKind, Weight>>
  /** Hard ties that whoever forms the panel may let pass, on record and for a stated reason; the others never. */
  readonly overridable: readonly RelationKind[]
}

/** A tie that bears on the case, with what it does. */
export interface ConflictFinding {
  readonly code: RelationKind
  readonly severity: 'hard' | 'soft'
  readonly with?: string
  readonly on?: Day
  readonly places?: number
  readonly note?: string
}
