import type { Order, OrderLine, ReviewPower, RoundReason } from '@paiji/rules/procedure'
import { enumOf } from '../shared/enum.js'

type Of<Kind extends Order['kind']> = Extract<Order, { kind: Kind }>

export const OrderKindEnum = enumOf<Order['kind']>('OrderKind', 'What a line of a decision orders.', {
  adjustScore: 'Another score in one place of play.',
  forfeit: 'A game lost by forfeit.',
  proceduralPenalty: 'Points taken away.',
  lessenPenalty: 'A penalty that stands with a smaller amount.',
  disqualify: 'A disqualification.',
  restoreResult: 'Adjustments that no longer stand.',
  replay: 'A place of play to be played again.',
  suspend: 'A suspension.',
  caution: 'A caution.',
  fine: 'A fine.',
  deposit: 'What becomes of the deposit.',
  remand: 'The case goes back to a body.',
  liftStay: 'The results need no longer wait.',
  recordOnly: 'Nothing but the record.',
})

export const OrderForceEnum = enumOf<OrderLine['as']>('OrderForce', 'Whether a line orders or recommends.', {
  order: 'It takes effect.',
  recommendation: 'It is passed on to whoever may decide.',
})

export const RoundReasonEnum = enumOf<RoundReason>('RoundReason', 'Why a panel votes in a round.', {
  first: 'It begins.',
  withinGroup: 'A majority goes the same way; it is between the outcomes that do.',
  leadingTwo: 'There was no majority; it is between the two ways that lead.',
  castingVote: 'The votes were even; the chair alone votes.',
})

export const ReviewPowerEnum = enumOf<ReviewPower>('ReviewPower', 'What a body may do to a ruling it reviews.', {
  overrule: 'Put its own in its place.',
  recommend: 'Recommend a change to whoever may decide.',
  nothing: 'Neither.',
})

export const OrderedAwardEnum = enumOf<Of<'adjustScore'>['award']>('OrderedAward', 'What kind of score is awarded.', {
  artificial: 'An artificial score.',
  assigned: 'The score of a result that would have come about.',
  weighted: 'Several results with their weights.',
})

export const DisqualifiedFromEnum = enumOf<Of<'disqualify'>['from']>(
  'DisqualifiedFrom',
  'How far a disqualification reaches.',
  { stage: 'The stage.', event: 'The whole event.' },
)

export const SuspendedFromEnum = enumOf<Of<'suspend'>['scope']>('SuspendedFrom', 'From what somebody is suspended.', {
  compete: 'Playing.',
  attend: 'Being there.',
  officiate: 'Acting as an official.',
})

export const DepositOrderEnum = enumOf<Of<'deposit'>['fate']>('DepositOrder', 'What is ordered of a deposit.', {
  refund: 'It is given back.',
  forfeit: 'It is forfeited.',
})
