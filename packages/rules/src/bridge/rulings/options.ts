import type { RulingAuthority, RulingKind } from '../../core/ruling.js'
import type { RulingOption } from './ruling-guide.js'

/** What an option asks and what it leaves behind. */
export type OptionEffect =
  /** Nothing changes but the play at the table, or the sheet, by hand. */
  | { readonly kind: 'none' }
  | { readonly kind: 'artificial' }
  /** A result for each side, or one for both. */
  | { readonly kind: 'assigned'; readonly weighted: boolean }
  | { readonly kind: 'annulled' }
  | { readonly kind: 'penalty' }
  | { readonly kind: 'outOfTheEvent' }

export interface OptionRule {
  readonly record: RulingKind
  readonly effect: OptionEffect
  readonly authority: RulingAuthority
  /** Terms of what has to be done by hand. */
  readonly effects: readonly string[]
}

const rule = (
  record: RulingKind,
  effect: OptionEffect,
  more: { readonly authority?: RulingAuthority; readonly effects?: readonly string[] } = {},
): OptionRule => ({ record, effect, authority: more.authority ?? 'director', effects: more.effects ?? [] })

const atTheTable = rule('rectification', { kind: 'none' })
const corrected = rule('adjustedScore', { kind: 'assigned', weighted: false })
const artificial = rule('adjustedScore', { kind: 'artificial' })
const weighted = rule('adjustedScore', { kind: 'assigned', weighted: true })
const penalty = rule('penalty', { kind: 'penalty' })

export const optionRules: Readonly<Record<RulingOption, OptionRule>> = {
  playOn: atTheTable,
  redeal: atTheTable,
  accept: atTheTable,
  retract: atTheTable,
  substitute: atTheTable,
  silencePartner: atTheTable,
  leadRestriction: atTheTable,
  penaltyCard: atTheTable,
  tableResultStands: atTheTable,
  cancelBoard: rule('adjustedScore', { kind: 'annulled' }),
  trickTransfer: corrected,
  equity: corrected,
  tricksAwarded: corrected,
  correctScore: corrected,
  assignedLikelyProbable: corrected,
  averageBothSides: corrected,
  assignedWeighted: weighted,
  bothNonOffending: weighted,
  /** The zone permitting; weights are the committee's own way of doing equity (1997 Laws, 12C3). */
  committeeVariesForEquity: rule('adjustedScore', { kind: 'assigned', weighted: true }, { authority: 'committee' }),
  artificialScore: artificial,
  artificialOrExtraBoards: artificial,
  splitHeldToMinus: rule('adjustedScore', { kind: 'none' }, { effects: ['enterHeldToMinus'] }),
  separateGroups: rule('adjustedScore', { kind: 'none' }, { effects: ['enterCopy'] }),
  warning: rule('warning', { kind: 'none' }),
  proceduralPenalty: penalty,
  disciplinaryPenalty: penalty,
  suspension: rule('disqualification', { kind: 'none' }, { effects: ['leavesTheSession'] }),
  /** Subject to the approval of the committee or the organiser (91B). */
  disqualification: rule('disqualification', { kind: 'outOfTheEvent' }, { authority: 'committee' }),
}
