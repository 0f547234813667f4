/** Fields that an order of each kind has besides its words and its article. */
export const orderFields = {
  adjustScore: ['slot'],
  forfeit: ['slot', 'entrant'],
  replay: ['slot'],
  restoreResult: ['adjustments'],
  lessenPenalty: ['adjustments', 'amount'],
  proceduralPenalty: ['entrant', 'amount'],
  disqualify: ['entrant', 'reach'],
  suspend: ['person', 'scope', 'startsOn', 'endsOn'],
  caution: ['person'],
  fine: ['person', 'money', 'currency', 'provenDamage'],
  deposit: ['fate'],
  remand: ['to'],
  liftStay: [],
  recordOnly: [],
} as const

export type OrderKindName = keyof typeof orderFields
export type OrderFieldName = (typeof orderFields)[OrderKindName][number]
export const orderKindNames = Object.keys(orderFields) as OrderKindName[]

export const reviewedMatters = ['judgement', 'fact', 'law', 'regulation', 'discipline'] as const

/** One order as it is being written: plain texts, the form of the sport with its answers, the penalties it is about. */
export interface TypedOrder {
  readonly key: number
  readonly kind: OrderKindName
  readonly article: string
  readonly text: string
  readonly reviews: string
  readonly as: string
  readonly values: Readonly<Partial<Record<Exclude<OrderFieldName, 'adjustments'>, string>>>
  readonly form?: string
  readonly answers: Readonly<Record<string, string>>
  readonly adjustments: readonly string[]
  /** An award that no form was filled in for: it goes back as it came. */
  readonly kept?: { readonly award: string; readonly payload: Readonly<Record<string, unknown>> }
}

/** An order as the API stores it. */
export interface StoredOrder {
  readonly kind: string
  readonly as: string
  readonly reviews: string
  readonly text: string
  readonly clause: { readonly article: string }
  readonly form: string | null
  readonly answers: readonly { readonly name: string; readonly value: string }[]
  readonly award: string | null
  readonly payload: Readonly<Record<string, unknown>> | null
  readonly adjustments: readonly string[]
  readonly [field: string]: unknown
}

export const newOrder = (key: number, slot: string | null): TypedOrder => ({
  key,
  kind: 'adjustScore',
  article: '',
  text: '',
  reviews: 'judgement',
  as: 'order',
  values: slot ? { slot } : {},
  answers: {},
  adjustments: [],
})

const isKind = (kind: string): kind is OrderKindName => Object.hasOwn(orderFields, kind)

/** A stored order, to be written again. */
export const fromStored = (order: StoredOrder, key: number): TypedOrder => {
  const kind = isKind(order.kind) ? order.kind : 'recordOnly'
  const names = orderFields[kind].filter(name => name !== 'adjustments')
  const { award, payload, form } = order
  return {
    key,
    kind,
    article: order.clause.article,
    text: order.text,
    reviews: order.reviews,
    as: order.as,
    values: Object.fromEntries(names.flatMap(name => (order[name] == null ? [] : [[name, String(order[name])]]))),
    answers: Object.fromEntries(order.answers.map(({ name, value }) => [name, value])),
    adjustments: order.adjustments,
    ...(form ? { form } : {}),
    ...(award && payload ? { kept: { award, payload } } : {}),
  }
}

const awardInput = ({ form, answers, kept }: TypedOrder): Record<string, unknown> => {
  if (!form) return kept ? { ...kept } : {}
  return {
    form,
    answers: Object.entries(answers)
      .filter(([, value]) => value.trim() !== '')
      .map(([name, value]) => ({ name, value })),
  }
}

/** What was typed as a line of the decision's input. */
export const orderInput = (order: TypedOrder, edition: string): Record<string, unknown> => {
  const asked: readonly OrderFieldName[] = orderFields[order.kind]
  const texts = Object.fromEntries(
    asked.flatMap(name => {
      const value = name === 'adjustments' ? undefined : order.values[name]?.trim()
      return value ? [[name, name === 'money' || name === 'provenDamage' ? Number(value) : value]] : []
    }),
  )
  return {
    kind: order.kind,
    edition,
    article: order.article.trim(),
    text: order.text.trim(),
    reviews: order.reviews,
    as: order.as,
    ...texts,
    ...(asked.includes('adjustments') ? { adjustments: [...order.adjustments] } : {}),
    ...(order.kind === 'adjustScore' ? awardInput(order) : {}),
  }
}
