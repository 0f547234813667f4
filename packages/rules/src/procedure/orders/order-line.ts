import type { Adjustment } from '../../core/adjustment.js'
import type { ClauseRef } from '../../core/clause.js'
import type { EntrantId, FactId } from '../../core/ids.js'
import type { AppealMatter, HearingBody, Procedure } from '../../core/procedure.js'

export const orderKinds = [
  'adjustScore',
  'forfeit',
  'proceduralPenalty',
  'lessenPenalty',
  'disqualify',
  'restoreResult',
  'replay',
  'suspend',
  'caution',
  'fine',
  'deposit',
  'remand',
  'liftStay',
  'recordOnly',
] as const

/** Which form of the sport was filled in for an award, and how. */
export interface TypedAward {
  readonly form: string
  readonly answers: Readonly<Record<string, string>>
}

/** What a penalty takes, and how it was stated in its unit where the sport reads one (`25% top = 2.5 MP`). */
type OrderedAmount = Pick<Extract<Adjustment, { kind: 'penalty' }>, 'amount' | 'unit' | 'stated'>

/** What a line orders; money in the currency's smallest unit. */
export type Order =
  /**
   * `payload` is the sport's own adjusted score; `offenders` are the sides whose act led to it. `typed` is what was
   * filled in to come to it (`RulingRules.award`), for whoever writes the draft again.
   */
  | {
      readonly kind: 'adjustScore'
      readonly award: 'artificial' | 'assigned' | 'weighted'
      readonly slot: string
      readonly payload: unknown
      readonly offenders: readonly EntrantId[]
      readonly typed?: TypedAward
    }
  /** The game, match or session in the slot is lost by this contestant. */
  | { readonly kind: 'forfeit'; readonly entrant: EntrantId; readonly slot: string }
  /** `amount` is canonical ratio text in the stage's unit; with a slot, whole points of what is played for there. */
  | ({ readonly kind: 'proceduralPenalty'; readonly entrant: EntrantId; readonly slot?: string } & OrderedAmount)
  /** A penalty stays, with this amount, which is less. */
  | ({ readonly kind: 'lessenPenalty'; readonly adjustment: FactId } & OrderedAmount)
  | { readonly kind: 'disqualify'; readonly entrant: EntrantId; readonly from: 'stage' | 'event' }
  /** The named adjustments no longer stand; what was played counts again. */
  | { readonly kind: 'restoreResult'; readonly adjustments: readonly FactId[] }
  /** The result of the slot is void until it is played again. */
  | { readonly kind: 'replay'; readonly slot: string }
  | {
      readonly kind: 'suspend'
      readonly person: string
      readonly scope: 'compete' | 'attend' | 'officiate'
      readonly from: string
      /** The day after the last; absent: until further notice. */
      readonly until?: string
    }
  | { readonly kind: 'caution'; readonly person: string }
  | {
      readonly kind: 'fine'
      readonly person: string
      readonly amount: number
      readonly currency: string
      readonly provenDamage?: number
    }
  | { readonly kind: 'deposit'; readonly fate: 'refund' | 'forfeit' }
  | { readonly kind: 'remand'; readonly to: 'director' | 'chiefDirector' | 'committee' | 'nationalAuthority' }
  /** The results need no longer wait. */
  | { readonly kind: 'liftStay' }
  /** `why`: why nothing changes, where the ruling does not stand. */
  | { readonly kind: 'recordOnly'; readonly why?: string }

/** An order takes effect; a recommendation is passed on to whoever may decide. */
export const orderForces = ['order', 'recommendation'] as const
export type OrderForce = (typeof orderForces)[number]

/** One line of a decision. */
export interface OrderLine {
  readonly order: Order
  readonly clause: ClauseRef
  readonly as: OrderForce
  readonly text: string
}

/** What a body may do. */
export interface OrderPowers {
  readonly procedure: Procedure
  readonly body: HearingBody
  /** What the case is about. */
  readonly matter: AppealMatter
  /** What the rulings were about that set the adjustments which exist. */
  readonly matters: ReadonlyMap<FactId, AppealMatter>
  /** Fines may not exceed proven damage. */
  readonly finesUpToDamage?: boolean
}
