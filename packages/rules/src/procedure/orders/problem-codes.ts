/** What can be wrong with the order lines of a decision. */
export const orderProblemCodes = [
  'ORDERS_MISSING',
  'ORDERS_CONTRADICT',
  'ORDER_ONLY_RECOMMENDED',
  'ORDER_BEYOND_POWERS',
  'ORDER_SLOT_UNKNOWN',
  'ORDER_ENTRANT_UNKNOWN',
  'ORDER_AMOUNT_UNREADABLE',
  'ORDER_NOTHING_TO_RESTORE',
  'ORDER_NO_PENALTY',
  'ORDER_NOT_LESS',
  'ORDER_PERIOD_REVERSED',
  'ORDER_FINE_ABOVE_DAMAGE',
  'ORDER_UNREADABLE',
  'ORDER_TOUCHES_THIRD_PARTY',
] as const

export type OrderProblemCode = (typeof orderProblemCodes)[number]
